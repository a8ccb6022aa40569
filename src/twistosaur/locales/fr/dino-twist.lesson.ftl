### Dino Twist guidé : ce que demande une étape, ce qui en résulte, et la réponse à un autre coup. En français.

dino-twist-lesson-attack = Une carte bat un Dino plus faible de son espèce sur l’Île de Twist. Appuie sur Carni 6, puis sur « { dino-twist-table-attack } ».
    .done = Chacun a choisi en secret, et voici toutes les cartes. Le plus petit total attaque d’abord : c’est toi.
    .why = C’est permis aussi. Mais prends Carni 6 : dans la jungle vit un Carni 3.
dino-twist-lesson-target = Choisis maintenant qui tu attaques : appuie sur la jungle de l’Île de Twist.
    .done = Il va dans ta jungle : 3 points à la fin, et de Longues Griffes. Ton Carni 6 reste sur l’Île de Twist, et tu pioches une carte.
    .why = Le 2 du désert est plus faible, et sans griffes. Appuie sur la jungle.
dino-twist-lesson-duo = Deux cartes d’une espèce s’additionnent : un Duo. Appuie sur Herbi 4 et Herbi 6, puis sur « { dino-twist-table-attack } ».
    .done = 4 + 6 = 10. Ceux qui avaient moins sont passés avant ; à toi maintenant.
    .why = C’est permis. Mais seul, aucun de tes Herbi ne bat un 9 : essaie les deux ensemble.
dino-twist-lesson-stronger = Ton 10 bat le 7 et le 9. Appuie sur la colline : le plus fort rapporte plus.
    .done = 9 points pour toi. D’un Duo, la carte la plus faible reste là-bas ; l’autre est défaussée.
    .why = Celui-là serait à toi aussi ; mais le 9 de la colline rapporte plus.
dino-twist-lesson-tie = Voyons ce qui peut rater. Appuie sur Voli 6, puis sur « { dino-twist-table-attack } ».
    .done = { app-bot-novice } attaquait avec Voli 4 + 2, donc 6 aussi. Même espèce, même total : vous vous annulez. Les cartes vont aux cimetières, pour 2 points chacune.
    .why = C’est permis. Mais attaque cette fois avec Voli 6 tout seul.
dino-twist-lesson-bury = Tout ce que tu peux gagner ici est plus faible que ce que tu as. Alors deux cartes peuvent aller au cimetière : appuie sur Carni 2, Carni 3 et « { dino-twist-table-bury } ».
    .done = 2 points par carte, et tu en pioches d’autres à la fin du tour.
    .why = C’est permis, mais cela ne te rapporterait rien. Mets Carni 2 et Carni 3 au cimetière.
dino-twist-lesson-event = Dès le tour 2, un évènement change une règle le temps d’un tour. Celui-ci permet un Trio : appuie sur Carni 2, 3 et 4, puis sur « { dino-twist-table-attack } ».
    .done = 2 + 3 + 4 = 9 bat le Carni 8, qui vit maintenant dans ta jungle : 8 points. La plus faible des trois cartes reste là-bas.
    .why = C’est permis. Mais trois cartes à la fois, seul cet évènement le permet : essaie.
dino-twist-lesson-last = Le dernier tour, et seul ton désert est vide ! Appuie sur Carni 9, puis sur « { dino-twist-table-attack } ».
    .done = À toi de viser.
    .why = C’est permis. Mais seul un Carni peut remplir ton désert : prends Carni 9.
dino-twist-lesson-aim = Appuie sur le Carni 8, dans la jungle de l’Île de Twist.
    .done = Il est à toi. D’habitude, il devrait vivre dans ta jungle.
    .why = Celui du désert est plus faible. Prends le 8.
dino-twist-lesson-settle = Ce tour-ci, il y a un séisme : un Dino choisit entre les deux territoires de son espèce. Appuie sur ton désert.
    .done = Ton île est pleine, avant toutes les autres : 10 points de plus. Puis le Gros Caillou tombe, et la partie est finie.
    .why = Ton Carni 4 devrait partir, et le désert resterait vide. Appuie sur le désert.

## Les conseils de la première partie.

dino-twist-tip-tie = Une égalité : même espèce, même total. Tout est parti aux cimetières. Pense à ce que les autres pourraient jouer !
dino-twist-tip-captured = Ton premier Dino chez toi : sa force compte à la fin. Ton attaquant reste sur l’Île de Twist, où d’autres peuvent le prendre.
dino-twist-tip-bury = Aucune de tes attaques ne te donnerait un Dino plus fort, donc le cimetière est ouvert : deux cartes y valent 4 points.
dino-twist-tip-event = Un évènement ! Ce qu’il change est écrit à côté, et ne vaut que pour ce tour.
dino-twist-tip-bonus = Une île pleine : la première rapporte 10 points de plus, la suivante 5, la troisième 3.
