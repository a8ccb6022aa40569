### Draftozaur: teksty zasad i nazwy, po polsku.

draftosaurus = Draftozaur
    .tagline = Wybierz dinozaura, podaj miseczkę dalej i zbuduj najszczęśliwszy park dinozaurów przy stole.
    .pitch = Wybierz dinozaura, podaj miseczkę dalej i zbuduj najweselszy park.
    .step-1 = Wszyscy po cichu wybierają dinozaura ze swojej miseczki, potem wszystkie widać naraz.
    .step-2 = Postaw swojego na polu. Gdzie, mówi kostka; kto nią rzucał, prawie nigdy nie musi jej słuchać. Rzeka przyjmie go zawsze.
    .step-3 = Miseczki wędrują w lewo; w grze dla dwóch osób każda najpierw odkłada jeszcze jednego dinozaura. Gdy na każdej planszy jest ich 12, pola dają punkty, każde po swojemu.

## Zasady: przygotowanie

DS-1 = Jest 6 rodzajów dinozaurów, po 10 figurek każdego: tyranozaur, diplodok, triceratops, spinozaur, stegozaur i parazaurolof.
    .title = Sześć rodzajów dinozaurów
DS-2 = Grać może od 2 do 5 osób. Do woreczka trafia tyle samo dinozaurów każdego rodzaju: po 8 dla 2 osób (razem 48), po 6 dla 3 osób (razem 36), po 8 dla 4 osób (razem 48), po 10 dla 5 osób (razem 60). Dinozaurów zawsze starcza co do sztuki: na koniec gry woreczek jest pusty.
    .title = Ile dinozaurów w woreczku
DS-3 = Każda osoba ma 1 planszę, a wszystkie plansze pokazują tę samą stronę: lato albo zimę. Stronę wybieracie w opcjach gry; jeśli nic nie zmienicie, gracie latem.
    .title = Jedna plansza na osobę
    .why = To pole jest po drugiej stronie planszy.
DS-4 = W opcjach gry ustalacie, u kogo kostka jest na początku: na wskazanym miejscu przy stole albo u losowej osoby. Jeśli nic nie zmienicie, decyduje los.
    .title = Kto zaczyna z kostką
DS-5 = Gdy gra od 3 do 5 osób, rozgrywacie 2 rundy po 6 tur. Gdy grają 2 osoby, rozgrywacie 4 rundy po 3 tury. Na początku każdej rundy każda osoba dobiera z woreczka do swojej miseczki 6 dinozaurów i trzyma je w tajemnicy. Na koniec na każdej planszy jest 12 dinozaurów.
    .title = Rundy i tury

## Zasady: tura

DS-6 = Kostką rzuca osoba, która ją trzyma. Każda z 6 ścianek ma taką samą szansę. W tej turze liczy się tylko ten jeden rzut.
    .title = Rzuć kostką
DS-7 = Wszyscy naraz i w tajemnicy wybierają po 1 dinozaurze ze swojej miseczki.
    .title = Wybierz dinozaura
    .why = Wybierasz jednego dinozaura, który jest w twojej miseczce, i tylko wtedy, gdy jest pora wybierania.
DS-8 = Wszystkie wybrane dinozaury odsłaniacie w tej samej chwili. Dopiero potem każda osoba stawia swojego na planszy, znów wszyscy naraz.
    .title = Najpierw pokaż, potem postaw
    .why = Wybranego dinozaura stawiasz na planszy dopiero wtedy, gdy wszyscy pokażą swoje.
DS-9 = Tylko w grze dla 2 osób: po postawieniu dinozaurów każde z was w tajemnicy wybiera ze swojej miseczki jeszcze 1. Odsłaniacie je w tej samej chwili i oba wypadają z gry. W miseczkach jest więc 6 dinozaurów, potem 4, potem 2, potem 0.
    .title = Dwie osoby: odrzuć dinozaura
    .why = Dinozaura odrzucasz tylko w grze dla dwóch osób, po postawieniu poprzedniego, i tylko takiego, który jest w twojej miseczce.
