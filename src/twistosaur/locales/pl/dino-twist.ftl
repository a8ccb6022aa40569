### Dino Twist: names, rules, prompts and log lines, in Polish.
### Same ids, attributes and variables in every language. DT-n is the clause of the same number in the rules.
### .why refuses a move; .ruling, .assumed and .booklets say what the printed booklets leave open, lose or dispute.

dino-twist = Dino Twist
    .tagline = Niebo wali się na Wyspę Twist, więc zabierz do siebie najwspanialsze Dino, zanim spadnie Wielki Kamień!
    .pitch = Zwab do siebie najlepsze dinozaury, zanim spadnie Wielki Kamień.
    .step-1 = Wybierz po cichu jedną kartę albo dwie jednego gatunku. Odkrywacie razem; równa siła tego samego gatunku się znosi.
    .step-2 = Od najsłabszych: pokonaj na Wyspie Twist słabszego dinozaura swojego gatunku i zabierz go na wyspę.
    .step-3 = Od drugiej rundy każda ma swoje zjawisko. Gdy spada Wielki Kamień, wygrywa najlepsza wyspa.

## Setting up

DT-1 =
    W talii jest 108 kart Dino.
    Są cztery gatunki: Aqua, Karni, Herbi i Voli, a w każdym siły od 2 do 10, po trzy karty każdej siły.
    Poza talią jest jeszcze 8 kart Dzidzia Dino o sile 1, po dwie na gatunek.
    .title = Karty Dino
DT-2 =
    Każdy gatunek ma dwa terytoria: Voli góry i klif, Karni dżunglę i pustynię, Herbi rzekę i wzgórze, Aqua plażę i morze.
    Na Wyspie Twist otaczają one talię zjawisk.
    W górnym rzędzie są góry, dżungla i klif.
    W środkowym rzeka po lewej, dalej talia, a po prawej wzgórze.
    W dolnym plaża, pustynia i morze.
    .title = Gdzie mieszkają Dino
DT-3 =
    Do stołu siada od 2 do 6 osób.
    Na początek masz pustą wyspę z tymi samymi 8 terytoriami i własny cmentarz.
    Grasz na Wyspie T-Rexa, chyba że wolisz łatwiejszą Wyspę Małego T-Rexa; przy jednym stole można dowolnie mieszać oba rodzaje.
    .title = Gracze i wyspy
DT-4 =
    Na wierzchu talii zjawisk leży karta Wyspa Twist, pod nią 10 losowych zjawisk z 25, a na samym dole Wielki Kamień.
    Widać tylko wierzchnią kartę: nikt nie zna kolejności pod spodem ani tego, których 15 zjawisk zabrakło w grze.
    Na każdym terytorium Wyspy Twist czeka jedna Dzidzia Dino z gatunku, który tam mieszka.
    .title = Talia zjawisk
    .booklets = Polska instrukcja nie każe kłaść na talii karty Wyspa Twist; francuska i angielska kładą ją na wierzchu. Trzymamy się francuskiego oryginału.
DT-5 =
    Każdy dostaje 7 kart.
    Potem sprawdza się ręce po kolei, według miejsc przy stole.
    Jeśli masz 5 lub więcej kart jednego gatunku, całą rękę wtasowuje się w talię i dostajesz nową, tyle razy, ile trzeba.
    Dopiero wtedy sprawdza się następną rękę.
    .title = Pierwsza ręka
    .booklets = W instrukcji francuskiej i angielskiej wymienia się całą rękę; polska mówi tylko o wymianie kart, aż będą różnorodne. Trzymamy się francuskiego oryginału, więc wymieniasz wszystko.
DT-6 =
    Zjawisk jest 25: 4 Furie (po jednej na gatunek), 1 Wybuch wulkanu, 6 kart Deszcz meteorytów oraz po 2 karty Nigdy 2 bez 3, Sam na świecie, Rzeź, Trzęsienie ziemi, Tornado, Nowe pokolenia i Pomoc.
    Cztery Deszcze meteorytów trafiają w jedno terytorium: w góry, wzgórze, morze albo pustynię.
    Dwa pozostałe trafiają w parę: w dżunglę i klif albo w plażę i rzekę.
    .title = 25 zjawisk
    .assumed = Obrazki kart zjawisk z instrukcji przepadły, więc te liczby to nasz najlepszy domysł, zapisany w jednej małej tabeli, którą poprawi każdy, kto ma pudełko z grą.
DT-7 =
    W każdym gatunku Długie Pazury mają Dino o sile 3, 6 i 9.
    Dzidzie Dino ich nie mają.
    .title = Kto ma Długie Pazury
    .assumed = Obrazki z pazurami przepadły, więc 3, 6 i 9 to nasz najlepszy domysł, zapisany w jednej małej tabeli, którą poprawi każdy, kto ma pudełko z grą.
    .booklets = Francuska instrukcja mówi tylko, że niektóre karty mają pazury narysowane pod siłą; angielska i polska brzmią tak, jakby decydowała siła. Pierwszeństwo ma francuski oryginał, ale nie wymienia on kart, więc nasz domysł zostaje, póki ktoś nie zajrzy do pudełka.

