### The bots: their characters, and what they say about a move. English.

bot-novice = Novice
    .name = { app-bot-novice }
    .line = Fresh out of the egg: grabs what glitters and misses half of what is there.
bot-easy = Easy
    .name = { app-bot-easy }
    .line = Takes the most points right now and never looks past the next move.
bot-medium = Medium
    .name = { app-bot-medium }
    .line = Thinks a little before moving, and likes to surprise you.
bot-hard = Hard
    .name = { app-bot-hard }
    .line = Plans ahead and keeps an eye on everyone at the table.
bot-expert = Expert
    .name = { app-bot-expert }
    .line = Has dreamt of a million games. Waits patiently for your one mistake.
bot-master = Master
    .name = { app-bot-master }
    .line = Played itself millions of times: won every game, lost every game, and learned from both.

## Reasons: one sentence about a move. $choice and $other are names of moves in the reader’s language.

bot-reason-only = { $choice }: there is no other choice.
bot-reason-points =
    { $count ->
        [one] { $choice }: about { $count } point more in the end than { $other }.
       *[other] { $choice }: about { $count } points more in the end than { $other }.
    }
bot-reason-turns =
    { $count ->
        [one] { $choice }: about { $count } turn better in the race than { $other }.
       *[other] { $choice }: about { $count } turns better in the race than { $other }.
    }
bot-reason-gain =
    { $count ->
        [one] { $choice }: { $count } point more right away than { $other }.
       *[other] { $choice }: { $count } points more right away than { $other }.
    }
bot-reason-chance = { $choice }: a better chance to win than { $other }, by { $count } in 100.
bot-reason-even = { $choice }: about as good as { $other }.

## A warning before a blunder: said once, to whoever asked to be warned. $count is games in a hundred.

bot-doubt =
    { $count ->
        [one] Really? Another move wins about { $count } more game in 100.
       *[other] Really? Another move wins about { $count } more games in 100.
    }
