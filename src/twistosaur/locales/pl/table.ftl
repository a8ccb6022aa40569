### To, co mówi przy stole każda gra, po polsku.

table-title = Twistosaur
table-which-game = W co gracie?
table-which-level = Jak silne mają być boty?
table-how-many = Ile osób gra?
table-which-option = { $label }
table-enter-for = (Enter: { $default })
table-you = Ty
# The reader in the middle of a sentence or a list of names.
table-you-too = ty
table-player = Gracz { $number }
table-bot = Bot { $number }
table-and = { $first } i { $last }
# A name or a question before what is said or typed.
table-label = { $label }:
table-round = Runda { $round }
table-turn = Tura { $turn }
table-prompt = Twój wybór
table-keys = numer, r = zasady, q = koniec
table-key-undo = u = cofnij ostatnią turę
table-undone = Cofasz swoją ostatnią turę.
table-say-what = Wpisz numer wyboru, na przykład 1.
table-no-such = „{ $text }” nie ma na liście wyborów.
table-why-not = Nie teraz. { $reason } ({ $clause })
table-hand-over = { $name }: twoja kolej. Pozostali odwracają wzrok. Naciśnij Enter.
table-revealed = Co się stało
table-score = Punkty
table-total = Razem
table-rank = Miejsce
table-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
table-winner =
    { $reader ->
        [seat] Wygrywasz: { $points }!
       *[anyone] Wygrywa { $name }: { $points }!
    }
table-winners = Wspólna wygrana: { $names } ({ $points })!
table-wins =
    { $reader ->
        [seat] Wygrywasz
       *[anyone] Wygrywa { $names }
    }
table-won-points = { table-wins }: { table-points }, najwięcej ze wszystkich ({ $clause }).
table-won-shared = Wspólna wygrana: { $names } ({ table-points }; { $clause }).
table-won-open = Gra jeszcze trwa: nikt na razie nie wygrał ({ $clause }).
table-kept = Zapis gry jest w pliku { $file }. Obejrzyj ją jeszcze raz: twistosaur replay { $file }
table-bye = Do następnego razu!
table-rules-of = Zasady: { $game }
table-ruling = Nasze rozstrzygnięcie
table-assumed = Założenie
table-booklets = Czym różnią się instrukcje
table-printed = Z drukowanych plansz
table-example-printed = Przykład z instrukcji
table-example-ours = Nasz przykład
