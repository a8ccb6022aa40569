### Draftosaurus : textes des règles et noms, en français.

draftosaurus = Draftosaurus
    .tagline = Choisis un dinosaure, fais tourner les bols et crée le parc le plus heureux de la table.
    .pitch = Choisis un dinosaure, passe le bol, et bâtis le parc le plus heureux.
    .step-1 = Chacun choisit en secret un dinosaure dans son bol, puis on les montre tous.
    .step-2 = Place le tien dans un enclos. Le dé dit où ; qui l’a lancé peut presque toujours l’ignorer. La rivière l’accepte à tout moment.
    .step-3 = Les bols passent à gauche ; à deux, chacun défausse d’abord un dinosaure de plus. Avec 12 dinosaures dans chaque parc, les enclos rapportent des points, chacun à sa façon.

## Règles : la mise en place

DS-1 = Il y a 6 espèces de dinosaures, 10 de chaque : T-Rex, diplodocus, tricératops, spinosaure, stégosaure et parasaurolophus.
    .title = Six espèces de dinosaures
DS-2 = On joue de 2 à 5. On met dans le sac le même nombre de dinosaures de chaque espèce : 8 de chaque pour 2 personnes (48 en tout), 6 pour 3 personnes (36 en tout), 8 pour 4 personnes (48 en tout), 10 pour 5 personnes (60 en tout). À la fin de la partie, le sac est toujours exactement vide.
    .title = Remplir le sac
DS-3 = Tout le monde a 1 parc, et tous les parcs montrent la même face : été ou hiver. La face se choisit dans les options de la partie ; si tu ne changes rien, c’est l’été.
    .title = Un parc par personne
    .why = Cet enclos est sur l’autre face du plateau.
DS-4 = Dans les options de la partie, on choisit qui a le dé en premier : une place précise, ou quelqu’un au hasard. Si tu ne changes rien, c’est le hasard qui décide.
    .title = Qui commence avec le dé
DS-5 = De 3 à 5 personnes, on joue 2 manches de 6 tours. À 2 personnes, on joue 4 manches de 3 tours. Au début de chaque manche, chaque personne tire du sac 6 dinosaures, les met dans son bol et les garde secrets. À la fin, chaque parc compte 12 dinosaures.
    .title = Manches et tours

## Règles : un tour

DS-6 = La personne qui a le dé le lance. Chacune des 6 faces a la même chance de sortir. Pendant ce tour, seul ce lancer compte.
    .title = Lance le dé
DS-7 = Tout le monde choisit en secret 1 dinosaure de son bol, en même temps.
    .title = Choisis un dinosaure
    .why = Tu choisis un dinosaure de ton bol, quand c’est le moment de choisir.
DS-8 = Tous les dinosaures choisis sont montrés au même moment. Ensuite seulement, tout le monde pose le sien dans son parc, là aussi en même temps.
    .title = Montrer, puis poser
    .why = Tu poses le dinosaure choisi une fois que tout le monde a montré le sien.
DS-9 = Seulement à 2 personnes : après la pose, chaque personne choisit en secret 1 autre dinosaure de son bol. On les montre au même moment, et ces deux dinosaures quittent le jeu. Les bols contiennent donc 6 dinosaures, puis 4, puis 2, puis 0.
    .title = À deux : défausser
    .why = Tu défausses seulement dans une partie à deux, après la pose, et seulement un dinosaure de ton bol.
DS-10 = Les places sont numérotées dans le sens des aiguilles d’une montre : la personne à ta gauche a le numéro suivant, la personne à ta droite le numéro précédent, et après la dernière place on revient à la première. Après chaque tour, à toutes les manches, tu passes ton bol à gauche (à 2 personnes : après la défausse). Le dé passe aussi à gauche après chaque tour, même entre deux manches ; seule la règle pour 5 personnes fait exception.
    .title = On passe à gauche
