### Twisty: the rules in our own words, names, prompts and the log.
### Message TW-n is clause TW-n. Attributes: title; why = why a move is refused;
### ruling = what the booklet leaves open and what we chose; assumed = lost data we filled in.

twisty = Twisty
    .tagline = Hop, chain your moves and pinch a cube or two: gather your 7 colours and race to the centre!
    .pitch = Leap, collect seven colours in order, and race to the centre.
    .step-1 = Leap like a knight in chess. Some tokens carry you on, so chain your steps.
    .step-2 = Collect the cubes in the order of your row. A cube that is not secured can be stolen.
    .step-3 = With all seven, be the first on the star in the middle.

## The clauses

TW-1 =
    2 to 4 players share a board of 7 by 7 cells.
    Shuffle the 44 tokens and lay them face up, one on every cell except the 4 corners and the centre.
    .title = Board and tokens
    .assumed = The booklet’s pictures are lost. It tells of 44 tokens, 4 corners and a centre, which makes 49 cells; that they lie 7 by 7 is what we assume.

TW-2 =
    28 of the tokens are colour cubes: 7 colours, 4 cubes of each.
    The other 16 are special: 3 “straight step”, 3 “diagonal step”, 3 “L again”, 3 “teleport” and 4 “secure”.
    .title = Cubes and special tokens
    .assumed = The booklet’s pictures are lost: that 28 tokens are cubes, their seven colours and the split of the other 16 (3, 3, 3, 3 and 4) are our own guess.

TW-3 =
    The board already lies face up: in turn order, put your pawn on a corner where no pawn stands yet.
    Only then is everyone’s row laid out, the 7 colours in random order and open for all to see: collect your cubes in that order, from left to right.
    For a quicker start there is an option: chance picks the corners.
    .title = Starting corners and rows
    .why = Choose a corner where no pawn stands yet.

TW-4 =
    Play goes clockwise, beginning with the first player.
    Name that player yourselves or let chance decide; the booklet says the youngest begins.
    .title = Who goes when

TW-5 =
    Start your turn with one L move: 2 cells one way and 1 to the side, like a knight in chess, jumping over everything.
    You have to make it; you pass only if you have no legal L move.
    .title = First, an L move
    .why = Your turn starts with an L move, and you may pass only if no L move is legal.
    .ruling = The booklet doesn’t say whether something in the way stops an L move; here it jumps over everything.

TW-6 =
    What happens depends on the cell where your step ends (an L move or a teleport is a step too).
    A special token under your pawn at the start of your turn does nothing.
    .title = Where your step ends

TW-7 =
    Your turn ends if you end a step on an empty cell, on a corner or, while you hold fewer than 7 cubes, on the centre.
    .title = Quiet cells

TW-8 =
    If you end a step on a cube of your next colour (the first one in your row that you don’t hold yet), you take it automatically and put it under your row.
    Its cell is empty from now on.
    Any other cube stays where it is.
    Either way, your turn ends.
    .title = Taking a cube

TW-9 =
    On a “straight step” or “diagonal step” token, either stay and end your turn, or go one step to a neighbouring cell.
    “Straight step” takes you up, down, left or right; “diagonal step” takes you diagonally.
    Then the new cell counts.
    .title = Straight and diagonal steps
    .why = This token takes you one step, to a neighbouring cell in its own way: straight or diagonal.

TW-10 =
    On an “L again” token, either stay and end your turn, or make another L move.
    Then the new cell counts.
    .title = Another L move
    .why = From this token you can only make another L move.

TW-11 =
    On a “teleport” token, either stay and end your turn, or go to another teleport token with no pawn on it.
    Your turn goes on from there: the new teleport may carry you on as well, if it hasn’t done so yet this turn.
    .title = Going by teleport
    .why = From here you can only go to another teleport with no pawn on it.

