### The bots: their characters, and what they say about a move. French.

bot-novice = Débutant
    .name = { app-bot-novice }
    .line = Tout juste sorti de l’œuf : attrape ce qui brille et rate la moitié du reste.
bot-easy = Facile
    .name = { app-bot-easy }
    .line = Prend le plus de points tout de suite et ne regarde jamais plus loin que le prochain coup.
bot-medium = Moyen
    .name = { app-bot-medium }
    .line = Réfléchit un peu avant de jouer et aime te surprendre.
bot-hard = Difficile
    .name = { app-bot-hard }
    .line = Prépare ses coups et garde un œil sur toute la table.
bot-expert = Expert
    .name = { app-bot-expert }
    .line = A rêvé un million de parties. Attend patiemment ta seule erreur.
bot-master = Maître
    .name = { app-bot-master }
    .line = A joué des millions de parties contre lui-même : toutes gagnées, toutes perdues, aucune oubliée.

## Reasons: one sentence about a move. $choice and $other are names of moves in the reader’s language.

bot-reason-only = { $choice } : il n’y a pas d’autre choix.
bot-reason-points =
    { $count ->
        [one] { $choice } : environ { $count } point de plus à la fin { QUE($other) }.
       *[other] { $choice } : environ { $count } points de plus à la fin { QUE($other) }.
    }
bot-reason-turns =
    { $count ->
        [one] { $choice } : environ { $count } tour d’avance dans la course par rapport à { $other }.
       *[other] { $choice } : environ { $count } tours d’avance dans la course par rapport à { $other }.
    }
bot-reason-gain =
    { $count ->
        [one] { $choice } : { $count } point de plus tout de suite { QUE($other) }.
       *[other] { $choice } : { $count } points de plus tout de suite { QUE($other) }.
    }
bot-reason-chance = { $choice } : plus de chances de gagner { QUE($other) }, { $count } sur 100 en plus.
bot-reason-even = { $choice } : à peu près autant de chances qu’avec « { $other } ».

## Un avertissement avant une grosse erreur, une seule fois, à qui l’a demandé. $count : parties sur cent.

bot-doubt =
    { $count ->
        [one] Vraiment ? Un autre coup gagne environ { $count } partie de plus sur 100.
       *[other] Vraiment ? Un autre coup gagne environ { $count } parties de plus sur 100.
    }