DS-11 = À 5 personnes, après le tour 5 d’une manche, les bols passent mais le dé reste : au tour 6, la même personne le relance. Cette fois, tout le monde obéit au dé, même la personne qui l’a lancé ; ensuite seulement il passe à gauche. L’ordre est donc le même aux deux manches : les 4 premières personnes lancent une fois, et la dernière lance aux tours 5 et 6. Le livret en fait une variante à 5. Ici, c’est une option de la partie, activée si tu ne changes rien.
    .title = À cinq : on relance
    .booklets = Seul le livret de l’édition polonaise a cette variante. Si tu connais le jeu dans une autre édition, désactive l’option : le dé passe alors simplement après chaque tour.

## Règles : le dé

DS-12 = Forêt : si tu dois obéir au dé, choisis un enclos dans la forêt, en haut du parc.
    .title = Dé : forêt
    .why = Le dé dit forêt : choisis un enclos dans la forêt, ou la rivière.
DS-13 = Rochers : si tu dois obéir au dé, choisis un enclos dans la montagne, en bas du parc.
    .title = Dé : rochers
    .why = Le dé dit rochers : choisis un enclos dans la montagne, ou la rivière.
DS-14 = Gauche, le volcan : si tu dois obéir au dé, choisis un enclos à gauche de la rivière.
    .title = Dé : gauche (volcan)
    .why = Le dé dit gauche : choisis un enclos à gauche de la rivière, ou la rivière elle-même.
DS-15 = Droite, le squelette : si tu dois obéir au dé, choisis un enclos à droite de la rivière.
    .title = Dé : droite (squelette)
    .why = Le dé dit droite : choisis un enclos à droite de la rivière, ou la rivière elle-même.
DS-16 = Enclos vide : si tu dois obéir au dé, choisis un enclos sans aucun dinosaure. Une Pyramide remplie seulement en partie n’est pas vide.
    .title = Dé : enclos vide
    .why = Le dé dit enclos vide : choisis un enclos sans aucun dinosaure, ou la rivière.
DS-17 = Enclos sans T-Rex : si tu dois obéir au dé, choisis un enclos où il n’y a pas encore de T-Rex. Tu as le droit d’y poser un T-Rex.
    .title = Dé : sans T-Rex
    .why = Le dé dit enclos sans T-Rex : choisis un enclos où il n’y en a pas, ou la rivière.
DS-18 = La personne qui a lancé le dé n’a pas à lui obéir, sauf si la règle du tour 6 pour 5 personnes le demande. Mais la règle propre à l’enclos compte toujours : combien de dinosaures y tiennent, et lesquels peuvent entrer. Dans la Pyramide, tu choisis aussi la case, même quand un dinosaure y arrive depuis la Quarantaine.
    .title = Qui lance est libre
DS-19 = La rivière est toujours ouverte à tout le monde, quoi que dise le dé, et que tu puisses ou non choisir un enclos.
    .title = La rivière toujours ouverte

## Règles : le parc d’été

DS-20 = La Forêt des similaires est dans la forêt, à gauche de la rivière, et a de la place pour 6 dinosaures. Une seule espèce peut y vivre ; on la remplit de gauche à droite. Pour 1, 2, 3, 4, 5 ou 6 dinosaures, tu marques 2, 4, 8, 12, 18 ou 24 points.
    .title = Forêt des similaires
    .why = La Forêt des similaires accueille une seule espèce, et six dinosaures au plus.
    .printed = De DS-20 à DS-32, la place de chaque enclos (forêt ou rochers, à gauche ou à droite de la rivière), les paliers de points et les cases voisines de la Pyramide sont ceux des plateaux imprimés. Le livret les montre en images et n’en nomme qu’une partie.
DS-21 = Le Trio des bois est dans la forêt, à gauche de la rivière, et a de la place pour 3 dinosaures de n’importe quelle espèce. Avec exactement 3 dinosaures, tu marques 7 points, sinon 0.
    .title = Trio des bois
    .why = Le Trio des bois a de la place pour trois dinosaures, et il est plein.
DS-22 = Le Roi de la jungle est dans la forêt, à droite de la rivière, et a de la place pour 1 dinosaure de n’importe quelle espèce. Tu marques 7 points si personne d’autre n’a, dans tout son parc, plus de dinosaures de cette espèce que toi dans le tien. L’égalité te suffit ; sinon, tu marques 0.
    .title = Roi de la jungle
    .why = Le Roi de la jungle a de la place pour un dinosaure, et elle est prise.