DS-10 = Miejsca przy stole są ponumerowane zgodnie z ruchem wskazówek zegara: osoba po twojej lewej ma następny numer, osoba po twojej prawej poprzedni, a po ostatnim miejscu znów jest pierwsze. Po każdej turze, tak samo w każdej rundzie, podajesz miseczkę w lewo (w grze dla 2 osób: po odrzuceniu dinozaurów). Kostka też po każdej turze wędruje w lewo, nawet między rundami; inaczej jest tylko w zasadzie dla 5 osób.
    .title = Podaj w lewo
DS-11 = W grze dla 5 osób po turze 5 każdej rundy miseczki idą dalej, ale kostka zostaje: w turze 6 znów rzuca ta sama osoba. Tym razem kostki słuchają wszyscy, także osoba, która rzuciła; dopiero potem kostka wędruje w lewo. Obie rundy mają więc tę samą kolejność: pierwsze 4 osoby rzucają po razie, a ostatnia w turach 5 i 6. Instrukcja nazywa to wariantem dla 5 osób. U nas to opcja gry, włączona, dopóki jej nie wyłączycie.
    .title = Pięć osób: drugi rzut
    .booklets = Ten wariant jest tylko w instrukcji polskiego wydania. Jeśli znacie grę z innego wydania, wyłączcie tę opcję: kostka będzie wtedy wędrować dalej po każdej turze.

## Zasady: kostka

DS-12 = Las: jeśli musisz słuchać kostki, wybierz pole w lesie, czyli w górnej części planszy.
    .title = Kostka: las
    .why = Kostka pokazuje las: wybierz pole w lesie albo rzekę.
DS-13 = Góry: jeśli musisz słuchać kostki, wybierz pole w górach, czyli w dolnej części planszy.
    .title = Kostka: góry
    .why = Kostka pokazuje góry: wybierz pole w górach albo rzekę.
DS-14 = Wulkan: jeśli musisz słuchać kostki, wybierz pole po lewej stronie rzeki.
    .title = Kostka: wulkan (po lewej)
    .why = Kostka pokazuje wulkan: wybierz pole po lewej stronie rzeki albo samą rzekę.
DS-15 = Szkielet: jeśli musisz słuchać kostki, wybierz pole po prawej stronie rzeki.
    .title = Kostka: szkielet (po prawej)
    .why = Kostka pokazuje szkielet: wybierz pole po prawej stronie rzeki albo samą rzekę.
DS-16 = Pole bez innego dinozaura: jeśli musisz słuchać kostki, wybierz pole, na którym nie ma ani jednego dinozaura. Piramida zapełniona tylko częściowo nie jest pusta.
    .title = Kostka: puste pole
    .why = Kostka pokazuje pole bez innego dinozaura: wybierz puste pole albo rzekę.
DS-17 = Pole bez tyranozaura: jeśli musisz słuchać kostki, wybierz pole, na którym nie ma jeszcze tyranozaura. Samego tyranozaura też wolno ci tam postawić.
    .title = Kostka: bez tyranozaura
    .why = Kostka pokazuje pole bez tyranozaura: wybierz pole, na którym go nie ma, albo rzekę.
DS-18 = Osoba, która rzuciła kostką, nie musi jej słuchać, chyba że każe tak zasada tury 6 dla 5 osób. Zasada samego pola liczy się jednak zawsze: ile dinozaurów się tam mieści i które mogą wejść. W Piramidzie wybierasz też miejsce, nawet gdy dinozaur przechodzi tam z Kwarantanny.
    .title = Kto rzuca, ma swobodę
DS-19 = Rzeka jest zawsze otwarta dla wszystkich: bez względu na to, co pokazuje kostka i czy masz do wyboru jakieś inne pole.
    .title = Rzeka zawsze otwarta

## Zasady: plansza letnia

