### Dino Twist: names, rules, prompts and log lines, in English.
### Same ids, attributes and variables in every language. DT-n is the clause of the same number in the rules.
### .why refuses a move; .ruling, .assumed and .booklets say what the printed booklets leave open, lose or dispute.

dino-twist = Dino Twist
    .tagline = The sky is falling on Twist Island: bring the finest Dinos home before the Big Rock lands!
    .pitch = Lure the finest dinosaurs home before the Big Rock lands.
    .step-1 = Choose one card in secret, or two of a species. All are shown; equal strength of a species cancels out.
    .step-2 = From weakest to strongest, beat a weaker dinosaur of your species on Twist Island and take it home.
    .step-3 = From round 2 on, every round has its event. When the Big Rock falls, the best island wins.

## Setting up

DT-1 =
    The deck holds 108 Dino cards.
    There are four species, Aqua, Carny, Herby and Wingy, and each has strengths 2 to 10, three cards of every strength.
    Apart from the deck there are 8 Baby Dinos of strength 1, two of each species.
    .title = The Dino cards
DT-2 =
    Every species has two territories (“geographical zones” in the booklet): Wingy the mountain and the cliffs, Carny the jungle and the desert, Herby the river and the hills, Aqua the seashore and the sea.
    On Twist Island they make a ring around the event pile.
    The top row is mountain, jungle, cliffs.
    The middle row has the river on the left, the pile, and the hills on the right.
    The bottom row is seashore, desert, sea.
    .title = Where Dinos live
DT-3 =
    From 2 to 6 players take a seat.
    You start with an empty island, with the same 8 territories, and a graveyard of your own.
    You play on a T-Rex island unless you pick the easier Lil’ Rex island, and the two kinds mix freely at one table.
    .title = Players and islands
DT-4 =
    The event pile has the Twist Island card on top, then 10 random events out of the 25, and the Big Rock at the very bottom.
    You can see only the top card: nobody knows the order below it, or which 15 events were left out.
    One Baby Dino waits on each territory of Twist Island, at home with its own species.
    .title = The event pile
    .booklets = The Polish booklet never mentions putting the Twist Island card on the pile; the French and English ones lay it on top. We follow the French original.
DT-5 =
    Everyone is dealt 7 cards.
    Then hands are checked one by one, in seat order.
    If yours has 5 or more cards of one species, it is shuffled into the deck and you are dealt a new one, as often as it takes.
    Only then is the next hand checked.
    .title = Your first hand
    .booklets = The French and English booklets change the whole hand; the Polish one only speaks of exchanging cards until they are varied. We follow the French original, so the whole hand goes.
DT-6 =
    The 25 events are 4 Furies (one per species), 1 Volcano, 6 Falling Meteorites, and 2 each of 3 for 2, All Alone, Carnage, Quake, Twister, New Borns and Help.
    Four Meteorites hit one territory each: the mountain, the hills, the sea or the desert.
    The other two hit a pair: jungle and cliffs, or seashore and river.
    .title = The 25 events
    .assumed = The booklets’ pictures of the event cards are lost, so these numbers are our best guess, kept in one small table that anyone who owns the box can correct.
DT-7 =
    In every species, the Dinos of strength 3, 6 and 9 have Big Claws.
    Baby Dinos have none.
    .title = Who has Big Claws
    .assumed = The pictures that show the claws are lost, so 3, 6 and 9 are our best guess, kept in one small table that anyone who owns the box can correct.
    .booklets = The French booklet only says that some cards show claws below their strength; the English and Polish ones sound as if the strength decides. The French original would win, but it does not list the cards, so our guess stands until someone checks the box.

## A round

DT-8 =
    Round 1 has no event.
    From round 2 on, the top card of the event pile goes away and the next one is shown and takes effect, for this round only and one event at a time.
    If the Big Rock is shown, the game ends at once.
    So you play 11 rounds, one fewer for each Volcano that turns up.
    .title = A new event
DT-9 =
    Everyone chooses in secret, all at the same time.
    Attack with one card, or with two cards of the same species: that is a Duo, and its strengths add up.
    Carny 4 and Carny 8, for instance, attack with 12.
    Or use the graveyard instead, when DT-12 lets you.
    .title = Prepare in secret
    .why = You attack with one card or with two of the same species, and choose them only while everyone prepares.
