### What an analysis shows in the browser and in its report, in French.

report-of = Analyse d’une partie de { $game }
report-language = Langue
report-print = Imprimer
report-partial = L’analyse n’est pas finie : ce qui manque ici va encore venir.

## The players

report-place = Place { $rank } :
report-points = Points
report-parts = D’où vient le résultat
report-part-even = Part égale

## The curve

report-curve-told = Les chances de victoire de chaque joueur au fil de la partie ; le tableau ci-dessous dit la même chose.
report-curve-table = La courbe en tableau
report-axis = Coups joués
report-after = Après le coup
report-after-draw = et le tirage

## The moments that decided

report-swing =
    { $count ->
        [one] { $points } point de chances de victoire
       *[other] { $points } points de chances de victoire
    }
report-show = Voir

## What the numbers mean

report-means = Ce que disent les nombres
report-means-win =
    Les chances de victoire disent combien de fois un joueur gagnerait à partir de là si tout le monde jouait ensuite selon un seul et même plan, sur tout ce que ce joueur ne pouvait pas savoir.
report-means-hindsight =
    Les chances de victoire disent combien de fois un joueur gagnerait à partir de là si tout le monde jouait ensuite selon un seul et même plan, avec tout ce qui était caché posé à découvert.
report-means-loss =
    Ce qu’un coup a perdu, ce sont les chances que la meilleure possibilité avait en plus ; ± est l’erreur type d’un nombre, et un verdict n’est donné que si la perte est assez sûre.
report-made = Plan : { $policy } ; clé : { $key }.

## The decisions

report-decision = Décision
report-previous = La décision d’avant
report-next = La décision suivante
report-filter-player = Les décisions de qui
report-filter-label = Quels verdicts
report-everybody = Tout le monde
report-any = Tous les verdicts
report-errors = Où des chances ont été perdues
report-no-errors = Rien ne montre que quelqu’un ait perdu des chances.
report-none = Il n’y a pas de telle décision.
report-keys = Les flèches du clavier mènent d’une décision à l’autre.
report-forced = Un seul coup était possible.
report-unknown = Pas encore évalué.
report-was-best = Rien ne s’est montré meilleur : { $win } de chances.
report-as-good = { $best } semblait un peu mieux ({ $win } au lieu de { $instead }), mais l’écart peut être dû au hasard.
report-better =
    { $count ->
        [one] Mieux valait « { $best } » : { $win } au lieu de { $instead }. Perte : { $loss } point de chances de victoire, au moins { $low } à coup sûr.
       *[other] Mieux valait « { $best } » : { $win } au lieu de { $instead }. Perte : { $loss } points de chances de victoire, au moins { $low } à coup sûr.
    }
report-disputed =
    D’après ce plan, mieux valait : { $best } ({ $win } au lieu de { $instead }), mais une recherche qui anticipe trouve les deux jouables : ce n’est pas une erreur.
report-options = Les possibilités
report-move = Possibilité
report-margin = Avance en points
report-best = la meilleure
report-played = jouée
report-more = Voir les { $count } possibilités
report-rest =
    { $count ->
        [one] Une autre possibilité était moins bonne.
       *[other] { $count } autres possibilités étaient moins bonnes.
    }
