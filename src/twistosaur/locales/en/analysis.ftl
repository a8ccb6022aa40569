### The analysis of a game: labels, what its tables are headed with, and the moments that decided. English.

analysis-label-best = best
    .title = Best move
analysis-label-good = good
    .title = Good move
analysis-label-inaccuracy = inaccuracy
    .title = Inaccuracy
analysis-label-mistake = mistake
    .title = Mistake
analysis-label-blunder = blunder
    .title = Blunder
analysis-label-forced = the only move
    .title = No choice

## Tables

analysis-title = Analysis
analysis-decisions = Every decision
analysis-players = The players
analysis-moments = What decided the game
analysis-curve = Chance of winning, from the first move to the last
analysis-number = No.
analysis-player = Player
analysis-played = Move
analysis-win = Win
analysis-loss = Lost
analysis-label = Verdict
analysis-best = Best
analysis-accuracy = Accuracy
analysis-result = Result
analysis-part-seat = Seat
analysis-part-chance = Luck
analysis-part-own = Own decisions
analysis-part-others = Others’ decisions
analysis-none-at-stake = nothing was at stake
analysis-not-settled = Some verdicts are not settled: a larger budget may sharpen them.
# $count: games that were played to the end to value the options.
analysis-playouts =
    { $count ->
        [one] One game played out.
       *[other] { NUMBER($count) } games played out.
    }

## The moments that decided. $what is a sentence without its full stop, $best the name of a move, $who a player.

analysis-moment-rises = { $what }: the chance of winning rises from { $from }% to { $to }%.
analysis-moment-falls = { $what }: the chance of winning falls from { $from }% to { $to }%.
analysis-moment-falls-better = { $what }: the chance of winning falls from { $from }% to { $to }%, and “{ $best }” was the better choice.
analysis-moment-other = { $what }: { $who }’s chance of winning goes from { $from }% to { $to }%.
analysis-moment-draw = What is drawn now takes { $who }’s chance of winning from { $from }% to { $to }%.