DT-10 =
    You may prepare an attack only if it could beat someone on Twist Island as it lies now.
    At least one territory of your attacking species, not destroyed by a meteorite (DT-21), must hold a Dino strictly weaker than your total; equal is not enough.
    Your total includes the event bonus (DT-13).
    No other attack may be prepared.
    .title = Someone weaker to beat
    .why = No Dino of that species that you can reach is weaker than your total.
DT-11 =
    An attack that was allowed when you prepared it never runs out of targets before your turn.
    Those who attack that species before you have smaller totals, so the cards they leave behind are weaker than your total too.
    The game double-checks this every time.
    .title = Always a target
DT-12 =
    Instead of attacking, you may put exactly two cards of your choice into your graveyard (one, if you hold only one).
    You may do this only if, as Twist Island lies now, none of your allowed attacks can win a Dino stronger than the one it would meet on your island; what others may do first does not count.
    It would meet your Dino on the same territory; with Quake on a T-Rex island, the weaker of your two of that species; on a Lil’ Rex island, the weakest on your whole island; an empty place counts as 0.
    If you do have an allowed attack, you may attack all the same.
    With an empty hand you pass.
    .title = The graveyard action
    .why = The graveyard takes exactly two cards, and only when none of your attacks can win you a stronger Dino.
    .ruling = The booklets do not say whether the attacks of others matter here; we only look at Twist Island as it lies while you prepare.
    .booklets = The French and English booklets ask whether you can win a Dino stronger than the one you have; the Polish one asks only whether your island already holds a Dino stronger than the one of its species on Twist Island. We follow the French original.
DT-13 =
    Everyone turns their cards over at the same moment.
    Your total is the sum of the strengths of your cards, plus the event bonus if there is one.
    .title = Show your cards
DT-14 =
    When two or more players show the same species with the same total, none of them attacks: they cancel out.
    All their cards go face down, each to its owner’s graveyard.
    Only species and total count, not the number of cards: Herby 4 + 2 ties with Herby 6.
    .title = Ties cancel out
    .booklets = In the French and English booklets each cancelled card is worth 2 points; in the Polish one each player gets 2 points, however many cards it was. We follow the French original: 2 per card.
DT-15 =
    Attacks go one by one, from the smallest total to the largest.
    Equal totals that are still there belong to different species, so they touch nothing of each other’s and go in seat order.
    You must attack, and you choose the target: a Dino of your attacking species, weaker than your total, on a territory that is not destroyed.
    .title = Smallest total first
    .why = You must attack, and your target must be a weaker Dino of your attacking species.
    .ruling = The French and English booklets let equal totals of different species play together, and none says whether you must attack or who picks the target; we go in seat order, you must attack, and you pick.
    .booklets = The Polish booklet says that equal strength and the same species play at the same moment, although such cards have just cancelled; the French and English ones say this of different species. We follow the French original.
DT-16 =
    Your attacking card takes the beaten Dino’s place on Twist Island, with the strength printed on it and no bonus.
    From a Duo or Trio of one species the weakest card stays and the others are discarded: Wingy 5 + 2 leaves the 2.
    From a Help Duo of two species, the card of the attacking species stays and the other is discarded.
    .title = Who stays behind
    .ruling = The booklets say this of a Duo only; for a Trio (3 for 2) we do the same: the weakest card stays and the other two are discarded.
DT-17 =
    The Dino you captured moves to your island.
    On a T-Rex island it may live on the same territory it came from, or with Quake on either territory of its species; on a Lil’ Rex island, on any of the 8 places.
    You choose among those places, empty or taken; a Dino already there is discarded, stronger or weaker.
    As long as one of those places is empty, the Dino must be placed, on any of them; if all are taken, you may discard it instead.
    A game option, off unless you switch it on, forbids that discard.
    .title = Settle your Dino
    .why = This Dino needs one of its possible places; you may let it go only if all are taken and your game allows it.
    .ruling = The booklets say that a captured Dino “must be placed” there, and also that you “can ALWAYS replace” an old one. We read this as a choice: once all its places are taken, you may let the new one go. The game option takes the “must” at its word.
DT-18 =
    A Baby Dino that is replaced or turned down leaves the game.
    It never goes to the discard pile.
    .title = Babies leave the game
    .ruling = In the booklets it is only a playing tip to put babies back into the box when they are discarded; we made a rule of it.
