### Twisty: the rules in our own words, names, prompts and the log.
### Message TW-n is clause TW-n. Attributes: title; why = why a move is refused;
### ruling = what the booklet leaves open and what we chose; assumed = lost data we filled in.

twisty = Twisty
    .tagline = Skacz, łącz ruchy, podkradnij to i owo, a z kompletem 7 kolorów pędź na środek planszy!
    .pitch = Skacz, zbierz siedem kolorów po kolei i popędź na środek.
    .step-1 = Skacz jak skoczek w szachach. Niektóre żetony niosą cię dalej, więc łącz kroki.
    .step-2 = Zbieraj kostki w kolejności swojej serii. Niezabezpieczoną kostkę można ukraść.
    .step-3 = Masz siedem? Pierwszy pionek na gwieździe pośrodku wygrywa.

## The clauses

TW-1 =
    Gra od 2 do 4 osób na planszy 7 na 7 pól.
    Wymieszaj 44 żetony i połóż je odkryte, po jednym na każdym polu oprócz 4 rogów i środka.
    .title = Plansza i żetony
    .assumed = Obrazki z instrukcji się nie zachowały. Mowa w niej o 44 żetonach, 4 rogach i środku, co daje 49 pól; to, że leżą 7 na 7, zakładamy.

TW-2 =
    28 żetonów to kolorowe kostki: 7 kolorów, po 4 kostki każdego.
    Pozostałe 16 to żetony specjalne: 3 „krok prosto”, 3 „krok na skos”, 3 „znowu w L”, 3 „teleport” i 4 „zabezpieczenie”.
    .title = Kostki i żetony specjalne
    .assumed = Obrazki z instrukcji się nie zachowały: to, że kostek jest 28, ich siedem kolorów i podział pozostałych 16 żetonów (3, 3, 3, 3 i 4) to nasze założenie.

TW-3 =
    Plansza leży już odkryta: w kolejności tur stawiacie pionki, każdy w rogu, w którym nie stoi jeszcze żaden pionek.
    Dopiero potem przed każdą osobą pojawia się jej seria: 7 kolorów w losowej kolejności, widocznych dla wszystkich. Właśnie tak, od lewej do prawej, zbierasz kostki.
    Na szybki początek jest opcja, w której rogi wyznacza los.
    .title = Rogi startowe i serie
    .why = Wybierz róg, w którym nie stoi jeszcze żaden pionek.

TW-4 =
    Gracie zgodnie z ruchem wskazówek zegara, począwszy od pierwszej osoby.
    Możecie ją wskazać albo zdać się na los; według instrukcji zaczyna najmłodsza osoba.
    .title = Kto kiedy gra

TW-5 =
    Turę zaczynasz jednym ruchem w L: 2 pola w jedną stronę i 1 w bok, jak skoczek w szachach, ponad wszystkim, co stoi po drodze.
    Ten ruch jest obowiązkowy; pasujesz tylko wtedy, gdy żaden ruch w L nie jest dozwolony.
    .title = Najpierw ruch w L
    .why = Tura zaczyna się od ruchu w L, a spasować możesz tylko wtedy, gdy żaden taki ruch nie jest dozwolony.
    .ruling = Instrukcja nie mówi, czy coś po drodze zatrzymuje ruch w L; u nas pionek przeskakuje wszystko.

TW-6 =
    To, co się stanie, zależy od pola, na którym kończy się twój krok (ruch w L i teleport to też kroki).
    Żeton specjalny, który na początku tury leży pod twoim pionkiem, nie działa.
    .title = Gdzie kończysz krok

TW-7 =
    Twoja tura się kończy, gdy kończysz krok na pustym polu, w rogu albo, jeśli masz mniej niż 7 kostek, na środku.
    .title = Spokojne pola

TW-8 =
    Jeśli kończysz krok na kostce swojego następnego koloru (pierwszego w serii, którego jeszcze nie masz), bierzesz ją automatycznie i kładziesz pod serią.
    Jej pole jest odtąd puste.
    Każda inna kostka zostaje na miejscu.
    Tak czy inaczej twoja tura się kończy.
    .title = Zdobywanie kostki