## A round

DT-8 =
    W rundzie 1 nie ma zjawiska.
    Od rundy 2 wierzchnia karta talii zjawisk odchodzi, a następna się odsłania i działa; zawsze tylko jedna naraz i tylko do końca rundy.
    Gdy odsłoni się Wielki Kamień, gra od razu się kończy.
    Grasz więc 11 rund, o jedną mniej za każdy Wybuch wulkanu, który się pojawi.
    .title = Nowe zjawisko
DT-9 =
    Wszyscy wybierają w tajemnicy i w tym samym czasie.
    Atakuj jedną kartą albo dwiema kartami tego samego gatunku: to Duo, a ich siły się dodają.
    Na przykład Karni 4 i Karni 8 atakują z siłą 12.
    Możesz też skorzystać z cmentarza, jeśli pozwala na to DT-12.
    .title = Przygotuj się w tajemnicy
    .why = Atakujesz jedną kartą albo dwiema tego samego gatunku i wybierasz je tylko podczas przygotowania.
DT-10 =
    Atak możesz przygotować tylko wtedy, gdy miałby kogo pokonać na Wyspie Twist w jej obecnym układzie.
    Przynajmniej na jednym terytorium atakującego gatunku, niezniszczonym przez meteoryt (DT-21), musi być Dino słabszy niż twoja suma; równy nie wystarczy.
    Do sumy wlicza się premia ze zjawiska (DT-13).
    Żadnego innego ataku przygotować nie można.
    .title = Ktoś słabszy do pokonania
    .why = Żaden Dino tego gatunku, do którego możesz dotrzeć, nie jest słabszy niż twoja suma.
DT-11 =
    Jeśli atak był dozwolony przy przygotowaniu, to zanim przyjdzie twoja kolej, na pewno nie straci wszystkich celów.
    Kto atakuje ten gatunek przed tobą, ma mniejszą sumę, więc zostawia kartę słabszą niż twoja suma.
    Gra sprawdza to za każdym razem.
    .title = Cel zawsze się znajdzie
DT-12 =
    Zamiast atakować możesz odłożyć na swój cmentarz dokładnie dwie wybrane karty (jedną, jeśli masz tylko jedną).
    Wolno ci to zrobić tylko wtedy, gdy w obecnym układzie Wyspy Twist żaden twój dozwolony atak nie da ci Dino silniejszego niż ten, którego by spotkał na twojej wyspie; nie liczy się to, co inni mogą zrobić wcześniej.
    Spotkałby twojego Dino z tego samego terytorium; przy Trzęsieniu ziemi na Wyspie T-Rexa słabszego z twoich dwóch Dino tego gatunku; na Wyspie Małego T-Rexa najsłabszego z całej wyspy; puste miejsce liczy się jako 0.
    Jeśli masz dozwolony atak, możesz i tak zaatakować.
    Z pustą ręką pasujesz.
    .title = Karty na cmentarz
    .why = Na cmentarz idą dokładnie dwie karty i tylko wtedy, gdy żaden twój atak nie może ci dać silniejszego Dino.
    .ruling = Instrukcje nie mówią, czy liczą się tu ataki innych; my patrzymy tylko na układ Wyspy Twist w chwili przygotowania.
    .booklets = Instrukcje francuska i angielska pytają, czy możesz zdobyć Dino silniejszego niż twój; polska pyta tylko, czy na twojej wyspie jest już Dino silniejszy niż Dino tego gatunku na Wyspie Twist. Trzymamy się francuskiego oryginału.
DT-13 =
    Wszyscy odkrywają karty w tej samej chwili.
    Twoja suma to siły twoich kart plus premia ze zjawiska, jeśli jakaś jest.
    .title = Odkryj karty
DT-14 =
    Jeśli co najmniej dwie osoby pokażą ten sam gatunek i tę samą sumę, ich ataki się znoszą.
    Wszystkie te karty trafiają zakryte na cmentarze swoich właścicieli.
    Liczą się tylko gatunek i suma, a nie liczba kart: Herbi 4 + 2 remisuje z Herbi 6.
    .title = Remisy się znoszą
    .booklets = W instrukcji francuskiej i angielskiej każda zniesiona karta daje 2 punkty; w polskiej każdy gracz dostaje 2 punkty bez względu na liczbę kart. Trzymamy się francuskiego oryginału: 2 punkty za kartę.
DT-15 =
    Ataki idą po kolei, od najmniejszej sumy do największej.
    Równe sumy, które zostały, należą do różnych gatunków, więc w niczym sobie nie przeszkadzają i idą w kolejności miejsc przy stole.
    Musisz zaatakować, ale cel wybierasz ty: Dino atakującego gatunku, słabszy niż twoja suma, na niezniszczonym terytorium.
    .title = Najpierw najmniejsza suma
    .why = Musisz zaatakować, a celem musi być słabszy Dino atakującego gatunku.
    .ruling = Według instrukcji francuskiej i angielskiej równe sumy różnych gatunków grają jednocześnie, a o tym, czy atak jest obowiązkowy i kto wybiera cel, nie mówi żadna; u nas decyduje kolejność miejsc, atak jest obowiązkowy, a cel wybierasz ty.
    .booklets = W polskiej instrukcji w tym samym momencie grają karty o równej sile i tego samego gatunku, choć takie przed chwilą się zniosły; we francuskiej i angielskiej chodzi o różne gatunki. Trzymamy się francuskiego oryginału.