DT-19 =
    Right after your own attack and settling, draw until you hold 7 cards.
    If you were cancelled, used the graveyard or passed, you draw at the end of the round, in seat order.
    The discard pile is shuffled into a new deck only when a card must be drawn and the deck is empty, and the cards just discarded are shuffled in too.
    If both are empty, play on with fewer cards and make up for it at your next refill.
    .title = Fill your hand
    .ruling = The booklets do not say when cancelled, graveyard and passing players draw; here they do it at the end of the round, in seat order.
DT-20 =
    Cards in a graveyard lie face down: everyone may count them, and they never come back.
    Everyone saw cancelled cards when they were revealed, but only you know which cards you buried with the graveyard action.
    The discard pile is open to all, and so are the New Borns discards once they are made.
    .title = What everyone may see
    .ruling = The booklets do not say who may look at the discard pile; we keep it open to all, New Borns discards included.

## Events

DT-21 =
    The territories of Twist Island named on the card cannot be attacked this round.
    Nothing happens to the players’ own islands.
    If both territories of a species are hit, that species cannot attack, but its cards may still go to the graveyard.
    .title = Event: Falling Meteorite
    .why = A meteorite has destroyed this territory for the round.
    .booklets = The Polish booklet speaks of one destroyed territory only; the French and English ones of one or more. We follow the French original.
DT-22 =
    This round you may attack with up to three cards of one species.
    .title = Event: 3 for 2
    .why = Three cards may attack together only with 3 for 2, and only if they are of one species.
DT-23 =
    This round you attack with exactly one card.
    The graveyard action still takes two.
    .title = Event: All Alone
    .why = With All Alone you attack with a single card.
DT-24 =
    Every total gets +2 this round.
    .title = Event: Carnage
DT-25 =
    Totals of the species on the card get +3 this round.
    The bonus counts for the order of attack too: a Duo of 3 and 4 counts as 10 and goes after a 9.
    .title = Event: Fury
DT-26 =
    No stopping here: the next card of the event pile is shown at once.
    If that is the Big Rock, the game ends.
    .title = Event: Volcano
DT-27 =
    This round, on a T-Rex island, a captured Dino may settle on either territory of its species.
    On a Lil’ Rex island Quake changes nothing.
    .title = Event: Quake
DT-28 =
    At once, the two Dinos of each species on Twist Island swap places.
    .title = Event: Twister
DT-29 =
    At once, everyone secretly chooses 0 to 3 cards to discard, all at the same time.
    All those cards are discarded first.
    Then, in seat order, each player draws as many as they discarded; DT-19 says what to do if the deck is empty.
    .title = Event: New Borns
    .why = With New Borns you may swap three cards at most.
    .booklets = In the French and English booklets you draw as many cards as you discarded; in the Polish one you fill your hand up to 7. We follow the French original.
DT-30 =
    This round a Duo may also mix two species.
    Its first card then names the attacking species, and that is fixed when you prepare.
    The Duo counts as that species for its targets, for ties and for the attack (DT-10, DT-14, DT-15).
    That first card stays on Twist Island and the other is discarded.
    A Duo of one species follows DT-16, and the order of its cards means nothing.
    .title = Event: Help
    .why = Two different species may attack together only as a Duo with Help.
    .ruling = The booklets let you choose the species at the reveal, and the English one adds that the top card decides; we let your first card decide, when you prepare.

## Bonuses and end

DT-31 =
    At the end of each round we look for full islands, with all 8 territories filled.
    The first gets +10, the second +5, the third +3.
    Everyone who fills up in the same round gets the highest bonus still on the table, and later ones get the next.
    A fourth group gets nothing.
    .title = Island Bonus
    .ruling = The booklets give the bonus to everyone who fills up in the same round without saying what is left for the rest; we give them all the highest one left, and the next group the next.
DT-32 =
    At the end of the game, whoever has the most Big Claw Dinos on their island, and at least one, gets +7.
    If several players share the lead, each of them gets +7.
    .title = Big Claws bonus
    .ruling = The booklets do not say what happens when nobody has any Big Claws; we ask for at least one.
