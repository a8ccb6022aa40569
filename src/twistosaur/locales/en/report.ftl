### What an analysis shows in the browser and in its report, in English.

report-of = Analysis of a game of { $game }
report-language = Language
report-print = Print
report-partial = The analysis is not finished: what is missing here is still to come.

## The players

report-place = Place { $rank }:
report-points = Points
report-parts = Where the result comes from
report-part-even = Even share

## The curve

report-curve-told = The chance of winning of every player through the game; the table below tells the same.
report-curve-table = The curve as a table
report-axis = Moves so far
report-after = After move
report-after-draw = and luck

## The moments that decided

report-swing =
    { $count ->
        [one] { $points } percentage point
       *[other] { $points } percentage points
    }
report-show = Show

## What the numbers mean

report-means = What the numbers mean
report-means-win =
    The chance of winning says how often a player would win from there if everybody then played by one and the same plan, over all that the player could not know.
report-means-hindsight =
    The chance of winning says how often a player would win from there if everybody then played by one and the same plan, with all that was hidden lying open.
report-means-loss =
    What a move lost is how much better the chance of the best option was; ± is the standard error of a number, and a verdict is given only where the loss is certain enough.
report-made = Plan: { $policy }; key: { $key }.

## The decisions

report-decision = Decision
report-previous = The decision before
report-next = The next decision
report-filter-player = Whose decisions
report-filter-label = Which verdicts
report-everybody = Everybody
report-any = All verdicts
report-errors = Where chances were lost
report-no-errors = Nobody is shown to have lost chances.
report-none = There is no such decision.
report-keys = The arrow keys go from decision to decision.
report-forced = Only one move was possible.
report-unknown = Not valued yet.
report-was-best = Nothing is shown to be better: { $win } to win.
report-as-good = { $best } looked a little better ({ $win } instead of { $instead }), but not by more than chance may explain.
report-better =
    { $count ->
        [one] Better was “{ $best }”: { $win } instead of { $instead }. That lost { $loss } percentage point, at least { $low } for certain.
       *[other] Better was “{ $best }”: { $win } instead of { $instead }. That lost { $loss } percentage points, at least { $low } for certain.
    }
report-disputed =
    { $best } does better by this plan ({ $win } instead of { $instead }), but a search that looks ahead finds both worth playing: no mistake.
report-options = The options
report-move = Option
report-margin = Lead in points
report-best = best
report-played = played
report-more = Show all { $count } options
report-rest =
    { $count ->
        [one] One more option was worse.
       *[other] { $count } more options were worse.
    }