TW-12 =
    On a “secure” token, all the cubes you hold at that moment are automatically safe for good.
    Cubes you get later are not safe until you secure them too.
    Your turn ends.
    .title = Securing your cubes
    .ruling = The booklet says you can secure your cubes but leaves open whether you may decline; here it happens by itself.

TW-13 =
    You may chain as many steps as you like in one turn, but each special token moves your pawn at most once per turn.
    If you arrive on one that has already moved you this turn, your turn ends there.
    The cell you started from counts as left, so a chain may end on it.
    Special tokens are never used up.
    .title = Chains of steps
    .ruling = The booklet lets you link moves but doesn’t say how often one token may help; we chose once per turn, so that nobody runs in circles.

TW-14 =
    You may enter a cell with another pawn only to steal, by an L move or a straight or diagonal step, never by teleport.
    Otherwise that cell is blocked.
    .title = Cells with a pawn
    .why = Another pawn stands there: you may enter only to steal, and never by teleport.

TW-15 =
    You may steal if that player holds an unsecured cube of your next colour.
    Put it under your row, unsecured.
    You stay on that cell, its token does nothing, and once the robbed pawn has gone to its new place your turn ends.
    With all 7 cubes you have no next colour: you take no cube and never steal.
    .title = Stealing a cube
    .why = That player holds no unsecured cube of the colour you need next.
    .ruling = The booklet doesn’t say whether the token under the robbed pawn still works for the thief; here it doesn’t.

TW-16 =
    If you are robbed, the stolen colour moves to the end of your row and the others close up.
    You keep the cubes you still hold, and secured ones stay secured.
    Say your row is red, green, blue, yellow, orange, purple, white, and you hold red, green and blue.
    If green is stolen, your row becomes red, blue, yellow, orange, purple, white, green: you hold red and blue, and yellow comes next.
    .title = After a theft

TW-17 =
    If you are robbed, the thief already stands on your cell, so your pawn goes at once, in the middle of the other player’s turn, to any free cell of the board.
    You choose which one; free means that no pawn stands there, token or not.
    This is not a step: no token acts, no cube is taken, and the centre does not win.
    With an option, it goes to a corner without a pawn instead; there is always one.
    .title = Where the robbed pawn goes
    .why = Your robbed pawn goes to a cell where no pawn stands; if you play with that option, only to a corner.
    .ruling = The booklet says a free field and leaves open whether a token makes it taken; here it doesn’t. Players disagree about this rule: the booklet also calls the corners “4 fields”, and a French review of the game speaks of corners. That is why there is an option.

TW-18 =
    If you already hold all 7 cubes before a step and end that step, of any kind, on the centre, you win at once.
    If you steal your 7th cube on the centre, you don’t win yet: leave and come back.
    If you had all 7 and are robbed of one, you must win it back first.
    .title = Winning at the centre
    .ruling = The booklet doesn’t say what happens if you steal your 7th cube on the centre itself; we chose that you must leave and come back.

TW-19 =
    For pawns the centre is a cell like any other: if a pawn stands there, you may enter only to steal.
    Your pawn may leave the centre and return in one chain of steps.
    .title = Pawns on the centre

TW-20 =
    So that no game goes on for ever, it stops when every player has had 200 turns: the most cubes win, and players with equally many share the win.
    You score the cubes you hold, or 8 if you win at the centre.
    .title = Long games and scores
    .ruling = The booklet sets no limit; we stop after 200 turns of every player, and an option changes that.

## Headings of the rules page

twisty-section-setup = Getting ready
twisty-section-turn = Your turn
twisty-section-stealing = Stealing
twisty-section-end = End of the game

## Names

twisty-colour-red = red
    .cube = the red cube
twisty-colour-orange = orange
    .cube = the orange cube
twisty-colour-yellow = yellow
    .cube = the yellow cube
twisty-colour-green = green
    .cube = the green cube
twisty-colour-blue = blue
    .cube = the blue cube
twisty-colour-purple = purple
    .cube = the purple cube
twisty-colour-white = white
    .cube = the white cube