DT-33 =
    Your score is every strength on your island and your bonuses, and each card in your graveyard brings 2 points more.
    The highest score wins.
    Players tied for the highest score share the win.
    .title = Final score
    .booklets = The final count of the Polish booklet leaves out the bonuses, though it adds them elsewhere, and takes just 2 points from the graveyard; the French and English ones count the bonuses and 2 points per card. We follow the French original.
DT-34 =
    On a Lil’ Rex island your captured Dinos go to any place you like: forget territories and species there.
    Everything else is the same.
    .title = Lil’ Rex islands

## Headings of the rules page

dino-twist-section-setup = Setting up
dino-twist-section-round = A round
dino-twist-section-events = Events
dino-twist-section-end = Bonuses and the end
dino-twist-section-booklets = Where the booklets disagree
dino-twist-section-dinosaurs = The dinosaurs

## Names

dino-twist-species-aqua = Aqua
dino-twist-species-carni = Carny
dino-twist-species-herbi = Herby
dino-twist-species-voli = Wingy

dino-twist-territory-mountain = Mountain
    .in = on the mountain
dino-twist-territory-cliff = Cliffs
    .in = on the cliffs
dino-twist-territory-jungle = Jungle
    .in = in the jungle
dino-twist-territory-desert = Desert
    .in = in the desert
dino-twist-territory-river = River
    .in = in the river
dino-twist-territory-hill = Hills
    .in = in the hills
dino-twist-territory-beach = Seashore
    .in = on the seashore
dino-twist-territory-sea = Sea
    .in = in the sea

dino-twist-event-none = No event
    .effect = Round 1 is calm: no event yet.
dino-twist-event-fury-aqua = Aqua Fury
    .effect = Aqua attacks get +3.
dino-twist-event-fury-carni = Carny Fury
    .effect = Carny attacks get +3.
dino-twist-event-fury-herbi = Herby Fury
    .effect = Herby attacks get +3.
dino-twist-event-fury-voli = Wingy Fury
    .effect = Wingy attacks get +3.
dino-twist-event-volcano = Volcano
    .effect = Straight on to the next card of the pile!
dino-twist-event-meteorite = Falling Meteorite
    .effect = The territories hit on Twist Island cannot be attacked.
dino-twist-event-3-for-2 = 3 for 2
    .effect = You may attack with up to three cards of one species.
dino-twist-event-all-alone = All Alone
    .effect = You attack with exactly one card.
dino-twist-event-carnage = Carnage
    .effect = Every attack gets +2.
dino-twist-event-quake = Quake
    .effect = On a T-Rex island a captured Dino may settle on either territory of its species.
dino-twist-event-twister = Twister
    .effect = The two Dinos of each species on Twist Island swap places.
dino-twist-event-newborns = New Borns
    .effect = You may swap up to three cards of your hand.
dino-twist-event-help = Help
    .effect = Your Duo may mix two species, and its first card says which one attacks.

dino-twist-kind-t-rex = T-Rex island
dino-twist-kind-lil-rex = Lil’ Rex island

dino-twist-dino-aqua-baby = Ichthyostega
dino-twist-dino-aqua-low = Mosasaurus
dino-twist-dino-aqua-mid = Ichthyosaurus
dino-twist-dino-aqua-high = Elasmosaurus
dino-twist-dino-aqua-top = Kronosaurus
dino-twist-dino-carni-baby = Compsognathus
dino-twist-dino-carni-low = Dilophosaurus
dino-twist-dino-carni-mid = Velociraptor
dino-twist-dino-carni-high = Spinosaurus
dino-twist-dino-carni-top = Tyrannosaurus
dino-twist-dino-herbi-baby = Pachycephalosaurus
dino-twist-dino-herbi-low = Parasaurolophus
dino-twist-dino-herbi-mid = Stegosaurus
dino-twist-dino-herbi-high = Triceratops
dino-twist-dino-herbi-top = Brachiosaurus
dino-twist-dino-voli-baby = Nemicolopterus
dino-twist-dino-voli-low = Anurognathus
dino-twist-dino-voli-mid = Microraptor
dino-twist-dino-voli-high = Quetzalcoatlus
dino-twist-dino-voli-top = Pteranodon

dino-twist-twist-island = Twist Island
dino-twist-round = Round { $round }
dino-twist-hand = Your hand
dino-twist-attacks = Attacks to come
dino-twist-captured = Just captured
dino-twist-cards-left = Deck: { $count }

