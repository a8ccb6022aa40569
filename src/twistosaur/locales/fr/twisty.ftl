### Twisty: the rules in our own words, names, prompts and the log.
### Message TW-n is clause TW-n. Attributes: title; why = why a move is refused;
### ruling = what the booklet leaves open and what we chose; assumed = lost data we filled in.

twisty = Twisty
    .tagline = Saute, enchaîne, chipe un cube ou deux : réunis tes 7 couleurs et file au centre !
    .pitch = Saute, récolte sept couleurs dans l’ordre, et file au centre.
    .step-1 = Saute comme un cavalier aux échecs. Certains jetons t’emmènent plus loin : enchaîne.
    .step-2 = Récolte les cubes dans l’ordre de ta série. Un cube non protégé peut être volé.
    .step-3 = Avec les sept, arrive avant les autres sur l’étoile du milieu.

## The clauses

TW-1 =
    On joue de 2 à 4, sur un plateau de 7 cases sur 7.
    Mélange les 44 jetons et pose-les face visible, un sur chaque case sauf les 4 coins et le centre.
    .title = Plateau et jetons
    .assumed = Les images du livret sont perdues. Il parle de 44 jetons, de 4 coins et d’un centre, soit 49 cases ; qu’elles forment un carré de 7 sur 7, nous le supposons.

TW-2 =
    28 jetons sont des cubes de couleur : 7 couleurs, 4 cubes de chacune.
    Les 16 autres sont spéciaux : 3 « pas droit », 3 « pas en diagonale », 3 « encore un L », 3 « téléportation » et 4 « protection ».
    .title = Cubes et jetons spéciaux
    .assumed = Les images du livret sont perdues : les 28 cubes, leurs sept couleurs et le partage des 16 autres jetons (3, 3, 3, 3 et 4) sont une supposition de notre part.

TW-3 =
    Le plateau est déjà face visible : dans l’ordre du tour, chacun pose son pion sur un coin encore libre.
    Ensuite seulement, la série de chacun est posée : les 7 couleurs, dans un ordre tiré au hasard et visible par tout le monde. C’est l’ordre, de gauche à droite, où tu dois réunir tes cubes.
    Pour commencer plus vite, une option laisse le hasard attribuer les coins.
    .title = Coins de départ et séries
    .why = Choisis un coin où il n’y a pas encore de pion.

TW-4 =
    On joue dans le sens des aiguilles d’une montre, à partir de la première personne.
    Vous la désignez, ou le hasard décide ; d’après le livret, c’est la plus jeune qui commence.
    .title = Qui joue quand

TW-5 =
    Commence ton tour par un déplacement en L : 2 cases dans un sens et 1 sur le côté, comme le cavalier aux échecs, en sautant par-dessus tout.
    Il est obligatoire ; tu passes seulement si aucun déplacement en L n’est permis.
    .title = D’abord un L
    .why = Ton tour commence par un déplacement en L, et tu ne peux passer que si aucun n’est permis.
    .ruling = Le livret ne dit pas si un obstacle arrête le déplacement en L ; ici, le pion saute par-dessus tout.

TW-6 =
    Tout dépend de la case où finit ton déplacement, quel qu’il soit : en L, d’un pas ou par téléportation.
    Un jeton spécial qui se trouve sous ton pion au début de ton tour n’a aucun effet.
    .title = La case d’arrivée

TW-7 =
    Ton tour se termine si tu arrives sur une case vide, sur un coin ou, tant que tu as moins de 7 cubes, au centre.
    .title = Les cases tranquilles

TW-8 =
    Si tu arrives sur un cube de ta prochaine couleur (la première de ta série que tu n’as pas encore), tu le prends automatiquement et tu le poses sous ta série.
    Sa case est désormais vide.
    Tout autre cube reste en place.
    Dans les deux cas, ton tour se termine.
    .title = Prendre un cube

