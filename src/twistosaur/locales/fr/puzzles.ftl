### Puzzles: one move is clearly the best. French.

puzzle-title = Casse-têtes
puzzle-about = Des moments de parties entre bots. Un seul coup est nettement le meilleur : sauras-tu le trouver ? Ce que tu trouves reste sur cet appareil.
puzzle-theme = Idée
puzzle-any-theme = Toutes les idées
puzzle-difficulty = Difficulté
puzzle-any-difficulty = Facile ou difficile
puzzle-stars =
    { $count ->
        [1] ★ très facile
        [2] ★★ facile
        [3] ★★★ malin
        [4] ★★★★ difficile
       *[5] ★★★★★ très difficile
    }
puzzle-found = Trouvés : { $count } sur { $of }
puzzle-task = Quel est le meilleur coup pour toi ?
puzzle-answer = La réponse : { $best }.
puzzle-idea = L’idée : { $theme }.
puzzle-who-finds = Combien de fois les bots le trouvent :
puzzle-next = Casse-tête suivant
puzzle-none = Aucun casse-tête de ce genre. Choisis une autre idée ou une autre difficulté.