TW-9 =
    Na żetonie „krok prosto” lub „krok na skos” możesz zostać i skończyć turę albo zrobić jeden krok na sąsiednie pole.
    „Krok prosto” prowadzi w górę, w dół, w lewo lub w prawo, a „krok na skos” po przekątnej.
    Potem liczy się nowe pole.
    .title = Krok prosto i na skos
    .why = Ten żeton prowadzi o jeden krok, na sąsiednie pole w swoim kierunku: prosto albo na skos.

TW-10 =
    Na żetonie „znowu w L” możesz zostać i skończyć turę albo zrobić kolejny ruch w L.
    Potem liczy się nowe pole.
    .title = Jeszcze jeden ruch w L
    .why = Z tego żetonu możesz ruszyć tylko kolejnym ruchem w L.

TW-11 =
    Na żetonie „teleport” możesz zostać i skończyć turę albo przenieść się na inny teleport, na którym nie stoi pionek.
    Stamtąd grasz dalej: nowy teleport też może cię przenieść, jeśli w tej turze jeszcze tego nie zrobił.
    .title = Skok przez teleport
    .why = Stąd możesz się przenieść tylko na inny teleport, na którym nie stoi pionek.

TW-12 =
    Na żetonie „zabezpieczenie” wszystkie kostki, które w tej chwili masz, automatycznie stają się bezpieczne na zawsze.
    Kostki zdobyte później nie są bezpieczne, dopóki ich też nie zabezpieczysz.
    Twoja tura się kończy.
    .title = Zabezpieczanie kostek
    .ruling = Instrukcja mówi, że możesz zabezpieczyć kostki, ale nie rozstrzyga, czy wolno ci odmówić; u nas dzieje się to automatycznie.

TW-13 =
    W jednej turze możesz połączyć dowolnie wiele kroków, ale każdy żeton specjalny przesuwa twój pionek najwyżej raz na turę.
    Jeśli trafiasz na taki, który w tej turze już cię przesunął, twoja tura kończy się właśnie tam.
    Pole, z którego ruszasz, uznajemy za opuszczone, więc ciąg kroków może się na nim skończyć.
    Żetony specjalne nigdy się nie zużywają.
    .title = Łączenie kroków
    .ruling = Instrukcja pozwala łączyć ruchy, ale nie mówi, ile razy może pomóc jeden żeton; u nas raz na turę, żeby nikt nie kręcił się w kółko.

TW-14 =
    Na pole z innym pionkiem możesz wejść tylko po to, by ukraść kostkę: ruchem w L, krokiem prosto albo krokiem na skos, nigdy teleportem.
    W każdym innym przypadku to pole jest zablokowane.
    .title = Pole z innym pionkiem
    .why = Stoi tam inny pionek: możesz wejść tylko po to, by ukraść kostkę, i nigdy teleportem.

TW-15 =
    Możesz kraść, jeśli ta osoba ma niezabezpieczoną kostkę twojego następnego koloru.
    Kładziesz tę kostkę pod swoją serią, niezabezpieczoną.
    Zostajesz na tym polu, jego żeton nie działa, a gdy okradziony pionek trafi na nowe miejsce, twoja tura się kończy.
    Z kompletem 7 kostek nie masz następnego koloru: nie bierzesz kostek i nigdy nie kradniesz.
    .title = Kradzież kostki
    .why = Ta osoba nie ma niezabezpieczonej kostki koloru, którego teraz szukasz.
    .ruling = Instrukcja nie mówi, czy żeton spod okradzionego pionka działa jeszcze dla złodzieja; u nas nie działa.

TW-16 =
    Gdy ktoś cię okradnie, skradziony kolor wędruje na koniec twojej serii, a pozostałe się zsuwają.
    Kostki, które ci zostały, masz nadal, a zabezpieczone są wciąż zabezpieczone.
    Na przykład twoja seria to czerwony, zielony, niebieski, żółty, pomarańczowy, fioletowy, biały, a masz kostki: czerwoną, zieloną i niebieską.
    Po kradzieży zielonej seria to czerwony, niebieski, żółty, pomarańczowy, fioletowy, biały, zielony: masz czerwoną i niebieską, a następny kolor to żółty.
    .title = Seria po kradzieży