DS-23 = La Plaine des différences est dans la montagne, à droite de la rivière, et a de la place pour 6 dinosaures. Ils doivent tous être d’espèces différentes ; on la remplit de gauche à droite. Pour 1, 2, 3, 4, 5 ou 6 dinosaures, tu marques 1, 3, 6, 10, 15 ou 21 points.
    .title = Plaine des différences
    .why = Cette espèce est déjà dans la Plaine des différences.
DS-24 = La Prairie des amoureux est dans la montagne, à gauche de la rivière, et a de la place pour 6 dinosaures de n’importe quelle espèce. Chaque paire d’une même espèce rapporte 5 points. Un dinosaure ne compte que dans 1 paire : 3 pareils rapportent 5 points, 4 pareils en rapportent 10.
    .title = Prairie des amoureux
    .why = La Prairie des amoureux a de la place pour six dinosaures, et elle est pleine.
DS-25 = L’Île du solitaire est dans la montagne, à droite de la rivière, et a de la place pour 1 dinosaure de n’importe quelle espèce. Tu marques 7 points s’il est le seul de son espèce dans tout ton parc, sinon 0.
    .title = Île du solitaire
    .why = L’Île du solitaire a de la place pour un dinosaure, et elle est prise.

## Règles : le parc d’hiver

DS-26 = Le Bois bien rangé est dans la forêt, à gauche de la rivière, et a de la place pour 6 dinosaures. De gauche à droite, 2 espèces différentes alternent : A, B, A, B, A, B. Pour 1, 2, 3, 4, 5 ou 6 dinosaures, tu marques 2, 4, 8, 12, 18 ou 24 points.
    .title = Bois bien rangé
    .why = Dans le Bois bien rangé, deux espèces différentes alternent, et six dinosaures seulement y tiennent.
DS-27 = La Vigie est dans la forêt, à droite de la rivière, et a de la place pour 1 dinosaure de n’importe quelle espèce. Tu marques 2 points pour chaque dinosaure de cette espèce dans tout le parc de la personne à ta droite. À 2 personnes, c’est le parc de l’autre personne.
    .title = Vigie
    .why = La Vigie a de la place pour un dinosaure, et elle est prise.
DS-28 = La rive gauche du Pont des amoureux est dans la forêt, à gauche de la rivière, et accueille autant de dinosaures que tu veux, de n’importe quelle espèce. Une paire, c’est 2 dinosaures de la même espèce, un sur chaque rive ; un dinosaure ne compte que dans 1 paire. Chaque paire rapporte 6 points, comptés une seule fois pour les deux rives.
    .title = Pont des amoureux, rive gauche
DS-29 = La rive droite du Pont des amoureux est dans la montagne, à droite de la rivière, et accueille autant de dinosaures que tu veux, de n’importe quelle espèce. Elle marque avec les mêmes paires que la rive gauche : 6 points par paire, comptés une seule fois.
    .title = Pont des amoureux, rive droite
DS-30 = La Quarantaine est dans la montagne, à gauche de la rivière, et a de la place pour 1 dinosaure de n’importe quelle espèce. Elle ne rapporte rien par elle-même, mais après le dernier tour tu peux déplacer son dinosaure ailleurs.
    .title = Quarantaine
    .why = La Quarantaine a de la place pour un dinosaure, et elle est prise.
DS-31 = La Pyramide est dans la montagne, à droite de la rivière, et compte 6 cases, chacune pour un seul dinosaure. Ses rangées et les voisins décident qui peut entrer, et où. Chaque dinosaure rapporte 2 points en bas, 4 au milieu et 7 au sommet.
    .title = Pyramide : places et points
    .why = Cette case de la Pyramide est déjà prise.
DS-32 = La Pyramide a 3 cases en bas, 2 au milieu et 1 au sommet ; une rangée s’ouvre quand celle du dessous est pleine, et dans une rangée ouverte tu choisis la case libre que tu veux. Deux voisins doivent être d’espèces différentes : côte à côte dans une rangée, ou l’un appuyé sur l’autre. Le milieu gauche s’appuie sur le bas gauche et le bas centre, le milieu droit sur le bas centre et le bas droit, et le sommet sur les deux cases du milieu. Le bas gauche et le bas droit ne sont pas voisins.
    .title = Construire la Pyramide
    .why = Dans la Pyramide, la rangée du dessous doit d’abord être pleine, et deux voisins doivent être d’espèces différentes.
    .ruling = Le livret ne dit pas dans quel ordre remplir une rangée, alors nous te laissons choisir n’importe quelle case libre de la rangée ouverte.