DS-20 = Las identyczności leży w lesie, po lewej stronie rzeki, i mieści 6 dinozaurów. Wpuszcza tylko jeden rodzaj; zapełniasz go od lewej do prawej. Za 1, 2, 3, 4, 5 lub 6 dinozaurów dostajesz odpowiednio 2, 4, 8, 12, 18 lub 24 punkty.
    .title = Las identyczności
    .why = Las identyczności wpuszcza tylko jeden rodzaj i najwyżej sześć dinozaurów.
    .printed = W zasadach od DS-20 do DS-32 położenie pól (las czy góry, po lewej czy po prawej stronie rzeki), kolejne progi punktów i to, które miejsca Piramidy ze sobą sąsiadują, są takie jak na drukowanych planszach. Instrukcja pokazuje je na obrazkach, a słowami wymienia tylko niektóre.
DS-21 = Leśne trio leży w lesie, po lewej stronie rzeki, i mieści 3 dinozaury dowolnych rodzajów. Za dokładnie 3 dinozaury dostajesz 7 punktów, w każdym innym razie 0.
    .title = Leśne trio
    .why = Leśne trio mieści trzy dinozaury i jest już pełne.
DS-22 = Król dżungli leży w lesie, po prawej stronie rzeki, i mieści 1 dinozaura dowolnego rodzaju. Dostajesz 7 punktów, jeśli nikt inny nie ma na całej swojej planszy więcej dinozaurów tego rodzaju niż ty na swojej. Remis też daje te punkty; w każdym innym razie dostajesz 0.
    .title = Król dżungli
    .why = Król dżungli mieści jednego dinozaura i jest już zajęty.
DS-23 = Łąka różnorodności leży w górach, po prawej stronie rzeki, i mieści 6 dinozaurów. Wszystkie muszą być różnych rodzajów; zapełniasz ją od lewej do prawej. Za 1, 2, 3, 4, 5 lub 6 dinozaurów dostajesz odpowiednio 1, 3, 6, 10, 15 lub 21 punktów.
    .title = Łąka różnorodności
    .why = Ten rodzaj jest już na Łące różnorodności.
DS-24 = Preria miłości leży w górach, po lewej stronie rzeki, i mieści 6 dinozaurów dowolnych rodzajów. Każda para jednego rodzaju to 5 punktów. Dinozaur należy tylko do 1 pary: 3 jednakowe dają 5 punktów, a 4 jednakowe 10.
    .title = Preria miłości
    .why = Preria miłości mieści sześć dinozaurów i jest już pełna.
DS-25 = Samotnia leży w górach, po prawej stronie rzeki, i mieści 1 dinozaura dowolnego rodzaju. Dostajesz 7 punktów, jeśli na całej twojej planszy nie ma drugiego takiego samego, w przeciwnym razie 0.
    .title = Samotnia
    .why = Samotnia mieści jednego dinozaura i jest już zajęta.

## Zasady: plansza zimowa

DS-26 = Las symetrii leży w lesie, po lewej stronie rzeki, i mieści 6 dinozaurów. Od lewej do prawej stoją na zmianę 2 różne rodzaje: A, B, A, B, A, B. Za 1, 2, 3, 4, 5 lub 6 dinozaurów dostajesz odpowiednio 2, 4, 8, 12, 18 lub 24 punkty.
    .title = Las symetrii
    .why = W Lesie symetrii dwa różne rodzaje stoją na zmianę, a mieści się tam tylko sześć dinozaurów.
DS-27 = Czujka leży w lesie, po prawej stronie rzeki, i mieści 1 dinozaura dowolnego rodzaju. Dostajesz po 2 punkty za każdego dinozaura tego rodzaju na całej planszy osoby po twojej prawej. W grze dla 2 osób jest to plansza drugiej osoby.
    .title = Czujka
    .why = Czujka mieści jednego dinozaura i jest już zajęta.
