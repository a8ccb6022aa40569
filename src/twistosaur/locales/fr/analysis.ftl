### The analysis of a game: labels, what its tables are headed with, and the moments that decided. French.

analysis-label-best = meilleur
    .title = Meilleur coup
analysis-label-good = bon
    .title = Bon coup
analysis-label-inaccuracy = imprécision
    .title = Imprécision
analysis-label-mistake = erreur
    .title = Erreur
analysis-label-blunder = gaffe
    .title = Gaffe
analysis-label-forced = seul coup possible
    .title = Aucun choix

## Tables

analysis-title = Analyse
analysis-decisions = Toutes les décisions
analysis-players = Les joueurs
analysis-moments = Ce qui a décidé de la partie
analysis-curve = Chances de victoire, du premier coup au dernier
analysis-number = N°
analysis-player = Joueur
analysis-played = Coup
analysis-win = Chances
analysis-loss = Perte
analysis-label = Verdict
analysis-best = Meilleur coup
analysis-accuracy = Précision
analysis-result = Résultat
analysis-part-seat = Place
analysis-part-chance = Chance
analysis-part-own = Ses décisions
analysis-part-others = Décisions des autres
analysis-none-at-stake = rien n’était en jeu
analysis-not-settled = Certains verdicts restent incertains : un budget plus grand peut les affiner.
# $count: games that were played to the end to value the options.
analysis-playouts =
    { $count ->
        [one] Une partie jouée jusqu’au bout.
       *[other] { NUMBER($count) } parties jouées jusqu’au bout.
    }

## The moments that decided. $what is a sentence without its full stop, $best the name of a move, $who a player.

analysis-moment-rises = { $what } : les chances de victoire passent de { $from } % à { $to } %.
analysis-moment-falls = { $what } : les chances de victoire tombent de { $from } % à { $to } %.
analysis-moment-falls-better = { $what } : les chances de victoire tombent de { $from } % à { $to } %, et « { $best } » était un meilleur choix.
analysis-moment-other = { $what } : { $who } a maintenant { $to } % de chances de gagner au lieu de { $from } %.
analysis-moment-draw = Après ce tirage, { $who } a { $to } % de chances de gagner au lieu de { $from } %.