DS-33 = Les deux rives du Pont des amoureux sont 2 enclos séparés. Quand le dé demande un enclos vide ou un enclos sans T-Rex, et quand tu comptes les points T-Rex, on regarde chaque rive à part.
    .title = Deux rives, deux enclos

## Règles : les deux parcs et la fin

DS-34 = La rivière accueille autant de dinosaures que tu veux, et chacun rapporte 1 point. Ce n’est pas un enclos : aucune face du dé ne la désigne, et un T-Rex dans la rivière ne donne pas de point T-Rex.
    .title = Les points de la rivière
DS-35 = En hiver, après le dernier tour et avant de compter les points, chaque personne peut déplacer le dinosaure de sa Quarantaine vers n’importe quel enclos dont la règle le laisse entrer, ou vers la rivière, ou le laisser là. Le dé ne compte plus, et tout le monde décide en même temps.
    .title = Sortir de la Quarantaine
    .why = Après le dernier tour, tu peux seulement déplacer le dinosaure de ta Quarantaine vers un enclos qui le laisse entrer ou vers la rivière, ou le laisser là.
    .ruling = Le livret dit quand le dinosaure peut bouger, mais pas dans quel ordre on décide ; chez nous, tout le monde décide en même temps. Il compte la rivière parmi les places du plateau, elle lui est donc ouverte aussi.
DS-36 = Pour chaque enclos où il y a au moins 1 T-Rex, tu marques 1 point de plus. La Quarantaine compte aussi, la rivière non.
    .title = Les points T-Rex
DS-37 = Pour le Roi de la jungle, l’Île du solitaire et la Vigie, « tout le parc » veut dire tous les enclos, la rivière et la Quarantaine.
    .title = Tout le parc
DS-38 = La personne qui a le plus de points gagne. En cas d’égalité, c’est le parc avec le moins de T-Rex qui gagne, et la rivière compte aussi. Si l’égalité reste, la victoire est partagée.
    .title = Qui gagne
DS-39 = Dans « de l’été à l’hiver », on joue 2 parties aux mêmes places, d’abord l’été, puis l’hiver ; le dé continue simplement son chemin dans la deuxième partie. Additionne tes points des deux parties : le plus grand total gagne. En cas d’égalité, c’est le moins de T-Rex sur les deux parties qui l’emporte ; si l’égalité reste, la victoire est partagée.
    .title = De l’été à l’hiver
    .ruling = Le livret ne dit pas qui lance en premier dans la deuxième partie ni comment départager deux totaux égaux, alors chez nous le dé passe comme d’habitude, puis on cherche le moins de T-Rex sur les deux parties, puis on partage la victoire.

## Titres de la page des règles

draftosaurus-section-setup = Mise en place
draftosaurus-section-turn = Comment se passe un tour
draftosaurus-section-die = Le dé
draftosaurus-section-summer = Le parc d’été
draftosaurus-section-winter = Le parc d’hiver
draftosaurus-section-end = La rivière, les T-Rex et la fin

## Noms

draftosaurus-species-trex = T-Rex
    .object = un T-Rex
draftosaurus-species-diplodocus = diplodocus
    .object = un diplodocus
draftosaurus-species-triceratops = tricératops
    .object = un tricératops
draftosaurus-species-spinosaurus = spinosaure
    .object = un spinosaure
draftosaurus-species-stegosaurus = stégosaure
    .object = un stégosaure
draftosaurus-species-parasaurolophus = parasaurolophus
    .object = un parasaurolophus
# Where nobody saw which it is.
draftosaurus-species-any = dinosaure
    .object = un dinosaure

draftosaurus-pen-sameness = Forêt des similaires
    .in = dans la Forêt des similaires
draftosaurus-pen-trio = Trio des bois
    .in = dans le Trio des bois
