### Learning from a game that is over: its analysis while it is made, trying again, playing on. English.

## Before it

study-record = A record is a whole game in a small file. Open one that you saved after the end with “Download the record”, and see here what every decision was worth.

## While it is made

study-asking = Asking for the analysis…
# $count: analyses that are made before this one.
study-waiting =
    { $count ->
        [0] Your analysis is next.
        [one] One analysis comes before yours.
       *[other] { $count } analyses come before yours.
    }
study-thinking = Thinking the game through…
study-running =
    { $count ->
        [one] Thinking the game through: { $percent }%, about one more second. What is known so far is below.
       *[other] Thinking the game through: { $percent }%, about { $count } more seconds. What is known so far is below.
    }
study-progress = How far the analysis is
study-done = The analysis is complete.
study-lost = The server does not answer. What is known stays here, and we keep trying.
study-crowded = Many analyses are waiting at this server. Leave this page open: we ask again every few seconds until there is room for yours.

## What may go wrong

study-error-too-many = You have asked for as many analyses as this server makes for one home in an hour. What has been analysed before opens at once. For this game come back later, or download its record: “twistosaur analyse” does the same on your computer.
study-error-no-analysis = This server makes no analyses just now. Download the record of the game: “twistosaur analyse” does the same on your computer.
study-error-rules = This game was played by older rules that this server no longer has, so it cannot be analysed. You can still watch it again.
study-error-not-found = This table is gone: games are cleared away some time after their end. If you have downloaded its record, open that.
study-error-not-over = The game is still going on. It can be analysed when it is over.
study-error-record = This is not the record of a game that was played to its end.
study-error-fault = Something went wrong on the server, and it was written down there. Try again, or analyse the record on your computer with “twistosaur analyse”.

## What was known, and what was true

study-by = Judged by
study-knew = What the player knew
study-hindsight = With hindsight
study-hindsight-same = Even with everything face up, “{ $known }” would have been best: { $win } to win.
study-hindsight-other = From what was known “{ $known }” was best. With everything face up it would have been “{ $best }”: { $win } instead of { $instead }.

## Learning from mistakes

study-learn = Learn from your mistakes
study-learn-whose = Whose mistakes
study-learn-more =
    { $count ->
        [one] There is one moment where something else was clearly better. Try it again!
       *[other] There are { $count } moments where something else was clearly better. Try them again!
    }
study-learn-begin = Try again
study-no-mistakes = No decision is shown to have lost much. Well played!
study-no-mistakes-yet = No mistake so far: the analysis is still looking.
study-lesson = Moment { $number } of { $count }
study-lesson-was =
    { $count ->
        [one] { $did } It lost { $loss } percentage point of the chance of winning. Find something better.
       *[other] { $did } It lost { $loss } percentage points of the chance of winning. Find something better.
    }
study-lesson-next = Next moment
study-lesson-last = How did I do?
study-learnt = How you did
study-learnt-at-once =
    { $of ->
        [one] { $count ->
            [0] Not found at the first try.
           *[other] Found at the first try!
        }
       *[other] { $count } of { $of } found at the first try.
    }
study-learnt-later =
    { $count ->
        [one] One more after trying again.
       *[other] { $count } more after trying again.
    }
study-learnt-told =
    { $count ->
        [one] One answer was shown.
       *[other] { $count } answers were shown.
    }
study-learn-again = Once more
study-back = Back to the analysis
study-all-values = What every option was worth
study-try-choose = Your turn: choose on the board.
study-try-best = Yes, that is the best: { $win } to win.
study-try-good = Good: { $win } to win, hardly less than the best.
study-try-same = That is what was played. Look for something else.
study-try-worse =
    { $count ->
        [one] Not yet: { $win } to win, { $loss } percentage point less than the best.
       *[other] Not yet: { $win } to win, { $loss } percentage points less than the best.
    }
study-try-again = Try something else
study-try-answer = Show the answer

## Playing on

study-go-on = Play on from here
study-go-on-over = The game is over here: go back a step to play on.
study-go-on-more = A new table begins at this very moment, with bots on the other seats. What had not been drawn by then is drawn anew.
study-go-on-seat = Your seat
study-go-on-level = The bots
study-go-on-begin = Play on
study-go-on-error-rules = This moment cannot be played on from: the rules of this server do not know it. Try another one.
study-go-on-error-position = This moment cannot be played on from: the rules of this server do not know it. Try another one.
study-go-on-error-bad-request = This moment cannot be played on from. Try another one.
study-go-on-error-not-found = This table is gone: games are cleared away some time after their end. If you have downloaded its record, open that and play on from there.
