### Draftosaurus: rule texts and names, English.

draftosaurus = Draftosaurus
    .tagline = Pick a dinosaur, pass the bowl along, and build the happiest dinosaur park at the table.
    .pitch = Pick a dinosaur, pass the bowl on, build the happiest park.
    .step-1 = Everyone picks a dinosaur from their bowl in secret, then all are shown.
    .step-2 = Put yours into a pen. The die says where; whoever rolled it may nearly always ignore it. The river takes it any time.
    .step-3 = Bowls go to the left; with two players, each first sets one more dinosaur aside. With 12 dinosaurs in every park, the pens bring points, each in its own way.

## Rules: set-up

DS-1 = There are 6 species of dinosaur, 10 of each: T-Rex, Diplodocus, Triceratops, Spinosaurus, Stegosaurus and Parasaurolophus.
    .title = Six species of dinosaur
DS-2 = From 2 to 5 people can play. The same number of every species goes into the bag: 8 of each for 2 players (48 in all), 6 for 3 players (36 in all), 8 for 4 players (48 in all), 10 for 5 players (60 in all). By the end of the game the bag is always exactly empty.
    .title = Filling the bag
DS-3 = Everyone has 1 park, and all the parks show the same side: summer or winter. You choose the side in the game options; if you change nothing, you play in summer.
    .title = One park each
    .why = That pen is on the other side of the board.
DS-4 = In the game options you choose who holds the die first: a seat you name, or anyone at random. If you change nothing, chance decides.
    .title = Who holds the die first
DS-5 = With 3 to 5 players, you play 2 rounds of 6 turns. With 2 players, you play 4 rounds of 3 turns. At the start of each round, everyone draws 6 dinosaurs from the bag into their bowl and keeps them secret. At the end, every park holds 12 dinosaurs.
    .title = Rounds and turns

## Rules: a turn

DS-6 = Whoever holds the die rolls it. Each of its 6 faces is equally likely. In this turn, only this one roll counts.
    .title = Roll the die
DS-7 = Everyone secretly picks 1 dinosaur from their own bowl, all at the same time.
    .title = Pick a dinosaur
    .why = You pick one dinosaur that is in your bowl, when it is time to pick.
DS-8 = All the picked dinosaurs are shown at the same moment. Only then does everyone place theirs in their park, again all at the same time.
    .title = Show, then place
    .why = You place the dinosaur you picked, once everyone has shown theirs.
DS-9 = Only with 2 players: after placing, each of you secretly picks 1 more dinosaur from your bowl. You show them at the same moment, and both leave the game. So the bowls hold 6 dinosaurs, then 4, then 2, then 0.
    .title = Two players: discard
    .why = You discard only in a two-player game, after placing, and only a dinosaur that is in your bowl.
DS-10 = Seats are numbered clockwise: the person on your left has the next number, the person on your right the one before, and after the last seat comes the first again. After every turn, in every round alike, you pass your bowl to the left (with 2 players: after the discard). The die also goes to the left after every turn, even between rounds; only the rule for 5 players is different.
    .title = Pass to the left
DS-11 = With 5 players, after turn 5 of a round the bowls move on but the die stays: on turn 6 the same person rolls again. This time everyone obeys the die, even the person who rolled; only then does it go to the left. So both rounds have the same order: the first 4 people roll once each, and the last one rolls on turns 5 and 6. The rulebook calls this a variant for five. Here it is a game option, and it is on unless you turn it off.
    .title = Five players: roll again
    .booklets = Only the rulebook of the Polish edition has this variant. If you know the game from another edition, turn the option off and the die simply goes on after every turn.

## Rules: the die

DS-12 = Forest: if you have to obey the die, choose a pen in the forest, the upper part of the park.
    .title = Die: forest
    .why = The die says forest: choose a pen in the forest, or the river.
DS-13 = Rocks: if you have to obey the die, choose a pen in the mountains, the rocky lower part of the park.
    .title = Die: rocks
    .why = The die says rocks: choose a pen in the mountains, or the river.
