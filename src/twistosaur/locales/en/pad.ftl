### The score pad for a real table. English.

pad-title = Score pad
pad-more = Playing with the real box? Tap in what lies on the table. The rules count it, and what cannot be there is not let in.
# $names are the players of a table that was begun.
pad-go-on = Go on: { $names }
pad-who = Who is playing?
pad-begin = Tap in the table
pad-players = Players
pad-next = Next: { $name }
pad-result = Result
pad-undo = Undo
pad-discard = Throw away
pad-discard-sure = Throw this table away?
pad-no = No

## Tapping in

pad-park = { $name }: park
pad-island = { $name }: island
pad-row = { $name }: cubes
pad-in-hand = In your hand
pad-take-out = Take one out
pad-species = Species
pad-strength = Strength
pad-dinosaurs =
    { $count ->
        [one] { $count } dinosaur.
       *[other] { $count } dinosaurs.
    }
pad-hint-park = Choose a dinosaur, then tap its pens.
pad-hint-island = Who lives here: { $land }?
pad-hint-row = { $name }: tap the cubes in the order of the row.
pad-graveyard = Cards in the graveyard
pad-bonus-10 = First to fill the island (10)
pad-bonus-5 = Second to fill the island (5)
pad-bonus-3 = Third to fill the island (3)
pad-centre = The pawn stands on the centre

## Counting

# What somebody has so far, for those who hear it.
pad-now =
    { $count ->
        [one] { $name }: { $count } point
       *[other] { $name }: { $count } points
    }
pad-counting = Counting…
pad-waits = No connection to the server. What you tap is kept here and counted as soon as it answers.
pad-waits-other = The server is busy. What you tap is kept here and counted in a moment.
pad-later = This table has not been counted yet. You can keep it now: it is counted as soon as the server answers.
pad-refused = Not possible:
pad-refused-other = The rules do not allow that.
pad-why = Why: { $clause }
pad-keep = Keep the game
pad-again = Keep it and play again
pad-back = Back to the table
pad-share-copied = Copied: paste it wherever you like.
pad-share-failed = Sharing did not work here.

## The evening

pad-evening = This evening
pad-evening-empty = The games that you keep are listed here, with the totals of the evening. They stay on this device.
pad-new-evening = Start a new evening
pad-not-counted = not counted yet
pad-open = Open again
pad-delete = Delete
pad-delete-evening = Delete this evening
pad-delete-sure = Delete it for good?
