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
boards-not-here = Pas maintenant. { $why }
boards-planned = Ton projet : { $piece }.
boards-back-to-yours = Retour chez toi
boards-make-small = Réduire
boards-retract = Je change d’avis
boards-undo = Reprendre mon tour
boards-waiting-for =
    { $count ->
        [0] Un instant…
        [one] On attend un joueur
       *[other] On attend { $count } joueurs
    }
boards-turn-of = { $name } joue
boards-pass = Passer

boards-about-score = Les points dans l’état actuel de la table ; la fin peut en apporter d’autres.