DS-14 = Left, the volcano: if you have to obey the die, choose a pen to the left of the river.
    .title = Die: left (volcano)
    .why = The die says left: choose a pen to the left of the river, or the river itself.
DS-15 = Right, the skeleton: if you have to obey the die, choose a pen to the right of the river.
    .title = Die: right (skeleton)
    .why = The die says right: choose a pen to the right of the river, or the river itself.
DS-16 = Empty pen: if you have to obey the die, choose a pen with no dinosaur in it at all. A Pyramid that is only partly filled is not empty.
    .title = Die: empty pen
    .why = The die says empty pen: choose a pen with no dinosaur in it, or the river.
DS-17 = Pen without a T-Rex: if you have to obey the die, choose a pen that has no T-Rex in it yet. You may even place a T-Rex there.
    .title = Die: no T-Rex
    .why = The die says no T-Rex: choose a pen without a T-Rex in it, or the river.
DS-18 = The person who rolled does not have to obey the die, unless the rule for turn 6 with 5 players says so. A pen’s own rule always counts, though: how many dinosaurs fit in, and which ones may enter. In the Pyramid you also choose the slot, even when a dinosaur moves there from the Quarantine Zone.
    .title = The roller is free
DS-19 = The river is always open to everyone, whatever the die says, and whether or not you could choose a pen.
    .title = The river is always open

## Rules: summer park

DS-20 = The Forest of Sameness is in the forest, left of the river, and has room for 6 dinosaurs. Only one species may live here; you fill it from left to right. For 1, 2, 3, 4, 5 or 6 dinosaurs you score 2, 4, 8, 12, 18 or 24 points.
    .title = Forest of Sameness
    .why = The Forest of Sameness takes one species only, and six dinosaurs at most.
    .printed = In DS-20 to DS-32, where each pen lies (forest or mountains, left or right of the river), the steps of points and which slots of the Pyramid are neighbours are those of the printed boards. The rulebook shows them in pictures and names only some of them in words.
DS-21 = The Woody Trio is in the forest, left of the river, and has room for 3 dinosaurs of any species. With exactly 3 dinosaurs you score 7 points, otherwise 0.
    .title = Woody Trio
    .why = The Woody Trio has room for three dinosaurs, and it is full.
DS-22 = King of the Jungle is in the forest, right of the river, and has room for 1 dinosaur of any species. You score 7 points if no opponent has more dinosaurs of that species in their whole park than you have in yours. A tie still scores; otherwise you score 0.
    .title = King of the Jungle
    .why = King of the Jungle has room for one dinosaur, and it is taken.
DS-23 = The Meadow of Differences is in the mountains, right of the river, and has room for 6 dinosaurs. They must all be of different species; you fill it from left to right. For 1, 2, 3, 4, 5 or 6 dinosaurs you score 1, 3, 6, 10, 15 or 21 points.
    .title = Meadow of Differences
    .why = This species already lives in the Meadow of Differences.
DS-24 = The Prairie of Love is in the mountains, left of the river, and has room for 6 dinosaurs of any species. Each pair of the same species scores 5 points. A dinosaur is part of 1 pair only: 3 of a kind score 5 points, 4 of a kind score 10.
    .title = Prairie of Love
    .why = The Prairie of Love has room for six dinosaurs, and it is full.
DS-25 = Solitary Island is in the mountains, right of the river, and has room for 1 dinosaur of any species. You score 7 points if it is the only one of its species in your whole park, otherwise 0.
    .title = Solitary Island
    .why = Solitary Island has room for one dinosaur, and it is taken.

## Rules: winter park

DS-26 = The Well-Ordered Wood is in the forest, left of the river, and has room for 6 dinosaurs. From left to right, 2 different species take turns: A, B, A, B, A, B. For 1, 2, 3, 4, 5 or 6 dinosaurs you score 2, 4, 8, 12, 18 or 24 points.
    .title = Well-Ordered Wood
    .why = In the Well-Ordered Wood two different species take turns, and only six dinosaurs fit in.