draftosaurus-pen-king = Roi de la jungle
    .in = chez le Roi de la jungle
draftosaurus-pen-differences = Plaine des différences
    .in = dans la Plaine des différences
draftosaurus-pen-love = Prairie des amoureux
    .in = dans la Prairie des amoureux
draftosaurus-pen-solitary = Île du solitaire
    .in = sur l’Île du solitaire
draftosaurus-pen-wood = Bois bien rangé
    .in = dans le Bois bien rangé
draftosaurus-pen-lookout = Vigie
    .in = à la Vigie
draftosaurus-pen-bridge = Pont des amoureux
draftosaurus-pen-bridge-left = Pont des amoureux, rive gauche
    .in = sur la rive gauche du Pont des amoureux
draftosaurus-pen-bridge-right = Pont des amoureux, rive droite
    .in = sur la rive droite du Pont des amoureux
draftosaurus-pen-quarantine = Quarantaine
    .in = en Quarantaine
draftosaurus-pen-pyramid = Pyramide
    .in = dans la Pyramide
draftosaurus-pen-river = Rivière
    .in = dans la rivière

draftosaurus-slot-b1 = en bas à gauche
draftosaurus-slot-b2 = en bas au centre
draftosaurus-slot-b3 = en bas à droite
draftosaurus-slot-m1 = au milieu à gauche
draftosaurus-slot-m2 = au milieu à droite
draftosaurus-slot-t = au sommet

draftosaurus-die-forest = forêt
draftosaurus-die-rocks = rochers
draftosaurus-die-left = gauche (volcan)
draftosaurus-die-right = droite (squelette)
draftosaurus-die-empty = enclos vide
draftosaurus-die-no-trex = enclos sans T-Rex

draftosaurus-board-summer = été
draftosaurus-board-winter = hiver
draftosaurus-board-summer-winter = de l’été à l’hiver

draftosaurus-bowl = Ton bol

## Où en est la partie, et ce que tout le monde sait

draftosaurus-where = Manche { $round } sur { $rounds }, tour { $turn } sur { $turns }
draftosaurus-bowls = Les bols passent à gauche
draftosaurus-bowls-to = Les bols passent à gauche : le tien → { $name }
draftosaurus-bowl-to = Ton bol à gauche → { $name }
draftosaurus-bowls-new = Après ce tour, chacun tire un nouveau bol
draftosaurus-you-forest = Toi : un enclos dans la forêt, ou la rivière
draftosaurus-you-rocks = Toi : un enclos dans la montagne, ou la rivière
draftosaurus-you-left = Toi : un enclos à gauche de la rivière, ou la rivière
draftosaurus-you-right = Toi : un enclos à droite de la rivière, ou la rivière
draftosaurus-you-empty = Toi : un enclos vide, ou la rivière
draftosaurus-you-no-trex = Toi : un enclos sans T-Rex, ou la rivière
draftosaurus-you-free = C’est toi qui as lancé : tous les enclos te vont
draftosaurus-roller-obeys = À ce tour, tout le monde obéit au dé, { $name } aussi
draftosaurus-roller-obeys-you = Tu as lancé, mais à ce tour tu obéis aussi au dé
draftosaurus-bag =
    { $count ->
        [0] Le sac est vide
        [one] { $count } dinosaure dans le sac
       *[other] { $count } dinosaures dans le sac
    }
draftosaurus-seen = Déjà vus par tout le monde, sur { $each } de chaque espèce
draftosaurus-seen-of = { $species } : { $seen } sur { $each }
draftosaurus-worth =
    { $points ->
        [0] Aucun point pour l’instant.
        [one] { $points } point pour l’instant.
       *[other] { $points } points pour l’instant.
    }

draftosaurus-source-t-rex-bonus = Points T-Rex
draftosaurus-source-earlier = Points de la partie d’été

draftosaurus-phase-pick = Choisis un dinosaure
draftosaurus-phase-place = Pose ton dinosaure
draftosaurus-phase-discard = Choisis un dinosaure à défausser
draftosaurus-phase-quarantine = Sors ton dinosaure de la Quarantaine, ou laisse-le là
draftosaurus-phase-over = La partie est finie : regarde tes points

