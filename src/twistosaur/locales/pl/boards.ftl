### Co mówią plansze w przeglądarce, po polsku. Krótko: wiele z tego tylko się słyszy.

## Wszystkie gry

boards-players = Gracze
boards-points-word =
    { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
boards-has-chosen = wybór gotowy
boards-is-thinking = namyśla się
boards-empty = pusto
boards-can-go-here = Możesz to wybrać.
boards-not-here = Nie teraz. { $why }
boards-planned = Twój plan: { $piece }.
boards-back-to-yours = Wróć do swojej planszy
boards-make-small = Zmniejsz
boards-retract = Jednak zmieniam
boards-undo = Cofnij turę
boards-waiting-for =
    { $count ->
        [0] Chwileczkę…
        [one] Czekamy na jedną osobę
        [few] Czekamy na { $count } osoby
        [many] Czekamy na { $count } osób
       *[other] Czekamy na { $count } osoby
    }
boards-turn-of = Teraz gra { $name }
boards-pass = Pasuję

boards-about-score = Punkty przy obecnym stanie stołu; na koniec może ich przybyć.
