### Draftozaur: co instrukcja mówi oprócz zasad, i podpisy jej przykładów. Po polsku.
### .item-n to punkt listy, .row-n wiersz tabeli (komórki między kreskami), .frame-n to, co widać na obrazku.

draftosaurus-book-aim = Zapełnij swoją planszę 12 dinozaurami i zdobądź więcej punktów niż inni.
    .title = Cel gry
    .item-1 = Każde pole punktuje po swojemu: za dinozaury jednego rodzaju, za same różne, za pary, za samotność albo za to, co mają inni.
    .item-2 = Każde pole z tyranozaurem daje punkt więcej, ale przy remisie wygrywa ten, kto ma mniej tyranozaurów.
    .item-3 = Co nigdzie nie pasuje, trafia do rzeki i daje jeden punkt.
draftosaurus-book-players = Od 2 do 5 osób, od 8 lat, około 15 minut. Sama instrukcja mówi tylko o liczbie osób; wiek i czas podajemy tak, jak zwykle podaje się je dla tej gry.
    .title = Liczba osób, wiek i czas
draftosaurus-book-drafting = W drafcie każdy ma kilka rzeczy, wszyscy naraz wybierają po jednej, a resztę oddają sąsiadowi. To, czego nie bierzesz, dostaje ktoś inny, a do ciebie trafia miseczka, w której ktoś już wybierał. Zwykle krążą tak karty, a tutaj drewniane dinozaury; stąd gra słów w nazwie.
    .title = Co to jest draft
draftosaurus-book-box = W pudełku są:
    .title = Zawartość pudełka
    .item-1 = 60 drewnianych dinozaurów, po 10 z każdego z 6 rodzajów
    .item-2 = 6 dinozaurów zapasowych, po jednym z każdego rodzaju: zostają w pudełku
    .item-3 = 5 plansz, z jednej strony lato, z drugiej zima
    .item-4 = 5 miseczek, woreczek i kostka
    .row-1 = Liczba osób | Do woreczka | Zostaje w pudełku
    .row-2 = 2 | 48 (po 8 każdego rodzaju) | 12 (po 2 każdego rodzaju)
    .row-3 = 3 | 36 (po 6 każdego rodzaju) | 24 (po 4 każdego rodzaju)
    .row-4 = 4 | 48 (po 8 każdego rodzaju) | 12 (po 2 każdego rodzaju)
    .row-5 = 5 | 60 (po 10 każdego rodzaju) | nic
draftosaurus-book-begin = Zgodnie ze zwyczajem kostkę bierze ten, kto ostatnio oglądał film z dinozaurami. Tutaj decyduje los albo sami wskazujecie miejsce (DS-4).
    .title = Kto zaczyna
draftosaurus-book-advice = Przed pierwszą grą:
    .title = Dobrze wiedzieć
    .item-1 = Zacznijcie od lata; zima wymaga więcej planowania.
    .item-2 = Miseczki składa się raz: złożone mieszczą się w pudełku.
    .item-3 = Odłóżcie 6 zapasowych dinozaurów, zanim napełnicie woreczek.
    .item-4 = Nie pokazuj, co masz w miseczce; dinozaury na planszach widzą wszyscy.
draftosaurus-book-credits = Autorzy: Antoine Bauza, Corentin Lebrat, Ludovic Maublanc i Théo Rivière. Wydawca: Ankama. Polskie wydanie: Nasza Księgarnia; Jarosław Basałyga (dyrektor ds. gier planszowych), Krystyna Michalak i Aleksandra Semla (koordynacja produkcji), Michał Zwierzyński (redakcja), Zuzanna Laskowska (korekta), Paweł Nowicki (projekt graficzny), Patrycja Jaworska i Karolina Burna (marketing).
    .title = Kto stworzył grę

draftosaurus-example-forest-of-sameness = 2 jednakowe, a potem 6
    .frame-1 = 2 spinozaury w Lesie identyczności: 4 punkty.
    .frame-2 = Spinozaury na wszystkich 6 miejscach: 24 punkty.
draftosaurus-example-meadow-of-differences = 2 różne, a potem 6
    .frame-1 = Diplodok i parazaurolof na Łące różnorodności: 3 punkty.
    .frame-2 = Po jednym z każdego rodzaju: 21 punktów. Tyranozaur dodaje do tego własny punkt (DS-36).
draftosaurus-example-prairie-of-love = 3 jednakowe, a potem 4
    .frame-1 = 3 jednakowe to 1 para: 5 punktów.
    .frame-2 = 4 jednakowe to 2 pary: 10 punktów.
draftosaurus-example-well-ordered-wood = Dwa rodzaje na zmianę
    .frame-1 = Triceratops i diplodok w Lesie symetrii: 4 punkty.
    .frame-2 = Te dwa rodzaje na zmianę na wszystkich 6 miejscach: 24 punkty.
draftosaurus-example-lovers-bridge = Dwie pary przez rzekę
    .frame-1 = Para tyranozaurów i para spinozaurów stoją na przeciwnych brzegach: 12 punktów. Trzeci tyranozaur i trzeci spinozaur nie mają nikogo naprzeciwko. Na obu brzegach jest tyranozaur, co daje 2 punkty więcej (DS-33, DS-36).
draftosaurus-example-pyramid = 4 dinozaury, a potem 6
    .frame-1 = 4 dinozaury w Piramidzie: 2 + 2 + 2 + 4 = 10 punktów.
    .frame-2 = 6 dinozaurów: 2 + 2 + 2 + 4 + 4 + 7 = 21 punktów.
draftosaurus-example-counting-a-winter-park = Liczymy planszę zimową
    .frame-1 = Po ostatniej turze w Kwarantannie stoi jeszcze parazaurolof. 3 dinozaury na zmianę w Lesie symetrii dają 8 punktów, Czujka 6 (na planszy po prawej żyją 3 stegozaury), 2 pary przy Moście zakochanych 12, a 2 pola z tyranozaurem 2. Przed liczeniem punktów parazaurolof może się przenieść.
    .frame-2 = Wspina się na Piramidę jako czwarty: jest tam teraz 2 + 2 + 2 + 4 = 10 punktów, a razem 38.
draftosaurus-example-counting-a-summer-park = Liczymy planszę letnią
    .frame-1 = 2 jednakowe w Lesie identyczności dają 4 punkty. Diplodoków jest tu 5 i nikt nie ma ich więcej: Król dżungli daje 7. W Leśnym trio brakuje jednego: 0. 3 różne na Łące: 6. Para na Prerii: 5. Jedyny spinozaur w Samotni: 7. Jeden w rzece: 1. Tyranozaury na 3 polach, nie licząc rzeki: 3. Razem 33.