twisty-token-orthogonal = straight step
twisty-token-diagonal = diagonal step
twisty-token-jump = L again
twisty-token-teleport = teleport
twisty-token-secure = secure

twisty-shape-star = star
twisty-shape-square = square
twisty-shape-triangle = triangle
twisty-shape-circle = circle

twisty-source-cubes = Cubes held
twisty-source-centre = Win at the centre

twisty-phase-move = Make your L move.
twisty-phase-follow = Go on, or stay here.
# The placing of a pawn, in general: what the phase is called in the docs.
twisty-phase-corner = Choose a place for your pawn.
# In particular: before the first turn (TW-3), or of a robbed pawn, to any free field or to a corner (TW-17).
twisty-placing-start = Choose a corner for your pawn. The rows are laid out afterwards.
twisty-placing-anywhere = You were robbed! Put your pawn on any free square.
twisty-placing-corner = You were robbed! Put your pawn on a free corner.
twisty-phase-over = The game is over: see how you did!
# $count: the turns that a player still has before the limit, this one included (TW-20).
twisty-turns-left =
    { $count ->
        [1] Last turn
       *[other] { $count } turns left
    }

## Moves as a list to choose from. $cell arrives with what lies there, where that is known.

twisty-move-move = L move to { $cell }
twisty-move-step = Go on to { $cell }
twisty-move-stay = Stay here
twisty-move-corner = Put your pawn on { $cell }
twisty-move-pass = Pass: no L move is possible

## The log: what somebody did, and what that did. $reader is the reader’s part in it: seat (they did it), other (it was
## done to them) or anyone. $cube stands in the sentence: “the red cube”.

twisty-did-move =
    { $reader ->
        [seat] You make an L move to { $cell }.
       *[anyone] { $name } makes an L move to { $cell }.
    }
twisty-did-step =
    { $reader ->
        [seat] You go on to { $cell }.
       *[anyone] { $name } goes on to { $cell }.
    }
twisty-did-stay =
    { $reader ->
        [seat] You stay where you are.
       *[anyone] { $name } stays put.
    }
twisty-did-corner =
    { $reader ->
        [seat] You put your pawn on { $cell }.
       *[anyone] { $name } puts a pawn on { $cell }.
    }
twisty-did-pass =
    { $reader ->
        [seat] You pass: no L move is possible.
       *[anyone] { $name } passes: no L move is possible.
    }
twisty-fact-takes =
    { $reader ->
        [seat] You take { $cube }.
       *[anyone] { $name } takes { $cube }.
    }
twisty-fact-steals =
    { $reader ->
        [seat] You steal { $cube } from { $other }!
        [other] { $name } steals { $cube } from you!
       *[anyone] { $name } steals { $cube } from { $other }.
    }
twisty-fact-rows = The rows are laid out. Everyone collects from left to right.
# $count: how many cubes become safe now.
twisty-fact-secures =
    { $reader ->
        [seat] { $count ->
            [one] You secure one cube.
           *[other] You secure { $count } cubes.
        }
       *[anyone] { $count ->
            [one] { $name } secures one cube.
           *[other] { $name } secures { $count } cubes.
        }
    }

## What a table may choose before it begins: -choice- is its name, -option- what it means

twisty-choice-first = Who begins
twisty-option-first = Who takes the first turn. By chance, unless somebody is named; the booklet says the youngest.
twisty-choice-corners = Starting corners
twisty-option-corners = How pawns get the corners on which they start.
twisty-choice-corners-chosen = Everyone chooses
twisty-option-corners-chosen = In turn order, with the board already face up.
twisty-choice-corners-random = By chance
twisty-option-corners-random = A quicker start: the corners are dealt.
twisty-choice-robbed_pawn = A robbed pawn goes
twisty-option-robbed_pawn = Where the pawn of a robbed player goes; its owner chooses.
twisty-choice-robbed_pawn-anywhere = to any free square
twisty-option-robbed_pawn-anywhere = To any square without a pawn: the words of the booklet.
twisty-choice-robbed_pawn-corner = to a corner
twisty-option-robbed_pawn-corner = To a corner without a pawn, as a French review of the game tells it.
twisty-choice-turn_limit = Turn limit
twisty-option-turn_limit = How many turns everyone has before the game ends anyway and most cubes win.
twisty-choice-tokens = Special tokens
twisty-option-tokens = How many there are of each special token.