DS-28 = Lewy brzeg Mostu zakochanych leży w lesie, po lewej stronie rzeki, i mieści dowolnie wiele dinozaurów dowolnych rodzajów. Para to 2 dinozaury jednego rodzaju, każdy na innym brzegu; dinozaur należy tylko do 1 pary. Każda para to 6 punktów, liczonych raz za oba brzegi łącznie.
    .title = Most zakochanych, lewy brzeg
DS-29 = Prawy brzeg Mostu zakochanych leży w górach, po prawej stronie rzeki, i mieści dowolnie wiele dinozaurów dowolnych rodzajów. Punkty dają te same pary, co na lewym brzegu: 6 za każdą parę, liczone tylko raz.
    .title = Most zakochanych, prawy brzeg
DS-30 = Kwarantanna leży w górach, po lewej stronie rzeki, i mieści 1 dinozaura dowolnego rodzaju. Sama nie daje punktów, ale po ostatniej turze możesz przenieść jej dinozaura gdzie indziej.
    .title = Kwarantanna
    .why = Kwarantanna mieści jednego dinozaura i jest już zajęta.
DS-31 = Piramida leży w górach, po prawej stronie rzeki, i ma 6 miejsc, każde dla jednego dinozaura. O tym, kto i gdzie może wejść, decydują jej poziomy i sąsiedzi. Każdy dinozaur daje 2 punkty na dolnym poziomie, 4 na środkowym, a 7 na szczycie.
    .title = Piramida: miejsca i punkty
    .why = To miejsce w Piramidzie jest już zajęte.
DS-32 = Piramida ma 3 miejsca na dole, 2 w środku i 1 na szczycie; poziom otwiera się, gdy poziom pod nim jest pełny, a na otwartym poziomie wybierasz dowolne wolne miejsce. Sąsiedzi muszą być różnych rodzajów: ci, którzy stoją obok siebie na jednym poziomie, i ci, z których jeden opiera się na drugim. Lewe miejsce w środku opiera się na lewym i środkowym na dole, prawe miejsce w środku na środkowym i prawym na dole, a szczyt na obu miejscach w środku. Lewe i prawe miejsce na dole nie sąsiadują ze sobą.
    .title = Jak budować Piramidę
    .why = W Piramidzie najpierw musi być pełny niższy poziom, a sąsiedzi muszą być różnych rodzajów.
    .ruling = Instrukcja nie mówi, w jakiej kolejności zapełniać poziom, więc pozwalamy ci wybrać dowolne wolne miejsce na otwartym poziomie.
DS-33 = Dwa brzegi Mostu zakochanych to 2 osobne pola. Gdy kostka pokazuje pole bez innego dinozaura albo pole bez tyranozaura i gdy liczysz punkty za tyranozaury, każdy brzeg sprawdzasz osobno.
    .title = Dwa brzegi, dwa pola

## Zasady: obie plansze i koniec gry

DS-34 = Rzeka mieści dowolnie wiele dinozaurów, a każdy z nich daje 1 punkt. To pole inne niż wszystkie: nie wskazuje go żadna ścianka kostki, a tyranozaur w rzece nie daje punktu za tyranozaura.
    .title = Punkty w rzece
DS-35 = Zimą, po ostatniej turze, a jeszcze przed podliczeniem punktów, każda osoba może przenieść dinozaura ze swojej Kwarantanny na dowolne inne pole, którego zasada go wpuszcza (także do rzeki), albo zostawić go tam, gdzie jest. Kostka już się nie liczy, a wszyscy decydują naraz.
    .title = Wyjście z Kwarantanny
    .why = Po ostatniej turze możesz tylko przenieść dinozaura ze swojej Kwarantanny na inne pole, które go wpuszcza (także do rzeki), albo go tam zostawić.
    .ruling = Instrukcja mówi, kiedy wolno przenieść dinozaura, ale nie, w jakiej kolejności decydują gracze; u nas wszyscy decydują naraz. Rzekę zalicza do pól planszy, więc także rzeka jest dla niego otwarta.
