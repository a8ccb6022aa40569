### The challenge of the day. French.

daily-title = Défi du jour
daily-about = Une seule donne par jeu, la même pour tout le monde, contre les mêmes bots. Pour que les résultats se comparent, il n’y a pas d’indices et aucun tour ne se reprend. Ils restent pour le plaisir : qui veut peut calculer la donne à l’avance.
daily-streak =
    { $count ->
        [one] Un jour d’affilée
       *[other] { $count } jours d’affilée
    }
daily-company =
    { $count ->
        [one] Toi et { $name }.
       *[other] Toi et { $count } × { $name }.
    }
daily-play = Jouer
daily-go-on = Continuer
daily-again = Rejouer pour s’entraîner
daily-again-more = L’entraînement a des indices et ne compte pas.
daily-first-play = Joue d’abord : ensuite tu verras comment les autres s’en sont sortis.
daily-own = { $points }, place { $place }
daily-others = À ta place, avec la même donne
daily-bots-play = Les bots jouent encore…
daily-who = Qui
daily-spread = Points, de zéro au plus grand nombre
daily-beaten = Combien tu en as laissé derrière toi
daily-people =
    { $count ->
        [one] Une personne
       *[other] { $count } personnes
    }
daily-mean = { $points } points en moyenne
daily-better = mieux que { $percent } %
daily-formula = D’où vient la donne
daily-formula-more = Tout le hasard de la partie vient du SHA-256 d’un texte : le jeu, la version de ses règles et le jour (UTC). Personne n’y ajoute rien, elle est donc la même partout. La première partie du jour compte pour ta série, gardée sur cet appareil.
