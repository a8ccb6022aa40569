### Ce que dit chaque jeu à table, en français.

table-title = Twistosaur
table-which-game = À quel jeu jouez-vous ?
table-which-level = De quelle force seront les bots ?
table-how-many = Combien de joueurs ?
table-which-option = { $label }
table-enter-for = (Entrée : { $default })
table-you = Toi
# The reader in the middle of a sentence or a list of names.
table-you-too = toi
table-player = Joueur { $number }
table-bot = Bot { $number }
table-and = { $first } et { $last }
# A name or a question before what is said or typed.
table-label = { $label } :
table-round = Manche { $round }
table-turn = Tour { $turn }
table-prompt = Ton choix
table-keys = numéro, r = règles, q = quitter
table-key-undo = u = reprendre le dernier tour
table-undone = Tu reprends ton dernier tour.
table-say-what = Tape le numéro d’un choix, par exemple 1.
table-no-such = « { $text } » n’est pas dans la liste.
table-why-not = Pas maintenant. { $reason } ({ $clause })
table-hand-over = { $name }, c’est à toi. Les autres regardent ailleurs. Appuie sur Entrée.
table-revealed = Ce qui s’est passé
table-score = Points
table-total = Total
table-rank = Place
table-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
table-winner =
    { $reader ->
        [seat] Tu gagnes avec { $points } !
       *[anyone] { $name } gagne avec { $points } !
    }
table-winners = Victoire partagée : { $names } ({ $points }) !
table-wins =
    { $reader ->
        [seat] Tu gagnes
       *[anyone] { $names } gagne
    }
table-won-points = { table-wins } avec { table-points }, plus que tous les autres ({ $clause }).
table-won-shared = Victoire partagée : { $names }, avec { table-points } chacun ({ $clause }).
table-won-open = La partie n’est pas finie : personne n’a encore gagné ({ $clause }).
table-kept = La partie est gardée dans { $file }. Pour la revoir : twistosaur replay { $file }
table-bye = À la prochaine !
table-rules-of = Règles : { $game }
table-ruling = Notre décision
table-assumed = Hypothèse
table-booklets = Où les livrets diffèrent
table-printed = D’après les plateaux imprimés
table-example-printed = Exemple du livret
table-example-ours = Notre exemple