DT-16 =
    Twoja atakująca karta zajmuje na Wyspie Twist miejsce pokonanego Dino, z siłą, którą ma na sobie, bez premii.
    Z Duo lub Trio jednego gatunku zostaje najsłabsza karta, a pozostałe odrzucasz: po ataku Voli 5 + 2 zostaje 2.
    Z Duo dwóch gatunków (Pomoc) zostaje karta atakującego gatunku, a drugą odrzucasz.
    .title = Kto zostaje na wyspie
    .ruling = Instrukcje mówią to tylko o Duo; z Trio (Nigdy 2 bez 3) robimy tak samo: najsłabsza karta zostaje, a dwie pozostałe odrzucasz.
DT-17 =
    Zdobyty Dino przeprowadza się na twoją wyspę.
    Na Wyspie T-Rexa może zamieszkać na takim samym terytorium, z jakiego przyszedł, a przy Trzęsieniu ziemi na dowolnym z dwóch terytoriów swojego gatunku; na Wyspie Małego T-Rexa na każdym z 8 miejsc.
    Wybierasz spośród tych miejsc, pustych i zajętych; Dino, który tam był, zostaje odrzucony, silniejszy czy słabszy.
    Dopóki któreś z tych miejsc jest puste, musisz zdobytego Dino położyć, na którymkolwiek z nich; jeśli wszystkie są zajęte, możesz go zamiast tego odrzucić.
    Jest też opcja gry, na początku wyłączona, która tego odrzucania zabrania.
    .title = Nowy dom dla Dino
    .why = Ten Dino musi dostać jedno z możliwych miejsc, a zrezygnować z niego wolno tylko wtedy, gdy wszystkie są zajęte i wasza gra na to pozwala.
    .ruling = Instrukcje mówią, że zdobyty Dino „musi być umieszczony” w tym miejscu, a zarazem że starego „ZAWSZE można wymienić”. Rozumiemy to jako wybór: gdy wszystkie jego miejsca są zajęte, wolno z nowego zrezygnować. Opcja gry bierze to „musi” dosłownie.
DT-18 =
    Dzidzia Dino, którą zastąpi inny Dino albo z której rezygnujesz, opuszcza grę.
    Nigdy nie trafia na stos kart odrzuconych.
    .title = Dzidzie opuszczają grę
    .ruling = W instrukcjach to tylko rada, żeby odrzucane Dzidzie Dino odkładać do pudełka; my zrobiliśmy z niej zasadę.
DT-19 =
    Zaraz po własnym ataku i zasiedleniu dobierz karty do 7.
    Jeśli twój atak się zniósł, karty poszły na cmentarz albo pasujesz, dobierasz na końcu rundy, w kolejności miejsc przy stole.
    Stos kart odrzuconych tasuje się w nową talię dopiero wtedy, gdy trzeba dobrać kartę, a talia jest pusta; karty odrzucone przed chwilą też wchodzą do tasowania.
    Gdy nie ma ani talii, ani stosu, graj dalej z mniejszą ręką i uzupełnij ją przy swoim następnym dobieraniu.
    .title = Dobierz karty
    .ruling = Instrukcje nie mówią, kiedy dobierają ci, których atak się zniósł, którzy użyli cmentarza albo pasują; u nas na końcu rundy, w kolejności miejsc przy stole.
DT-20 =
    Karty na cmentarzu leżą zakryte: każdy może je policzyć, ale nigdy nie wracają do gry.
    Karty zniesione wszyscy widzieli przy odkrywaniu, a karty odłożone zamiast ataku znasz tylko ty.
    Stos kart odrzuconych jest jawny dla wszystkich, także karty odrzucone przy zjawisku Nowe pokolenia, gdy już tam trafią.
    .title = Co wolno widzieć
    .ruling = Instrukcje nie mówią, kto może oglądać stos kart odrzuconych; u nas jest jawny dla wszystkich, razem z kartami ze zjawiska Nowe pokolenia.

## Events

DT-21 =
    Terytoriów Wyspy Twist wskazanych na karcie nie można w tej rundzie atakować.
    Wyspom graczy nic się nie dzieje.
    Jeśli trafione są oba terytoria jakiegoś gatunku, nie może on atakować, ale jego karty nadal mogą trafić na cmentarz.
    .title = Zjawisko: Deszcz meteorytów
    .why = Meteoryt zniszczył to terytorium na tę rundę.
    .booklets = Polska instrukcja mówi tylko o jednym zniszczonym terytorium; francuska i angielska o jednym lub kilku. Trzymamy się francuskiego oryginału.
DT-22 =
    W tej rundzie możesz atakować nawet trzema kartami jednego gatunku.
    .title = Zjawisko: Nigdy 2 bez 3
    .why = Trzy karty naraz atakują tylko przy zjawisku Nigdy 2 bez 3 i tylko wtedy, gdy są jednego gatunku.