TW-17 =
    Gdy ktoś cię okradnie, pionek złodzieja stoi już na twoim polu, więc twój od razu, w środku cudzej tury, przenosi się na dowolne wolne pole planszy.
    Pole wybierasz ty; wolne to takie, na którym nie stoi pionek, z żetonem lub bez.
    To nie jest krok: żaden żeton nie działa, nie bierzesz kostki, a środek nie daje wygranej.
    Jest też opcja, w której pionek trafia do rogu bez pionka; jakiś zawsze jest wolny.
    .title = Dokąd trafia okradziony pionek
    .why = Twój okradziony pionek trafia na pole, na którym nie stoi pionek; jeśli gracie z taką opcją, tylko do rogu.
    .ruling = Instrukcja mówi o wolnym polu, ale nie wyjaśnia, czy pole z żetonem jest wolne; u nas jest. Ta zasada bywa różnie czytana: instrukcja nazywa też rogi „4 polami”, a francuska recenzja gry mówi o rogach. Dlatego jest opcja.

TW-18 =
    Jeśli masz komplet 7 kostek już przed krokiem i kończysz ten krok, jakikolwiek, na środku, od razu wygrywasz.
    Gdy siódmą kostkę kradniesz na środku, jeszcze nie wygrywasz: zejdź z niego i wróć.
    Jeśli masz już 7 kostek i ktoś ci jedną ukradnie, musisz ją najpierw odzyskać.
    .title = Wygrana na środku
    .ruling = Instrukcja nie mówi, co się dzieje, gdy siódmą kostkę kradniesz na samym środku; u nas musisz z niego zejść i wrócić.

TW-19 =
    Dla pionków środek to pole jak każde inne: jeśli stoi tam pionek, możesz wejść tylko po to, by ukraść kostkę.
    Twój pionek może zejść ze środka i wrócić w jednym ciągu kroków.
    .title = Pionki na środku

TW-20 =
    Żeby żadna gra nie trwała bez końca, zatrzymuje się, gdy każda osoba rozegra 200 tur: wygrywa osoba z największą liczbą kostek, a przy remisie wygrana jest wspólna.
    Twój wynik to liczba kostek, które masz, albo 8, jeśli wygrywasz na środku.
    .title = Długie gry i wynik
    .ruling = Instrukcja nie podaje żadnego limitu; u nas gra kończy się po 200 turach każdej osoby, a opcja pozwala to zmienić.

## Headings of the rules page

twisty-section-setup = Przygotowanie
twisty-section-turn = Twoja tura
twisty-section-stealing = Kradzież
twisty-section-end = Koniec gry

## Names

twisty-colour-red = czerwony
    .cube = czerwoną kostkę
twisty-colour-orange = pomarańczowy
    .cube = pomarańczową kostkę
twisty-colour-yellow = żółty
    .cube = żółtą kostkę
twisty-colour-green = zielony
    .cube = zieloną kostkę
twisty-colour-blue = niebieski
    .cube = niebieską kostkę
twisty-colour-purple = fioletowy
    .cube = fioletową kostkę
twisty-colour-white = biały
    .cube = białą kostkę

twisty-token-orthogonal = krok prosto
twisty-token-diagonal = krok na skos
twisty-token-jump = znowu w L
twisty-token-teleport = teleport
twisty-token-secure = zabezpieczenie

twisty-shape-star = gwiazda
twisty-shape-square = kwadrat
twisty-shape-triangle = trójkąt
twisty-shape-circle = koło

twisty-source-cubes = Zebrane kostki
twisty-source-centre = Wygrana na środku

twisty-phase-move = Zrób ruch w L.
twisty-phase-follow = Idź dalej albo zostań tutaj.
# The placing of a pawn, in general: what the phase is called in the docs.
twisty-phase-corner = Wybierz miejsce dla swojego pionka.
# In particular: before the first turn (TW-3), or of a robbed pawn, to any free field or to a corner (TW-17).
twisty-placing-start = Wybierz róg dla swojego pionka. Serie zobaczycie dopiero potem.
twisty-placing-anywhere = Ktoś cię okradł! Postaw pionek na dowolnym wolnym polu.
twisty-placing-corner = Ktoś cię okradł! Postaw pionek w wolnym rogu.
twisty-phase-over = Koniec gry: zobacz, jak ci poszło!
# $count: the turns that a player still has before the limit, this one included (TW-20).
twisty-turns-left =
    { $count ->
        [1] Ostatnia tura
        [few] Jeszcze { $count } tury
       *[many] Jeszcze { $count } tur
    }

