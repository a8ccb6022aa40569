### Draftosaurus, guided: what each step asks, what came of it, and an answer to who tries something else. English.

draftosaurus-lesson-pick = Everybody holds a bowl and picks one dinosaur in secret. Press the Stegosaurus, then “{ draftosaurus-table-pick }”.
    .done = Everybody has picked: now all picks are shown at once.
    .why = A fine animal! But take a Stegosaurus first: you hold two of them.
draftosaurus-lesson-same = It needs a home. Press the Forest of Sameness: only one species may live there.
    .done = 2 points, and 24 for six of a kind. Your bowl went to the left; another one has come to you from the right.
    .why = It may go there, too. But try the Forest of Sameness.
draftosaurus-lesson-bound = Somebody else rolled the die, so it binds you: rocks! Pick the Parasaurolophus.
    .done = Shown! Look at your park: where it is grey you may not go this turn.
    .why = That would work as well. For now pick the Parasaurolophus.
draftosaurus-lesson-different = Only pens in the rocks are open now. Press the Meadow of Differences: no two alike may live there.
    .done = 1 point so far, and 21 for six different ones.
    .why = You may go there. But try the Meadow of Differences, below on the right.
draftosaurus-lesson-pair = A few turns later you have rolled yourself: the die does not bind you. Press the Prairie of Love, where a Triceratops waits for another.
    .done = A pair: 5 points for each two of a kind.
    .why = Allowed; but on the Prairie of Love it would have company.
draftosaurus-lesson-king = Nobody has as many Stegosauruses as you. Press King of the Jungle.
    .done = 7 points, as long as no other park has more of them than yours.
    .why = Allowed; but a king is worth 7 points at once.
draftosaurus-lesson-alone = There is no other Spinosaurus in your park. Press Solitary Island.
    .done = 7 points, if it stays the only one of its kind in your whole park.
    .why = Allowed; but on Solitary Island it brings 7 points.
draftosaurus-lesson-river = The die asks for an empty pen, and you have none. Press the river: it is always open.
    .done = 1 point for each dinosaur in the river.
draftosaurus-lesson-trex = A T-Rex! A pen where one lives is worth 1 point more. Press the Meadow of Differences.
    .done = 3 points for two different ones, and 1 more for the T-Rex.
    .why = Allowed. But the Meadow of Differences pays more for it.
draftosaurus-lesson-trio = The last dinosaur. The Woody Trio pays only for exactly three, of any species. Press it.
    .done = 7 points, and the game is over: your park is worth { $points } points. The most points win, and of equals the fewer T-Rexes.
    .why = Allowed; but the Woody Trio needs just one more.

## Tips in the first game.

draftosaurus-tip-trex = There is a T-Rex in your bowl. One in a pen is worth a point more; a second one there brings nothing extra.
draftosaurus-tip-bound = The die binds you this turn. Take a dinosaur and its pens light up; the river is always open.
draftosaurus-tip-free = You rolled, so the die binds only the others. A good moment for what the die so often forbids.
draftosaurus-tip-river = No pen takes it this time. Off to the river: 1 point is better than none.
draftosaurus-tip-round = The second round: new bowls. Look which pens still need one, and keep an eye on the others’ parks.