DT-23 =
    W tej rundzie atakujesz dokładnie jedną kartą.
    Na cmentarz nadal odkłada się dwie.
    .title = Zjawisko: Sam na świecie
    .why = Przy zjawisku Sam na świecie atakujesz tylko jedną kartą.
DT-24 =
    W tej rundzie każda suma rośnie o 2.
    .title = Zjawisko: Rzeź
DT-25 =
    W tej rundzie sumy gatunku pokazanego na karcie rosną o 3.
    Premia liczy się też do kolejności ataku: Duo 3 i 4 ma sumę 10 i idzie po 9.
    .title = Zjawisko: Furia
DT-26 =
    Bez postoju: od razu odsłania się następna karta talii zjawisk.
    Jeśli to Wielki Kamień, gra się kończy.
    .title = Zjawisko: Wybuch wulkanu
DT-27 =
    W tej rundzie na Wyspie T-Rexa zdobyty Dino może zamieszkać na dowolnym z dwóch terytoriów swojego gatunku.
    Na Wyspie Małego T-Rexa Trzęsienie ziemi niczego nie zmienia.
    .title = Zjawisko: Trzęsienie ziemi
DT-28 =
    Od razu oba Dino każdego gatunku na Wyspie Twist zamieniają się miejscami.
    .title = Zjawisko: Tornado
DT-29 =
    Od razu każdy wybiera w tajemnicy od 0 do 3 kart do odrzucenia, wszyscy w tym samym czasie.
    Najpierw odrzuca się wszystkie te karty.
    Potem w kolejności miejsc przy stole każda osoba dobiera tyle kart, ile odrzuciła; co robić, gdy talia jest pusta, mówi DT-19.
    .title = Zjawisko: Nowe pokolenia
    .why = Przy zjawisku Nowe pokolenia możesz wymienić najwyżej trzy karty.
    .booklets = W instrukcji francuskiej i angielskiej dobierasz tyle kart, ile odrzucasz; w polskiej uzupełniasz rękę do 7. Trzymamy się francuskiego oryginału.
DT-30 =
    W tej rundzie Duo może też łączyć dwa gatunki.
    Pierwsza karta wskazuje wtedy atakujący gatunek i ustalasz to już podczas przygotowania.
    Duo liczy się jako ten gatunek przy celach, remisach i ataku (DT-10, DT-14, DT-15).
    Pierwsza karta zostaje na Wyspie Twist, a drugą odrzucasz.
    Duo jednego gatunku działa według DT-16, a kolejność jego kart nie ma znaczenia.
    .title = Zjawisko: Pomoc
    .why = Dwa różne gatunki mogą atakować razem tylko jako Duo przy zjawisku Pomoc.
    .ruling = W instrukcjach gatunek wybiera się przy odkrywaniu kart, a angielska dodaje, że decyduje karta na wierzchu; u nas decyduje pierwsza karta już podczas przygotowania.

## Bonuses and end

DT-31 =
    Na końcu każdej rundy szukamy pełnych wysp, z Dino na wszystkich 8 terytoriach.
    Pierwsza daje +10, druga +5, a trzecia +3.
    Wszyscy, którzy zapełnią wyspę w tej samej rundzie, dostają najwyższy bonus, jaki jeszcze został, a późniejsi kolejny.
    Czwarta grupa nie dostaje nic.
    .title = Bonusowa Wyspa
    .ruling = Instrukcje dają bonus wszystkim, którzy zapełnią wyspę w tej samej rundzie, ale nie mówią, co zostaje dla reszty; u nas wszyscy oni dostają najwyższy, jaki został, a następna grupa kolejny.
DT-32 =
    Na końcu gry +7 dostaje osoba, która ma na wyspie najwięcej Dino z Długimi Pazurami, a przynajmniej jednego.
    Jeśli prowadzi kilka osób, każda z nich dostaje +7.
    .title = Bonus Długie Pazury
    .ruling = Instrukcje nie mówią, co zrobić, gdy nikt nie ma Długich Pazurów; u nas trzeba mieć przynajmniej jednego takiego Dino.
DT-33 =
    Twój wynik to siły wszystkich Dino z twojej wyspy, twoje bonusy i 2 punkty za każdą kartę na cmentarzu.
    Wygrywa najwyższy wynik.
    Kto ma najwyższy wynik po równo z innymi, dzieli z nimi wygraną.
    .title = Końcowy wynik
    .booklets = W końcowym liczeniu polska instrukcja pomija bonusy, choć dolicza je gdzie indziej, a z cmentarza bierze tylko 2 punkty; francuska i angielska liczą bonusy i 2 punkty za kartę. Trzymamy się francuskiego oryginału.
DT-34 =
    Na Wyspie Małego T-Rexa kładziesz zdobyte Dino, gdzie chcesz: terytoria i gatunki nie mają tam znaczenia.
    Cała reszta jest taka sama.
    .title = Wyspy Małego T-Rexa

## Headings of the rules page