DS-36 = Każde pole oprócz rzeki, na którym stoi co najmniej 1 tyranozaur, daje ci 1 dodatkowy punkt. Kwarantanna też się liczy.
    .title = Punkty za tyranozaury
DS-37 = Dla Króla dżungli, Samotni i Czujki „cała plansza” to wszystkie pola, także rzeka i Kwarantanna.
    .title = Cała plansza
DS-38 = Kto ma najwięcej punktów, wygrywa. Przy remisie wygrywa plansza, na której jest mniej tyranozaurów, a rzeka też się liczy. Jeśli nadal jest remis, wygrywacie razem.
    .title = Kto wygrywa
DS-39 = W wariancie „od lata do zimy” rozgrywacie 2 gry na tych samych miejscach przy stole, najpierw letnią, potem zimową; kostka po prostu wędruje dalej do drugiej gry. Dodajcie punkty z obu gier: największa suma wygrywa. Przy remisie wygrywa mniejsza liczba tyranozaurów w obu grach łącznie; jeśli nadal jest remis, wygrywacie razem.
    .title = Od lata do zimy
    .ruling = Instrukcja nie mówi, kto pierwszy rzuca w drugiej grze ani jak rozstrzygnąć remis w sumie punktów, więc u nas kostka wędruje dalej jak zwykle, potem liczy się mniej tyranozaurów w obu grach, a na koniec wspólna wygrana.

## Nagłówki strony z zasadami

draftosaurus-section-setup = Przygotowanie
draftosaurus-section-turn = Jak wygląda tura
draftosaurus-section-die = Kostka
draftosaurus-section-summer = Plansza letnia
draftosaurus-section-winter = Plansza zimowa
draftosaurus-section-end = Rzeka, tyranozaury i koniec gry

## Nazwy

draftosaurus-species-trex = tyranozaur
    .object = tyranozaura
draftosaurus-species-diplodocus = diplodok
    .object = diplodoka
draftosaurus-species-triceratops = triceratops
    .object = triceratopsa
draftosaurus-species-spinosaurus = spinozaur
    .object = spinozaura
draftosaurus-species-stegosaurus = stegozaur
    .object = stegozaura
draftosaurus-species-parasaurolophus = parazaurolof
    .object = parazaurolofa
# Where nobody saw which it is.
draftosaurus-species-any = dinozaur
    .object = dinozaura

draftosaurus-pen-sameness = Las identyczności
    .in = w Lesie identyczności
draftosaurus-pen-trio = Leśne trio
    .in = na polu Leśne trio
draftosaurus-pen-king = Król dżungli
    .in = na polu Król dżungli
draftosaurus-pen-differences = Łąka różnorodności
    .in = na Łące różnorodności
draftosaurus-pen-love = Preria miłości
    .in = na Prerii miłości
draftosaurus-pen-solitary = Samotnia
    .in = w Samotni
draftosaurus-pen-wood = Las symetrii
    .in = w Lesie symetrii
draftosaurus-pen-lookout = Czujka
    .in = na Czujce
draftosaurus-pen-bridge = Most zakochanych
draftosaurus-pen-bridge-left = Most zakochanych, lewy brzeg
    .in = na lewym brzegu Mostu zakochanych
draftosaurus-pen-bridge-right = Most zakochanych, prawy brzeg
    .in = na prawym brzegu Mostu zakochanych
draftosaurus-pen-quarantine = Kwarantanna
    .in = w Kwarantannie
draftosaurus-pen-pyramid = Piramida
    .in = w Piramidzie
draftosaurus-pen-river = Rzeka
    .in = w rzece

draftosaurus-slot-b1 = na dole, z lewej
draftosaurus-slot-b2 = na dole, pośrodku
draftosaurus-slot-b3 = na dole, z prawej
draftosaurus-slot-m1 = w środku, z lewej
draftosaurus-slot-m2 = w środku, z prawej
draftosaurus-slot-t = na szczycie