dino-twist-source-island-bonus = Island Bonus
dino-twist-source-claws = Big Claws
dino-twist-source-graveyard = Graveyard

## Prompts

dino-twist-phase-newborns = Swap up to three cards, or keep them all.
dino-twist-phase-prepare = Choose your cards in secret.
dino-twist-phase-prepare-all-alone = Choose one card in secret.
dino-twist-phase-prepare-3-for-2 = Choose up to three cards in secret.
dino-twist-phase-prepare-help = Choose cards, even of two species.
dino-twist-phase-target = Pick the Dino you attack.
dino-twist-phase-settle = Find your new Dino a home.
dino-twist-phase-over = The Big Rock is here: count your points!

## Moves as a list to choose from. $cards is a list of cards; $place stands in the sentence: “in the jungle”.

dino-twist-move-newborns = Swap { $cards } for new cards
dino-twist-move-newborns-none = Keep the whole hand
dino-twist-move-attack = Attack with { $cards }
dino-twist-move-bury = Lay { $cards } in your graveyard
dino-twist-move-pass = Pass: your hand is empty
dino-twist-move-target = Attack { $place }
dino-twist-move-settle = Settle the captured Dino { $place }
dino-twist-move-decline = Let the captured Dino go

## The log: what somebody did, and what that did. $reader is the reader’s part in it: seat (they did it) or anyone.

dino-twist-did-newborns =
    { $reader ->
        [seat] You swap { $cards } for new cards.
       *[anyone] { $name } swaps { $cards } for new cards.
    }
dino-twist-did-newborns-none =
    { $reader ->
        [seat] You keep your whole hand.
       *[anyone] { $name } keeps the whole hand.
    }
dino-twist-did-attack =
    { $reader ->
        [seat] You attack with { $cards }.
       *[anyone] { $name } attacks with { $cards }.
    }
dino-twist-did-bury =
    { $reader ->
        [seat] You lay { $cards } in your graveyard.
       *[anyone] { $name } lays { $cards } in the graveyard.
    }
# Cards that the reader has not seen.
dino-twist-did-bury-hidden =
    { $reader ->
        [seat] { $count ->
            [one] You lay one card in your graveyard.
           *[other] You lay { $count } cards in your graveyard.
        }
       *[anyone] { $count ->
            [one] { $name } lays one card face down in the graveyard.
           *[other] { $name } lays { $count } cards face down in the graveyard.
        }
    }
dino-twist-did-pass =
    { $reader ->
        [seat] You have no cards left and pass.
       *[anyone] { $name } has no cards left and passes.
    }
dino-twist-did-target =
    { $reader ->
        [seat] You attack { $place }.
       *[anyone] { $name } attacks { $place }.
    }
dino-twist-did-settle =
    { $reader ->
        [seat] You give the captured Dino a home { $place }.
       *[anyone] { $name } gives the captured Dino a home { $place }.
    }
dino-twist-did-decline =
    { $reader ->
        [seat] You let the captured Dino go.
       *[anyone] { $name } lets the captured Dino go.
    }
dino-twist-fact-round = Round { $count } begins.
dino-twist-fact-event = The event of this round is { $event }. { $effect }
dino-twist-fact-event-lands = The event of this round is { $event }. No attacks { $lands }!
dino-twist-fact-cancelled =
    { $reader ->
        [seat] { $count ->
            [one] You are cancelled out: your card goes to the graveyard.
           *[other] You are cancelled out: your { $count } cards go to the graveyard.
        }
       *[anyone] { $count ->
            [one] { $name } is cancelled out: one card goes to the graveyard.
           *[other] { $name } is cancelled out: { $count } cards go to the graveyard.
        }
    }
# $others: those who showed the same; $cards: the cards of this player.
dino-twist-fact-cancelled-with =
    { $reader ->
        [seat] You tie with { $others }: { $cards } goes to your graveyard.
       *[anyone] { $name } ties with { $others }: { $cards } goes to the graveyard.
    }
dino-twist-fact-volcano =
    { $count ->
        [one] A volcano erupts: on to the next event, and one round less to play!
       *[other] Volcanoes erupt: on to the next event, and { $count } rounds less to play!
    }
dino-twist-fact-reshuffled = The deck is empty, so the discards are shuffled into a new one.
dino-twist-fact-captured =
    { $reader ->
        [seat] You capture { $card } { $place }!
       *[anyone] { $name } captures { $card } { $place }.
    }