dino-twist-section-setup = Przygotowanie gry
dino-twist-section-round = Przebieg rundy
dino-twist-section-events = Zjawiska
dino-twist-section-end = Bonusy i koniec gry
dino-twist-section-booklets = Gdzie instrukcje się różnią
dino-twist-section-dinosaurs = Dinozaury

## Names

dino-twist-species-aqua = Aqua
dino-twist-species-carni = Karni
dino-twist-species-herbi = Herbi
dino-twist-species-voli = Voli

dino-twist-territory-mountain = Góry
    .in = w górach
dino-twist-territory-cliff = Klif
    .in = na klifie
dino-twist-territory-jungle = Dżungla
    .in = w dżungli
dino-twist-territory-desert = Pustynia
    .in = na pustyni
dino-twist-territory-river = Rzeka
    .in = w rzece
dino-twist-territory-hill = Wzgórze
    .in = na wzgórzu
dino-twist-territory-beach = Plaża
    .in = na plaży
dino-twist-territory-sea = Morze
    .in = w morzu

dino-twist-event-none = Bez zjawiska
    .effect = Pierwsza runda jest spokojna: zjawisk jeszcze nie ma.
dino-twist-event-fury-aqua = Furia Aqua
    .effect = Ataki Aqua dostają +3.
dino-twist-event-fury-carni = Furia Karni
    .effect = Ataki Karni dostają +3.
dino-twist-event-fury-herbi = Furia Herbi
    .effect = Ataki Herbi dostają +3.
dino-twist-event-fury-voli = Furia Voli
    .effect = Ataki Voli dostają +3.
dino-twist-event-volcano = Wybuch wulkanu
    .effect = Od razu następna karta z talii!
dino-twist-event-meteorite = Deszcz meteorytów
    .effect = Trafionych terytoriów Wyspy Twist nie można atakować.
dino-twist-event-3-for-2 = Nigdy 2 bez 3
    .effect = Możesz atakować nawet trzema kartami jednego gatunku.
dino-twist-event-all-alone = Sam na świecie
    .effect = Atakujesz dokładnie jedną kartą.
dino-twist-event-carnage = Rzeź
    .effect = Każdy atak dostaje +2.
dino-twist-event-quake = Trzęsienie ziemi
    .effect = Na Wyspie T-Rexa zdobyty Dino może zamieszkać na dowolnym z dwóch terytoriów swojego gatunku.
dino-twist-event-twister = Tornado
    .effect = Oba Dino każdego gatunku na Wyspie Twist zamieniają się miejscami.
dino-twist-event-newborns = Nowe pokolenia
    .effect = Możesz wymienić do trzech kart z ręki.
dino-twist-event-help = Pomoc
    .effect = Twoje Duo może łączyć dwa gatunki, a pierwsza karta mówi, który atakuje.

dino-twist-kind-t-rex = Wyspa T-Rexa
dino-twist-kind-lil-rex = Wyspa Małego T-Rexa

dino-twist-dino-aqua-baby = Rybopłaz
dino-twist-dino-aqua-low = Mozazaur
dino-twist-dino-aqua-mid = Ichtiozaur
dino-twist-dino-aqua-high = Elasmozaur
dino-twist-dino-aqua-top = Kronozaur
dino-twist-dino-carni-baby = Kompsognat
dino-twist-dino-carni-low = Dilofozaur
dino-twist-dino-carni-mid = Welociraptor
dino-twist-dino-carni-high = Spinozaur
dino-twist-dino-carni-top = Tyranozaur
dino-twist-dino-herbi-baby = Pachycefalozaur
dino-twist-dino-herbi-low = Parazaurolof
dino-twist-dino-herbi-mid = Stegozaur
dino-twist-dino-herbi-high = Triceratops
dino-twist-dino-herbi-top = Brachiozaur
dino-twist-dino-voli-baby = Nemicolopterus
dino-twist-dino-voli-low = Anurognat
dino-twist-dino-voli-mid = Mikroraptor
dino-twist-dino-voli-high = Kecalkoatl
dino-twist-dino-voli-top = Pteranodon

dino-twist-twist-island = Wyspa Twist
dino-twist-round = Runda { $round }
dino-twist-hand = Twoja ręka
dino-twist-attacks = Nadchodzące ataki
dino-twist-captured = Właśnie zdobyty
dino-twist-cards-left = Talia: { $count }

dino-twist-source-island-bonus = Bonusowa Wyspa
dino-twist-source-claws = Długie Pazury
dino-twist-source-graveyard = Cmentarz

## Prompts

dino-twist-phase-newborns = Wymień do trzech kart albo zostaw wszystkie.
dino-twist-phase-prepare = Wybierz karty w tajemnicy.
dino-twist-phase-prepare-all-alone = Wybierz jedną kartę w tajemnicy.
dino-twist-phase-prepare-3-for-2 = Wybierz do trzech kart w tajemnicy.
dino-twist-phase-prepare-help = Wybierz karty, nawet dwóch gatunków.
dino-twist-phase-target = Wskaż Dino, którego atakujesz.
dino-twist-phase-settle = Znajdź dom dla nowego Dino.
dino-twist-phase-over = Wielki Kamień już tu jest: policz punkty!

