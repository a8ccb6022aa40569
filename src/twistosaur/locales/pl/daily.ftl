### The challenge of the day. Polish.

daily-title = Wyzwanie dnia
daily-about = Jedno rozdanie na grę, takie samo dla wszystkich, przeciw tym samym botom. Żeby wyniki dało się porównać, nie ma podpowiedzi i nie można cofać ruchów. A i tak są dla zabawy: kto chce, może obliczyć rozdanie wcześniej.
daily-streak =
    { $count ->
        [one] Jeden dzień z rzędu
        [few] { $count } dni z rzędu
       *[many] { $count } dni z rzędu
    }
daily-company =
    { $count ->
        [one] Ty i { $name }.
       *[other] Ty i { $count } × { $name }.
    }
daily-play = Graj
daily-go-on = Graj dalej
daily-again = Zagraj jeszcze raz dla wprawy
daily-again-more = Gra dla wprawy ma podpowiedzi i się nie liczy.
daily-first-play = Najpierw zagraj: potem zobaczysz, jak poszło innym.
daily-own = { $points }, miejsce { $place }
daily-others = Na twoim miejscu, z tym samym rozdaniem
daily-bots-play = Boty jeszcze grają…
daily-who = Kto
daily-spread = Punkty, od zera do największej liczby
daily-beaten = Ilu zostało za tobą
daily-people =
    { $count ->
        [one] Jedna osoba
        [few] { $count } osoby
       *[many] { $count } osób
    }
daily-mean = średnio { $points } pkt
daily-better = lepiej niż { $percent }%
daily-formula = Skąd bierze się rozdanie
daily-formula-more = Cały los gry pochodzi z SHA-256 pewnego tekstu: gra, wersja jej zasad i dzień (UTC). Nikt nic do tego nie dodaje, więc wszędzie jest tak samo. Do serii liczy się pierwsza gra dnia; seria jest zapisana na tym urządzeniu.