TW-9 =
    Sur un jeton « pas droit » ou « pas en diagonale », reste là et ton tour se termine, ou avance d’un pas sur une case voisine.
    Le « pas droit » mène en haut, en bas, à gauche ou à droite ; le « pas en diagonale », en diagonale.
    Ensuite, c’est la nouvelle case qui compte.
    .title = Pas droit ou en diagonale
    .why = Ce jeton te mène d’un seul pas sur une case voisine, dans son sens à lui : tout droit ou en diagonale.

TW-10 =
    Sur un jeton « encore un L », reste là et ton tour se termine, ou fais un autre déplacement en L.
    Ensuite, c’est la nouvelle case qui compte.
    .title = Encore un L
    .why = Depuis ce jeton, tu ne peux faire qu’un autre déplacement en L.

TW-11 =
    Sur un jeton « téléportation », reste là et ton tour se termine, ou rejoins un autre jeton téléportation sans pion dessus.
    Ton tour continue à partir de là : ce jeton peut te téléporter à son tour, s’il ne l’a pas encore fait pendant ce tour.
    .title = De téléportation en téléportation
    .why = D’ici, tu ne peux rejoindre qu’un autre jeton téléportation sans pion dessus.

TW-12 =
    Sur un jeton « protection », tous les cubes que tu as à ce moment-là sont automatiquement à l’abri pour de bon.
    Ceux que tu gagnes plus tard ne le sont pas, tant que tu ne les as pas protégés aussi.
    Ton tour se termine.
    .title = Protéger ses cubes
    .ruling = Le livret dit que tu peux protéger tes cubes, sans préciser si tu peux refuser ; ici, cela se fait tout seul.

TW-13 =
    Tu peux enchaîner autant de déplacements que tu veux dans un tour, mais chaque jeton spécial fait bouger ton pion une fois par tour au maximum.
    Si tu arrives sur un jeton qui t’a déjà fait bouger pendant ce tour, ton tour s’arrête là.
    La case d’où tu pars compte comme quittée : un enchaînement peut donc s’y terminer.
    Les jetons spéciaux ne s’épuisent jamais.
    .title = Enchaîner les déplacements
    .ruling = Le livret permet d’enchaîner sans dire combien de fois un même jeton peut servir ; ici, c’est une fois par tour, pour que personne ne tourne en rond.

TW-14 =
    Tu ne peux entrer sur une case où se trouve un autre pion que pour voler, par un déplacement en L, un pas droit ou un pas en diagonale, jamais par téléportation.
    Sinon, cette case est bloquée.
    .title = Case avec un pion
    .why = Un autre pion s’y trouve : tu ne peux y entrer que pour voler, et jamais par téléportation.

TW-15 =
    Tu peux voler si cette personne a un cube non protégé de ta prochaine couleur.
    Pose-le sous ta série, sans protection.
    Tu restes sur cette case, son jeton n’a aucun effet et, dès que l’autre pion a rejoint sa nouvelle place, ton tour se termine.
    Avec tes 7 cubes, tu n’as plus de prochaine couleur : tu ne prends aucun cube et tu ne voles jamais.
    .title = Voler un cube
    .why = Cette personne n’a aucun cube non protégé de la couleur qu’il te faut maintenant.
    .ruling = Le livret ne dit pas si le jeton de cette case agit encore pour le voleur ; ici, il n’agit pas.

TW-16 =
    Si on te vole un cube, sa couleur passe à la fin de ta série et les autres se resserrent.
    Tu gardes les cubes qui te restent, et ceux qui sont protégés le demeurent.
    Par exemple, ta série est rouge, vert, bleu, jaune, orange, violet, blanc, et tu as le rouge, le vert et le bleu.
    Si on te vole le vert, elle devient rouge, bleu, jaune, orange, violet, blanc, vert : tu as le rouge et le bleu, et le prochain est le jaune.
    .title = Ta série après un vol

