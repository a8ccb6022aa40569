### Dino Twist, guided: what each step asks, what came of it, and an answer to who tries something else. English.

dino-twist-lesson-attack = A card beats a weaker Dino of its own species on Twist Island. Press Carny 6, then “{ dino-twist-table-attack }”.
    .done = Everyone chose in secret, and now all cards are shown. The smallest total attacks first: that is you.
    .why = That is allowed, too. But take Carny 6: in the jungle lives a Carny 3.
dino-twist-lesson-target = Now choose whom you attack: press the jungle on Twist Island.
    .done = It moves to your jungle: 3 points at the end, and Big Claws. Your Carny 6 stays on Twist Island, and you draw a new card.
    .why = The 2 in the desert is weaker, and has no claws. Press the jungle.
dino-twist-lesson-duo = Two cards of one species add up: a Duo. Press Herby 4 and Herby 6, then “{ dino-twist-table-attack }”.
    .done = 4 + 6 = 10. The others with less have gone first; now it is your turn.
    .why = Allowed. But alone none of your Herbies beats a 9: try both together.
dino-twist-lesson-stronger = Your 10 beats the 7 and the 9. Press the hills: the stronger one brings more.
    .done = 9 points for you. Of a Duo the weaker card stays behind, and the other is discarded.
    .why = That one would be yours, too; but the 9 in the hills brings more points.
dino-twist-lesson-tie = Now see what can go wrong. Press Wingy 6, then “{ dino-twist-table-attack }”.
    .done = { app-bot-novice } attacked with Wingy 4 + 2, which is 6 as well. Same species, same total: you cancel each other out. The cards go to your graveyards, for 2 points each.
    .why = Allowed. But attack with Wingy 6 alone this once.
dino-twist-lesson-bury = Whatever you could win here is weaker than what you have. Then two cards may go to the graveyard: press Carny 2, Carny 3, “{ dino-twist-table-bury }”.
    .done = 2 points for each card, and you draw new ones at the end of the round.
    .why = Allowed, but it would bring you nothing. Lay Carny 2 and Carny 3 in your graveyard.
dino-twist-lesson-event = From round 2 on an event changes something for one round. This one allows a Trio: press Carny 2, 3 and 4, then “{ dino-twist-table-attack }”.
    .done = 2 + 3 + 4 = 9 beats the Carny 8, which lives in your jungle now: 8 points. The weakest of the three cards stays behind.
    .why = Allowed. But three cards together are only possible with this event: try it.
dino-twist-lesson-last = The last round, and just your desert is empty! Press Carny 9, then “{ dino-twist-table-attack }”.
    .done = Now you take aim.
    .why = Allowed. But only a Carny can fill your desert: take Carny 9.
dino-twist-lesson-aim = Press the Carny 8 in the jungle of Twist Island.
    .done = It is yours. Usually it would live in your jungle, too.
    .why = The one in the desert is weaker. Take the 8.
dino-twist-lesson-settle = This round there is a quake: a Dino may choose between the two homes of its species. Press your desert.
    .done = Your island is full, before all others: 10 points more. Then the Big Rock falls, and the game is over.
    .why = Then your Carny 4 would have to go, and the desert would stay empty. Press the desert.

## Tips in the first game.

dino-twist-tip-tie = A tie: the same species with the same total. All of it went to the graveyards. Think about what others might play!
dino-twist-tip-captured = Your first Dino at home: its strength counts at the end. Your attacker stays on Twist Island, where others may take it.
dino-twist-tip-bury = None of your attacks would win you a stronger Dino, so the graveyard is open: two cards there are worth 4 points.
dino-twist-tip-event = An event! What it changes stands beside it, and it counts for this round only.
dino-twist-tip-bonus = A full island: the first brings 10 points more, the next 5, the third 3.