## Les coups, en liste à choisir. $species et $place sont dans la phrase : « un T-Rex », « dans la rivière ».

draftosaurus-move-pick = Prendre { $species }
draftosaurus-move-place = Poser { $species } { $place }
draftosaurus-move-discard = Défausser { $species }
draftosaurus-move-move = Sortir { $species } de la Quarantaine et le poser { $place }
draftosaurus-move-stay = Laisser le dinosaure en Quarantaine
draftosaurus-in-slot = { $place } ({ $slot })

## Le journal : ce que chacun a fait, et ce qui en est venu. $reader est la part de qui lit : seat (c’est lui) ou anyone.

draftosaurus-did-pick =
    { $reader ->
        [seat] Tu prends { $species }.
       *[anyone] { $name } prend { $species }.
    }
draftosaurus-did-place =
    { $reader ->
        [seat] Tu poses { $species } { $place }.
       *[anyone] { $name } pose { $species } { $place }.
    }
draftosaurus-did-discard =
    { $reader ->
        [seat] Tu défausses { $species }.
       *[anyone] { $name } défausse { $species }.
    }
draftosaurus-did-move =
    { $reader ->
        [seat] Tu sors { $species } de la Quarantaine et tu le poses { $place }.
       *[anyone] { $name } sort { $species } de la Quarantaine et le pose { $place }.
    }
draftosaurus-did-stay =
    { $reader ->
        [seat] Tu laisses le dinosaure en Quarantaine.
       *[anyone] { $name } laisse le dinosaure en Quarantaine.
    }
draftosaurus-fact-die =
    { $reader ->
        [seat] Tu lances le dé : { $face }.
       *[anyone] { $name } lance le dé : { $face }.
    }

## Ce qu’une table peut choisir avant la partie : -choice- est le nom, -option- l’explication

draftosaurus-choice-first = Le dé en premier
draftosaurus-option-first = Qui lance le dé au premier tour. Le hasard décide, sauf si vous nommez quelqu’un.
draftosaurus-choice-board = Côté du parc
draftosaurus-option-board = Le côté visible de tous les parcs.
draftosaurus-choice-board-summer = Été
draftosaurus-option-board-summer = Le côté pour une première partie.
draftosaurus-choice-board-winter = Hiver
draftosaurus-option-board-winter = D’autres enclos, plus de réflexion : un pont, une pyramide, une quarantaine.
draftosaurus-choice-board-summer-winter = Les deux, l’un après l’autre
draftosaurus-option-board-summer-winter = Une partie d’été, puis une partie d’hiver ; les points des deux comptent.
draftosaurus-choice-five_player_die = À cinq
draftosaurus-option-five_player_die = La dernière personne à lancer dans une manche relance-t-elle au tour 6 ? Seule l’édition polonaise a cette variante.
draftosaurus-choice-five_player_die-true = on relance au tour 6
draftosaurus-option-five_player_die-true = Le dé reste pour le tour 6, et cette fois tout le monde lui obéit, même la personne qui l’a lancé.
draftosaurus-choice-five_player_die-false = le dé passe
draftosaurus-option-five_player_die-false = Le dé passe à gauche après chaque tour, comme dans les autres éditions.

## Why a table is won

draftosaurus-won-fewer-trexes =
    { $trexes ->
        [0] { table-wins } : égalité de points ({ $count }), mais aucun T-Rex dans ce parc ({ $clause }).
        [one] { table-wins } : égalité de points ({ $count }), mais un seul T-Rex dans ce parc ({ $clause }).
       *[other] { table-wins } : égalité de points ({ $count }), mais seulement { $trexes } T-Rex dans ce parc ({ $clause }).
    }
draftosaurus-won-shared =
    { $trexes ->
        [0] Victoire partagée : { $names }, avec { table-points } et aucun T-Rex chacun ({ $clause }).
        [one] Victoire partagée : { $names }, avec { table-points } et un T-Rex chacun ({ $clause }).
       *[other] Victoire partagée : { $names }, avec { table-points } et { $trexes } T-Rex chacun ({ $clause }).
    }

## Ce que dit le plateau dans le navigateur. Court : beaucoup n’est qu’entendu