DS-27 = The Lookout is in the forest, right of the river, and has room for 1 dinosaur of any species. You score 2 points for each dinosaur of that species in the whole park of the person on your right. With 2 players, that is your opponent’s park.
    .title = Lookout
    .why = The Lookout has room for one dinosaur, and it is taken.
DS-28 = The left bank of Lovers’ Bridge is in the forest, left of the river, and takes any number of dinosaurs of any species. A pair is 2 dinosaurs of the same species, one on each bank; a dinosaur is part of 1 pair only. Each pair scores 6 points, counted once for both banks together.
    .title = Lovers’ Bridge, left bank
DS-29 = The right bank of Lovers’ Bridge is in the mountains, right of the river, and takes any number of dinosaurs of any species. It scores with the same pairs as the left bank: 6 points for each pair, counted only once.
    .title = Lovers’ Bridge, right bank
DS-30 = The Quarantine Zone is in the mountains, left of the river, and has room for 1 dinosaur of any species. It scores no points of its own, but after the last turn you may move its dinosaur somewhere else.
    .title = Quarantine Zone
    .why = The Quarantine Zone has room for one dinosaur, and it is taken.
DS-31 = The Pyramid is in the mountains, right of the river, and has 6 slots, each for a single dinosaur. Its rows and neighbours decide who may enter, and where. Each dinosaur scores 2 points in the bottom row, 4 in the middle row and 7 at the top.
    .title = Pyramid: room and points
    .why = That slot of the Pyramid is already taken.
DS-32 = The Pyramid has 3 slots at the bottom, 2 in the middle and 1 at the top; a row opens when the row below is full, and in an open row you choose any free slot. Neighbours must be of different species: next to each other in a row, or one resting on the other. Middle left rests on bottom left and bottom centre, middle right rests on bottom centre and bottom right, and the top rests on both middle slots. Bottom left and bottom right are not neighbours.
    .title = Building the Pyramid
    .why = In the Pyramid, the row below must be full first, and neighbours must be of different species.
    .ruling = The rulebook does not say in which order a row is filled, so we let you choose any free slot of the open row.
DS-33 = The two banks of Lovers’ Bridge are 2 separate pens. When the die asks for an empty pen or a pen without a T-Rex, and when you count T-Rex points, each bank is looked at on its own.
    .title = Two banks, two pens

## Rules: both parks and the end

DS-34 = The river takes any number of dinosaurs, and each of them scores 1 point. It is not a pen: no face of the die names it, and a T-Rex in the river earns no T-Rex point.
    .title = The river’s points
DS-35 = In winter, after the last turn and before scoring, everyone may move the dinosaur in their Quarantine Zone to any pen whose own rule lets it in, or to the river, or leave it where it is. The die no longer counts, and everyone decides at the same time.
    .title = Leaving the Quarantine Zone
    .why = After the last turn you may only move the dinosaur in your Quarantine Zone to a pen that lets it in or to the river, or leave it there.
    .ruling = The rulebook says when the dinosaur may move, but not in which order the players decide; here everyone decides at the same time. It counts the river among the places of the board, so the river is open to it too.
DS-36 = For each pen that holds at least 1 T-Rex, you score 1 extra point. The Quarantine Zone counts too; the river does not.
    .title = T-Rex points
DS-37 = For King of the Jungle, Solitary Island and the Lookout, the “whole park” means all the pens, the river and the Quarantine Zone.
    .title = The whole park
DS-38 = Whoever has the most points wins. If there is a tie, the park with fewer T-Rexes wins, and the river counts too. If it is still a tie, you share the victory.
    .title = Who wins
DS-39 = In “summer to winter” you play 2 games in the same seats, summer first, then winter; the die simply passes on into the second game. Add up your points from both games: the highest total wins. If there is a tie, fewer T-Rexes over both games win; if it is still a tie, you share the victory.
    .title = From summer to winter
    .ruling = The rulebook does not say who rolls first in the second game or how to break a tied total, so we let the die pass on as usual, then look for fewer T-Rexes over both games, then share the victory.

## Headings of the rules page

