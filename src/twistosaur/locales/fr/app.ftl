### Les pages autour des plateaux : accueil, table, fin, règles, à propos. En français.

## Partout

app-skip = Aller au contenu
app-home = Accueil
app-nav = Menu
app-nav-more = Plus
app-lobby = Salon
app-help = Comment jouer
app-settings = Réglages
app-language = Langue
app-theme = Couleurs
app-theme-auto = Comme l’appareil
app-theme-light = Jour
app-theme-dark = Nuit
app-sound = Son
app-volume = Volume
app-animations = Animations
app-confirm = Demander avant chaque choix
app-confirm-yes = Oui, c’est choisi
app-confirm-no = Pas encore
app-warn = M’avertir avant une grosse erreur (contre des bots)
app-tips = Conseils dans les premières parties
app-on-my-turn = Quand c’est mon tour
app-vibration = Vibration
app-notices = Notification quand cette page est cachée
app-notices-insecure = Les navigateurs ne le permettent qu’aux adresses sécurisées (https://) et sur l’ordinateur du serveur. Le titre et l’icône de l’onglet te préviennent quand même.
app-notices-missing = Ce navigateur n’a pas de notifications. Le titre et l’icône de l’onglet te préviennent quand même.
app-notices-denied = Ton navigateur bloque les notifications de cette page : autorise-les dans ses réglages.
app-your-turn = À toi !
app-moment = Les autres attendent un instant : tu peux encore changer d’avis.
app-sound-offer = Activer le son
app-loading = Un instant…
app-connecting = On approche une chaise…
app-lost = Il n’y a rien ici
app-close = Fermer
app-you = toi

## Les jeux

app-seats = de { $from } à { $to } joueurs

## Accueil

app-welcome = À quoi on joue ?
app-welcome-more = Choisis un jeu, appuie sur Jouer, et trois dinosaures s’installent à ta table.
app-play-bots = Jouer
app-play-bots-more =
    { $count ->
        [one] Contre un dinosaure : { $name }.
       *[other] Contre { $count } dinosaures comme { $name }.
    }
app-play-bots-mixed = Contre { $names }.
app-play-invite = Ouvrir une table
app-play-invite-more = Tu reçois un lien et un code pour tes amis. Les places vides peuvent aller à des bots.
app-play-screen = Jouer ici
app-play-screen-more = Tout le monde devant cet écran. Il fait le tour de la table et personne ne voit la main des autres.
app-play-it = Y jouer
app-how = Comment jouer à { $game }
app-learn = Apprendre en jouant (5 minutes)
app-learn-short = Apprendre en jouant
app-mode = Avec qui ?
app-mode-bots = Des bots
app-mode-invite = Des amis, par lien
app-mode-screen = Un seul écran
app-people = Combien êtes-vous devant cet écran ?
app-name-of = Nom du joueur { $number }
app-your-name = Ton nom
app-clock = Pendule
app-clock-none = Sans pendule
app-clock-decision = par choix
app-clock-player = pour toute la partie, chacun
app-clock-length = Combien de temps
app-clock-unit = Unité de temps
app-unit-second = secondes
app-unit-minute = minutes
app-unit-hour = heures
app-listed = L’afficher dans le salon
app-may-watch = Pendant la partie, on peut la regarder depuis le salon
app-may-undo = Le dernier tour peut être repris
app-may-hint = On peut demander un indice
app-level = Tes adversaires
app-level-mixed = Compagnie variée.
app-by-seat = Choisir place par place
app-free-seats = Les autres places
app-options = Options
app-options-changed = modifiées
app-box-use = Jouer avec ta boîte corrigée
app-box-look = Qu’y a-t-il dans ta boîte ?
app-bot-novice = Pip
    .temper = Il vient d’éclore : il prend ce qui brille.
    .strength = très facile
app-bot-easy = Fougère
    .temper = Elle mâche lentement et joue pour le plaisir.
    .strength = facile
app-bot-medium = Caillou
    .temper = Cornes solides ; il voit ce qui est sur la table.
    .strength = moyen
app-bot-hard = Griffe
    .temper = Rusée et rapide ; elle ne fait pas de cadeaux.
    .strength = fort
app-bot-expert = Mamie Rex
    .temper = Elle y joue depuis 66 millions d’années.
    .strength = très fort
app-bot-master = Écho
    .temper = Il n’avait que lui-même pour jouer. Quelle joie de te voir !
    .strength = le plus fort
app-recent = Tes tables
app-recent-turn = C’est à { $name }
app-recent-playing = La partie est en cours
app-recent-open = On attend des joueurs
app-recent-over = Terminée : vois le score

## Salon et table avant la partie

app-lobby-more = Tables qui attendent des joueurs
app-lobby-empty = Personne n’attend en ce moment.
app-lobby-running = Parties à regarder
app-lobby-watch = Regarder
app-quick = Partie rapide
app-quick-more = Assieds-toi là où quelqu’un attend déjà, ou attends quelqu’un.
app-make-one = Ouvrir une table
app-join = Jeter un œil
app-table-host = Table { DE($name) }
app-waiting =
    { $count ->
        [0] Toutes les places sont prises
        [one] On attend un joueur
       *[other] On attend { $count } joueurs
    }
app-all-here = Tout le monde est là.
app-seat-open = Place libre
app-seat-kept = Gardée pour quelqu’un de la partie d’avant
app-host = hôte
app-sit = S’asseoir
app-sit-here = S’asseoir ici
app-bot-here = Mettre un bot ici
app-plays-with = On joue ici avec
app-stand-up = Se lever
app-send-away = Renvoyer
app-start = C’est parti
app-start-fill =
    { $count ->
        [one] C’est parti, avec un bot ({ $name }) sur la place libre
       *[other] C’est parti, avec des bots ({ $name }) sur { $count } places libres
    }
app-host-starts = C’est l’hôte qui lance la partie.
app-invite = Lien pour tes amis
app-qr = Le lien en code à scanner
app-copy = Copier
app-copied = Copié
app-copy-failed = Ton navigateur ne permet pas de copier : le lien est sélectionné, copie-le à la main.
app-link-network = Il s’ouvre sur tous les appareils de ton réseau (le même Wi-Fi).
app-link-alone = Ce lien ne s’ouvre que sur cet ordinateur. Pour jouer avec d’autres à la maison, arrête le serveur avec Ctrl+C et relance-le avec l’une de ces commandes ; tes tables sont gardées :
app-link-no-network = Cet ordinateur n’est connecté à aucun réseau pour l’instant, donc le lien ne s’ouvre que sur lui.
app-share = Partager…
app-move-seat = Continuer sur un autre appareil
app-move-seat-more = Ouvre ce lien sur l’autre appareil : tu continues là-bas, et celui-ci ne fait que regarder. Il sert une seule fois, garde-le pour toi.
app-set-up = Le début de cette partie a été préparé par la personne qui a créé la table. Ensuite, le hasard est honnête.
app-fair = Jeu honnête
app-fair-more = Avant que quiconque s’assoie, le serveur a fixé son secret et montré cette empreinte. L’appareil de chaque joueur ajoute son propre hasard : personne ne peut truquer les dés. Après la partie, le secret est montré et peut être vérifié.
app-fair-end = Ce secret donne l’empreinte montrée au début. Avec l’enregistrement de la partie, « twistosaur verify » vérifie chaque dé et chaque carte.
app-fair-commitment = Empreinte
app-fair-secret = Secret

## À table

app-table-of = { $game } : la table
app-company = Autour de la table
app-rules = Règles
app-rules-of = Règles : { $game }
app-log = Journal
app-chapters = Chapitres
app-choices =
    { $count ->
        [one] Ton choix en liste (un coup)
       *[other] Tes choix en liste ({ $count } coups)
    }
app-take-back = Reprendre
app-not-here = Pas maintenant. { $why }
app-rule = Règle { $clause }
app-menu = Menu de la table
app-leave = Quitter la table
app-leave-sure = Partir pour de bon ? Un bot jouera à ta place.
app-back = Retour
app-onlookers = Lien pour les spectateurs
app-onlookers-more = Qui l’ouvre voit la table, mais la main de personne.
app-bot-plays = un bot joue
app-time-left = Temps restant : { $time }
app-time-hours = { $count } h
app-time-days = { $count } j
app-gone = pas là pour l’instant
app-spectators =
    { $count ->
        [one] un spectateur
       *[other] { $count } spectateurs
    }
app-away =
    { $reason ->
        [time] Ton temps est écoulé, alors { $name } joue pour toi.
       *[gone] Tu n’étais plus là, alors { $name } joue pour toi.
    }
app-come-back = Reprendre ma place
# $reason: "rules" when the rules have changed since the table was made.
app-closed =
    { $reason ->
        [rules] Les règles de ce jeu ont été corrigées depuis l’ouverture de cette table : elle est donc fermée, car une partie se joue du début à la fin avec les mêmes règles. Ouvre une nouvelle table pour jouer avec les règles corrigées.
       *[other] Cette table est fermée.
    }
app-line-lost = La connexion est coupée. Elle revient toute seule ; ta place est gardée.
app-line-leaving = Le serveur fait une petite pause. Rien n’est perdu.
app-line-kept = Ton choix est gardé et sera envoyé.
app-storage-fails = Le serveur ne peut rien enregistrer pour l’instant. Rien n’est perdu : la partie reprendra dès que possible.
app-retry = Essayer maintenant
app-reload = Il y a une version plus récente de cette page. Recharge-la : tu restes dans la partie.
app-reload-now = Recharger
app-moved = Tu joues cette place sur un autre appareil. Ici, tu peux regarder.
app-fatal-not-found = Cette table est introuvable
app-fatal-token = Ce lien vers une place n’est plus valable
app-fatal-watch = Regarder la partie
app-link-used = Ce lien vers une place a déjà servi. Tu regardes la partie.
app-hand-over = Passe l’écran à { $name }
app-hand-over-more = Les autres regardent ailleurs.
app-hand-over-ready = C’est moi, { $name } : montre ma main
app-emotes = Dire quelque chose
app-emote-hello = Salut !
app-emote-thanks = Merci !
app-emote-well-played = Bien joué !
app-emote-wow = Waouh !
app-emote-oops = Oups !
app-emote-sorry = Pardon !
app-emote-thinking = Je réfléchis…
app-emote-hurry = Tic-tac !
app-emote-roar = Grrr !
app-emote-good-game = Belle partie !

## Le journal. $reader est la part de qui lit : seat (il s’agit de lui) ou anyone.

app-log-sit =
    { $reader ->
        [seat] Tu t’assois à la table.
       *[anyone] { $name } s’assoit à la table.
    }
app-log-leave =
    { $reader ->
        [seat] Tu quittes la table.
       *[anyone] { $name } quitte la table.
    }
app-log-fill = { $level } prend place à la table.
app-log-start = La partie commence !
app-log-set-up = La partie commence, à partir d’un début préparé par l’hôte.
app-log-undo =
    { $reader ->
        [seat] Tu reprends ton dernier tour.
       *[anyone] { $name } reprend son dernier tour.
    }
app-log-takeover =
    { $reader ->
        [seat] { $reason ->
            [time] Tu n’as plus de temps : { $level } continue à ta place.
            [left] Tu as quitté la table : { $level } continue à ta place.
           *[gone] Tu n’es plus là : { $level } continue à ta place.
        }
       *[anyone] { $reason ->
            [time] { $name } n’a plus de temps : { $level } continue.
            [left] { $name } a quitté la table : { $level } continue.
           *[gone] { $name } n’est plus là : { $level } continue.
        }
    }
app-log-return =
    { $reader ->
        [seat] Tu es de retour à la table.
       *[anyone] { $name } est de retour à la table.
    }
app-log-over = La partie est finie.
app-log-rematch = Encore une !
app-log-closed = La table est fermée.

## La fin

app-counting = On compte les points…
app-winner = { table-wins } !
app-winners = Victoire partagée : { $names } !
app-series = Après { $count } parties ensemble
app-series-wins =
    { $count ->
        [one] { $count } victoire
       *[other] { $count } victoires
    }
app-rematch = Encore une !
app-rematch-join = Rejoindre la partie suivante
app-rematch-watch = Regarder la partie suivante
app-show-board = Voir le plateau
app-replay = Revoir la partie
app-replay-of = { $game }, pas à pas
app-score-pad = Carnet de score pour une vraie table
app-replay-open = Ouvrir un enregistrement
app-replay-more = Un enregistrement est une partie entière dans un petit fichier. Après la fin, prends-le avec « Télécharger la partie », garde-le ou envoie-le, et revois la partie ici, coup par coup.
app-replay-drop = Dépose le fichier ici ou choisis-le :
app-replay-table = Table et score
app-replay-link = Copier un lien vers ce moment
app-replay-speed = Vitesse
app-replay-jump = Aller à
app-replay-file = Choisir un fichier…
app-record = Télécharger la partie
app-analyse = Analyser la partie
app-daily = Défi du jour
app-puzzles = Casse-têtes
app-other-game = Un autre jeu
app-step-back = Étape précédente
app-step-on = Étape suivante
app-step = Étape { $at } sur { $of }
app-watch = Lecture
app-pause = Pause

## Comment jouer

app-help-table = À table
app-help-hand = Clique, glisse ou touche
    .more = Choisis une pièce, puis une place, ou glisse-la. Ce qui brille est permis.
app-help-plan = Prévoir
    .more = Pose un dinosaure sur un enclos pendant le choix : il est choisi, et l’enclos est gardé pour après.
app-help-why = Pourquoi pas ?
    .more = Essaie une place interdite, et on te dit pourquoi, avec un lien vers la règle.
app-help-keys = Au clavier
    .more = Tab va de groupe en groupe, les flèches dedans, Entrée choisit, Échap lâche. Sous le plateau, tous les choix sont en liste.
app-help-friends = Entre amis
    .more = Ouvre une table et partage le lien ou le code. Aucun compte n’est nécessaire.
app-help-lost = Connexion perdue ?
    .more = Reviens avec le même navigateur : ta place et ton dernier choix sont gardés.

## À propos

app-about = À propos
app-about-what = Twistosaur est une table gratuite pour trois jeux de société en famille. Sans publicité, sans compte et sans mouchard.
app-about-names = { $games } appartiennent à leurs auteurs et éditeurs. Les règles sont racontées avec nos mots et les images sont les nôtres. Si un jeu te plaît, achète la boîte.
app-about-api = Pour les développeurs
app-notice = Mentions légales
app-build = Version { $build }
app-privacy = Tes données
app-privacy-more = Le nom que tu écris est la seule chose que le serveur garde de toi. Ton navigateur retient tes places et tes réglages. La page ne charge rien d’ailleurs.
app-forget = Oublie-moi
app-forget-yes = C’est fait : ton nom n’est plus nulle part.
app-forget-failed = Ça n’a pas marché. Réessaie dans un instant.
app-licences = Merci à
app-licences-more = Ces paquets et ces polices font partie de la page.

## Quand ça ne marche pas

app-error-offline = Le serveur ne répond pas. Réessaie dans un instant.
app-error-too-many = Ça fait beaucoup d’un coup. Attends une minute.
app-error-seat-taken = Quelqu’un a été plus rapide : la place est prise.
app-error-full = La table est complète.
app-error-started = La partie a déjà commencé.
app-error-not-over = La partie n’est pas finie.
app-error-not-found = Cette table est introuvable.
app-error-token = Cette place n’est plus à toi.
app-error-record = Ce fichier n’est pas l’enregistrement d’une partie.
app-error-no-analysis = Cette partie ne peut pas être analysée pour le moment.
app-error-crowded = Trop d’analyses attendent. Réessaie dans quelques minutes.
app-error-no-hints = Il n’y a pas d’indices à cette table.
app-error-turn = Ce n’est pas ton tour.
app-error-over = La partie est finie.
app-error-busy = Le serveur est occupé. Réessaie dans un instant.
app-error-host = Seul l’hôte de la table peut faire cela.
app-error-not-full = Il reste des places libres.
app-error-not-started = La partie n’a pas encore commencé.
app-error-closed = Cette table est fermée.
app-error-level = Ce jeu n’a pas de bot comme celui-là. Choisis-en un autre.
app-error-away = Un bot joue pour toi. Reprends d’abord ta place.
app-error-not-away = Cette place est à toi : aucun bot n’y joue.
app-error-spectator = Tu regardes la partie. Assieds-toi pour jouer.
app-error-storage = Le serveur ne peut rien enregistrer pour l’instant. Rien n’est perdu : réessaie dans un moment.
app-error-warming = Le serveur se prépare. Réessaie dans une minute.
app-error-stopping = Le serveur va redémarrer. Ta partie est gardée.
app-error-other = Ça n’a pas marché.

## The rules pages

app-show-me = Montre-moi : { $example }
app-example-step = Image { $number } sur { $count }
app-example-back = Image précédente
app-example-next = Image suivante
app-credits = Qui a fait les jeux

## What is this?

app-what = Qu’est-ce que c’est ?
app-what-more = Touche n’importe quoi sur la table, et cela s’explique.
app-about-now = Maintenant : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
app-about-inside = Ici aussi :
app-about-after = Après ce coup : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
app-about-unsure = Après ce coup : cela dépend des autres

## On the device: installed, and without a server

# “about” stands in the manifest.
app-install = Installer l’application
    .more = Elle s’ouvre comme n’importe quelle application, et les règles, tes parties et le carnet de score marchent sans réseau.
    .about = Trois jeux de société pour la famille sur une table numérique : entre amis, avec des bots, à ton rythme.
app-alone = Pas de connexion au serveur. Les règles, tes parties et le carnet de score marchent quand même.
app-alone-again = Réessayer
app-games = Tes parties
app-score-short = Carnet de score

## By turns over days

app-by-turns = Chacun son heure, sur plusieurs jours
    .more = Pas d’horloge, et personne n’est remplacé : chacun joue quand il veut. Quand c’est à toi, la page d’accueil le dit, et l’icône aussi si le navigateur le permet.
app-recent-turns = On attend { $names }
app-recent-slow = (chacun son heure)
app-recent-waiting =
    { $count ->
        [one] C’est à toi à une table.
       *[other] C’est à toi à { $count } tables.
    }

## Share and keep

app-picture = Partager en image
app-fair-check = Était-ce honnête ? Vérifie
