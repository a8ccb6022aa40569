### Twisty : ce que le livret raconte en plus des règles, et les légendes de ses exemples. En français.
### .item-n est un point d’une liste, .row-n une ligne d’un tableau (cases entre barres), .frame-n ce que montre une image.

twisty-book-aim = Récolte 7 cubes de couleur dans l’ordre de ta série, puis arrive avant les autres au centre du plateau.
    .title = Le but du jeu
twisty-book-players = De 2 à 4 personnes, de 8 à 99 ans, environ 25 minutes.
    .title = Nombre, âge et durée
twisty-book-box = La boîte contient :
    .title = Dans la boîte
    .item-1 = un plateau
    .item-2 = 44 jetons en bois : cubes de couleur, déplacements en plus et protections
    .item-3 = 28 cubes en carton, en quatre jeux de 7 : étoile, carré, triangle et rond
    .item-4 = 4 pions, chacun avec un jeton qui montre à qui il est
twisty-book-begin = La plus jeune personne commence, puis on joue dans le sens des aiguilles d’une montre. Ici, vous pouvez aussi nommer une place ou laisser faire le hasard (TW-4).
    .title = Qui commence
twisty-book-advice = Pour la mise en place :
    .title = Bon à savoir
    .item-1 = Mélangez les jetons en bois et posez-les au hasard ; le centre et les quatre coins restent libres.
    .item-2 = Prends un pion et pose son jeton devant toi, pour que tout le monde sache lequel est le tien.
    .item-3 = Mélange ton jeu de carton et pose-le face visible, de gauche à droite : c’est ta série.
    .item-4 = Pose un cube gagné sous son jumeau en carton, bien visible. Quand tu le protèges, glisse-le dessous : on voit ainsi ce qui est à l’abri.
twisty-book-credits = Un jeu de Faouzi Boughida. Le livret ne nomme ni illustrateur ni éditeur.
    .title = Qui a fait le jeu

twisty-example-a-chain-of-three = Trois pas en un seul tour
    .frame-1 = Ada a le rouge et le vert, il lui faut maintenant le bleu. Son pion est en c1.
    .frame-2 = Un déplacement en L le mène en d3, sur un jeton « pas en diagonale ».
    .frame-3 = Un pas en diagonale le mène en e4, sur un jeton « encore un L ».
    .frame-4 = Un autre déplacement en L finit en f6, sur le cube bleu qu’elle cherchait : elle le prend.
twisty-example-green-is-stolen = Le vert est volé
    .frame-1 = Ben a le rouge, le vert et le bleu, et aucun n’est protégé. Le vert est la prochaine couleur d’Ada.
    .frame-2 = Le pion d’Ada saute sur la case de Ben et prend le vert. Dans la série de Ben, le vert passe à la fin, le rouge et le bleu restent à lui, et le jaune vient ensuite.
