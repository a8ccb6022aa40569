### Twisty guidé : ce que demande une étape, ce qui en résulte, et la réponse à un autre coup. En français.

twisty-lesson-corner = Chaque pion part d’un coin. Appuie sur celui d’en bas à gauche : a1.
    .done = Les pions sont posés. Chacun reçoit une série de sept couleurs : ramasse la tienne de gauche à droite.
    .why = Tous les coins se valent. Pour cette leçon, prends a1, en bas à gauche.
twisty-lesson-jump = Tu te déplaces comme le cavalier aux échecs : deux cases tout droit, une de côté. Ta série commence par le rouge : appuie sur le cube rouge en b3.
    .done = Le cube est à toi, dans ta série. Ensuite vient l’orange.
    .why = Tu peux y sauter. Mais en b3 il y a le rouge, qu’il te faut.
twisty-lesson-chain = L’orange est trop loin pour un seul saut. Appuie sur c5 : ce jeton permet de continuer.
    .done = Tu es sur « pas en diagonale » : encore une case, en diagonale.
    .why = Tu peux ; mais ton tour serait vite fini. Saute en c5.
twisty-lesson-follow = Continue en diagonale : appuie sur le cube orange en d6.
    .done = Deux cubes ! D’autres jetons mènent tout droit, par un autre L ou à une téléportation. Ainsi un tour devient une chaîne.
    .why = Tu peux t’arrêter ou aller ailleurs ; mais en d6 il y a l’orange.
twisty-lesson-secure = Un cube peut être volé, sauf s’il est protégé. Appuie sur f5 : le jeton au bouclier.
    .done = Le rouge et l’orange sont protégés pour toujours. Les suivants ne le seront qu’au prochain bouclier.
    .why = Tu peux y sauter. Mais en f5 tes cubes seront protégés.
twisty-lesson-steal = { app-bot-novice } a le jaune, ta prochaine couleur, et il n’est pas protégé. Appuie sur e4, où est son pion !
    .done = Volé ! Le jaune est maintenant dans ta série. Le pion détroussé a dû aller ailleurs.
    .why = Tu peux y aller. Mais un cube t’attend en e4.
twisty-lesson-win = Tu as les sept. Il ne manque que le centre : appuie sur l’étoile en d4.
    .done = Au centre avant les autres, avec sept cubes : tu as gagné !
    .why = Tu peux ; mais en d4 tu gagnes tout de suite.

## Les conseils de la première partie.

twisty-tip-theft = Le premier vol ! Qui saute sur un pion prend le cube qu’il lui faut, s’il n’est pas protégé. Un bouclier protège les tiens.
twisty-tip-chain = Tu es sur un jeton et tu peux continuer : appuie sur une case qui brille, ou reste. Ainsi un tour devient long.
twisty-tip-cube = Ton premier cube. Tant qu’il n’est pas protégé, on peut te le prendre : regarde où sont les boucliers.
twisty-tip-secure = Quelqu’un a mis ses cubes à l’abri : plus personne ne peut voler ceux-là.
twisty-tip-centre = Tu as les sept ! Vite, à l’étoile du centre, avant les autres.