draftosaurus-section-setup = Getting ready
draftosaurus-section-turn = How a turn goes
draftosaurus-section-die = The die
draftosaurus-section-summer = The summer park
draftosaurus-section-winter = The winter park
draftosaurus-section-end = The river, the T-Rexes and the end

## Names

draftosaurus-species-trex = T-Rex
    .object = a T-Rex
draftosaurus-species-diplodocus = Diplodocus
    .object = a Diplodocus
draftosaurus-species-triceratops = Triceratops
    .object = a Triceratops
draftosaurus-species-spinosaurus = Spinosaurus
    .object = a Spinosaurus
draftosaurus-species-stegosaurus = Stegosaurus
    .object = a Stegosaurus
draftosaurus-species-parasaurolophus = Parasaurolophus
    .object = a Parasaurolophus
# Where nobody saw which it is.
draftosaurus-species-any = dinosaur
    .object = a dinosaur

draftosaurus-pen-sameness = Forest of Sameness
    .in = in the Forest of Sameness
draftosaurus-pen-trio = Woody Trio
    .in = in the Woody Trio
draftosaurus-pen-king = King of the Jungle
    .in = in the King of the Jungle pen
draftosaurus-pen-differences = Meadow of Differences
    .in = in the Meadow of Differences
draftosaurus-pen-love = Prairie of Love
    .in = on the Prairie of Love
draftosaurus-pen-solitary = Solitary Island
    .in = on Solitary Island
draftosaurus-pen-wood = Well-Ordered Wood
    .in = in the Well-Ordered Wood
draftosaurus-pen-lookout = Lookout
    .in = on the Lookout
draftosaurus-pen-bridge = Lovers’ Bridge
draftosaurus-pen-bridge-left = Lovers’ Bridge, left bank
    .in = on Lovers’ Bridge, on the left bank
draftosaurus-pen-bridge-right = Lovers’ Bridge, right bank
    .in = on Lovers’ Bridge, on the right bank
draftosaurus-pen-quarantine = Quarantine Zone
    .in = in the Quarantine Zone
draftosaurus-pen-pyramid = Pyramid
    .in = in the Pyramid
draftosaurus-pen-river = River
    .in = in the river

draftosaurus-slot-b1 = bottom left
draftosaurus-slot-b2 = bottom centre
draftosaurus-slot-b3 = bottom right
draftosaurus-slot-m1 = middle left
draftosaurus-slot-m2 = middle right
draftosaurus-slot-t = top

draftosaurus-die-forest = forest
draftosaurus-die-rocks = rocks
draftosaurus-die-left = left (volcano)
draftosaurus-die-right = right (skeleton)
draftosaurus-die-empty = empty pen
draftosaurus-die-no-trex = pen without a T-Rex

draftosaurus-board-summer = summer
draftosaurus-board-winter = winter
draftosaurus-board-summer-winter = summer, then winter

draftosaurus-bowl = Your bowl

## Where the game stands, and what everybody knows

draftosaurus-where = Round { $round } of { $rounds }, turn { $turn } of { $turns }
draftosaurus-bowls = Bowls go to the left
draftosaurus-bowls-to = Bowls go to the left: yours → { $name }
draftosaurus-bowl-to = Your bowl goes left → { $name }
draftosaurus-bowls-new = After this turn everyone draws a new bowl
draftosaurus-you-forest = You: a pen in the forest, or the river
draftosaurus-you-rocks = You: a pen in the mountains, or the river
draftosaurus-you-left = You: a pen left of the river, or the river
draftosaurus-you-right = You: a pen right of the river, or the river
draftosaurus-you-empty = You: an empty pen, or the river
draftosaurus-you-no-trex = You: a pen without a T-Rex, or the river
draftosaurus-you-free = You rolled: any pen is fine for you
draftosaurus-roller-obeys = This turn everyone obeys the die, { $name } too
draftosaurus-roller-obeys-you = You rolled, but this turn you obey the die too
draftosaurus-bag =
    { $count ->
        [0] The bag is empty
        [one] { $count } dinosaur in the bag
       *[other] { $count } dinosaurs in the bag
    }