draftosaurus-die-forest = las
draftosaurus-die-rocks = góry
draftosaurus-die-left = wulkan (po lewej)
draftosaurus-die-right = szkielet (po prawej)
draftosaurus-die-empty = pole bez innego dinozaura
draftosaurus-die-no-trex = pole bez tyranozaura

draftosaurus-board-summer = lato
draftosaurus-board-winter = zima
draftosaurus-board-summer-winter = od lata do zimy

draftosaurus-bowl = Twoja miseczka

## Gdzie jest gra i co wiedzą wszyscy

draftosaurus-where = Runda { $round } z { $rounds }, tura { $turn } z { $turns }
draftosaurus-bowls = Miseczki idą w lewo
draftosaurus-bowls-to = Miseczki idą w lewo: twoja → { $name }
draftosaurus-bowl-to = Miseczka w lewo → { $name }
draftosaurus-bowls-new = Po tej turze wszyscy dobierają nowe dinozaury
draftosaurus-you-forest = Ty: pole w lesie albo rzeka
draftosaurus-you-rocks = Ty: pole w górach albo rzeka
draftosaurus-you-left = Ty: pole po lewej stronie rzeki albo rzeka
draftosaurus-you-right = Ty: pole po prawej stronie rzeki albo rzeka
draftosaurus-you-empty = Ty: puste pole albo rzeka
draftosaurus-you-no-trex = Ty: pole bez tyranozaura albo rzeka
draftosaurus-you-free = To twój rzut: wybierasz dowolne pole
draftosaurus-roller-obeys = W tej turze kostka obowiązuje wszystkich, także: { $name }
draftosaurus-roller-obeys-you = To twój rzut, ale w tej turze kostka obowiązuje także ciebie
draftosaurus-bag =
    { $count ->
        [0] Woreczek jest pusty
        [one] { $count } dinozaur w woreczku
        [few] { $count } dinozaury w woreczku
        [many] { $count } dinozaurów w woreczku
       *[other] { $count } dinozaura w woreczku
    }
draftosaurus-seen = Widziane dotąd przez wszystkich; każdego rodzaju jest { $each }
draftosaurus-seen-of = { $species }: { $seen } z { $each }
draftosaurus-worth =
    { $points ->
        [0] Na razie bez punktów.
        [one] Na razie { $points } punkt.
        [few] Na razie { $points } punkty.
        [many] Na razie { $points } punktów.
       *[other] Na razie { $points } punktu.
    }

draftosaurus-source-t-rex-bonus = Punkty za tyranozaury
draftosaurus-source-earlier = Punkty z gry letniej

draftosaurus-phase-pick = Wybierz dinozaura
draftosaurus-phase-place = Postaw dinozaura na planszy
draftosaurus-phase-discard = Wybierz dinozaura do odrzucenia
draftosaurus-phase-quarantine = Przenieś dinozaura z Kwarantanny albo go tam zostaw
draftosaurus-phase-over = Koniec gry: zobacz swoje punkty

## Ruchy jako lista do wyboru. $species i $place stoją w zdaniu: „tyranozaura”, „w rzece”.

draftosaurus-move-pick = Wybierz { $species }
draftosaurus-move-place = Postaw { $species } { $place }
draftosaurus-move-discard = Odrzuć { $species }
draftosaurus-move-move = Z Kwarantanny: postaw { $species } { $place }
draftosaurus-move-stay = Zostaw dinozaura w Kwarantannie
draftosaurus-in-slot = { $place } ({ $slot })

## Przebieg: co kto zrobił i co z tego wynikło. $reader to rola czytającego: seat (to on) albo anyone.

draftosaurus-did-pick =
    { $reader ->
        [seat] Wybierasz { $species }.
       *[anyone] { $name } wybiera { $species }.
    }
draftosaurus-did-place =
    { $reader ->
        [seat] Stawiasz { $species } { $place }.
       *[anyone] { $name } stawia { $species } { $place }.
    }