draftosaurus-table-your-park = Ton parc
draftosaurus-table-park-of = Parc { DE($name) }
draftosaurus-table-other-parks = Les autres parcs
draftosaurus-table-die = Le dé dit : { $face }
draftosaurus-table-rolled = Dé lancé par : { $name }
draftosaurus-table-picked = a pris : { $species }
draftosaurus-table-in-hand = Dans ta main : { $species }
# Of a moment that is looked at again, told about its player.
draftosaurus-table-held = En main : { $species }
draftosaurus-table-bowl-of = Bol { DE($name) }
draftosaurus-table-chosen = Choisi : { $species }
draftosaurus-table-tray = Ton choix : personne encore. Choisis d’abord un dinosaure dans ton bol.
draftosaurus-table-tray-short = Ton choix
draftosaurus-table-pick-this = Prendre celui-ci : { $species }
draftosaurus-table-discard-this = Défausser celui-ci : { $species }
draftosaurus-table-pick = Prendre
draftosaurus-table-discard = Défausser
draftosaurus-table-hint = Fais glisser un dinosaure sur un enclos : tu le prends et tu prévois sa place.
draftosaurus-table-hint-place = Les places qui brillent sont permises. Essaie ailleurs et tu sauras pourquoi pas.
draftosaurus-table-hint-selected = Appuie sur Prendre, ou sur un enclos à prévoir. Appuie encore sur lui pour le reposer.
draftosaurus-table-hint-again = Appuie encore dessus pour le reposer dans le bol.
draftosaurus-table-going = { $species } → { $pen }
draftosaurus-table-own-park-only = Tu ne poses que dans ton parc. Choisis un enclos chez toi.
draftosaurus-table-stay = Le laisser là
draftosaurus-table-empty-bowl = Le bol est vide

## A move as a bot names it in the middle of a sentence

draftosaurus-named-pick = { $what }
draftosaurus-named-discard = { $what } à défausser
draftosaurus-named-place = { $what }
draftosaurus-named-move = { $what } au lieu de la Quarantaine
draftosaurus-named-stay = rester en place

## What a pen says of itself

draftosaurus-about-sameness = Une seule espèce, de gauche à droite. Plus il y en a, mieux c’est : 2, 4, 8, 12, 18 ou 24 points.
draftosaurus-about-trio = 3 dinosaures quelconques. Exactement 3 rapportent 7 points, moins ne rapporte rien.
draftosaurus-about-king = Une seule place. 7 points si personne n’a plus de dinosaures de cette espèce que toi ; l’égalité suffit.
draftosaurus-about-differences = Chaque dinosaure est ici d’une autre espèce. 1, 3, 6, 10, 15 ou 21 points.
draftosaurus-about-love = N’importe quels dinosaures. Chaque couple d’une même espèce rapporte 5 points.
draftosaurus-about-solitary = Une seule place. 7 points si c’est le seul de son espèce dans tout ton parc.
draftosaurus-about-wood = Deux espèces en alternance, de gauche à droite : 2, 4, 8, 12, 18 ou 24 points.
draftosaurus-about-lookout = Une seule place. 2 points pour chaque dinosaure de cette espèce dans le parc à ta droite.
draftosaurus-about-bridge = N’importe quels dinosaures, sur les deux rives. Chaque couple d’une même espèce par-dessus la rivière rapporte 6 points.
draftosaurus-about-quarantine = Une seule place, sans points à elle. Après le dernier tour, son dinosaure peut aller dans un autre enclos ou dans la rivière.
draftosaurus-about-pyramid = Construis de bas en haut, avec des espèces différentes côte à côte. 2, 4 ou 7 points chacun : en bas, au milieu, au sommet.
draftosaurus-about-river = Toujours ouverte, quoi que dise le dé. Chaque dinosaure rapporte 1 point.
draftosaurus-about-slot = Un dinosaure rapporte ici { $points } points. Un étage s’ouvre quand celui d’en dessous est plein, et les voisins sont d’espèces différentes.
draftosaurus-about-dino = L’une des six espèces. Ce qu’elle vaut dépend de l’enclos.
draftosaurus-about-dino-own = Dans ton parc : { $count }.
draftosaurus-about-trex = Chaque enclos où vit un T-Rex rapporte 1 point de plus.
