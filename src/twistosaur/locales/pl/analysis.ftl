### The analysis of a game: labels, what its tables are headed with, and the moments that decided. Polish.

analysis-label-best = najlepszy
    .title = Najlepszy ruch
analysis-label-good = dobry
    .title = Dobry ruch
analysis-label-inaccuracy = niedokładność
    .title = Niedokładność
analysis-label-mistake = błąd
    .title = Błąd
analysis-label-blunder = gruby błąd
    .title = Gruby błąd
analysis-label-forced = jedyny ruch
    .title = Bez wyboru

## Tables

analysis-title = Analiza
analysis-decisions = Wszystkie decyzje
analysis-players = Gracze
analysis-moments = Co rozstrzygnęło partię
analysis-curve = Szansa na wygraną, od pierwszego ruchu do ostatniego
analysis-number = Nr
analysis-player = Gracz
analysis-played = Ruch
analysis-win = Szansa
analysis-loss = Strata
analysis-label = Ocena
analysis-best = Najlepszy ruch
analysis-accuracy = Celność
analysis-result = Wynik
analysis-part-seat = Miejsce
analysis-part-chance = Szczęście
analysis-part-own = Własne decyzje
analysis-part-others = Decyzje innych
analysis-none-at-stake = nie było o co grać
analysis-not-settled = Niektóre oceny nie są pewne: większy budżet może je doprecyzować.
# $count: games that were played to the end to value the options.
analysis-playouts =
    { $count ->
        [one] Rozegrano jedną partię do końca.
        [few] Rozegrano { NUMBER($count) } partie do końca.
       *[many] Rozegrano { NUMBER($count) } partii do końca.
    }

## The moments that decided. $what is a sentence without its full stop, $best the name of a move, $who a player.

analysis-moment-rises = { $what }, a szansa na wygraną rośnie z { $from }% do { $to }%.
analysis-moment-falls = { $what }, a szansa na wygraną spada z { $from }% do { $to }%.
analysis-moment-falls-better = { $what }, a szansa na wygraną spada z { $from }% do { $to }%; lepszym wyborem było „{ $best }”.
analysis-moment-other = { $what }, a { $who } ma teraz { $to }% szans na wygraną zamiast { $from }%.
analysis-moment-draw = Po tym losowaniu { $who } ma { $to }% szans na wygraną zamiast { $from }%.
