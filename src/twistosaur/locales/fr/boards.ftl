### Ce que disent les plateaux dans le navigateur, en français. C’est court : beaucoup ne fait que s’entendre.

## Tous les jeux

boards-players = Joueurs
boards-points-word =
    { $points ->
        [one] point
       *[other] points
    }
boards-has-chosen = a choisi
boards-is-thinking = réfléchit
boards-empty = vide
boards-can-go-here = Tu peux choisir cela.
boards-not-here = Pas maintenant : { $why }
boards-planned = Ton projet : { $piece }.
boards-back-to-yours = Retour chez toi
boards-retract = Je change d’avis
boards-waiting-for =
    { $count ->
        [0] Un instant…
        [one] On attend un joueur
       *[other] On attend { $count } joueurs
    }

## Draftosaurus

boards-your-park = Ton parc
boards-park-of = Parc de { $name }
boards-other-parks = Les autres parcs
boards-ds-die = Le dé dit : { $face }
boards-ds-rolled = Dé lancé par : { $name }
boards-ds-you-rolled = C’est toi qui as lancé : tous les enclos te vont
boards-ds-picked = a pris : { $species }
boards-ds-in-hand = Dans ta main : { $species }
boards-ds-chosen = Choisi : { $species }
boards-ds-tray = Ton choix : personne encore. Choisis d’abord un dinosaure dans ton bol.
boards-ds-tray-short = Ton choix
boards-ds-pick-this = Prendre celui-ci : { $species }
boards-ds-discard-this = Écarter celui-ci : { $species }
boards-ds-pick = Prendre
boards-ds-discard = Écarter
boards-ds-hint = Fais glisser un dinosaure sur un enclos : tu le prends et tu prévois sa place.
boards-ds-hint-place = Les places qui brillent sont permises. Essaie ailleurs et tu sauras pourquoi pas.
boards-ds-stay = Le laisser là
boards-empty-bowl = Le bol est vide

## Twisty

boards-turn-of = { $name } joue
boards-pass = Passer
boards-tw-board = Le plateau, sept sur sept
boards-tw-rows = Les rangées de tout le monde
boards-tw-cube = cube { $colour }
boards-tw-centre = centre
boards-tw-corner = coin
boards-tw-next = ta prochaine couleur
boards-tw-used = déjà utilisé ce tour-ci
boards-tw-pawn = pion de { $name } ({ $shape })
boards-tw-your-pawn = ton pion ({ $shape })
boards-tw-row = Déjà là : { $held }. Encore à prendre : { $next }.
boards-tw-safe = { $colour } (à l’abri)
boards-tw-nothing = rien encore
boards-tw-centre-now = le centre
boards-tw-stay = Rester ici
boards-tw-hint-move = Deux cases tout droit et une de côté, comme le cavalier aux échecs. Ta prochaine couleur a un cadre pointillé.
boards-tw-hint-follow = Le jeton sous ton pion te permet de continuer. Les cases qui brillent sont permises.
boards-tw-hint-corner = Les cases qui brillent sont permises.
boards-tw-about-orthogonal = une case tout droit
boards-tw-about-diagonal = une case en diagonale
boards-tw-about-jump = encore un déplacement en L
boards-tw-about-teleport = vers une autre téléportation
boards-tw-about-secure = tes cubes sont protégés

## Dino Twist

boards-dt-twist = Île de Twist
boards-dt-your-island = Ton île
boards-dt-island-of = Île de { $name }
boards-dt-other-islands = Les autres îles
boards-dt-hand = Tes cartes
boards-dt-card = { $dino }, { $species } { $strength }
boards-dt-short = { $species } { $strength }
boards-dt-has-claws = Longues Griffes.
boards-dt-destroyed = Détruit pour cette manche.
boards-dt-planned = Ton projet.
boards-dt-attacks-with = attaque avec { $cards }
boards-dt-graveyard =
    { $count ->
        [one] { $count } carte au cimetière
       *[other] { $count } cartes au cimetière
    }
boards-dt-captured = Capturé : { $card }
boards-dt-attack = Attaquer
boards-dt-bury = Au cimetière
boards-dt-swap =
    { $count ->
        [0] Garder toutes tes cartes
        [one] Échanger { $count } carte
       *[other] Échanger { $count } cartes
    }
boards-dt-big-rock = Le Gros Caillou
boards-dt-decline = Le laisser partir
boards-dt-hint-newborns = De nouvelles cartes remplacent celles que tu rends.
boards-dt-hint-prepare = Une carte, ou deux d’une même espèce. Elle bat un dino plus faible de cette espèce.
boards-dt-hint-target = Les places qui brillent sont plus faibles que ton attaque.
boards-dt-hint-settle = Les places qui brillent peuvent l’accueillir.