TW-17 =
    Si on te vole un cube, l’autre pion est déjà sur ta case : le tien va aussitôt, en plein milieu du tour de l’autre, sur n’importe quelle case libre du plateau.
    C’est toi qui choisis ; une case est libre si aucun pion ne s’y trouve, avec ou sans jeton.
    Ce n’est pas un déplacement de jeu : aucun jeton n’agit, tu ne prends aucun cube et le centre ne fait pas gagner.
    Avec une option, il va sur un coin sans pion ; il y en a toujours un.
    .title = Ton pion après un vol
    .why = Après un vol, ton pion va sur une case sans pion ; si vous jouez avec cette option, seulement sur un coin.
    .ruling = Le livret parle d’une case libre sans dire si un jeton la rend occupée ; ici, non. Cette règle est lue de plusieurs façons : le livret appelle aussi les coins « 4 cases », et une critique française du jeu parle des coins. C’est pourquoi il y a une option.

TW-18 =
    Si tu as déjà tes 7 cubes avant un déplacement, quel qu’il soit, et qu’il finit au centre, tu gagnes aussitôt.
    Si tu voles ton 7e cube au centre, tu ne gagnes pas encore : pars et reviens.
    Si tu avais tes 7 cubes et qu’on t’en vole un, tu dois d’abord le regagner.
    .title = Gagner au centre
    .ruling = Le livret ne dit pas ce qui se passe si tu voles ton 7e cube au centre même ; ici, tu dois partir et revenir.

TW-19 =
    Pour les pions, le centre est une case comme les autres : si un pion s’y trouve, tu ne peux y entrer que pour voler.
    Ton pion peut quitter le centre et y revenir dans un même enchaînement.
    .title = Les pions au centre

TW-20 =
    Pour qu’aucune partie ne dure sans fin, elle s’arrête quand chaque personne a joué 200 tours : qui a le plus de cubes gagne et, en cas d’égalité, la victoire est partagée.
    Ton score est le nombre de cubes que tu as, ou 8 si tu gagnes au centre.
    .title = Longues parties et score
    .ruling = Le livret ne fixe aucune limite ; ici, on s’arrête après 200 tours de chaque personne, et une option permet de changer cela.

## Headings of the rules page

twisty-section-setup = Mise en place
twisty-section-turn = Ton tour
twisty-section-stealing = Le vol
twisty-section-end = Fin de la partie

## Names

twisty-colour-red = rouge
    .cube = le cube rouge
twisty-colour-orange = orange
    .cube = le cube orange
twisty-colour-yellow = jaune
    .cube = le cube jaune
twisty-colour-green = vert
    .cube = le cube vert
twisty-colour-blue = bleu
    .cube = le cube bleu
twisty-colour-purple = violet
    .cube = le cube violet
twisty-colour-white = blanc
    .cube = le cube blanc

twisty-token-orthogonal = pas droit
twisty-token-diagonal = pas en diagonale
twisty-token-jump = encore un L
twisty-token-teleport = téléportation
twisty-token-secure = protection

twisty-shape-star = étoile
twisty-shape-square = carré
twisty-shape-triangle = triangle
twisty-shape-circle = rond

twisty-source-cubes = Cubes réunis
twisty-source-centre = Victoire au centre

twisty-phase-move = Fais ton déplacement en L.
twisty-phase-follow = Continue ou reste ici.
# The placing of a pawn, in general: what the phase is called in the docs.
twisty-phase-corner = Choisis une place pour ton pion.
# In particular: before the first turn (TW-3), or of a robbed pawn, to any free field or to a corner (TW-17).
twisty-placing-start = Choisis un coin pour ton pion. Les séries ne viennent qu’après.
twisty-placing-anywhere = On t’a volé un cube ! Pose ton pion sur la case libre de ton choix.
twisty-placing-corner = On t’a volé un cube ! Pose ton pion sur un coin libre.
twisty-phase-over = La partie est finie : regarde ton résultat !
# $count: the turns that a player still has before the limit, this one included (TW-20).
twisty-turns-left =
    { $count ->
        [1] Dernier tour
       *[other] Encore { $count } tours
    }

