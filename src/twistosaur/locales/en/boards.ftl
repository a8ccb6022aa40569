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
boards-not-here = Not now: { $why }
boards-planned = Your plan: { $piece }.
boards-back-to-yours = Back to yours
boards-retract = Change my mind
boards-waiting-for =
    { $count ->
        [0] One moment …
        [one] Waiting for one player
       *[other] Waiting for { $count } players
    }

## Draftosaurus

boards-your-park = Your park
boards-park-of = Park of { $name }
boards-other-parks = The other parks
boards-ds-die = The die says: { $face }
boards-ds-rolled = Rolled by: { $name }
boards-ds-you-rolled = You rolled: any pen is fine for you
boards-ds-picked = picked { $species }
boards-ds-in-hand = In your hand: { $species }
boards-ds-chosen = Chosen: { $species }
boards-ds-tray = Your pick: nobody yet. Select a dinosaur in your bowl first.
boards-ds-tray-short = Your pick
boards-ds-pick-this = Pick this one: { $species }
boards-ds-discard-this = Discard this one: { $species }
boards-ds-pick = Pick
boards-ds-discard = Discard
boards-ds-hint = Drag a dinosaur onto a pen to pick it and plan where it goes.
boards-ds-hint-place = Places that glow are allowed. Try another one and you hear why not.
boards-ds-stay = Leave it there
boards-empty-bowl = The bowl is empty

## Twisty

boards-turn-of = { $name } is playing
boards-pass = Pass
boards-tw-board = The board, seven by seven
boards-tw-rows = Everybody’s rows
boards-tw-cube = { $colour } cube
boards-tw-centre = centre
boards-tw-corner = corner
boards-tw-next = your next colour
boards-tw-used = already used this turn
boards-tw-pawn = pawn of { $name } ({ $shape })
boards-tw-your-pawn = your pawn ({ $shape })
boards-tw-row = Holds: { $held }. Still to come: { $next }.
boards-tw-safe = { $colour } (safe)
boards-tw-nothing = nothing yet
boards-tw-centre-now = the centre
boards-tw-stay = Stay here
boards-tw-hint-move = Two squares straight and one to the side, like a knight in chess. Your next colour has a dashed frame.
boards-tw-hint-follow = The token under your pawn lets you go on. Places that glow are allowed.
boards-tw-hint-corner = Places that glow are allowed.
boards-tw-about-orthogonal = one square straight
boards-tw-about-diagonal = one square diagonally
boards-tw-about-jump = one more L move
boards-tw-about-teleport = to another teleport
boards-tw-about-secure = your cubes are safe

## Dino Twist

boards-dt-twist = Twist Island
boards-dt-your-island = Your island
boards-dt-island-of = Island of { $name }
boards-dt-other-islands = The other islands
boards-dt-hand = Your cards
boards-dt-card = { $dino }, { $species } { $strength }
boards-dt-short = { $species } { $strength }
boards-dt-has-claws = Big Claws.
boards-dt-destroyed = Destroyed for this round.
boards-dt-planned = Your plan.
boards-dt-attacks-with = attacks with { $cards }
boards-dt-graveyard =
    { $count ->
        [one] { $count } card in the graveyard
       *[other] { $count } cards in the graveyard
    }
boards-dt-captured = Captured: { $card }
boards-dt-attack = Attack
boards-dt-bury = Graveyard
boards-dt-swap =
    { $count ->
        [0] Keep all cards
        [one] Swap { $count } card
       *[other] Swap { $count } cards
    }
boards-dt-big-rock = The Big Rock
boards-dt-decline = Let it go
boards-dt-hint-newborns = New cards come for those you give away.
boards-dt-hint-prepare = One card, or two of one species. It beats a weaker Dino of that species.
boards-dt-hint-target = Places that glow are weaker than your attack.
boards-dt-hint-settle = Places that glow are a home for it.