## Ruchy jako lista do wyboru. $cards to lista kart; $place stoi w zdaniu: „w dżungli”.

dino-twist-move-newborns = Wymień na nowe: { $cards }
dino-twist-move-newborns-none = Zostaw całą rękę
dino-twist-move-attack = Atakuj: { $cards }
dino-twist-move-bury = Odłóż na cmentarz: { $cards }
dino-twist-move-pass = Spasuj: masz pustą rękę
dino-twist-move-target = Atakuj { $place }
dino-twist-move-settle = Osiedl zdobytego Dino { $place }
dino-twist-move-decline = Zrezygnuj ze zdobytego Dino

## Przebieg: co kto zrobił i co z tego wynikło. $reader to rola czytającego: seat (to on) albo anyone.

dino-twist-did-newborns =
    { $reader ->
        [seat] Wymieniasz na nowe: { $cards }.
       *[anyone] { $name } wymienia na nowe: { $cards }.
    }
dino-twist-did-newborns-none =
    { $reader ->
        [seat] Zostawiasz całą rękę.
       *[anyone] { $name } zostawia całą rękę.
    }
dino-twist-did-attack =
    { $reader ->
        [seat] Atakujesz: { $cards }.
       *[anyone] { $name } atakuje: { $cards }.
    }
dino-twist-did-bury =
    { $reader ->
        [seat] Odkładasz na cmentarz: { $cards }.
       *[anyone] { $name } odkłada na cmentarz: { $cards }.
    }
# Cards that the reader has not seen.
dino-twist-did-bury-hidden =
    { $reader ->
        [seat] { $count ->
            [one] Odkładasz na cmentarz jedną kartę.
            [few] Odkładasz na cmentarz { $count } karty.
           *[many] Odkładasz na cmentarz { $count } kart.
        }
       *[anyone] { $count ->
            [one] { $name } odkłada na cmentarz jedną zakrytą kartę.
            [few] { $name } odkłada na cmentarz { $count } zakryte karty.
           *[many] { $name } odkłada na cmentarz { $count } zakrytych kart.
        }
    }
dino-twist-did-pass =
    { $reader ->
        [seat] Pasujesz z pustą ręką.
       *[anyone] { $name } pasuje z pustą ręką.
    }
dino-twist-did-target =
    { $reader ->
        [seat] Atakujesz { $place }.
       *[anyone] { $name } atakuje { $place }.
    }
dino-twist-did-settle =
    { $reader ->
        [seat] Osiedlasz zdobytego Dino { $place }.
       *[anyone] { $name } osiedla zdobytego Dino { $place }.
    }
dino-twist-did-decline =
    { $reader ->
        [seat] Rezygnujesz ze zdobytego Dino.
       *[anyone] { $name } rezygnuje ze zdobytego Dino.
    }
dino-twist-fact-round = Zaczyna się runda { $count }.
dino-twist-fact-event = Zjawisko tej rundy to { $event }. { $effect }
dino-twist-fact-event-lands = Zjawisko tej rundy to { $event }. Nie wolno atakować { $lands }!
dino-twist-fact-cancelled =
    { $reader ->
        [seat] { $count ->
            [one] Remisujesz: twoja karta idzie na cmentarz.
            [few] Remisujesz: { $count } twoje karty idą na cmentarz.
           *[many] Remisujesz: { $count } twoich kart idzie na cmentarz.
        }
       *[anyone] { $count ->
            [one] { $name } remisuje: jedna karta idzie na cmentarz.
            [few] { $name } remisuje: { $count } karty idą na cmentarz.
           *[many] { $name } remisuje: { $count } kart idzie na cmentarz.
        }
    }
# $others: those who showed the same; $cards: the cards of this player.
dino-twist-fact-cancelled-with =
    { $reader ->
        [seat] Remisujesz (tyle samo: { $others }) i na cmentarz idzie { $cards }.
       *[anyone] { $name } remisuje (tyle samo: { $others }) i na cmentarz idzie { $cards }.
    }
dino-twist-fact-volcano =
    { $count ->
        [one] Wybucha wulkan: od razu następne zjawisko, a gra jest o rundę krótsza!
        [few] Wybuchają wulkany: od razu następne zjawisko, a gra jest o { $count } rundy krótsza!
       *[many] Wybuchają wulkany: od razu następne zjawisko, a gra jest o { $count } rund krótsza!
    }
dino-twist-fact-reshuffled = Talia jest pusta, więc karty odrzucone tworzą nową.
dino-twist-fact-captured =
    { $reader ->
        [seat] Zdobywasz { $card } { $place }!
       *[anyone] { $name } zdobywa { $card } { $place }.
    }
dino-twist-fact-equal =
    { $reader ->
        [seat] Zdobywasz dinozaura, który na twojej wyspie zastępuje takiego samego.
       *[anyone] { $name } zdobywa dinozaura, który na wyspie zastępuje takiego samego.
    }
dino-twist-fact-bonus =
    { $reader ->
        [seat] Zapełniasz całą wyspę! Bonus: +{ $count }.
       *[anyone] { $name } zapełnia całą wyspę! Bonus: +{ $count }.
    }

