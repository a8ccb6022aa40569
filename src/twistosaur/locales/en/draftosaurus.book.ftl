### Draftosaurus: what the rulebook tells besides the rules, and the captions of its examples. English.
### .item-n is a point of a list, .row-n a row of a table (its cells between bars), .frame-n what a picture shows.

draftosaurus-book-aim = Fill your park with 12 dinosaurs and score more points than anyone else.
    .title = The aim
    .item-1 = Every pen pays in its own way: for dinosaurs of one species, for many different ones, for pairs, for being alone, or for what the others have.
    .item-2 = Each pen with a T-Rex in it is worth a point more; but if two players tie, the one with fewer T-Rexes wins.
    .item-3 = What fits nowhere goes to the river, for a single point.
draftosaurus-book-players = 2 to 5 players, from 8 years, about 15 minutes. The rulebook itself names only the players; age and time are those usually given for the game.
    .title = Players, age and time
draftosaurus-book-drafting = In a draft everyone holds a few things, picks one of them at the same time as all the others, and hands the rest to a neighbour. What you leave behind is somebody else’s choice, and the next bowl is one that somebody else has looked through. Usually it is cards that go round; here it is wooden dinosaurs, and the game’s name plays on it.
    .title = What drafting is
draftosaurus-book-box = The box holds:
    .title = In the box
    .item-1 = 60 wooden dinosaurs, 10 of each of the 6 species
    .item-2 = 6 spare dinosaurs, one of each: leave them in the box
    .item-3 = 5 boards, summer on one side and winter on the other
    .item-4 = 5 bowls, a bag and a die
    .row-1 = Players | Into the bag | Left in the box
    .row-2 = 2 | 48 (8 of each) | 12 (2 of each)
    .row-3 = 3 | 36 (6 of each) | 24 (4 of each)
    .row-4 = 4 | 48 (8 of each) | 12 (2 of each)
    .row-5 = 5 | 60 (10 of each) | none
draftosaurus-book-begin = By custom whoever last watched a film with dinosaurs takes the die. Here chance decides, or you name a seat (DS-4).
    .title = Who begins
draftosaurus-book-advice = Before your first game:
    .title = Good to know
    .item-1 = Play on the summer side first; winter asks for more planning.
    .item-2 = Fold the bowls once: they fit into the box as they are.
    .item-3 = Take the 6 spare dinosaurs out before you fill the bag.
    .item-4 = Hide what is in your bowl; what stands in a park is open to everyone.
draftosaurus-book-credits = Designed by Antoine Bauza, Corentin Lebrat, Ludovic Maublanc and Théo Rivière. Published by Ankama. Polish edition by Nasza Księgarnia: Jarosław Basałyga (head of board games), Krystyna Michalak and Aleksandra Semla (production), Michał Zwierzyński (editor), Zuzanna Laskowska (proofs), Paweł Nowicki (graphic design), Patrycja Jaworska and Karolina Burna (marketing).
    .title = Who made the game

draftosaurus-example-forest-of-sameness = 2 of a kind, and 6
    .frame-1 = 2 spinosaurs in the Forest of Sameness: 4 points.
    .frame-2 = Spinosaurs in all 6 places: 24 points.
draftosaurus-example-meadow-of-differences = 2 different ones, and 6
    .frame-1 = A Diplodocus and a Parasaurolophus in the Meadow of Differences: 3 points.
    .frame-2 = One of every species: 21 points. The T-Rex among them adds a point of its own (DS-36).
draftosaurus-example-prairie-of-love = 3 of a kind, and 4
    .frame-1 = 3 of a kind make 1 pair: 5 points.
    .frame-2 = 4 of a kind make 2 pairs: 10 points.
draftosaurus-example-well-ordered-wood = Two species by turns
    .frame-1 = A Triceratops and a Diplodocus in the Well-Ordered Wood: 4 points.
    .frame-2 = The two species by turns in all 6 places: 24 points.
draftosaurus-example-lovers-bridge = Two pairs across the river
    .frame-1 = A pair of T-Rexes and a pair of spinosaurs stand on opposite banks: 12 points. The T-Rex and the Spinosaurus left over have nobody across the river. Both banks hold a T-Rex, which makes 2 points more (DS-33, DS-36).
draftosaurus-example-pyramid = 4 dinosaurs, and 6
    .frame-1 = 4 dinosaurs in the Pyramid: 2 + 2 + 2 + 4 = 10 points.
    .frame-2 = 6 dinosaurs: 2 + 2 + 2 + 4 + 4 + 7 = 21 points.
draftosaurus-example-counting-a-winter-park = A winter park is counted
    .frame-1 = After the last turn a Parasaurolophus is still in the Quarantine Zone. 3 dinosaurs by turns in the Well-Ordered Wood bring 8 points, the Lookout 6 (3 stegosaurs live in the park on the right), 2 pairs at Lovers’ Bridge 12, and 2 pens with a T-Rex 2. Before the points are counted, the Parasaurolophus may move.
    .frame-2 = It climbs the Pyramid as the fourth dinosaur: 2 + 2 + 2 + 4 = 10 points there, and 38 in all.
draftosaurus-example-counting-a-summer-park = A summer park is counted
    .frame-1 = 2 of a kind in the Forest of Sameness bring 4 points. Nobody has more diplodocuses than this park’s 5: King of the Jungle brings 7. The Woody Trio is one short: 0. 3 different ones in the Meadow: 6. A pair on the Prairie: 5. The only Spinosaurus on Solitary Island: 7. One in the river: 1. T-Rexes in 3 pens, not counting the river: 3. That makes 33.