dino-twist-fact-equal =
    { $reader ->
        [seat] You capture a Dino, which replaces its equal at home.
       *[anyone] { $name } captures a Dino, which replaces its equal at home.
    }
dino-twist-fact-bonus =
    { $reader ->
        [seat] You have filled your island: that brings { $count } points more!
       *[anyone] { $name } has filled a whole island: that brings { $count } points more.
    }

## What a table may choose before it begins: -choice- is its name, -option- what it means

dino-twist-choice-kinds = Islands
dino-twist-option-kinds = Which side of the island everyone plays on. The sides can be mixed, so that younger players have it easier.
dino-twist-choice-kinds-t-rex = T-Rex (the usual)
dino-twist-option-kinds-t-rex = A captured Dino lives on the territory it comes from.
dino-twist-choice-kinds-lil-rex = Lil’ Rex (easier)
dino-twist-option-kinds-lil-rex = A captured Dino lives wherever its owner likes.
dino-twist-choice-forced_replace = A captured dinosaur
dino-twist-option-forced_replace = What you may do with a captured Dino when all its places on your island are taken.
dino-twist-choice-forced_replace-false = may be turned down
dino-twist-option-forced_replace-false = You replace an old Dino, or discard the new one.
dino-twist-choice-forced_replace-true = must be placed
dino-twist-option-forced_replace-true = You replace an old Dino, even a stronger one.
dino-twist-choice-events = Event cards
dino-twist-option-events = The event cards in the box. Ten of them are drawn for a game.
dino-twist-choice-claws = Big Claws
dino-twist-option-claws = The strengths that have Big Claws printed on their cards, the same for all four species.

## What is printed in the box: -box- names the pieces that can be counted

dino-twist-box-events-fury-aqua = { dino-twist-event-fury-aqua }
dino-twist-box-events-fury-carni = { dino-twist-event-fury-carni }
dino-twist-box-events-fury-herbi = { dino-twist-event-fury-herbi }
dino-twist-box-events-fury-voli = { dino-twist-event-fury-voli }
dino-twist-box-events-volcano = { dino-twist-event-volcano }
dino-twist-box-events-meteorite = { dino-twist-event-meteorite }
dino-twist-box-events-3-for-2 = { dino-twist-event-3-for-2 }
dino-twist-box-events-all-alone = { dino-twist-event-all-alone }
dino-twist-box-events-carnage = { dino-twist-event-carnage }
dino-twist-box-events-quake = { dino-twist-event-quake }
dino-twist-box-events-twister = { dino-twist-event-twister }
dino-twist-box-events-newborns = { dino-twist-event-newborns }
dino-twist-box-events-help = { dino-twist-event-help }
dino-twist-box-part-mountain = { dino-twist-territory-mountain }
dino-twist-box-part-cliff = { dino-twist-territory-cliff }
dino-twist-box-part-jungle = { dino-twist-territory-jungle }
dino-twist-box-part-desert = { dino-twist-territory-desert }
dino-twist-box-part-river = { dino-twist-territory-river }
dino-twist-box-part-hill = { dino-twist-territory-hill }
dino-twist-box-part-beach = { dino-twist-territory-beach }
dino-twist-box-part-sea = { dino-twist-territory-sea }

## What the board says in the browser. Short: much of it is only heard

dino-twist-table-twist = Twist Island
dino-twist-table-your-island = Your island
dino-twist-table-island-of = Island of { $name }
dino-twist-table-other-islands = The other islands
dino-twist-table-hand = Your cards
dino-twist-table-hand-of = Cards of { $name }
dino-twist-table-card = { $dino }, { $species } { $strength }
dino-twist-table-short = { $species } { $strength }
dino-twist-table-has-claws = Big Claws.
dino-twist-table-destroyed = Destroyed for this round.
dino-twist-table-planned = Your plan.
dino-twist-table-attacks-with = attacks with { $cards }
dino-twist-table-graveyard =
    { $count ->
        [one] { $count } card in the graveyard
       *[other] { $count } cards in the graveyard
    }
dino-twist-table-captured = Captured: { $card }
dino-twist-table-attack = Attack
dino-twist-table-bury = Graveyard
dino-twist-table-swap =
    { $count ->
        [0] Keep all cards
        [one] Swap { $count } card
       *[other] Swap { $count } cards
    }