draftosaurus-seen = Seen by everyone so far, out of { $each } of each species
draftosaurus-seen-of = { $species }: { $seen } of { $each }
draftosaurus-worth =
    { $points ->
        [0] No points as it stands.
        [one] { $points } point as it stands.
       *[other] { $points } points as it stands.
    }

draftosaurus-source-t-rex-bonus = T-Rex points
draftosaurus-source-earlier = Points from the summer game

draftosaurus-phase-pick = Pick a dinosaur
draftosaurus-phase-place = Place your dinosaur
draftosaurus-phase-discard = Pick a dinosaur to discard
draftosaurus-phase-quarantine = Move your dinosaur out of the Quarantine Zone, or leave it there
draftosaurus-phase-over = The game is over: see your points

## Moves as a list to choose from. $species and $place stand in the sentence: “a T-Rex”, “in the river”.

draftosaurus-move-pick = Pick { $species }
draftosaurus-move-place = Put { $species } { $place }
draftosaurus-move-discard = Discard { $species }
draftosaurus-move-move = Put { $species } { $place }, out of quarantine
draftosaurus-move-stay = Leave the dinosaur in the Quarantine Zone
draftosaurus-in-slot = { $place } ({ $slot })

## The log: what somebody did, and what that did. $reader is the reader’s part in it: seat (they did it) or anyone.

draftosaurus-did-pick =
    { $reader ->
        [seat] You pick { $species }.
       *[anyone] { $name } picks { $species }.
    }
draftosaurus-did-place =
    { $reader ->
        [seat] You put { $species } { $place }.
       *[anyone] { $name } puts { $species } { $place }.
    }
draftosaurus-did-discard =
    { $reader ->
        [seat] You discard { $species }.
       *[anyone] { $name } discards { $species }.
    }
draftosaurus-did-move =
    { $reader ->
        [seat] You let { $species } out of quarantine: it now lives { $place }.
       *[anyone] { $name } lets { $species } out of quarantine: it now lives { $place }.
    }
draftosaurus-did-stay =
    { $reader ->
        [seat] You leave the dinosaur in the Quarantine Zone.
       *[anyone] { $name } leaves the dinosaur in the Quarantine Zone.
    }
draftosaurus-fact-die =
    { $reader ->
        [seat] You roll the die: { $face }.
       *[anyone] { $name } rolls the die: { $face }.
    }

## What a table may choose before it begins: -choice- is its name, -option- what it means

draftosaurus-choice-first = First with the die
draftosaurus-option-first = Who rolls in the first turn. By chance, unless somebody is named.
draftosaurus-choice-board = Side of the park
draftosaurus-option-board = Which side of everybody’s park is up.
draftosaurus-choice-board-summer = Summer
draftosaurus-option-board-summer = The side for a first game.
draftosaurus-choice-board-winter = Winter
draftosaurus-option-board-winter = Other pens, more to think about: a bridge, a pyramid, a quarantine.
draftosaurus-choice-board-summer-winter = Both, one after the other
draftosaurus-option-board-summer-winter = A summer game, then a winter game; the points of both count.
draftosaurus-choice-five_player_die = Five players
draftosaurus-option-five_player_die = Whether the last to roll in a round rolls on turn 6 as well. Only the Polish edition has this variant.
draftosaurus-choice-five_player_die-true = roll again on turn 6
draftosaurus-option-five_player_die-true = The die stays for turn 6, and this time everyone obeys it, the roller too.
draftosaurus-choice-five_player_die-false = the die goes on
draftosaurus-option-five_player_die-false = The die goes to the left after every turn, as in other editions.

## Why a table is won

draftosaurus-won-fewer-trexes =
    { $trexes ->
        [0] { table-wins }: the points are equal ({ $count }), but this park has no T-Rex ({ $clause }).
        [one] { table-wins }: the points are equal ({ $count }), but this park has only one T-Rex ({ $clause }).
       *[other] { table-wins }: the points are equal ({ $count }), but this park has only { $trexes } T-Rexes ({ $clause }).
    }
