### Puzzles: one move is clearly the best. Polish.

puzzle-title = Zagadki
puzzle-about = Chwile z partii botów. Jeden ruch jest wyraźnie najlepszy: znajdziesz go? To, co znajdziesz, zostaje na tym urządzeniu.
puzzle-theme = Pomysł
puzzle-any-theme = Każdy pomysł
puzzle-difficulty = Jak trudne
puzzle-any-difficulty = Łatwe i trudne
puzzle-stars =
    { $count ->
        [1] ★ bardzo łatwe
        [2] ★★ łatwe
        [3] ★★★ podchwytliwe
        [4] ★★★★ trudne
       *[5] ★★★★★ bardzo trudne
    }
puzzle-found = Znalezione: { $count } z { $of }
puzzle-task = Który ruch jest dla ciebie najlepszy?
puzzle-answer = Odpowiedź: { $best }.
puzzle-idea = Pomysł: { $theme }.
puzzle-who-finds = Jak często znajdują go boty:
puzzle-next = Następna zagadka
puzzle-none = Nie ma takiej zagadki. Wybierz inny pomysł albo inną trudność.
