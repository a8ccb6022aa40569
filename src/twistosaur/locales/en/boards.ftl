### What the boards say in the browser, in English. Short: much of it is only heard.

## All games

boards-players = Players
boards-points-word =
    { $points ->
        [one] point
       *[other] points
    }
boards-has-chosen = has chosen
boards-is-thinking = is thinking
boards-empty = empty
boards-can-go-here = You can choose this.
boards-not-here = Not now. { $why }
boards-planned = Your plan: { $piece }.
boards-back-to-yours = Back to yours
boards-make-small = Make it small
boards-retract = Change my mind
boards-undo = Take the turn back
boards-waiting-for =
    { $count ->
        [0] One moment…
        [one] Waiting for one player
       *[other] Waiting for { $count } players
    }
boards-turn-of = { $name } is playing
boards-pass = Pass

boards-about-score = The points as the table lies now; the end may bring more.
