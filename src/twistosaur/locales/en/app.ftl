### The pages around the boards: front page, table, end, rules, about. English.

## Everywhere

app-skip = Skip to the content
app-home = Home
app-nav = Main
app-nav-more = More
app-lobby = Lobby
app-help = How to play
app-settings = Settings
app-language = Language
app-theme = Colours
app-theme-auto = As the device
app-theme-light = Day
app-theme-dark = Night
app-sound = Sound
app-volume = Volume
app-animations = Animations
app-confirm = Ask before every choice
app-confirm-yes = Yes, this
app-confirm-no = Not yet
app-warn = Warn me before a blunder (against bots)
app-tips = Tips in first games
app-on-my-turn = When it is my turn
app-vibration = Vibration
app-notices = Notification while this page is hidden
app-notices-insecure = Browsers allow it only at secure addresses (https://) and on the server’s own computer. The title and the icon of the tab tell you all the same.
app-notices-missing = This browser has no notifications. The title and the icon of the tab tell you all the same.
app-notices-denied = Your browser blocks notifications of this page: allow them in its settings.
app-your-turn = Your turn!
app-moment = The others wait a moment: you can still change your mind.
app-sound-offer = Turn the sound on
app-loading = One moment…
app-connecting = Pulling up a chair…
app-lost = There is nothing here
app-close = Close
app-you = you

## The games

app-seats = { $from } to { $to } players

## Front page

app-welcome = Which game shall we play?
app-welcome-more = Pick one, press Play, and three dinosaurs join you at the table.
app-play-bots = Play
app-play-bots-more =
    { $count ->
        [one] Against one dinosaur: { $name }.
       *[other] Against { $count } dinosaurs like { $name }.
    }
app-play-bots-mixed = Against { $names }.
app-play-invite = Make a table
app-play-invite-more = You get a link and a code for your friends. Empty seats can go to bots.
app-play-screen = Play here
app-play-screen-more = Everyone at this screen. It goes round the table, and nobody sees another hand.
app-play-it = Play it
app-how = How to play { $game }
app-learn = Learn it by playing (5 minutes)
app-learn-short = Learn it by playing
app-mode = With whom?
app-mode-bots = Bots
app-mode-invite = Friends, by link
app-mode-screen = One screen
app-people = How many of you at this screen?
app-name-of = Name of player { $number }
app-your-name = Your name
app-clock = Clock
app-clock-none = No clock
app-clock-decision = for each choice
app-clock-player = for the whole game, each
app-clock-length = How long
app-clock-unit = Unit of time
app-unit-second = seconds
app-unit-minute = minutes
app-unit-hour = hours
app-listed = Show it in the lobby
app-may-watch = Let others watch it from the lobby
app-may-undo = A last turn may be taken back
app-may-hint = Players may ask for a hint
app-level = Your opponents
app-level-mixed = Mixed company.
app-by-seat = Choose seat by seat
app-free-seats = The other seats
app-options = Options
app-options-changed = changed
app-box-use = Play with your corrected box
app-box-look = What is printed in your box?
app-bot-novice = Pip
    .temper = Just hatched: likes whatever is shiny.
    .strength = very easy
app-bot-easy = Fern
    .temper = Chews slowly and plays for fun.
    .strength = easy
app-bot-medium = Rocky
    .temper = Steady horns; sees what is on the table.
    .strength = medium
app-bot-hard = Claw
    .temper = Clever and quick; does not give presents.
    .strength = strong
app-bot-expert = Grandma Rex
    .temper = Has played this for 66 million years.
    .strength = very strong
app-bot-master = Echo
    .temper = Never had anyone else to play with. So glad you came!
    .strength = strongest
app-recent = Your tables
app-recent-turn = { $name } to play
app-recent-playing = In the middle of the game
app-recent-open = Waiting for players
app-recent-over = Over: look at the score

## Lobby and waiting room

app-lobby-more = Tables waiting for players
app-lobby-empty = Nobody is waiting right now.
app-lobby-running = Games to watch
app-lobby-watch = Watch
app-quick = Quick match
app-quick-more = Sit down where somebody is waiting, or be the first to wait.
app-make-one = Open a table
app-join = Have a look
app-table-host = Table of { $name }
app-waiting =
    { $count ->
        [0] All seats are taken
        [one] Waiting for one player
       *[other] Waiting for { $count } players
    }
app-all-here = Everyone is here.
app-seat-open = Free seat
app-seat-kept = Kept for an earlier player
app-host = host
app-sit = Sit down
app-sit-here = Sit here
app-bot-here = Put a bot here
app-plays-with = This table plays with
app-stand-up = Stand up
app-send-away = Send away
app-start = Start
app-start-fill =
    { $count ->
        [one] Start, with a bot ({ $name }) on the free seat
       *[other] Start, with bots ({ $name }) on { $count } free seats
    }
app-host-starts = The host starts the game.
app-invite = Link for your friends
app-qr = The link as a code to scan
app-copy = Copy
app-copied = Copied
app-copy-failed = Your browser does not let us copy it: the link is selected, copy it by hand.
app-link-network = It opens on every device in your network (the same Wi-Fi).
app-link-alone = This link opens on this computer only. For friends at home, stop the server with Ctrl+C and start it with one of these; your tables are kept:
app-link-no-network = This computer is in no network right now, so the link opens on it alone.
app-share = Share…
app-move-seat = Go on with another device
app-move-seat-more = Open this link on the other device: you go on there, and this one only watches. It works once, so keep it to yourself.
app-set-up = This game was set up: whoever made the table chose how it begins. From then on chance is fair.
app-fair = Fair play
app-fair-more = Before anyone sat down, the server fixed its secret and showed this fingerprint. Every player’s device adds chance of its own, so nobody can stack the dice. After the game the secret is shown and can be checked.
app-fair-end = The secret below gives the fingerprint shown at the start. With the record of the game, “twistosaur verify” checks every die and card.
app-fair-commitment = Fingerprint
app-fair-secret = Secret

## At the table

app-table-of = { $game }: the table
app-company = At the table
app-rules = Rules
app-rules-of = Rules: { $game }
app-log = Log
app-chapters = Chapters
app-choices =
    { $count ->
        [one] Your choice as a list (one move)
       *[other] Your choices as a list ({ $count } moves)
    }
app-take-back = Take it back
app-not-here = Not now. { $why }
app-rule = Rule { $clause }
app-menu = Table menu
app-leave = Leave the table
app-leave-sure = Really leave? A bot plays on for you.
app-back = Back
app-onlookers = Link for onlookers
app-onlookers-more = Whoever opens it sees the table, but nobody’s hand.
app-bot-plays = a bot is playing
app-time-left = Time left: { $time }
app-time-hours = { $count } h
app-time-days = { $count } d
app-gone = not here just now
app-spectators =
    { $count ->
        [one] one onlooker
       *[other] { $count } onlookers
    }
app-away =
    { $reason ->
        [time] Your time ran out, so { $name } is playing for you.
       *[gone] You were gone, so { $name } is playing for you.
    }
app-come-back = Take my seat back
# $reason: "rules" when the rules have changed since the table was made.
app-closed =
    { $reason ->
        [rules] The rules of this game have been corrected since this table was opened, so it is closed: a game is played by one set of rules from beginning to end. Open a new table to play by the corrected rules.
       *[other] This table has been closed.
    }
app-line-lost = The connection is gone. It will come back by itself; your seat is safe.
app-line-leaving = The server is taking a short break. Nothing is lost.
app-line-kept = Your choice is kept and will be sent.
app-storage-fails = The server cannot save anything right now. Nothing is lost: the game goes on as soon as it can.
app-retry = Try now
app-reload = There is a newer version of this page. Reload it: you stay in the game.
app-reload-now = Reload
app-moved = You are playing this seat on another device now. Here you can watch.
app-fatal-not-found = We cannot find this table
app-fatal-token = This link to a seat is no longer valid
app-fatal-watch = Watch the game
app-link-used = This link to a seat has been used already. You are watching.
app-hand-over = Pass the screen to { $name }
app-hand-over-more = Everyone else looks away.
app-hand-over-ready = I am { $name }: show my hand
app-emotes = Say something
app-emote-hello = Hello!
app-emote-thanks = Thanks!
app-emote-well-played = Well played!
app-emote-wow = Wow!
app-emote-oops = Oops!
app-emote-sorry = Sorry!
app-emote-thinking = Let me think…
app-emote-hurry = Tick-tock!
app-emote-roar = Roar!
app-emote-good-game = Good game!

## The log. $reader is the reader’s part in it: seat (it is about them) or anyone.

app-log-sit =
    { $reader ->
        [seat] You sit down.
       *[anyone] { $name } sits down.
    }
app-log-leave =
    { $reader ->
        [seat] You leave the table.
       *[anyone] { $name } leaves the table.
    }
app-log-fill = { $level } joins the table.
app-log-start = The game begins!
app-log-set-up = The game begins, from a start that the host has laid out.
app-log-undo =
    { $reader ->
        [seat] You take the last turn back.
       *[anyone] { $name } takes the last turn back.
    }
app-log-takeover =
    { $reader ->
        [seat] { $reason ->
            [time] You are out of time: { $level } plays on for you.
            [left] You have left the table: { $level } plays on for you.
           *[gone] You are away: { $level } plays on for you.
        }
       *[anyone] { $reason ->
            [time] { $name } is out of time: { $level } plays on.
            [left] { $name } has left the table: { $level } plays on.
           *[gone] { $name } is away: { $level } plays on.
        }
    }
app-log-return =
    { $reader ->
        [seat] You are back at the table.
       *[anyone] { $name } is back at the table.
    }
app-log-over = The game is over.
app-log-rematch = One more game!
app-log-closed = The table is closed.

## The end

app-counting = Counting the points…
app-winner = { table-wins }!
app-winners = { $names } share the win!
app-series = After { $count } games together
app-series-wins =
    { $count ->
        [one] { $count } win
       *[other] { $count } wins
    }
app-rematch = Once more!
app-rematch-join = Join the next game
app-rematch-watch = Watch the next game
app-show-board = Look at the board
app-replay = Watch it again
app-replay-of = { $game }, step by step
app-score-pad = Score pad for a real table
app-replay-open = Open a record
app-replay-more = A record is a whole game in a small file. Save one after the end with “Download the record”, keep it or send it to somebody, and watch it here move by move.
app-replay-drop = Drop the file here, or choose it:
app-replay-table = Table and score
app-replay-link = Copy a link to this moment
app-replay-speed = Speed
app-replay-jump = Jump to
app-replay-file = Choose a file…
app-record = Download the record
app-analyse = Analyse the game
app-daily = Challenge of the day
app-puzzles = Puzzles
app-other-game = Another game
app-step-back = One step back
app-step-on = One step on
app-step = Step { $at } of { $of }
app-watch = Play
app-pause = Pause

## How to play

app-help-table = At the table
app-help-hand = Click, drag or tap
    .more = Choose a piece, then a place, or drag it there. Places that glow are allowed.
app-help-plan = Plan ahead
    .more = Drop a dinosaur on a pen while picking: it is picked, and the pen is kept for after the reveal.
app-help-why = Why not?
    .more = Try a place that is not allowed, and you are told why, with a link to the rule.
app-help-keys = By keyboard
    .more = Tab goes from group to group, arrow keys move inside, Enter chooses, Escape lets go. Below the board all choices are there as a list.
app-help-friends = With friends
    .more = Make a table and share the link or the code. Nobody needs an account.
app-help-lost = Lost the connection?
    .more = Come back with the same browser: your seat and your last choice are kept.

## About

app-about = About
app-about-what = Twistosaur is a free table for three family board games. It shows no advertising, asks for no account and counts nobody.
app-about-names = { $games } belong to their authors and publishers. The rules are told here in our own words and the pictures are our own. If you like a game, buy the box.
app-about-api = For developers
app-notice = Legal notice
app-build = Version { $build }
app-privacy = Your data
app-privacy-more = The name you type is the only thing about you that the server keeps. Your browser remembers your seats and settings. The page loads nothing from elsewhere.
app-forget = Forget me
app-forget-yes = Done: your name is gone everywhere.
app-forget-failed = That did not work. Try again in a moment.
app-licences = With thanks to
app-licences-more = These packages and fonts are part of the page.

## When something does not work

app-error-offline = The server does not answer. Try again in a moment.
app-error-too-many = That was a lot at once. Wait a minute, please.
app-error-seat-taken = Someone was quicker: that seat is taken.
app-error-full = The table is full.
app-error-started = The game has already begun.
app-error-not-over = The game is still going on.
app-error-not-found = We cannot find this table.
app-error-token = This seat is no longer yours.
app-error-record = This file is not a record of a game.
app-error-no-analysis = This game cannot be analysed just now.
app-error-crowded = Too many analyses are waiting. Try again in a few minutes.
app-error-no-hints = There are no hints at this table.
app-error-turn = It is not your turn.
app-error-over = The game is over.
app-error-busy = The server is busy. Try again in a moment.
app-error-host = Only the host of this table may do that.
app-error-not-full = There are still open seats.
app-error-not-started = The game has not begun yet.
app-error-closed = This table has ended.
app-error-level = This game has no bot like that. Choose another one.
app-error-away = A bot plays for you. Take your seat back first.
app-error-not-away = This seat is yours: no bot plays it.
app-error-spectator = You are watching. Sit down to play.
app-error-storage = The server cannot save anything right now. Nothing is lost: try again in a moment.
app-error-warming = The server is getting ready. Try again in a minute.
app-error-stopping = The server is about to restart. Your game is kept.
app-error-other = That did not work.

## The rules pages

app-show-me = Show me: { $example }
app-example-step = Picture { $number } of { $count }
app-example-back = Picture before
app-example-next = Next picture
app-credits = Who made the games

## What is this?

app-what = What is this?
app-what-more = Tap anything on the table and it explains itself.
app-about-now = Now: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
app-about-inside = Also here:
app-about-after = After this move: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
app-about-unsure = After this move: it depends on the others

## On the device: installed, and without a server

# “about” stands in the manifest.
app-install = Install the app
    .more = It opens like any other app, and rules, your games and the score pad work without a network.
    .about = Three family board games at a digital table: with friends, with bots, by turns.
app-alone = No connection to the server. The rules, your games and the score pad still work.
app-alone-again = Try again
app-games = Your games
app-score-short = Score pad

## By turns over days

app-by-turns = By turns, over days
    .more = No clock, and nobody is replaced: everyone plays when they like. Your turn is shown on the front page, and on the icon where the browser can.
app-recent-turns = Waiting for { $names }
app-recent-slow = (by turns)
app-recent-waiting =
    { $count ->
        [one] It is your turn at one table.
       *[other] It is your turn at { $count } tables.
    }

## Share and keep

app-picture = Share as a picture
app-fair-check = Was it fair? Check it
