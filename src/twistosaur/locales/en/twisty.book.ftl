### Twisty: what the booklet tells besides the rules, and the captions of its examples. English.
### .item-n is a point of a list, .row-n a row of a table (its cells between bars), .frame-n what a picture shows.

twisty-book-aim = Collect 7 coloured cubes in the order of your own row, then be the first on the centre of the board.
    .title = The aim
twisty-book-players = 2 to 4 players, from 8 to 99 years, about 25 minutes.
    .title = Players, age and time
twisty-book-box = The box holds:
    .title = In the box
    .item-1 = a board
    .item-2 = 44 wooden tokens: coloured cubes, extra moves and places to secure them
    .item-3 = 28 cardboard cubes in four sets of 7: star, square, triangle and circle
    .item-4 = 4 pawns, each with a token that shows whose it is
twisty-book-begin = The youngest player begins, and play goes clockwise. Here you may also name a seat, or let chance decide (TW-4).
    .title = Who begins
twisty-book-advice = For laying out:
    .title = Good to know
    .item-1 = Mix the wooden tokens and lay them out at random; the centre and the four corners stay free.
    .item-2 = Take a pawn and put its token in front of you, so that everyone knows which one is yours.
    .item-3 = Mix your cardboard set and lay it out face up, from left to right: that is your row.
    .item-4 = Put a cube you have won below its cardboard twin. When you secure it, slide it underneath: so everyone sees what is safe.
twisty-book-credits = Designed by Faouzi Boughida. The booklet names no illustrator and no publisher.
    .title = Who made the game

twisty-example-a-chain-of-three = Three moves in one turn
    .frame-1 = Ada holds red and green, and blue comes next. Her pawn stands on c1.
    .frame-2 = An L move takes it to d3, onto a “diagonal step” token.
    .frame-3 = A diagonal step takes it to e4, onto an “L again” token.
    .frame-4 = Another L move ends on f6, on the blue cube she was looking for: she takes it.
twisty-example-green-is-stolen = Green is stolen
    .frame-1 = Ben holds red, green and blue, and none of them is secured. Green is Ada’s next colour.
    .frame-2 = Ada’s pawn jumps onto Ben’s cell and takes green. In Ben’s row green goes to the end, red and blue are still his, and yellow comes next.