draftosaurus-did-discard =
    { $reader ->
        [seat] Odrzucasz { $species }.
       *[anyone] { $name } odrzuca { $species }.
    }
draftosaurus-did-move =
    { $reader ->
        [seat] Przenosisz { $species } z Kwarantanny: zamieszka { $place }.
       *[anyone] { $name } przenosi { $species } z Kwarantanny: zamieszka { $place }.
    }
draftosaurus-did-stay =
    { $reader ->
        [seat] Zostawiasz dinozaura w Kwarantannie.
       *[anyone] { $name } zostawia dinozaura w Kwarantannie.
    }
draftosaurus-fact-die =
    { $reader ->
        [seat] Rzucasz kostką: { $face }.
       *[anyone] { $name } rzuca kostką: { $face }.
    }

## Co można wybrać przed grą: -choice- to nazwa, -option- objaśnienie

draftosaurus-choice-first = Kto ma kostkę pierwszy
draftosaurus-option-first = Kto rzuca w pierwszej turze. Decyduje los, chyba że kogoś wskażecie.
draftosaurus-choice-board = Strona planszy
draftosaurus-option-board = Która strona wszystkich plansz leży na wierzchu.
draftosaurus-choice-board-summer = Lato
draftosaurus-option-board-summer = Strona na pierwszą grę.
draftosaurus-choice-board-winter = Zima
draftosaurus-option-board-winter = Inne pola i więcej do myślenia: most, piramida, kwarantanna.
draftosaurus-choice-board-summer-winter = Obie, jedna po drugiej
draftosaurus-option-board-summer-winter = Najpierw gra letnia, potem zimowa; punkty z obu się sumują.
draftosaurus-choice-five_player_die = Pięć osób
draftosaurus-option-five_player_die = Czy ostatnia osoba, która rzuca w rundzie, rzuca też w turze 6. Ten wariant jest tylko w polskim wydaniu.
draftosaurus-choice-five_player_die-true = drugi rzut w turze 6
draftosaurus-option-five_player_die-true = Kostka zostaje na turę 6 i tym razem słuchają jej wszyscy, także osoba, która rzuciła.
draftosaurus-choice-five_player_die-false = kostka idzie dalej
draftosaurus-option-five_player_die-false = Kostka wędruje w lewo po każdej turze, jak w innych wydaniach.

## Why a table is won

draftosaurus-won-fewer-trexes =
    { $trexes ->
        [0] { table-wins }: punktów jest po równo ({ $count }), ale na tej planszy nie ma tyranozaura ({ $clause }).
        [one] { table-wins }: punktów jest po równo ({ $count }), ale na tej planszy jest tylko jeden tyranozaur ({ $clause }).
        [few] { table-wins }: punktów jest po równo ({ $count }), ale na tej planszy są tylko { $trexes } tyranozaury ({ $clause }).
       *[many] { table-wins }: punktów jest po równo ({ $count }), ale na tej planszy jest tylko { $trexes } tyranozaurów ({ $clause }).
    }
draftosaurus-won-shared = Wspólna wygrana: { $names } ({ table-points }); tyranozaurów też jest po równo: { $trexes } ({ $clause }).

## Co mówi plansza w przeglądarce. Krótko: wiele z tego tylko się słyszy

