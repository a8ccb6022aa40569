### The challenge of the day. English.

daily-title = Challenge of the day
daily-about = One deal for each game, the same for everybody, against the same bots. So that results can be compared there are no hints, and no turn is taken back. They are for fun all the same: whoever likes can work the deal out beforehand.
daily-streak =
    { $count ->
        [one] One day in a row
       *[other] { $count } days in a row
    }
daily-company =
    { $count ->
        [one] You and { $name }.
       *[other] You and { $count } × { $name }.
    }
daily-play = Play
daily-go-on = Play on
daily-again = Play it again for practice
daily-again-more = Practice has hints and does not count.
daily-first-play = Play first: then you see how the others have fared.
daily-own = { $points }, place { $place }
daily-others = In your seat, with the same deal
daily-bots-play = The bots are still playing…
daily-who = Who
daily-spread = Points, from none to most
daily-beaten = How many you have left behind
daily-people =
    { $count ->
        [one] One person
       *[other] { $count } people
    }
daily-mean = { $points } points on average
daily-better = better than { $percent }%
daily-formula = Where the deal comes from
daily-formula-more = All chance of the game comes from the SHA-256 of a text: the game, the version of its rules and the day (UTC). Nobody adds anything to it, so it is the same everywhere. The first game of the day counts for your streak, which is kept on this device.
