### Twisty: co instrukcja mówi oprócz zasad, i podpisy jej przykładów. Po polsku.
### .item-n to punkt listy, .row-n wiersz tabeli (komórki między kreskami), .frame-n to, co widać na obrazku.

twisty-book-aim = Zbierz 7 kolorowych kostek w kolejności swojej serii, a potem stań na środku planszy przed innymi.
    .title = Cel gry
twisty-book-players = Od 2 do 4 osób, od 8 do 99 lat, około 25 minut.
    .title = Liczba osób, wiek i czas
twisty-book-box = W pudełku są:
    .title = Zawartość pudełka
    .item-1 = plansza
    .item-2 = 44 drewniane żetony: kolorowe kostki, dodatkowe przesunięcia i zabezpieczenia
    .item-3 = 28 kartonowych kostek w czterech zestawach po 7: gwiazda, kwadrat, trójkąt i koło
    .item-4 = 4 pionki, każdy z żetonem, który pokazuje, czyj to pionek
twisty-book-begin = Zaczyna najmłodsza osoba, dalej gra się zgodnie z ruchem wskazówek zegara. Tutaj możecie też wskazać miejsce albo zdać się na los (TW-4).
    .title = Kto zaczyna
twisty-book-advice = Przy rozkładaniu:
    .title = Dobrze wiedzieć
    .item-1 = Wymieszajcie drewniane żetony i rozłóżcie je losowo; środek i cztery rogi zostają wolne.
    .item-2 = Weź pionek i połóż przed sobą jego żeton, żeby wszyscy wiedzieli, który jest twój.
    .item-3 = Pomieszaj swój kartonowy zestaw i ułóż go odkryty od lewej do prawej: to twoja seria.
    .item-4 = Zdobytą kostkę połóż poniżej jej kartonowej siostry. Gdy ją zabezpieczasz, wsuń ją pod spód: wtedy widać, co jest bezpieczne.
twisty-book-credits = Autor: Faouzi Boughida. Instrukcja nie wymienia ilustratora ani wydawcy.
    .title = Kto stworzył grę

twisty-example-a-chain-of-three = Trzy ruchy w jednej turze
    .frame-1 = Ada ma czerwoną i zieloną, teraz szuka niebieskiej. Jej pionek stoi na c1.
    .frame-2 = Ruch w L prowadzi na d3, na żeton „krok na skos”.
    .frame-3 = Krok na skos prowadzi na e4, na żeton „znowu w L”.
    .frame-4 = Kolejny ruch w L kończy się na f6, na szukanej niebieskiej kostce: Ada ją bierze.
twisty-example-green-is-stolen = Ktoś kradnie zieloną
    .frame-1 = Ben ma czerwoną, zieloną i niebieską, żadna nie jest zabezpieczona. Ada szuka właśnie zielonej.
    .frame-2 = Pionek Ady skacze na pole Bena i kradnie zieloną. W serii Bena zielona wędruje na koniec, czerwona i niebieska nadal są jego, a następna jest żółta.
