### Draftosaurus : ce que le livret raconte en plus des règles, et les légendes de ses exemples. En français.
### .item-n est un point d’une liste, .row-n une ligne d’un tableau (cases entre barres), .frame-n ce que montre une image.

draftosaurus-book-aim = Remplis ton parc de 12 dinosaures et marque plus de points que les autres.
    .title = Le but du jeu
    .item-1 = Chaque enclos rapporte à sa façon : pour une seule espèce, pour des espèces toutes différentes, pour des paires, pour la solitude, ou selon ce qu’ont les autres.
    .item-2 = Chaque enclos où vit un T-Rex vaut un point de plus ; mais en cas d’égalité, c’est le parc avec le moins de T-Rex qui gagne.
    .item-3 = Ce qui n’a sa place nulle part va dans la rivière, pour un seul point.
draftosaurus-book-players = De 2 à 5 personnes, dès 8 ans, environ 15 minutes. Le livret lui-même ne donne que le nombre de personnes ; l’âge et la durée sont ceux que l’on indique d’habitude pour ce jeu.
    .title = Nombre, âge et durée
draftosaurus-book-drafting = Dans un draft, chacun tient quelques objets, en choisit un en même temps que tout le monde, et passe le reste à côté. Ce que tu laisses sera le choix d’un autre, et le bol qui t’arrive, quelqu’un y a déjà choisi. D’habitude, ce sont des cartes qui tournent ; ici, ce sont des dinosaures en bois, et le nom du jeu s’en amuse.
    .title = Le draft, qu’est-ce que c’est ?
draftosaurus-book-box = La boîte contient :
    .title = Dans la boîte
    .item-1 = 60 dinosaures en bois, 10 de chacune des 6 espèces
    .item-2 = 6 dinosaures de rechange, un de chaque : ils restent dans la boîte
    .item-3 = 5 plateaux, l’été d’un côté, l’hiver de l’autre
    .item-4 = 5 bols, un sac et un dé
    .row-1 = Personnes | Dans le sac | Dans la boîte
    .row-2 = 2 | 48 (8 de chaque) | 12 (2 de chaque)
    .row-3 = 3 | 36 (6 de chaque) | 24 (4 de chaque)
    .row-4 = 4 | 48 (8 de chaque) | 12 (2 de chaque)
    .row-5 = 5 | 60 (10 de chaque) | aucun
draftosaurus-book-begin = La coutume veut que le dé aille à qui a vu un film de dinosaures le plus récemment. Ici, c’est le hasard, ou une place que vous nommez (DS-4).
    .title = Qui commence
draftosaurus-book-advice = Avant la première partie :
    .title = Bon à savoir
    .item-1 = Commencez par l’été ; l’hiver demande plus de calcul.
    .item-2 = On ne plie les bols qu’une fois : montés, ils tiennent dans la boîte.
    .item-3 = Mettez de côté les 6 dinosaures de rechange avant de remplir le sac.
    .item-4 = Cache ce qu’il y a dans ton bol ; ce qui est dans un parc, tout le monde le voit.
draftosaurus-book-credits = Un jeu d’Antoine Bauza, Corentin Lebrat, Ludovic Maublanc et Théo Rivière, édité par Ankama. Édition polonaise chez Nasza Księgarnia : Jarosław Basałyga (direction des jeux de société), Krystyna Michalak et Aleksandra Semla (production), Michał Zwierzyński (rédaction), Zuzanna Laskowska (correction), Paweł Nowicki (graphisme), Patrycja Jaworska et Karolina Burna (marketing).
    .title = Qui a fait le jeu

draftosaurus-example-forest-of-sameness = 2 pareils, puis 6
    .frame-1 = 2 spinosaures dans la Forêt des similaires : 4 points.
    .frame-2 = Des spinosaures sur les 6 places : 24 points.
draftosaurus-example-meadow-of-differences = 2 différents, puis 6
    .frame-1 = Un diplodocus et un parasaurolophus dans la Plaine des différences : 3 points.
    .frame-2 = Un de chaque espèce : 21 points. Le T-Rex du lot ajoute son propre point (DS-36).
draftosaurus-example-prairie-of-love = 3 pareils, puis 4
    .frame-1 = 3 pareils font 1 paire : 5 points.
    .frame-2 = 4 pareils font 2 paires : 10 points.
draftosaurus-example-well-ordered-wood = Deux espèces en alternance
    .frame-1 = Un tricératops et un diplodocus dans le Bois bien rangé : 4 points.
    .frame-2 = Les deux espèces en alternance sur les 6 places : 24 points.
draftosaurus-example-lovers-bridge = Deux paires par-dessus la rivière
    .frame-1 = Une paire de T-Rex et une paire de spinosaures se font face d’une rive à l’autre : 12 points. Le T-Rex et le spinosaure qui restent n’ont personne en face. Il y a un T-Rex sur chaque rive, ce qui fait 2 points de plus (DS-33, DS-36).
draftosaurus-example-pyramid = 4 dinosaures, puis 6
    .frame-1 = 4 dinosaures dans la Pyramide : 2 + 2 + 2 + 4 = 10 points.
    .frame-2 = 6 dinosaures : 2 + 2 + 2 + 4 + 4 + 7 = 21 points.
draftosaurus-example-counting-a-winter-park = On compte un parc d’hiver
    .frame-1 = Après le dernier tour, un parasaurolophus est encore en Quarantaine. 3 dinosaures en alternance dans le Bois bien rangé rapportent 8 points, la Vigie 6 (3 stégosaures vivent dans le parc de droite), 2 paires au Pont des amoureux 12, et 2 enclos avec un T-Rex 2. Avant de compter, le parasaurolophus peut changer de place.
    .frame-2 = Il monte sur la Pyramide, en quatrième : 2 + 2 + 2 + 4 = 10 points là-bas, et 38 en tout.
draftosaurus-example-counting-a-summer-park = On compte un parc d’été
    .frame-1 = 2 pareils dans la Forêt des similaires rapportent 4 points. Personne n’a plus de diplodocus que les 5 de ce parc : le Roi de la jungle rapporte 7. Il en manque un au Trio des bois : 0. 3 différents dans la Plaine : 6. Une paire dans la Prairie : 5. Le seul spinosaure, sur l’Île du solitaire : 7. Un dans la rivière : 1. Des T-Rex dans 3 enclos, sans compter la rivière : 3. En tout, 33.