## Co można wybrać przed grą: -choice- to nazwa, -option- objaśnienie

dino-twist-choice-kinds = Wyspy
dino-twist-option-kinds = Którą stroną wyspy kto gra. Strony można mieszać, żeby młodszym było łatwiej.
dino-twist-choice-kinds-t-rex = T-Rex (zwykłe)
dino-twist-option-kinds-t-rex = Zdobyty Dino mieszka na obszarze, z którego pochodzi.
dino-twist-choice-kinds-lil-rex = Mały T-Rex (łatwiejsze)
dino-twist-option-kinds-lil-rex = Zdobyty Dino mieszka tam, gdzie chce jego właściciel.
dino-twist-choice-forced_replace = Zdobytego dinozaura
dino-twist-option-forced_replace = Co wolno zrobić ze zdobytym Dino, gdy wszystkie jego miejsca na wyspie są zajęte.
dino-twist-choice-forced_replace-false = można odprawić
dino-twist-option-forced_replace-false = Zastępujesz starego Dino albo odrzucasz nowego.
dino-twist-choice-forced_replace-true = trzeba osiedlić
dino-twist-option-forced_replace-true = Zastępujesz starego Dino, nawet silniejszego.
dino-twist-choice-events = Karty zjawisk
dino-twist-option-events = Karty zjawisk z pudełka. Do jednej gry losuje się dziesięć z nich.
dino-twist-choice-claws = Długie Pazury
dino-twist-option-claws = Siły, które mają na kartach Długie Pazury, takie same dla wszystkich czterech gatunków.

## Co jest w pudełku: -box- nazywa to, co można policzyć

dino-twist-box-events-fury-aqua = { dino-twist-event-fury-aqua }
dino-twist-box-events-fury-carni = { dino-twist-event-fury-carni }
dino-twist-box-events-fury-herbi = { dino-twist-event-fury-herbi }
dino-twist-box-events-fury-voli = { dino-twist-event-fury-voli }
dino-twist-box-events-volcano = { dino-twist-event-volcano }
dino-twist-box-events-meteorite = { dino-twist-event-meteorite }
dino-twist-box-events-3-for-2 = { dino-twist-event-3-for-2 }
dino-twist-box-events-all-alone = { dino-twist-event-all-alone }
dino-twist-box-events-carnage = { dino-twist-event-carnage }
dino-twist-box-events-quake = { dino-twist-event-quake }
dino-twist-box-events-twister = { dino-twist-event-twister }
dino-twist-box-events-newborns = { dino-twist-event-newborns }
dino-twist-box-events-help = { dino-twist-event-help }
dino-twist-box-part-mountain = { dino-twist-territory-mountain }
dino-twist-box-part-cliff = { dino-twist-territory-cliff }
dino-twist-box-part-jungle = { dino-twist-territory-jungle }
dino-twist-box-part-desert = { dino-twist-territory-desert }
dino-twist-box-part-river = { dino-twist-territory-river }
dino-twist-box-part-hill = { dino-twist-territory-hill }
dino-twist-box-part-beach = { dino-twist-territory-beach }
dino-twist-box-part-sea = { dino-twist-territory-sea }

## Co mówi plansza w przeglądarce. Krótko: wiele z tego tylko się słyszy

dino-twist-table-twist = Wyspa Twist
dino-twist-table-your-island = Twoja wyspa
dino-twist-table-island-of = Wyspa: { $name }
dino-twist-table-other-islands = Pozostałe wyspy
dino-twist-table-hand = Twoje karty
dino-twist-table-hand-of = Karty: { $name }
dino-twist-table-card = { $dino }, { $species } { $strength }
dino-twist-table-short = { $species } { $strength }
dino-twist-table-has-claws = Długie Pazury.
dino-twist-table-destroyed = Zniszczone w tej rundzie.
dino-twist-table-planned = Twój plan.
dino-twist-table-attacks-with = atak: { $cards }
dino-twist-table-graveyard =
    { $count ->
        [one] { $count } karta na cmentarzu
        [few] { $count } karty na cmentarzu
        [many] { $count } kart na cmentarzu
       *[other] { $count } karty na cmentarzu
    }
dino-twist-table-captured = Zdobyty Dino: { $card }
dino-twist-table-attack = Atakuję
dino-twist-table-bury = Na cmentarz
dino-twist-table-swap =
    { $count ->
        [0] Nic nie wymieniam
        [one] Wymieniam { $count } kartę
        [few] Wymieniam { $count } karty
        [many] Wymieniam { $count } kart
       *[other] Wymieniam { $count } karty
    }