## Les coups, en liste à choisir. $cell dit aussi ce qui s’y trouve, si on le sait.

twisty-move-move = Sauter en L jusqu’à la case { $cell }
twisty-move-step = Continuer jusqu’à la case { $cell }
twisty-move-stay = Rester ici
twisty-move-corner = Poser ton pion sur la case { $cell }
twisty-move-pass = Passer : aucun déplacement en L n’est possible

## Le journal : ce que chacun a fait, et ce qui en est venu. $reader est la part de qui lit : seat (c’est lui), other
## (cela lui arrive) ou anyone. $cube est dans la phrase : « le cube rouge ».

twisty-did-move =
    { $reader ->
        [seat] Tu sautes en L jusqu’à la case { $cell }.
       *[anyone] { $name } saute en L jusqu’à la case { $cell }.
    }
twisty-did-step =
    { $reader ->
        [seat] Tu continues jusqu’à la case { $cell }.
       *[anyone] { $name } continue jusqu’à la case { $cell }.
    }
twisty-did-stay =
    { $reader ->
        [seat] Tu restes sur place.
       *[anyone] { $name } reste sur place.
    }
twisty-did-corner =
    { $reader ->
        [seat] Tu poses ton pion sur la case { $cell }.
       *[anyone] { $name } pose son pion sur la case { $cell }.
    }
twisty-did-pass =
    { $reader ->
        [seat] Tu passes : aucun déplacement en L n’est possible.
       *[anyone] { $name } passe : aucun déplacement en L n’est possible.
    }
twisty-fact-takes =
    { $reader ->
        [seat] Tu prends { $cube }.
       *[anyone] { $name } prend { $cube }.
    }
twisty-fact-steals =
    { $reader ->
        [seat] Tu voles { $cube } à { $other } !
        [other] { $name } te vole { $cube } !
       *[anyone] { $name } vole { $cube } à { $other }.
    }
twisty-fact-rows = Les séries sont posées. Chacun réunit ses cubes de gauche à droite.
# $count: how many cubes become safe now.
twisty-fact-secures =
    { $reader ->
        [seat] { $count ->
            [one] Tu protèges un cube.
           *[other] Tu protèges { $count } cubes.
        }
       *[anyone] { $count ->
            [one] { $name } protège un cube.
           *[other] { $name } protège { $count } cubes.
        }
    }

## Ce qu’une table peut choisir avant la partie : -choice- est le nom, -option- l’explication

twisty-choice-first = Qui commence
twisty-option-first = Qui joue le premier tour. Le hasard décide, sauf si vous nommez quelqu’un ; le livret dit : le plus jeune.
twisty-choice-corners = Coins de départ
twisty-option-corners = Comment les pions reçoivent leur coin de départ.
twisty-choice-corners-chosen = Chacun choisit
twisty-option-corners-chosen = Dans l’ordre du tour, une fois le plateau visible.
twisty-choice-corners-random = Au hasard
twisty-option-corners-random = Un début plus rapide : le hasard donne les coins.
twisty-choice-robbed_pawn = Un pion détroussé va
twisty-option-robbed_pawn = Où va le pion de la personne détroussée ; c’est elle qui choisit.
twisty-choice-robbed_pawn-anywhere = sur n’importe quelle case libre
twisty-option-robbed_pawn-anywhere = Sur n’importe quelle case sans pion : ce que dit le livret.
twisty-choice-robbed_pawn-corner = sur un coin
twisty-option-robbed_pawn-corner = Dans un coin sans pion, comme le raconte une critique française du jeu.
twisty-choice-turn_limit = Limite de tours
twisty-option-turn_limit = Combien de tours chacun joue avant que la partie ne s’arrête ; qui a le plus de cubes gagne alors.
twisty-choice-tokens = Jetons spéciaux
twisty-option-tokens = Combien il y a de jetons de chaque sorte.

## Ce qu’il y a dans la boîte : -box- nomme ce qu’on peut compter

