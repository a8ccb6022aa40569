### Twisty, guided: what each step asks, what came of it, and an answer to who tries something else. English.

twisty-lesson-corner = Every pawn starts on a corner. Press the one at the bottom left: a1.
    .done = All pawns stand. Now everybody gets a row of seven colours: collect yours from left to right.
    .why = Any corner would do. For this lesson take a1, at the bottom left.
twisty-lesson-jump = You move like a knight in chess: two squares straight, one to the side. Red comes first in your row: press the red cube on b3.
    .done = The cube is yours and lies in your row. Orange is next.
    .why = You may jump there. But on b3 lies red, the colour you need.
twisty-lesson-chain = Orange is out of reach of one jump. Press c5: that token lets you go on.
    .done = You stand on “diagonal step”: one square more, diagonally.
    .why = You may; but then your turn would soon be over. Jump to c5.
twisty-lesson-follow = Go on diagonally: press the orange cube on d6.
    .done = Two cubes! Other tokens lead on straight, by another L or to a teleport. So one turn becomes a chain.
    .why = You may stop or go elsewhere; but on d6 lies orange.
twisty-lesson-secure = Cubes can be stolen, unless they are safe. Press f5: the token with the shield.
    .done = Red and orange are safe for good. What you collect later is not, until you come to a shield again.
    .why = You may jump there. But on f5 your cubes become safe.
twisty-lesson-steal = { app-bot-novice } holds yellow, your next colour, and it is not safe. Press e4, where that pawn stands!
    .done = Stolen! Yellow lies in your row now. The robbed pawn had to go somewhere else.
    .why = You may go there. But a cube is waiting on e4.
twisty-lesson-win = You hold all seven. Now only the centre is missing: press the star on d4.
    .done = First on the centre with seven cubes: you have won!
    .why = You may; but on d4 you win at once.

## Tips in the first game.

twisty-tip-theft = The first theft! Whoever jumps onto a pawn takes the cube they need next, if it is not safe. A shield protects yours.
twisty-tip-chain = You stand on a token and may go on: press a square that glows, or stay. So one turn becomes a long one.
twisty-tip-cube = Your first cube. As long as it is not safe, others may take it: look where the shields are.
twisty-tip-secure = Somebody’s cubes are safe now: nobody can steal those any more.
twisty-tip-centre = All seven! Now be the first on the star in the centre.
