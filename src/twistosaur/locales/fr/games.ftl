### Ses propres parties sur cet appareil. Français.

games-title = Tes parties
games-more = Chaque partie que tu termines dans ce navigateur est gardée ici, sur cet appareil seulement. Tu peux la revoir sans réseau.
games-none = Aucune partie n’a encore été terminée ici.
games-list =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
games-fair = Était-ce honnête ?
games-delete = Supprimer
games-delete-sure = Supprimer pour de bon ?
games-keep = Les emporter
    .more = Enregistre toutes les parties dans un fichier, et ouvre-le sur un autre appareil. Rien n’est envoyé nulle part.
games-export = Tout enregistrer dans un fichier
games-import = Ouvrir un fichier
games-clear = Supprimer toutes les parties
games-cleared = Toutes les parties sont supprimées.
games-taken =
    { $count ->
        [0] Tu as déjà toutes ces parties.
        [one] { $count } partie ajoutée.
       *[other] { $count } parties ajoutées.
    }
games-bad-file = Ce fichier ne contient aucune de nos parties.

## How you play

games-wins =
    { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    } sur { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
games-points = { $mean } points en moyenne, { $best } au mieux
games-by-count =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
games-by-level = Contre { $name }
games-by-people = Entre humains
games-sources = D’où viennent tes points, en moyenne
games-accuracy = Ta précision
games-accuracy-of = { $day }, { $game } : { $percent } %