dino-twist-table-big-rock = The Big Rock
dino-twist-table-decline = Let it go
dino-twist-table-hint-newborns = New cards come for those you give away.
dino-twist-table-hint-prepare = One card, or two of one species. It beats a weaker Dino of that species.
dino-twist-table-hint-prepare-all-alone = One card alone. It beats a weaker Dino of its species.
dino-twist-table-hint-prepare-3-for-2 = One, two or three cards of one species. Together they beat a weaker Dino of it.
dino-twist-table-hint-prepare-help = One card, or any two: the first one says which species attacks.
dino-twist-table-in-reach = Your attack could hit this.
dino-twist-table-attacks-for = total { $total }
dino-twist-table-show-large = Show it large
dino-twist-table-hint-target = On places that glow lives a Dino weaker than your attack.
dino-twist-table-hint-settle = Places that glow are a home for it.

## What is left of the game

dino-twist-round-of = Round { $round } of { $rounds }
dino-twist-events-left =
    { $count ->
        [0] After it comes the Big Rock.
        [one] One more event, then the Big Rock.
       *[other] { $count } more events, then the Big Rock.
    }
dino-twist-volcanoes =
    { $count ->
        [one] A Volcano came: one round less.
       *[other] { $count } Volcanoes came: { $count } rounds less.
    }
dino-twist-discard-size = Discard pile: { $count }
dino-twist-bonuses-left = Island Bonuses left: { $bonuses }
dino-twist-bonuses-gone = No Island Bonus is left.
dino-twist-claws-leaders = Most Big Claws: { $names }
dino-twist-claws-nobody = Nobody has Big Claws yet.
dino-twist-claws-of =
    { $count ->
        [one] { $count } Big Claw Dino
       *[other] { $count } Big Claw Dinos
    }
dino-twist-claws-most = most Big Claws
dino-twist-left = What is left
dino-twist-left-open = What is left, and the discard pile
dino-twist-left-close = Close
dino-twist-left-events = Events
dino-twist-left-deck = Deck
dino-twist-left-discard = Discards
dino-twist-left-bonuses = Bonuses
dino-twist-left-deck-how = When it is empty, the discard pile becomes the new deck.
dino-twist-left-bonuses-how = For filling all 8 territories of your island.
dino-twist-left-discard-empty = Nothing has been discarded yet.
dino-twist-left-times =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## A move as a bot names it in the middle of a sentence

dino-twist-named-attack = attack with { $what }
dino-twist-named-bury = graveyard for { $what }
dino-twist-named-newborns = new cards for { $what }
dino-twist-named-newborns-none = keeping the hand
dino-twist-named-target = attack on { $what }
dino-twist-named-settle = a home in { $what }
dino-twist-named-decline = leaving the Dino
dino-twist-named-pass = passing

## What a thing says of itself

dino-twist-about-card =
    It attacks with { $strength } and can beat any weaker { $species } on Twist Island. { $strength ->
        [one] On an island it is worth 1 point.
       *[other] On an island it is worth { $strength } points.
    }
dino-twist-about-wild =
    A { $species } attack of more than { $strength } captures it. { $strength ->
        [one] On an island it is worth 1 point.
       *[other] On an island it is worth { $strength } points.
    }
dino-twist-about-settled =
    { $strength ->
        [one] It brings its island 1 point
       *[other] It brings its island { $strength } points
    }, as long as no other Dino takes its place.
dino-twist-about-claws = It has Big Claws: most of them at the end bring 7 points.
dino-twist-about-twist = Attack here with a { $species } that is stronger, and the Dino of this territory comes home with you.
dino-twist-about-own = A { $species } captured on this territory of Twist Island lives here. Its strength is your points.
dino-twist-about-anyone = On a Lil’ Rex island any Dino may live here. Its strength is your points.
dino-twist-about-graveyard = Cards lie here face down and never come back. Each brings 2 points at the end.
dino-twist-about-most-claws = Dinos of strength { $strengths } have Big Claws. Most of them at the end bring 7 points, to each of those who tie.
dino-twist-about-bonuses = Fill all 8 territories of your island: the first to do so gets 10 points more, the second 5, the third 3.
dino-twist-about-discard = Everyone may look through it. When the deck is empty, it becomes the new deck.
