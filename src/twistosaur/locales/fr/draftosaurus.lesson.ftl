### Draftosaurus guidé : ce que demande une étape, ce qui en résulte, et la réponse à un autre coup. En français.

draftosaurus-lesson-pick = Chacun tient un bol et y choisit un dinosaure en secret. Appuie sur le stégosaure, puis sur « { draftosaurus-table-pick } ».
    .done = Tout le monde a choisi : les choix sont montrés en même temps.
    .why = Belle bête ! Mais prends d’abord un stégosaure : tu en as deux.
draftosaurus-lesson-same = Il lui faut une maison. Appuie sur la Forêt des similaires : une seule espèce peut y vivre.
    .done = 2 points, et 24 pour six pareils. Ton bol est parti à gauche ; un autre t’est arrivé de la droite.
    .why = Il peut y aller aussi. Mais essaie la Forêt des similaires.
draftosaurus-lesson-bound = Quelqu’un d’autre a lancé le dé, donc il t’oblige : les rochers ! Prends le parasaurolophus.
    .done = Montré ! Regarde ton parc : ce qui est gris t’est fermé ce tour-ci.
    .why = Cela marcherait aussi. Pour l’instant, prends le parasaurolophus.
draftosaurus-lesson-different = Seuls les enclos des rochers sont ouverts. Appuie sur la Plaine des différences : jamais deux pareils.
    .done = 1 point pour l’instant, et 21 pour six différents.
    .why = Tu peux y aller. Mais essaie la Plaine des différences, en bas à droite.
draftosaurus-lesson-pair = Quelques tours plus tard, c’est toi qui as lancé le dé : il ne t’oblige pas. Appuie sur la Prairie des amoureux, où un tricératops en attend un autre.
    .done = Un couple : 5 points pour deux pareils.
    .why = C’est permis ; mais dans la Prairie des amoureux il aurait de la compagnie.
draftosaurus-lesson-king = Personne n’a autant de stégosaures que toi. Appuie sur le Roi de la jungle.
    .done = 7 points, tant qu’aucun autre parc n’en a plus que le tien.
    .why = C’est permis ; mais le roi rapporte 7 points d’un coup.
draftosaurus-lesson-alone = Il n’y a pas d’autre spinosaure dans ton parc. Appuie sur l’Île du solitaire.
    .done = 7 points, s’il reste le seul de son espèce dans tout ton parc.
    .why = C’est permis ; mais sur l’Île du solitaire il rapporte 7 points.
draftosaurus-lesson-river = Le dé demande un enclos vide, et tu n’en as plus. Appuie sur la rivière : elle est toujours ouverte.
    .done = 1 point pour chaque dinosaure dans la rivière.
draftosaurus-lesson-trex = Un T-Rex ! Un enclos où il vit vaut 1 point de plus. Appuie sur la Plaine des différences.
    .done = 3 points pour deux différents, et 1 de plus pour le T-Rex.
    .why = C’est permis. Mais la Plaine des différences paie mieux.
draftosaurus-lesson-trio = Le dernier dinosaure. Le Trio des bois ne paie que pour trois exactement, peu importe lesquels. Appuie dessus.
    .done = 7 points, et la partie est finie : ton parc vaut { $points } points. Le plus de points gagne, et à égalité le moins de T-Rex.
    .why = C’est permis ; mais il ne manque qu’un dinosaure au Trio des bois.

## Les conseils de la première partie.

draftosaurus-tip-trex = Il y a un T-Rex dans ton bol. Un enclos avec T-Rex vaut un point de plus ; un second au même endroit n’ajoute rien.
draftosaurus-tip-bound = Le dé t’oblige ce tour-ci. Prends un dinosaure et ses enclos s’allument ; la rivière est toujours ouverte.
draftosaurus-tip-free = C’est toi qui as lancé : le dé n’oblige que les autres. Profites-en pour ce qu’il interdit si souvent.
draftosaurus-tip-river = Aucun enclos n’en veut cette fois. À la rivière : 1 point vaut mieux que rien.
draftosaurus-tip-round = Deuxième manche : de nouveaux bols. Vois quels enclos attendent encore quelqu’un, et surveille les parcs des autres.