## Ruchy jako lista do wyboru. $cell mówi też, co tam leży, jeśli to wiadomo.

twisty-move-move = Skocz w L na pole { $cell }
twisty-move-step = Idź dalej na pole { $cell }
twisty-move-stay = Zostań tutaj
twisty-move-corner = Postaw pionek na polu { $cell }
twisty-move-pass = Spasuj: żaden ruch w L nie jest możliwy

## Przebieg: co kto zrobił i co z tego wynikło. $reader to rola czytającego: seat (to on), other (jemu to zrobiono)
## albo anyone. $cube stoi w zdaniu: „czerwoną kostkę”.

twisty-did-move =
    { $reader ->
        [seat] Skaczesz w L na pole { $cell }.
       *[anyone] { $name } skacze w L na pole { $cell }.
    }
twisty-did-step =
    { $reader ->
        [seat] Idziesz dalej na pole { $cell }.
       *[anyone] { $name } idzie dalej na pole { $cell }.
    }
twisty-did-stay =
    { $reader ->
        [seat] Zostajesz na miejscu.
       *[anyone] { $name } zostaje na miejscu.
    }
twisty-did-corner =
    { $reader ->
        [seat] Stawiasz pionek na polu { $cell }.
       *[anyone] { $name } stawia pionek na polu { $cell }.
    }
twisty-did-pass =
    { $reader ->
        [seat] Pasujesz: żaden ruch w L nie jest możliwy.
       *[anyone] { $name } pasuje: żaden ruch w L nie jest możliwy.
    }
twisty-fact-takes =
    { $reader ->
        [seat] Zdobywasz { $cube }.
       *[anyone] { $name } zdobywa { $cube }.
    }
twisty-fact-steals =
    { $reader ->
        [seat] Kradniesz { $cube }! Traci ją { $other }.
        [other] { $name } kradnie ci { $cube }!
       *[anyone] { $name } kradnie { $cube }. Traci ją { $other }.
    }
twisty-fact-rows = Serie są ułożone. Każdy zbiera od lewej do prawej.
# $count: how many cubes become safe now.
twisty-fact-secures =
    { $reader ->
        [seat] { $count ->
            [one] Zabezpieczasz jedną kostkę.
            [few] Zabezpieczasz { $count } kostki.
           *[many] Zabezpieczasz { $count } kostek.
        }
       *[anyone] { $count ->
            [one] { $name } zabezpiecza jedną kostkę.
            [few] { $name } zabezpiecza { $count } kostki.
           *[many] { $name } zabezpiecza { $count } kostek.
        }
    }

## Co można wybrać przed grą: -choice- to nazwa, -option- objaśnienie

twisty-choice-first = Kto zaczyna
twisty-option-first = Kto ma pierwszą turę. Decyduje los, chyba że kogoś wskażecie; według instrukcji zaczyna najmłodsza osoba.
twisty-choice-corners = Rogi startowe
twisty-option-corners = Jak pionki trafiają do rogów, w których zaczynają.
twisty-choice-corners-chosen = Każdy wybiera
twisty-option-corners-chosen = W kolejności tur, gdy plansza leży już odkryta.
twisty-choice-corners-random = Losowo
twisty-option-corners-random = Szybszy początek: rogi przydziela los.
twisty-choice-robbed_pawn = Okradziony pionek staje
twisty-option-robbed_pawn = Dokąd trafia pionek okradzionej osoby; wybiera jego właściciel.
twisty-choice-robbed_pawn-anywhere = na dowolnym wolnym polu
twisty-option-robbed_pawn-anywhere = Na dowolne pole bez pionka: tak mówi instrukcja.
twisty-choice-robbed_pawn-corner = w rogu
twisty-option-robbed_pawn-corner = Do rogu, w którym nie stoi pionek, jak podaje francuska recenzja gry.
twisty-choice-turn_limit = Limit tur
twisty-option-turn_limit = Ile tur ma każda osoba, zanim gra i tak się skończy, a wygra ten, kto ma najwięcej kostek.
twisty-choice-tokens = Żetony specjalne
twisty-option-tokens = Ile jest żetonów każdego rodzaju.

## Co jest w pudełku: -box- nazywa to, co można policzyć

