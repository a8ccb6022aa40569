### Własne gry na tym urządzeniu. Polski.

games-title = Twoje gry
games-more = Każda gra dokończona w tej przeglądarce zostaje tutaj, tylko na tym urządzeniu. Można ją obejrzeć jeszcze raz bez sieci.
games-none = Nie ma tu jeszcze żadnej dokończonej gry.
games-list =
    { $count ->
        [one] { $count } gra
        [few] { $count } gry
       *[other] { $count } gier
    }
games-fair = Czy było uczciwie?
games-delete = Usuń
games-delete-sure = Usunąć na zawsze?
games-keep = Zabierz je ze sobą
    .more = Zapisz wszystkie gry w jednym pliku i otwórz go na innym urządzeniu. Nic nie jest nigdzie wysyłane.
games-export = Zapisz wszystkie do pliku
games-import = Otwórz plik
games-clear = Usuń wszystkie gry
games-cleared = Wszystkie gry zostały usunięte.
games-taken =
    { $count ->
        [0] Wszystkie te gry już tu są.
        [one] Dodano { $count } grę.
        [few] Dodano { $count } gry.
       *[other] Dodano { $count } gier.
    }
games-bad-file = W tym pliku nie ma naszych gier.

## How you play

games-wins =
    { $games ->
        [one] wygrane: { $wins } z { $games } gry
       *[other] wygrane: { $wins } z { $games } gier
    }
games-points = Średnio { $mean } pkt, najlepszy wynik: { $best }
games-by-count =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[other] { $count } graczy
    }
games-by-level = Najsilniejszy przeciwnik: { $name }
games-by-people = Wśród ludzi
games-sources = Skąd masz punkty, średnio
games-accuracy = Twoja dokładność
games-accuracy-of = { $day }, { $game }: { $percent }%
