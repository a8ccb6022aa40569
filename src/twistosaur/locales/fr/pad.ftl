### Le carnet de score pour une vraie table. Français.

pad-title = Carnet de score
pad-more = Tu joues avec la vraie boîte ? Indique d’un doigt ce qu’il y a sur la table. Les règles comptent les points, et refusent ce qui ne peut pas être là.
# $names are the players of a table that was begun.
pad-go-on = Continuer : { $names }
pad-who = Qui joue ?
pad-begin = Remplir la table
pad-players = Joueurs
pad-next = Suivant : { $name }
pad-result = Résultat
pad-undo = Annuler
pad-discard = Jeter
pad-discard-sure = Jeter cette table ?
pad-no = Non

## Tapping in

pad-park = { $name } : parc
pad-island = { $name } : île
pad-row = { $name } : cubes
pad-in-hand = En main
pad-take-out = En retirer un
pad-species = Espèce
pad-strength = Force
pad-dinosaurs =
    { $count ->
        [one] { $count } dinosaure.
       *[other] { $count } dinosaures.
    }
pad-hint-park = Choisis un dinosaure, puis touche ses enclos.
pad-hint-island = Qui habite ici : { $land } ?
pad-hint-row = { $name } : touche les cubes dans l’ordre de la série.
pad-graveyard = Cartes au cimetière
pad-bonus-10 = Première île remplie (10)
pad-bonus-5 = Deuxième île remplie (5)
pad-bonus-3 = Troisième île remplie (3)
pad-centre = Le pion est au centre

## Counting

# What somebody has so far, for those who hear it.
pad-now =
    { $count ->
        [one] { $name } : { $count } point
       *[other] { $name } : { $count } points
    }
pad-counting = Je compte…
pad-waits = Pas de connexion au serveur. Ce que tu saisis est gardé ici et sera compté dès qu’il répondra.
pad-waits-other = Le serveur est occupé. Ce que tu saisis est gardé ici et sera compté dans un instant.
pad-later = Cette table n’est pas encore comptée. Tu peux déjà la garder : elle sera comptée dès que le serveur répondra.
pad-refused = Impossible :
pad-refused-other = Les règles ne le permettent pas.
pad-why = Pourquoi : { $clause }
pad-keep = Garder la partie
pad-again = La garder et rejouer
pad-back = Retour à la table
pad-share-copied = C’est copié : colle-le où tu veux.
pad-share-failed = Le partage n’a pas fonctionné ici.

## The evening

pad-evening = Ce soir
pad-evening-empty = Les parties que tu gardes s’affichent ici, avec les totaux de la soirée. Elles restent sur cet appareil.
pad-new-evening = Commencer une nouvelle soirée
pad-not-counted = pas encore comptée
pad-open = Rouvrir
pad-delete = Supprimer
pad-delete-evening = Supprimer cette soirée
pad-delete-sure = Supprimer pour de bon ?
