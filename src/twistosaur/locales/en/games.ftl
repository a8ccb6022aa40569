### One's own games on this device. English.

games-title = Your games
games-more = Every game that you finish in this browser is kept here, on this device only. It can be watched again without a network.
games-none = No game has been finished here yet.
games-list =
    { $count ->
        [one] One game
       *[other] { $count } games
    }
games-fair = Was it fair?
games-delete = Delete
games-delete-sure = Delete for good?
games-keep = Take them along
    .more = Save all games as one file, and open it on another device. Nothing is sent anywhere.
games-export = Save all as a file
games-import = Open a file
games-clear = Delete all games
games-cleared = All games are deleted.
games-taken =
    { $count ->
        [0] You have all of these games already.
        [one] One game was added.
       *[other] { $count } games were added.
    }
games-bad-file = This file holds no games of ours.

## How you play

games-wins =
    { $games ->
        [one] { $wins } of { $games } game won
       *[other] { $wins } of { $games } games won
    }
games-points = { $mean } points on average, { $best } at best
games-by-count =
    { $count ->
        [one] One player
       *[other] { $count } players
    }
games-by-level = Against { $name }
games-by-people = Among people
games-sources = Where your points come from, on average
games-accuracy = Your accuracy
games-accuracy-of = { $day }, { $game }: { $percent }%