draftosaurus-table-your-park = Twoja plansza
draftosaurus-table-park-of = Plansza: { $name }
draftosaurus-table-other-parks = Pozostałe plansze
draftosaurus-table-die = Na kostce: { $face }
draftosaurus-table-rolled = Kostką rzuca: { $name }
draftosaurus-table-picked = wybór: { $species }
draftosaurus-table-in-hand = W twojej ręce: { $species }
# Of a moment that is looked at again, told about its player.
draftosaurus-table-held = W ręce: { $species }
draftosaurus-table-bowl-of = Miseczka: { $name }
draftosaurus-table-chosen = Wybrane: { $species }
draftosaurus-table-tray = Twój wybór: jeszcze nikt. Najpierw wskaż dinozaura w miseczce.
draftosaurus-table-tray-short = Twój wybór
draftosaurus-table-pick-this = Wybieram tego: { $species }
draftosaurus-table-discard-this = Odrzucam tego: { $species }
draftosaurus-table-pick = Wybieram
draftosaurus-table-discard = Odrzucam
draftosaurus-table-hint = Przeciągnij dinozaura na pole: wybierzesz go i zaplanujesz, dokąd pójdzie.
draftosaurus-table-hint-place = Podświetlone miejsca są dozwolone. Spróbuj innego, a dowiesz się, dlaczego nie.
draftosaurus-table-hint-selected = Naciśnij „Wybieram” albo pole, by je zaplanować. Naciśnij dinozaura znów, by go odłożyć.
draftosaurus-table-hint-again = Naciśnij jeszcze raz, by odłożyć go do miseczki.
draftosaurus-table-going = { $species } → { $pen }
draftosaurus-table-own-park-only = Dinozaury stawiasz tylko na swojej planszy. Wybierz pole u siebie.
draftosaurus-table-stay = Niech zostanie
draftosaurus-table-empty-bowl = Miseczka jest pusta

## A move as a bot names it in the middle of a sentence

draftosaurus-named-pick = { $what }
draftosaurus-named-discard = { $what } do odrzucenia
draftosaurus-named-place = { $what }
draftosaurus-named-move = { $what } zamiast Kwarantanny
draftosaurus-named-stay = pozostanie na miejscu

## What a pen says of itself

draftosaurus-about-sameness = Tylko jeden rodzaj, od lewej do prawej. Im więcej, tym lepiej: 2, 4, 8, 12, 18 albo 24 punkty.
draftosaurus-about-trio = Dowolne 3 dinozaury. Dokładnie 3 dają 7 punktów, mniej nie daje nic.
draftosaurus-about-king = Miejsce dla 1. Daje 7 punktów, jeśli nikt nie ma więcej dinozaurów tego rodzaju niż ty; remis wystarczy.
draftosaurus-about-differences = Każdy dinozaur jest tu innego rodzaju. 1, 3, 6, 10, 15 albo 21 punktów.
draftosaurus-about-love = Dowolne dinozaury. Każda para tego samego rodzaju daje 5 punktów.
draftosaurus-about-solitary = Miejsce dla 1. Daje 7 punktów, jeśli to jedyny dinozaur swojego rodzaju na całej twojej planszy.
draftosaurus-about-wood = Dwa rodzaje na zmianę, od lewej do prawej: 2, 4, 8, 12, 18 albo 24 punkty.
draftosaurus-about-lookout = Miejsce dla 1. Daje 2 punkty za każdego dinozaura tego rodzaju na planszy po twojej prawej.
draftosaurus-about-bridge = Dowolne dinozaury na obu brzegach. Każda para tego samego rodzaju przez rzekę daje 6 punktów.
draftosaurus-about-quarantine = Miejsce dla 1, bez własnych punktów. Po ostatniej turze może przejść na inne pole albo do rzeki.
draftosaurus-about-pyramid = Buduj od dołu; obok siebie stoją różne rodzaje. Każdy daje 2, 4 albo 7 punktów: dół, środek, szczyt.
draftosaurus-about-river = Zawsze otwarta, bez względu na kostkę. Każdy dinozaur daje 1 punkt.
draftosaurus-about-slot =
    { $points ->
        [few] Dinozaur na tym miejscu daje { $points } punkty.
       *[many] Dinozaur na tym miejscu daje { $points } punktów.
    } Rząd otwiera się, gdy niższy jest pełny, a obok siebie stoją różne rodzaje.
draftosaurus-about-dino = Jeden z sześciu rodzajów. Ile jest wart, zależy od pola.
draftosaurus-about-dino-own = Na twojej planszy: { $count }.
draftosaurus-about-trex = Każde pole z tyranozaurem daje 1 punkt więcej.
