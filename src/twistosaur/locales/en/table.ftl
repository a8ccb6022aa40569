### What every game says at the table, in English.

table-title = Twistosaur
table-which-game = Which game?
table-which-level = How strong should the bots be?
table-how-many = How many players?
table-which-option = { $label }
table-enter-for = (Enter: { $default })
table-you = You
# The reader in the middle of a sentence or a list of names.
table-you-too = you
table-player = Player { $number }
table-bot = Bot { $number }
table-and = { $first } and { $last }
# A name or a question before what is said or typed.
table-label = { $label }:
table-round = Round { $round }
table-turn = Turn { $turn }
table-prompt = Your choice
table-keys = number, r = rules, q = quit
table-key-undo = u = take the last turn back
table-undone = You take the last turn back.
table-say-what = Type the number of a choice, for example 1.
table-no-such = “{ $text }” is not one of the choices.
table-why-not = Not now. { $reason } ({ $clause })
table-hand-over = { $name }, it is your turn. Everyone else looks away. Press Enter.
table-revealed = What happened
table-score = Score
table-total = Total
table-rank = Place
table-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
table-winner =
    { $reader ->
        [seat] You win with { $points }!
       *[anyone] { $name } wins with { $points }!
    }
table-winners = { $names } share the win with { $points }!
table-wins =
    { $reader ->
        [seat] You win
       *[anyone] { $names } wins
    }
table-won-points = { table-wins } with { table-points }, more than anyone else ({ $clause }).
table-won-shared = { $names } share the win with { table-points } each ({ $clause }).
table-won-open = The game is not over: nobody has won yet ({ $clause }).
table-kept = The game is kept in { $file }. Watch it again: twistosaur replay { $file }
table-bye = See you next time!
table-rules-of = Rules: { $game }
table-ruling = Our ruling
table-assumed = Assumed
table-booklets = Where the booklets differ
table-printed = From the printed boards
table-example-printed = Example from the rulebook
table-example-ours = Our own example
