### Nest: rule texts and names, English.

nest = Nest
    .tagline = Stretch out your neck for the eggs, but do not bump heads!

## The clauses

NE-1 = From 2 to 4 dinosaurs stand around a nest. You play 8 rounds, or as many as the game options say.
    .title = Around the nest
NE-2 = At the start of a round a die is rolled: that many eggs lie in the nest, from 1 to 6.
    .title = Eggs
NE-3 = Everyone secretly chooses how far to reach, from 1 to 5, all at the same time. Until the last one has chosen, you may think again.
    .title = Reach
NE-4 = Whoever reached 5 in the round before has a stiff neck and cannot reach 5 now.
    .title = Stiff necks
    .why = Your neck is stiff from the last round: you cannot reach 5 twice in a row.
NE-5 = All are shown. Dinosaurs that reached equally far bump heads and get nothing. Of the others, the one that reached farthest takes all the eggs. If there is nobody left, the eggs are lost.
    .title = Who gets them
NE-6 = The most eggs win. Whoever has equally many shares the place.
    .title = The end

nest-section-setup = Getting ready
nest-section-round = A round
nest-section-end = The end

## At the table

nest-phase-reach = How far do you reach?
nest-phase-over = The game is over.
nest-move-reach = Reach { $far }
nest-did-reach =
    { $reader ->
        [seat] You reach { $far }.
       *[anyone] { $name } reaches { $far }.
    }
nest-fact-eggs =
    { $reader ->
        [seat] { $count ->
            [one] You win one egg.
           *[other] You win { $count } eggs.
        }
       *[anyone] { $count ->
            [one] { $name } wins one egg.
           *[other] { $name } wins { $count } eggs.
        }
    }
nest-fact-laid =
    { $count ->
        [one] One egg is laid.
       *[other] { $count } eggs are laid.
    }
nest-source-eggs = Eggs
nest-eggs =
    { $count ->
        [one] { $count } egg lies in the nest
       *[other] { $count } eggs lie in the nest
    }

## A move as a bot names it in the middle of a sentence

nest-named-reach = reaching { $what }

## What a table may choose: -choice- is its name, -option- what it means

nest-choice-rounds = Rounds
nest-option-rounds = How many rounds are played.
