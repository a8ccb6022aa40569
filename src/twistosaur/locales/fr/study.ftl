### Learning from a game that is over: its analysis while it is made, trying again, playing on. French.

## Before it

study-record = Un enregistrement est une partie entière dans un petit fichier. Ouvre celui que tu as gardé avec « Télécharger la partie », et vois ici ce que valait chaque décision.

## While it is made

study-asking = Demande de l’analyse…
# $count: analyses that are made before this one.
study-waiting =
    { $count ->
        [0] Ton analyse est la prochaine.
        [one] Une analyse passe avant la tienne.
       *[other] { $count } analyses passent avant la tienne.
    }
study-thinking = La partie est passée en revue…
study-running =
    { $count ->
        [one] La partie est passée en revue : { $percent } %, encore une seconde environ. Ce qu’on sait déjà est ci-dessous.
       *[other] La partie est passée en revue : { $percent } %, encore { $count } secondes environ. Ce qu’on sait déjà est ci-dessous.
    }
study-progress = Avancement de l’analyse
study-done = L’analyse est terminée.
study-lost = Le serveur ne répond pas. Ce qu’on sait reste ici, et on continue d’essayer.
study-crowded = Beaucoup d’analyses attendent sur ce serveur. Laisse cette page ouverte : nous redemandons toutes les quelques secondes, jusqu’à ce qu’il y ait de la place pour la tienne.

## What may go wrong

study-error-too-many = Tu as demandé autant d’analyses que ce serveur en fait pour un même foyer en une heure. Ce qui a déjà été analysé s’ouvre tout de suite. Pour cette partie, reviens plus tard ou télécharge-la : « twistosaur analyse » fait la même chose sur ton ordinateur.
study-error-no-analysis = Ce serveur ne fait pas d’analyses pour le moment. Télécharge la partie : « twistosaur analyse » fait la même chose sur ton ordinateur.
study-error-rules = Cette partie a été jouée avec d’anciennes règles que ce serveur n’a plus, elle ne peut donc pas être analysée. Tu peux toujours la revoir.
study-error-not-found = Cette table n’existe plus : les parties sont effacées quelque temps après la fin. Si tu as téléchargé l’enregistrement, ouvre-le.
study-error-not-over = La partie n’est pas finie. Elle pourra être analysée ensuite.
study-error-record = Ce n’est pas l’enregistrement d’une partie jouée jusqu’au bout.
study-error-fault = Quelque chose s’est mal passé sur le serveur, et c’est noté. Réessaie, ou analyse l’enregistrement sur ton ordinateur avec « twistosaur analyse ».

## What was known, and what was true

study-by = Jugé d’après
study-knew = Ce que le joueur savait
study-hindsight = Après coup
study-hindsight-same = Même avec tout à découvert, le mieux restait « { $known } » : { $win } de chances.
study-hindsight-other = D’après ce qu’on savait, le mieux était « { $known } ». Avec tout à découvert, c’était « { $best } » : { $win } au lieu de { $instead }.

## Learning from mistakes

study-learn = Apprends de tes erreurs
study-learn-whose = Les erreurs de qui
study-learn-more =
    { $count ->
        [one] Il y a un moment où autre chose était nettement mieux. Essaie encore !
       *[other] Il y a { $count } moments où autre chose était nettement mieux. Essaie encore !
    }
study-learn-begin = Essayer encore
study-no-mistakes = Aucune décision ne semble avoir coûté cher. Bien joué !
study-no-mistakes-yet = Aucune erreur jusqu’ici : l’analyse cherche encore.
study-lesson = Moment { $number } sur { $count }
study-lesson-was =
    { $count ->
        [one] { $did } Cela a coûté { $loss } point de chances de victoire. Trouve mieux.
       *[other] { $did } Cela a coûté { $loss } points de chances de victoire. Trouve mieux.
    }
study-lesson-next = Moment suivant
study-lesson-last = Alors, le bilan ?
study-learnt = Ton bilan
study-learnt-at-once =
    { $of ->
        [one] { $count ->
            [0] Pas trouvé du premier coup.
           *[other] Trouvé du premier coup !
        }
       *[other] Du premier coup : { $count } sur { $of }.
    }
study-learnt-later =
    { $count ->
        [one] Un de plus en réessayant.
       *[other] { $count } de plus en réessayant.
    }
study-learnt-told =
    { $count ->
        [one] Une réponse a été montrée.
       *[other] { $count } réponses ont été montrées.
    }
study-learn-again = Encore une fois
study-back = Retour à l’analyse
study-all-values = Ce que valait chaque possibilité
study-try-choose = À toi : choisis sur le plateau.
study-try-best = Oui, c’est le meilleur coup : { $win } de chances.
study-try-good = Bien : { $win } de chances, à peine moins que le meilleur coup.
study-try-same = C’est ce qui a été joué. Cherche autre chose.
study-try-worse =
    { $count ->
        [one] Pas encore : { $win } de chances, { $loss } point de moins que le meilleur coup.
       *[other] Pas encore : { $win } de chances, { $loss } points de moins que le meilleur coup.
    }
study-try-again = Essayer autre chose
study-try-answer = Voir la réponse

## Playing on

study-go-on = Rejouer à partir d’ici
study-go-on-over = Ici la partie est finie : recule d’un pas pour rejouer.
study-go-on-more = Une nouvelle table commence exactement à ce moment, avec des bots aux autres places. Ce qui n’était pas encore tiré sera tiré à nouveau.
study-go-on-seat = Ta place
study-go-on-level = Les bots
study-go-on-begin = Rejouer
study-go-on-error-rules = On ne peut pas rejouer à partir de ce moment : les règles de ce serveur ne le connaissent pas. Essaie un autre moment.
study-go-on-error-position = On ne peut pas rejouer à partir de ce moment : les règles de ce serveur ne le connaissent pas. Essaie un autre moment.
study-go-on-error-bad-request = On ne peut pas rejouer à partir de ce moment. Essaie un autre moment.
study-go-on-error-not-found = Cette table n’existe plus : les parties sont effacées quelque temps après la fin. Si tu as téléchargé l’enregistrement, ouvre-le et rejoue à partir de là.
