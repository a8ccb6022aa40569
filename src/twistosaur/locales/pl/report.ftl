### What an analysis shows in the browser and in its report, in Polish.

report-of = Analiza partii: { $game }
report-language = Język
report-print = Drukuj
report-partial = Analiza jeszcze trwa: brakujące liczby dopiero się pojawią.

## The players

report-place = Miejsce { $rank }:
report-points = Punkty
report-parts = Skąd wziął się wynik
report-part-even = Równy udział

## The curve

report-curve-told = Szanse każdego gracza na wygraną w trakcie partii; to samo podaje tabela poniżej.
report-curve-table = Wykres jako tabela
report-axis = Wykonane ruchy
report-after = Po ruchu
report-after-draw = i losowaniu

## The moments that decided

report-swing =
    { $count ->
        [one] { $points } punkt procentowy szans
        [few] { $points } punkty procentowe szans
        [many] { $points } punktów procentowych szans
       *[other] { $points } punktu procentowego szans
    }
report-show = Pokaż

## What the numbers mean

report-means = Co znaczą te liczby
report-means-win =
    Szanse na wygraną mówią, jak często gracz wygrałby od tego miejsca, gdyby dalej wszyscy grali według jednego i tego samego planu, przy wszystkim, czego ten gracz nie mógł wiedzieć.
report-means-hindsight =
    Szanse na wygraną mówią, jak często gracz wygrałby od tego miejsca, gdyby dalej wszyscy grali według jednego i tego samego planu, a wszystko, co ukryte, leżało odkryte.
report-means-loss =
    Strata to szanse, o które najlepsza możliwość była lepsza od wykonanego ruchu; ± to błąd standardowy, a ocena pada tylko wtedy, gdy strata jest dostatecznie pewna.
report-made = Plan: { $policy }; klucz: { $key }.

## The decisions

report-decision = Decyzja
report-previous = Poprzednia decyzja
report-next = Następna decyzja
report-filter-player = Czyje decyzje
report-filter-label = Które oceny
report-everybody = Wszyscy
report-any = Wszystkie oceny
report-errors = Gdzie przepadły szanse
report-no-errors = Nie widać, by ktoś stracił szanse.
report-none = Nie ma takiej decyzji.
report-keys = Strzałki prowadzą od decyzji do decyzji.
report-forced = Możliwy był tylko jeden ruch.
report-unknown = Jeszcze bez oceny.
report-was-best = Nic nie okazało się lepsze: szanse { $win }.
report-as-good = { $best } – wygląda to trochę lepiej ({ $win } zamiast { $instead }), ale różnica może być przypadkowa.
report-better =
    { $count ->
        [one] Lepszy ruch to „{ $best }”: { $win } zamiast { $instead }. Strata: { $loss } punkt procentowy, na pewno co najmniej { $low }.
        [few] Lepszy ruch to „{ $best }”: { $win } zamiast { $instead }. Strata: { $loss } punkty procentowe, na pewno co najmniej { $low }.
        [many] Lepszy ruch to „{ $best }”: { $win } zamiast { $instead }. Strata: { $loss } punktów procentowych, na pewno co najmniej { $low }.
       *[other] Lepszy ruch to „{ $best }”: { $win } zamiast { $instead }. Strata: { $loss } punktu procentowego, na pewno co najmniej { $low }.
    }
report-disputed =
    Według tego planu lepsze jest: { $best } ({ $win } zamiast { $instead }), ale komputer liczący ruchy naprzód widzi w obu dobry wybór: to nie błąd.
report-options = Możliwości
report-move = Możliwość
report-margin = Przewaga punktów
report-best = najlepsza
report-played = wybrana
report-more = Pokaż wszystkie możliwości ({ $count })
report-rest =
    { $count ->
        [one] Jeszcze jedna możliwość była gorsza.
        [few] Jeszcze { $count } możliwości były gorsze.
        [many] Jeszcze { $count } możliwości było gorszych.
       *[other] Jeszcze { $count } możliwości było gorszych.
    }
