### What an analysis shows in the browser and in its report, in English.

report-of = Analysis of a game of { $game }
report-language = Language
report-print = Print
report-partial = The analysis is not finished: what is missing here is still to come.

## The players

report-players = The players
report-place = Place { $rank }:
report-accuracy = Accuracy
report-luck = Luck
report-points = Points
report-parts = Where the result comes from
report-part-even = Even share
report-part-seat = Seat
report-part-chance = Luck
report-part-own = Own decisions
report-part-others = The others
report-part-result = Result

## The curve

report-curve = Win share through the game
report-curve-told = Win share of every player through the game; the table below tells the same.
report-curve-table = The curve as a table
report-axis = Moves so far
report-after = After move
report-after-draw = and luck

## The moments that decided

report-moments = What decided it
report-swing =
    { $count ->
        [one] { $points } point of win share
       *[other] { $points } points of win share
    }
report-show = Show

## What the numbers mean

report-means = What the numbers mean
report-means-win =
    A win share says how often a player would win from there if everybody then played by one and the same plan, over all that the player could not know.
report-means-hindsight =
    A win share says how often a player would win from there if everybody then played by one and the same plan, with all that was hidden lying open.
report-means-loss =
    What a move lost is the win share that the best option had more; ± is the standard error of a number, and a verdict is given only where the loss is certain enough.
report-made = Made from { $playouts } games played on (plan: { $policy }, key { $key }).
report-unsettled = Some verdicts are close calls: with a larger budget they could change by one step.

## The decisions

report-decisions = Every decision
report-decision = Decision
report-previous = The decision before
report-next = The next decision
report-filter-player = Whose decisions
report-filter-label = Which verdicts
report-everybody = Everybody
report-any = All verdicts
report-errors = Where win share was lost
report-no-errors = Nobody lost win share that can be shown.
report-none = There is no such decision.
report-keys = The arrow keys go from decision to decision.
report-label-best = best move
report-label-good = good
report-label-inaccuracy = inaccuracy
report-label-mistake = mistake
report-label-blunder = blunder
report-label-forced = forced
report-forced = Only one move was possible.
report-unknown = Not valued yet.
report-was-best = Nothing is shown to be better: { $win } win share.
report-as-good = { $best } looked a little better ({ $win } instead of { $instead }), but not by more than chance may explain.
report-better =
    { $count ->
        [one] Better was: { $best }, { $win } instead of { $instead }. That lost { $loss } point of win share, at least { $low } for certain.
       *[other] Better was: { $best }, { $win } instead of { $instead }. That lost { $loss } points of win share, at least { $low } for certain.
    }
report-options = The options
report-move = Option
report-win = Win share
report-margin = Lead in points
report-loss = Lost
report-best = best
report-played = played
report-more = Show all { $count } options
report-rest =
    { $count ->
        [one] One more option was worse.
       *[other] { $count } more options were worse.
    }