twisty-box-tokens-orthogonal = { twisty-token-orthogonal }
twisty-box-tokens-diagonal = { twisty-token-diagonal }
twisty-box-tokens-jump = { twisty-token-jump }
twisty-box-tokens-teleport = { twisty-token-teleport }
twisty-box-tokens-secure = { twisty-token-secure }

## Why a table is won

twisty-won-centre = { table-wins } : les sept cubes, et le pion au centre ({ $clause }).
twisty-won-points =
    { $count ->
        [one] { table-wins } avec { $count } cube, plus que tous les autres ({ $clause }).
       *[other] { table-wins } avec { $count } cubes, plus que tous les autres ({ $clause }).
    }
twisty-won-shared =
    { $count ->
        [0] Victoire partagée : { $names } ; personne n’a de cube ({ $clause }).
        [one] Victoire partagée : { $names }, avec un cube chacun ({ $clause }).
       *[other] Victoire partagée : { $names }, avec { $count } cubes chacun ({ $clause }).
    }

## Ce que dit le plateau dans le navigateur. Court : beaucoup n’est qu’entendu

twisty-table-board = Le plateau, sept sur sept
twisty-table-rows = Les séries de tout le monde
twisty-table-cube = cube { $colour }
twisty-table-centre = centre
twisty-table-corner = coin
twisty-table-next = ta prochaine couleur
twisty-table-used = déjà utilisé ce tour-ci
twisty-table-pawn = pion { DE($name) } ({ $shape })
twisty-table-your-pawn = ton pion ({ $shape })
twisty-table-row = Déjà là : { $held }. Encore à prendre : { $next }.
twisty-table-safe = { $colour } (à l’abri)
# $safe: cubes that are secured, of the $held that a player has.
twisty-table-safe-count = { $safe } sur { $held } à l’abri
twisty-table-nothing = rien encore
twisty-table-no-row = La série viendra quand tous les pions seront posés.
twisty-table-centre-now = le centre
twisty-table-stay = Rester ici
twisty-table-hint-move = Deux cases tout droit et une de côté, comme le cavalier aux échecs. Ta prochaine couleur a un cadre pointillé.
twisty-table-hint-homeward = Tu as les sept cubes. Deux cases tout droit et une de côté : arrive sur l’étoile du milieu, et tu gagnes.
twisty-table-hint-follow = Le jeton sous ton pion te permet de continuer. Les cases qui brillent sont permises.
twisty-table-hint-start = Les coins qui brillent sont libres. Regarde où sont les cubes : tu sauras l’ordre de tes couleurs quand tous les pions seront posés.
twisty-table-hint-anywhere = Toute case sans pion est libre, avec ou sans jeton. Ce jeton n’a aucun effet maintenant.
twisty-table-hint-corner = Les coins qui brillent sont libres.
twisty-table-robbed-anywhere = Un pion détroussé va sur n’importe quelle case libre.
twisty-table-robbed-corner = Un pion détroussé va sur un coin libre.
twisty-table-about-orthogonal = une case tout droit
twisty-table-about-diagonal = une case en diagonale
twisty-table-about-jump = encore un déplacement en L
twisty-table-about-teleport = vers une autre téléportation
twisty-table-about-secure = tes cubes sont protégés

## A move as a bot names it in the middle of a sentence

twisty-named-move = { $what }
twisty-named-step = continuer vers { $what }
twisty-named-corner = { $what }
twisty-named-stay = rester en place
twisty-named-pass = passer

## What a thing says of itself

twisty-about-cube = Si c’est la prochaine couleur de ta série, finis un pas ici et tu le prends.
twisty-about-corner = Une case tranquille : un pas qui finit ici finit ton tour.
twisty-about-centre = Avec les 7 cubes, finis un pas ici et tu gagnes.
twisty-about-empty = Rien ici : un pas qui finit ici finit ton tour.
twisty-about-row = On récolte les cubes dans cet ordre, de gauche à droite. Un cube non protégé peut être volé.