draftosaurus-won-shared =
    { $trexes ->
        [0] { $names } share the win: { table-points } each, and no T-Rex in any of these parks ({ $clause }).
        [one] { $names } share the win: { table-points } and one T-Rex each ({ $clause }).
       *[other] { $names } share the win: { table-points } and { $trexes } T-Rexes each ({ $clause }).
    }

## What the board says in the browser. Short: much of it is only heard

draftosaurus-table-your-park = Your park
draftosaurus-table-park-of = Park of { $name }
draftosaurus-table-other-parks = The other parks
draftosaurus-table-die = The die says: { $face }
draftosaurus-table-rolled = Rolled by: { $name }
draftosaurus-table-picked = picked { $species }
draftosaurus-table-in-hand = In your hand: { $species }
# Of a moment that is looked at again, told about its player.
draftosaurus-table-held = In hand: { $species }
draftosaurus-table-bowl-of = Bowl of { $name }
draftosaurus-table-chosen = Chosen: { $species }
draftosaurus-table-tray = Your pick: nobody yet. Select a dinosaur in your bowl first.
draftosaurus-table-tray-short = Your pick
draftosaurus-table-pick-this = Pick this one: { $species }
draftosaurus-table-discard-this = Discard this one: { $species }
draftosaurus-table-pick = Pick
draftosaurus-table-discard = Discard
draftosaurus-table-hint = Drag a dinosaur onto a pen to pick it and plan where it goes.
draftosaurus-table-hint-place = Places that glow are allowed. Try another one and you hear why not.
draftosaurus-table-hint-selected = Press Pick, or a pen to plan it there. Press it again to put it back.
draftosaurus-table-hint-again = Press it again to put it back into the bowl.
draftosaurus-table-going = { $species } goes to: { $pen }
draftosaurus-table-own-park-only = You can only place in your own park. Choose a pen there.
draftosaurus-table-stay = Leave it there
draftosaurus-table-empty-bowl = The bowl is empty

## A move as a bot names it in the middle of a sentence

draftosaurus-named-pick = { $what }
draftosaurus-named-discard = away with { $what }
draftosaurus-named-place = { $what }
draftosaurus-named-move = out of quarantine to { $what }
draftosaurus-named-stay = staying put

## What a pen says of itself

draftosaurus-about-sameness = One species only, from left to right. The more, the better: 2, 4, 8, 12, 18 or 24 points.
draftosaurus-about-trio = Any 3 dinosaurs. Exactly 3 bring 7 points, fewer bring none.
draftosaurus-about-king = Room for 1. It brings 7 points if nobody has more of its species than you; a tie is enough.
draftosaurus-about-differences = Every dinosaur here is of another species. 1, 3, 6, 10, 15 or 21 points.
draftosaurus-about-love = Any dinosaurs. Every pair of the same species brings 5 points.
draftosaurus-about-solitary = Room for 1. It brings 7 points if it is the only one of its species in your whole park.
draftosaurus-about-wood = Two species by turns, from left to right: 2, 4, 8, 12, 18 or 24 points.
draftosaurus-about-lookout = Room for 1. It brings 2 points for each dinosaur of its species in the park on your right.
draftosaurus-about-bridge = Any dinosaurs, on both banks. Every pair of the same species across the river brings 6 points.
draftosaurus-about-quarantine = Room for 1, with no points of its own. After the last turn it may move to another pen or to the river.
draftosaurus-about-pyramid = Build from the bottom up, with different species side by side. Each brings 2, 4 or 7 points: bottom, middle, top.
draftosaurus-about-river = Always open, whatever the die says. Each dinosaur brings 1 point.
draftosaurus-about-slot = A dinosaur here brings { $points } points. A row opens when the one below it is full, and neighbours are of different species.
draftosaurus-about-dino = One of six species. What it is worth depends on its pen.
draftosaurus-about-dino-own = In your park: { $count }.
draftosaurus-about-trex = Each pen with a T-Rex in it brings 1 point more.