twisty-box-tokens-orthogonal = { twisty-token-orthogonal }
twisty-box-tokens-diagonal = { twisty-token-diagonal }
twisty-box-tokens-jump = { twisty-token-jump }
twisty-box-tokens-teleport = { twisty-token-teleport }
twisty-box-tokens-secure = { twisty-token-secure }

## Why a table is won

twisty-won-centre = { table-wins }: wszystkie siedem kostek i pionek na środku ({ $clause }).
twisty-won-points =
    { $count ->
        [one] { table-wins }: jedna kostka, więcej niż ktokolwiek inny ({ $clause }).
        [few] { table-wins }: { $count } kostki, najwięcej ze wszystkich ({ $clause }).
       *[many] { table-wins }: { $count } kostek, najwięcej ze wszystkich ({ $clause }).
    }
twisty-won-shared =
    { $count ->
        [0] Wspólna wygrana: { $names }; nikt nie ma żadnej kostki ({ $clause }).
       *[other] Wspólna wygrana: { $names }; kostek jest po równo: { $count } ({ $clause }).
    }

## Co mówi plansza w przeglądarce. Krótko: wiele z tego tylko się słyszy

twisty-table-board = Plansza siedem na siedem
twisty-table-rows = Serie wszystkich graczy
twisty-table-cube = kostka, kolor: { $colour }
twisty-table-centre = środek
twisty-table-corner = róg
twisty-table-next = twój następny kolor
twisty-table-used = już użyty w tej turze
twisty-table-pawn = pionek: { $name } ({ $shape })
twisty-table-your-pawn = twój pionek ({ $shape })
twisty-table-row = Zebrane: { $held }. Jeszcze do zebrania: { $next }.
twisty-table-safe = { $colour } (bezpieczny)
# $safe: cubes that are secured, of the $held that a player has.
twisty-table-safe-count = bezpieczne: { $safe } z { $held }
twisty-table-nothing = jeszcze nic
twisty-table-no-row = Seria pojawi się, gdy staną wszystkie pionki.
twisty-table-centre-now = środek planszy
twisty-table-stay = Zostaję tutaj
twisty-table-hint-move = Dwa pola prosto i jedno w bok, jak skoczek w szachach. Twój następny kolor ma przerywaną ramkę.
twisty-table-hint-homeward = Masz wszystkie siedem kostek. Dwa pola prosto i jedno w bok: zatrzymaj się na gwieździe pośrodku, a wygrasz.
twisty-table-hint-follow = Żeton pod twoim pionkiem pozwala iść dalej. Podświetlone pola są dozwolone.
twisty-table-hint-start = Podświetlone rogi są wolne. Zobacz, gdzie leżą kostki: kolejność swoich kolorów poznasz, gdy staną wszystkie pionki.
twisty-table-hint-anywhere = Wolne jest każde pole bez pionka, z żetonem lub bez. Żeton teraz nie działa.
twisty-table-hint-corner = Podświetlone rogi są wolne.
twisty-table-robbed-anywhere = Okradziony pionek staje na dowolnym wolnym polu.
twisty-table-robbed-corner = Okradziony pionek staje w wolnym rogu.
twisty-table-about-orthogonal = jedno pole prosto
twisty-table-about-diagonal = jedno pole na skos
twisty-table-about-jump = jeszcze jeden ruch w L
twisty-table-about-teleport = na inny teleport
twisty-table-about-secure = twoje kostki są bezpieczne

## A move as a bot names it in the middle of a sentence

twisty-named-move = { $what }
twisty-named-step = dalej na pole { $what }
twisty-named-corner = { $what }
twisty-named-stay = pozostanie na miejscu
twisty-named-pass = pas

## What a thing says of itself

twisty-about-cube = Jeśli to następny kolor twojej serii, zakończ tu krok, a ją weźmiesz.
twisty-about-corner = Spokojne pole: krok, który się tu kończy, kończy twoją turę.
twisty-about-centre = Mając wszystkie 7 kostek, zakończ tu krok, a wygrasz.
twisty-about-empty = Nic tu nie leży: krok, który się tu kończy, kończy twoją turę.
twisty-about-row = Kostki zbiera się w tej kolejności, od lewej do prawej. Niezabezpieczoną można ukraść.