## What is printed in the box: -box- names the pieces that can be counted

twisty-box-tokens-orthogonal = { twisty-token-orthogonal }
twisty-box-tokens-diagonal = { twisty-token-diagonal }
twisty-box-tokens-jump = { twisty-token-jump }
twisty-box-tokens-teleport = { twisty-token-teleport }
twisty-box-tokens-secure = { twisty-token-secure }

## Why a table is won

twisty-won-centre = { table-wins }: all seven cubes, and the pawn on the centre ({ $clause }).
twisty-won-points =
    { $count ->
        [one] { table-wins } with one cube, more than anyone else ({ $clause }).
       *[other] { table-wins } with { $count } cubes, more than anyone else ({ $clause }).
    }
twisty-won-shared =
    { $count ->
        [0] { $names } share the win: nobody holds a cube ({ $clause }).
        [one] { $names } share the win with one cube each ({ $clause }).
       *[other] { $names } share the win with { $count } cubes each ({ $clause }).
    }

## What the board says in the browser. Short: much of it is only heard

twisty-table-board = The board, seven by seven
twisty-table-rows = Everybody’s rows
twisty-table-cube = { $colour } cube
twisty-table-centre = centre
twisty-table-corner = corner
twisty-table-next = your next colour
twisty-table-used = already used this turn
twisty-table-pawn = pawn of { $name } ({ $shape })
twisty-table-your-pawn = your pawn ({ $shape })
twisty-table-row = Holds: { $held }. Still to come: { $next }.
twisty-table-safe = { $colour } (safe)
# $safe: cubes that are secured, of the $held that a player has.
twisty-table-safe-count = { $safe } of { $held } safe
twisty-table-nothing = nothing yet
twisty-table-no-row = The row comes when all pawns stand.
twisty-table-centre-now = the centre
twisty-table-stay = Stay here
twisty-table-hint-move = Two squares straight and one to the side, like a knight in chess. Your next colour has a dashed frame.
twisty-table-hint-homeward = You have all seven cubes. Two squares straight and one to the side: reach the star in the middle, and you win.
twisty-table-hint-follow = The token under your pawn lets you go on. Places that glow are allowed.
twisty-table-hint-start = Corners that glow are free. Look where the cubes lie: you will learn the order of your colours when all pawns stand.
twisty-table-hint-anywhere = Every square without a pawn is free, with a token or without. Its token does nothing now.
twisty-table-hint-corner = Corners that glow are free.
twisty-table-robbed-anywhere = A robbed pawn goes to any free square.
twisty-table-robbed-corner = A robbed pawn goes to a free corner.
twisty-table-about-orthogonal = one square straight
twisty-table-about-diagonal = one square diagonally
twisty-table-about-jump = one more L move
twisty-table-about-teleport = to another teleport
twisty-table-about-secure = your cubes are safe

## A move as a bot names it in the middle of a sentence

twisty-named-move = { $what }
twisty-named-step = going on to { $what }
twisty-named-corner = { $what }
twisty-named-stay = staying put
twisty-named-pass = passing

## What a thing says of itself

twisty-about-cube = If it is the next colour of your row, end a step here and you take it.
twisty-about-corner = A quiet cell: a step that ends here ends your turn.
twisty-about-centre = Hold all 7 cubes, end a step here, and you win.
twisty-about-empty = Nothing lies here: a step that ends here ends your turn.
twisty-about-row = Cubes are collected in this order, from left to right. One that is not secured can be stolen.