dino-twist-table-big-rock = Wielki Kamień
dino-twist-table-decline = Puść go wolno
dino-twist-table-hint-newborns = Za oddane karty dostajesz nowe.
dino-twist-table-hint-prepare = Jedna karta albo dwie jednego gatunku. Wygrywa ze słabszym dinozaurem tego gatunku.
dino-twist-table-hint-prepare-all-alone = Tylko jedna karta. Wygrywa ze słabszym Dino swojego gatunku.
dino-twist-table-hint-prepare-3-for-2 = Jedna, dwie lub trzy karty jednego gatunku. Razem wygrywają z jego słabszym Dino.
dino-twist-table-hint-prepare-help = Jedna karta albo dowolne dwie: pierwsza mówi, który gatunek atakuje.
dino-twist-table-in-reach = W zasięgu twojego ataku.
dino-twist-table-attacks-for = razem { $total }
dino-twist-table-show-large = Pokaż w dużym rozmiarze
dino-twist-table-hint-target = Na podświetlonych miejscach są Dino słabsze od twojego ataku.
dino-twist-table-hint-settle = Podświetlone miejsca mogą być jego domem.

## Ile jeszcze gry

dino-twist-round-of = Runda { $round } z { $rounds }
dino-twist-events-left =
    { $count ->
        [0] Po niej przychodzi Wielki Kamień.
        [one] Jeszcze jedno zjawisko, potem Wielki Kamień.
        [few] Jeszcze { $count } zjawiska, potem Wielki Kamień.
        [many] Jeszcze { $count } zjawisk, potem Wielki Kamień.
       *[other] Jeszcze { $count } zjawiska, potem Wielki Kamień.
    }
dino-twist-volcanoes =
    { $count ->
        [one] Wybuchł wulkan: o jedną rundę mniej.
        [few] Wulkany wybuchły { $count } razy: o { $count } rundy mniej.
        [many] Wulkany wybuchły { $count } razy: o { $count } rund mniej.
       *[other] Wulkany wybuchły { $count } razy: o { $count } rundy mniej.
    }
dino-twist-discard-size = Karty odrzucone: { $count }
dino-twist-bonuses-left = Bonusowe Wyspy do wzięcia: { $bonuses }
dino-twist-bonuses-gone = Nie ma już Bonusowych Wysp.
dino-twist-claws-leaders = Najwięcej Długich Pazurów: { $names }
dino-twist-claws-nobody = Nikt nie ma jeszcze Długich Pazurów.
dino-twist-claws-of =
    { $count ->
        [one] { $count } Dino z Długimi Pazurami
       *[other] { $count } Dino z Długimi Pazurami
    }
dino-twist-claws-most = najwięcej Długich Pazurów
dino-twist-left = Co zostało
dino-twist-left-open = Co zostało i karty odrzucone
dino-twist-left-close = Zamknij
dino-twist-left-events = Zjawiska
dino-twist-left-deck = Talia
dino-twist-left-discard = Odrzucone
dino-twist-left-bonuses = Bonusy
dino-twist-left-deck-how = Gdy się skończy, nową talią stają się karty odrzucone.
dino-twist-left-bonuses-how = Za zapełnienie wszystkich 8 terytoriów swojej wyspy.
dino-twist-left-discard-empty = Niczego jeszcze nie odrzucono.
dino-twist-left-times =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }

## A move as a bot names it in the middle of a sentence

dino-twist-named-attack = atak { $what }
dino-twist-named-bury = { $what } na cmentarz
dino-twist-named-newborns = wymiana { $what }
dino-twist-named-newborns-none = zatrzymanie ręki
dino-twist-named-target = { $what } jako cel
dino-twist-named-settle = { $what } jako nowy dom
dino-twist-named-decline = rezygnacja z Dino
dino-twist-named-pass = pas

## What a thing says of itself

dino-twist-about-card = Atakuje z siłą { $strength } i może pokonać każdego słabszego Dino gatunku { $species } na Wyspie Twist. Na wyspie jest wart tyle punktów, ile ma siły: { $strength }.
dino-twist-about-wild = Zdobędzie go atak gatunku { $species } o sile większej niż { $strength }. Na wyspie jest wart tyle punktów, ile ma siły: { $strength }.
dino-twist-about-settled = Daje swojej wyspie tyle punktów, ile ma siły: { $strength }, dopóki nie zastąpi go inny Dino.
dino-twist-about-claws = Ma Długie Pazury: kto ma ich na koniec najwięcej, dostaje 7 punktów.
dino-twist-about-twist = Zaatakuj tu silniejszym Dino gatunku { $species }, a Dino z tego terytorium trafi do ciebie.
dino-twist-about-own = Tu mieszka Dino gatunku { $species }, zdobyty na tym samym terytorium Wyspy Twist. Jego siła to twoje punkty.
dino-twist-about-anyone = Na Wyspie Małego T-Rexa może tu zamieszkać każdy Dino. Jego siła to twoje punkty.
dino-twist-about-graveyard = Karty leżą tu zakryte i nigdy nie wracają do gry. Każda daje na koniec 2 punkty.
dino-twist-about-most-claws = Dino o sile { $strengths } mają Długie Pazury. Kto na koniec ma ich najwięcej, dostaje 7 punktów; przy remisie każdy z nich.
dino-twist-about-bonuses = Zapełnij wszystkie 8 terytoriów swojej wyspy: kto zrobi to pierwszy, dostaje 10 punktów, drugi 5, a trzeci 3.
dino-twist-about-discard = Każdy może go przejrzeć. Gdy talia się skończy, powstaje z niego nowa.
