### Dino Twist: names, rules, prompts and log lines, in French.
### Same ids, attributes and variables in every language. DT-n is the clause of the same number in the rules.
### .why refuses a move; .ruling, .assumed and .booklets say what the printed booklets leave open, lose or dispute.

dino-twist = Dino Twist
    .tagline = Le ciel dégringole sur l’Île de Twist : accueille chez toi les plus beaux Dino avant l’arrivée du Gros Caillou !
    .pitch = Attire les plus beaux dinosaures avant que le Gros Caillou ne tombe.
    .step-1 = Choisis en secret une carte, ou deux d’une même espèce. On révèle tout ; à force égale, une même espèce s’annule.
    .step-2 = Du plus faible au plus fort, bats sur l’Île de Twist un dinosaure plus faible de ton espèce et ramène-le.
    .step-3 = À partir du deuxième tour, chaque tour a son évènement. Quand le Gros Caillou tombe, la meilleure île gagne.

## Setting up

DT-1 =
    La pioche compte 108 cartes Dino.
    Il y a quatre espèces, Aqua, Carni, Herbi et Voli, et chacune a des forces de 2 à 10, avec trois cartes de chaque force.
    En dehors de la pioche, il y a 8 Bébés Dino de force 1, deux par espèce.
    .title = Les cartes Dino
DT-2 =
    Chaque espèce a deux territoires : Voli la montagne et la falaise, Carni la jungle et le désert, Herbi la rivière et la colline, Aqua la plage et la mer.
    Sur l’Île de Twist, ils entourent la pile d’évènements.
    En haut : montagne, jungle, falaise.
    Au milieu : la rivière à gauche, la pile, et la colline à droite.
    En bas : plage, désert, mer.
    .title = Où vivent les Dino
DT-3 =
    On joue de 2 à 6.
    Tu commences avec une île vide, qui a les mêmes 8 territoires, et ton propre Cimetière.
    Tu joues sur une Île T-Rex, sauf si tu préfères l’Île P’tit Rex, plus facile ; les deux sortes se mélangent librement à une même table.
    .title = Les joueurs et leurs îles
DT-4 =
    Dans la pile d’évènements, la carte Île de Twist est tout en haut, puis viennent 10 évènements au hasard parmi les 25, et le Gros Caillou attend tout en bas.
    On ne voit que la carte du dessus : personne ne connaît l’ordre des suivantes, ni les 15 évènements laissés de côté.
    Un Bébé Dino attend sur chaque territoire de l’Île de Twist, chez sa propre espèce.
    .title = La pile d’évènements
    .booklets = Le livret polonais ne dit pas de poser la carte Île de Twist sur la pile ; le français et l’anglais la mettent au-dessus. Nous suivons l’original français.
DT-5 =
    Tout le monde reçoit 7 cartes.
    Ensuite, on vérifie les mains une par une, dans l’ordre des places.
    Si la tienne a 5 cartes ou plus d’une même espèce, on la mélange à la pioche et tu en reçois une nouvelle, autant de fois qu’il le faut.
    C’est seulement après qu’on vérifie la main suivante.
    .title = Ta première main
    .booklets = Les livrets français et anglais changent toute la main ; le polonais parle seulement d’échanger des cartes jusqu’à ce qu’elles soient variées. Nous suivons l’original français : toute la main y passe.
DT-6 =
    Les 25 évènements sont 4 Furies (une par espèce), 1 Éruption volcanique, 6 Chutes de météorites, et 2 exemplaires de chacun de ceux-ci : Jamais 2 sans 3, Seul au monde, Carnage, Séisme, Tornade, Nouvelle portée et Soutien.
    Quatre Chutes de météorites touchent un seul territoire : la montagne, la colline, la mer ou le désert.
    Les deux autres en touchent une paire : jungle et falaise, ou plage et rivière.
    .title = Les 25 évènements
    .assumed = Les images des cartes Évènement sont perdues, alors ces nombres sont ce que nous avons deviné de mieux, dans un petit tableau que toute personne qui a la boîte peut corriger.
DT-7 =
    Dans chaque espèce, les Dino de force 3, 6 et 9 ont de Longues Griffes.
    Les Bébés Dino n’en ont pas.
    .title = Qui a de Longues Griffes
    .assumed = Les images qui montrent les griffes sont perdues, alors 3, 6 et 9 sont ce que nous avons deviné de mieux, dans un petit tableau que toute personne qui a la boîte peut corriger.
    .booklets = Le livret français dit seulement que certaines cartes montrent des griffes au-dessous de leur force ; à lire l’anglais et le polonais, on croirait que la force décide. L’original français l’emporterait, mais il ne donne pas la liste des cartes, alors notre idée tient jusqu’à ce que quelqu’un ouvre la boîte.

## A round

DT-8 =
    Au tour 1, il n’y a pas d’évènement.
    À partir du tour 2, la carte du dessus de la pile d’évènements s’en va, et la suivante se montre et agit, une seule à la fois et seulement pour ce tour.
    Si c’est le Gros Caillou qui se montre, la partie s’arrête aussitôt.
    Tu joues donc 11 tours, un de moins pour chaque Éruption volcanique qui sort.
    .title = Un nouvel évènement
DT-9 =
    Tout le monde choisit en secret et en même temps.
    Attaque avec une carte, ou avec deux cartes de la même espèce : c’est un Duo, et leurs forces s’ajoutent.
    Par exemple, Carni 4 et Carni 8 attaquent à 12.
    Ou bien sers-toi du Cimetière, quand DT-12 le permet.
    .title = Prépare-toi en secret
    .why = Tu attaques avec une carte ou avec deux de la même espèce, et tu les choisis seulement pendant la préparation.
DT-10 =
    Tu ne peux préparer une attaque que si elle peut battre quelqu’un sur l’Île de Twist telle qu’elle est maintenant.
    Au moins un territoire de l’espèce qui attaque, non détruit par une météorite (DT-21), doit abriter un Dino strictement plus faible que ton total ; l’égalité ne suffit pas.
    Le bonus de l’évènement compte dans ton total (DT-13).
    Aucune autre attaque ne peut être préparée.
    .title = Plus faible que toi
    .why = Aucun Dino de cette espèce que tu peux atteindre n’est plus faible que ton total.
DT-11 =
    Si ton attaque est permise quand tu la prépares, elle ne perd jamais toutes ses cibles avant ton tour.
    Les attaques de cette espèce qui passent avant toi ont un total plus petit, alors la carte qu’elles laissent est plus faible que ton total.
    Le jeu le vérifie à chaque fois.
    .title = Toujours une cible
DT-12 =
    Au lieu d’attaquer, tu peux mettre dans ton Cimetière exactement deux cartes de ton choix (une, si tu n’en as qu’une).
    Tu n’y as droit que si, avec l’Île de Twist telle qu’elle est maintenant, aucune de tes attaques permises ne peut te donner un Dino plus fort que celui qu’il rencontrerait chez toi ; ce que les autres feront peut-être avant ne compte pas.
    Il rencontrerait ton Dino du même territoire ; avec Séisme sur une Île T-Rex, le plus faible de tes deux Dino de cette espèce ; sur une Île P’tit Rex, le plus faible de toute ton île ; une place vide compte pour 0.
    Si tu as une attaque permise, tu peux quand même attaquer.
    Si ta main est vide, tu passes.
    .title = L’action Cimetière
    .why = Le Cimetière prend exactement deux cartes, et seulement quand aucune de tes attaques ne peut te donner un Dino plus fort.
    .ruling = Les livrets ne disent pas si les attaques des autres comptent ici ; nous regardons seulement l’Île de Twist telle qu’elle est pendant la préparation.
    .booklets = Les livrets français et anglais demandent si tu peux gagner un Dino plus fort que le tien ; le polonais demande seulement si ton île a déjà un Dino plus fort que celui de la même espèce sur l’Île de Twist. Nous suivons l’original français.
DT-13 =
    Tout le monde retourne ses cartes au même moment.
    Ton total, c’est la somme des forces de tes cartes, plus le bonus de l’évènement s’il y en a un.
    .title = Montre tes cartes
DT-14 =
    Quand on est deux ou plus à montrer la même espèce et le même total, les attaques s’annulent.
    Toutes ces cartes vont face cachée au Cimetière de qui les a jouées.
    Seuls l’espèce et le total comptent, pas le nombre de cartes : Herbi 4 + 2 est à égalité avec Herbi 6.
    .title = Les égalités s’annulent
    .booklets = Dans les livrets français et anglais, chaque carte annulée vaut 2 points ; dans le polonais, chaque joueur reçoit 2 points quel que soit le nombre de cartes. Nous suivons l’original français : 2 par carte.
DT-15 =
    Les attaques se font une par une, du plus petit total au plus grand.
    Les totaux égaux qui restent sont d’espèces différentes, ne se gênent en rien et passent dans l’ordre des places.
    Tu dois attaquer, et c’est toi qui choisis la cible : un Dino de l’espèce qui attaque, plus faible que ton total, sur un territoire non détruit.
    .title = Le plus petit d’abord
    .why = Tu dois attaquer, et ta cible doit être un Dino plus faible, de l’espèce qui attaque.
    .ruling = Les livrets français et anglais font jouer ensemble les totaux égaux d’espèces différentes, et aucun ne dit si l’attaque est obligatoire ni qui choisit la cible ; chez nous, on suit l’ordre des places, tu dois attaquer et tu choisis.
    .booklets = Le livret polonais fait jouer au même moment les forces égales de la même espèce, alors que ces cartes viennent de s’annuler ; le français et l’anglais le disent des espèces différentes. Nous suivons l’original français.
DT-16 =
    Ta carte qui attaque prend la place du Dino battu sur l’Île de Twist, avec la force imprimée dessus, sans bonus.
    D’un Duo ou d’un Trio d’une seule espèce, la carte la plus faible reste et les autres sont défaussées : Voli 5 + 2 laisse le 2.
    D’un Duo de deux espèces (Soutien), la carte de l’espèce qui attaque reste et l’autre est défaussée.
    .title = Qui reste là-bas
    .ruling = Les livrets ne le disent que d’un Duo ; pour un Trio (Jamais 2 sans 3), nous faisons pareil : la carte la plus faible reste, les deux autres sont défaussées.
DT-17 =
    Le Dino capturé déménage sur ton île.
    Sur une Île T-Rex, il peut vivre sur le même territoire que celui d’où il vient ou, avec Séisme, sur l’un ou l’autre territoire de son espèce ; sur une Île P’tit Rex, sur n’importe laquelle des 8 places.
    Tu choisis parmi ces places, vides ou prises ; le Dino qui s’y trouvait est défaussé, qu’il soit plus fort ou plus faible.
    Tant que l’une de ces places est vide, tu dois poser le Dino capturé, sur n’importe laquelle d’entre elles ; si elles sont toutes prises, tu peux le défausser à la place.
    Une option du jeu, désactivée au départ, interdit cette défausse.
    .title = Installe ton Dino
    .why = Ce Dino doit aller à l’une de ses places possibles, et tu ne peux y renoncer que si elles sont toutes prises et que votre partie le permet.
    .ruling = Les livrets disent que le Dino capturé « doit être placé » là, et aussi qu’on « peut TOUJOURS remplacer » un ancien. Nous y lisons un choix : quand toutes ses places sont prises, tu peux renoncer au nouveau. L’option du jeu prend ce « doit » au mot.
DT-18 =
    Un Bébé Dino remplacé, ou dont tu ne veux pas, quitte la partie.
    Il ne va jamais dans la défausse.
    .title = Les bébés s’en vont
    .ruling = Dans les livrets, remettre dans la boîte les bébés défaussés n’est qu’un conseil ; nous en avons fait une règle.
DT-19 =
    Juste après ton attaque et l’installation de ton Dino, pioche jusqu’à avoir 7 cartes.
    Si ton attaque s’est annulée, si tu as choisi le Cimetière ou si tu passes, tu pioches à la fin du tour, dans l’ordre des places.
    On mélange la défausse pour refaire la pioche seulement quand il faut piocher une carte et que la pioche est vide ; les cartes qu’on vient de défausser en font partie.
    Si les deux sont vides, continue avec moins de cartes et rattrape-toi la prochaine fois que tu refais ta main.
    .title = Refais ta main
    .ruling = Les livrets ne disent pas quand on pioche après une annulation, un passage au Cimetière ou un tour passé ; chez nous, c’est à la fin du tour, dans l’ordre des places.
DT-20 =
    Au Cimetière, les cartes sont face cachée : tout le monde peut les compter, et elles ne reviennent jamais.
    Tout le monde a vu les cartes annulées quand on les a révélées, mais celles de ton action Cimetière, personne d’autre que toi ne les connaît.
    La défausse est visible par tout le monde, y compris les cartes de Nouvelle portée une fois défaussées.
    .title = Ce qu’on peut voir
    .ruling = Les livrets ne disent pas qui peut regarder la défausse ; chez nous, elle est visible par tout le monde, cartes de Nouvelle portée comprises.

## Events

DT-21 =
    Les territoires de l’Île de Twist indiqués sur la carte ne peuvent pas être attaqués ce tour-ci.
    Les îles des joueurs n’ont rien.
    Si les deux territoires d’une espèce sont touchés, elle ne peut pas attaquer, mais ses cartes peuvent toujours aller au Cimetière.
    .title = Évènement : Chute de météorites
    .why = Une météorite a détruit ce territoire pour ce tour.
    .booklets = Le livret polonais ne parle que d’un territoire détruit ; le français et l’anglais parlent d’un ou de plusieurs. Nous suivons l’original français.
DT-22 =
    Ce tour-ci, tu peux attaquer avec jusqu’à trois cartes d’une même espèce.
    .title = Évènement : Jamais 2 sans 3
    .why = Trois cartes n’attaquent ensemble qu’avec Jamais 2 sans 3, et seulement si elles sont de la même espèce.
DT-23 =
    Ce tour-ci, tu attaques avec exactement une carte.
    L’action Cimetière en prend toujours deux.
    .title = Évènement : Seul au monde
    .why = Avec Seul au monde, tu attaques avec une seule carte.
DT-24 =
    Ce tour-ci, chaque total gagne +2.
    .title = Évènement : Carnage
DT-25 =
    Ce tour-ci, les totaux de l’espèce de la carte gagnent +3.
    Le bonus compte aussi pour l’ordre des attaques : un Duo de 3 et 4 compte pour 10 et passe après un 9.
    .title = Évènement : Furie
DT-26 =
    On ne s’arrête pas là : la carte suivante de la pile d’évènements se montre aussitôt.
    Si c’est le Gros Caillou, la partie s’arrête.
    .title = Évènement : Éruption volcanique
DT-27 =
    Ce tour-ci, sur une Île T-Rex, un Dino capturé peut s’installer sur l’un ou l’autre territoire de son espèce.
    Sur une Île P’tit Rex, Séisme ne change rien.
    .title = Évènement : Séisme
DT-28 =
    Aussitôt, les deux Dino de chaque espèce échangent leurs places sur l’Île de Twist.
    .title = Évènement : Tornade
DT-29 =
    Aussitôt, tout le monde choisit en secret de 0 à 3 cartes à défausser, en même temps.
    On défausse d’abord toutes ces cartes.
    Puis, dans l’ordre des places, on pioche autant de cartes qu’on en a défaussé ; DT-19 dit quoi faire si la pioche est vide.
    .title = Évènement : Nouvelle portée
    .why = Avec Nouvelle portée, tu peux changer trois cartes au plus.
    .booklets = Dans les livrets français et anglais, tu pioches autant de cartes que tu en défausses ; dans le polonais, tu complètes ta main jusqu’à 7. Nous suivons l’original français.
DT-30 =
    Ce tour-ci, un Duo peut aussi mêler deux espèces.
    Sa première carte annonce alors l’espèce qui attaque, et c’est décidé dès la préparation.
    Le Duo compte comme cette espèce pour ses cibles, les égalités et l’attaque (DT-10, DT-14, DT-15).
    Cette première carte reste sur l’Île de Twist et l’autre est défaussée.
    Un Duo d’une seule espèce suit DT-16, et l’ordre de ses cartes ne compte pas.
    .title = Évènement : Soutien
    .why = Deux espèces différentes n’attaquent ensemble qu’en Duo avec Soutien.
    .ruling = Dans les livrets, on choisit l’espèce en révélant les cartes, et l’anglais ajoute que la carte du dessus décide ; chez nous, ta première carte décide dès la préparation.

## Bonuses and end

DT-31 =
    À la fin de chaque tour, on cherche les îles pleines, avec leurs 8 territoires occupés.
    La première rapporte +10, la deuxième +5, la troisième +3.
    Toutes les îles remplies dans le même tour gagnent le plus haut bonus encore sur la table, et les suivantes celui d’après.
    Un quatrième groupe ne gagne rien.
    .title = Bonus Île
    .ruling = Les livrets donnent le bonus à toutes les îles remplies dans le même tour sans dire ce qui reste pour les autres ; chez nous, elles gagnent toutes le plus haut qui reste, et le groupe suivant celui d’après.
DT-32 =
    À la fin de la partie, on compte les Dino Longues Griffes de chaque île : la mieux fournie, avec au moins un, gagne +7.
    Si plusieurs îles sont en tête à égalité, chacune gagne +7.
    .title = Bonus Longues Griffes
    .ruling = Les livrets ne disent pas quoi faire quand personne n’a de Longues Griffes ; chez nous, il faut au moins un Dino Longues Griffes.
DT-33 =
    Ton score : la force de chaque Dino de ton île, plus tes bonus, plus 2 points pour chaque carte de ton Cimetière.
    Le plus haut score gagne.
    En cas d’égalité en tête, la victoire est partagée.
    .title = Le score final
    .booklets = Dans son compte final, le livret polonais oublie les bonus, qu’il ajoute pourtant ailleurs, et ne prend que 2 points au Cimetière ; le français et l’anglais comptent les bonus et 2 points par carte. Nous suivons l’original français.
DT-34 =
    Sur une Île P’tit Rex, tes Dino capturés vont où tu veux : là, oublie les territoires et les espèces.
    Tout le reste est pareil.
    .title = Les îles P’tit Rex

## Headings of the rules page

dino-twist-section-setup = Mise en place
dino-twist-section-round = Un tour de jeu
dino-twist-section-events = Évènements
dino-twist-section-end = Bonus et fin de partie
dino-twist-section-booklets = Quand les livrets se contredisent
dino-twist-section-dinosaurs = Les dinosaures

## Names

dino-twist-species-aqua = Aqua
dino-twist-species-carni = Carni
dino-twist-species-herbi = Herbi
dino-twist-species-voli = Voli

dino-twist-territory-mountain = Montagne
    .in = dans la montagne
dino-twist-territory-cliff = Falaise
    .in = sur la falaise
dino-twist-territory-jungle = Jungle
    .in = dans la jungle
dino-twist-territory-desert = Désert
    .in = dans le désert
dino-twist-territory-river = Rivière
    .in = dans la rivière
dino-twist-territory-hill = Colline
    .in = sur la colline
dino-twist-territory-beach = Plage
    .in = sur la plage
dino-twist-territory-sea = Mer
    .in = dans la mer

dino-twist-event-none = Pas d’évènement
    .effect = Le tour 1 est calme : pas encore d’évènement.
dino-twist-event-fury-aqua = Furie Aqua
    .effect = Les attaques Aqua gagnent +3.
dino-twist-event-fury-carni = Furie Carni
    .effect = Les attaques Carni gagnent +3.
dino-twist-event-fury-herbi = Furie Herbi
    .effect = Les attaques Herbi gagnent +3.
dino-twist-event-fury-voli = Furie Voli
    .effect = Les attaques Voli gagnent +3.
dino-twist-event-volcano = Éruption volcanique
    .effect = Tout de suite la carte suivante de la pile !
dino-twist-event-meteorite = Chute de météorites
    .effect = Les territoires touchés de l’Île de Twist ne peuvent pas être attaqués.
dino-twist-event-3-for-2 = Jamais 2 sans 3
    .effect = Tu peux attaquer avec jusqu’à trois cartes d’une même espèce.
dino-twist-event-all-alone = Seul au monde
    .effect = Tu attaques avec exactement une carte.
dino-twist-event-carnage = Carnage
    .effect = Chaque attaque gagne +2.
dino-twist-event-quake = Séisme
    .effect = Sur une Île T-Rex, un Dino capturé peut s’installer sur l’un ou l’autre territoire de son espèce.
dino-twist-event-twister = Tornade
    .effect = Les deux Dino de chaque espèce échangent leurs places sur l’Île de Twist.
dino-twist-event-newborns = Nouvelle portée
    .effect = Tu peux changer jusqu’à trois cartes de ta main.
dino-twist-event-help = Soutien
    .effect = Ton Duo peut mêler deux espèces, et sa première carte dit laquelle attaque.

dino-twist-kind-t-rex = Île T-Rex
dino-twist-kind-lil-rex = Île P’tit Rex

dino-twist-dino-aqua-baby = Ichthyostéga
dino-twist-dino-aqua-low = Mosasaure
dino-twist-dino-aqua-mid = Ichthyosaure
dino-twist-dino-aqua-high = Élasmosaure
dino-twist-dino-aqua-top = Kronosaure
dino-twist-dino-carni-baby = Compsognathus
dino-twist-dino-carni-low = Dilophosaure
dino-twist-dino-carni-mid = Vélociraptor
dino-twist-dino-carni-high = Spinosaure
dino-twist-dino-carni-top = Tyrannosaure
dino-twist-dino-herbi-baby = Pachycéphalosaure
dino-twist-dino-herbi-low = Parasaurolophus
dino-twist-dino-herbi-mid = Stégosaure
dino-twist-dino-herbi-high = Tricératops
dino-twist-dino-herbi-top = Brachiosaure
dino-twist-dino-voli-baby = Nemicolopterus
dino-twist-dino-voli-low = Anurognathus
dino-twist-dino-voli-mid = Microraptor
dino-twist-dino-voli-high = Quetzalcoatlus
dino-twist-dino-voli-top = Ptéranodon

dino-twist-twist-island = Île de Twist
dino-twist-round = Tour { $round }
dino-twist-hand = Ta main
dino-twist-attacks = Attaques à venir
dino-twist-captured = Tout juste capturé
dino-twist-cards-left = Pioche : { $count }

dino-twist-source-island-bonus = Bonus Île
dino-twist-source-claws = Longues Griffes
dino-twist-source-graveyard = Cimetière

## Prompts

dino-twist-phase-newborns = Change jusqu’à trois cartes, ou garde tout.
dino-twist-phase-prepare = Choisis tes cartes en secret.
dino-twist-phase-prepare-all-alone = Choisis une seule carte en secret.
dino-twist-phase-prepare-3-for-2 = Choisis jusqu’à trois cartes en secret.
dino-twist-phase-prepare-help = Choisis des cartes, même de deux espèces.
dino-twist-phase-target = Désigne le Dino que tu attaques.
dino-twist-phase-settle = Trouve une maison à ton nouveau Dino.
dino-twist-phase-over = Le Gros Caillou est là : compte tes points !

## Les coups, en liste à choisir. $cards est une liste de cartes ; $place est dans la phrase : « dans la jungle ».

dino-twist-move-newborns = Échanger { $cards } contre de nouvelles cartes
dino-twist-move-newborns-none = Garder toute la main
dino-twist-move-attack = Attaquer avec { $cards }
dino-twist-move-bury = Mettre au Cimetière { $cards }
dino-twist-move-pass = Passer : ta main est vide
dino-twist-move-target = Attaquer { $place }
dino-twist-move-settle = Installer le Dino capturé { $place }
dino-twist-move-decline = Renoncer au Dino capturé

## Le journal : ce que chacun a fait, et ce qui en est venu. $reader est la part de qui lit : seat (c’est lui) ou anyone.

dino-twist-did-newborns =
    { $reader ->
        [seat] Tu échanges { $cards } contre de nouvelles cartes.
       *[anyone] { $name } échange { $cards } contre de nouvelles cartes.
    }
dino-twist-did-newborns-none =
    { $reader ->
        [seat] Tu gardes toute ta main.
       *[anyone] { $name } garde toute sa main.
    }
dino-twist-did-attack =
    { $reader ->
        [seat] Tu attaques avec { $cards }.
       *[anyone] { $name } attaque avec { $cards }.
    }
dino-twist-did-bury =
    { $reader ->
        [seat] Tu mets au Cimetière { $cards }.
       *[anyone] { $name } met au Cimetière { $cards }.
    }
# Cards that the reader has not seen.
dino-twist-did-bury-hidden =
    { $reader ->
        [seat] { $count ->
            [one] Tu mets une carte au Cimetière.
           *[other] Tu mets { $count } cartes au Cimetière.
        }
       *[anyone] { $count ->
            [one] { $name } met une carte face cachée au Cimetière.
           *[other] { $name } met { $count } cartes face cachée au Cimetière.
        }
    }
dino-twist-did-pass =
    { $reader ->
        [seat] Tu n’as plus de cartes et tu passes.
       *[anyone] { $name } n’a plus de cartes et passe.
    }
dino-twist-did-target =
    { $reader ->
        [seat] Tu attaques { $place }.
       *[anyone] { $name } attaque { $place }.
    }
dino-twist-did-settle =
    { $reader ->
        [seat] Tu installes le Dino capturé { $place }.
       *[anyone] { $name } installe le Dino capturé { $place }.
    }
dino-twist-did-decline =
    { $reader ->
        [seat] Tu renonces au Dino capturé.
       *[anyone] { $name } renonce au Dino capturé.
    }
dino-twist-fact-round = Le tour { $count } commence.
dino-twist-fact-event = L’évènement de ce tour est { $event }. { $effect }
dino-twist-fact-event-lands = L’évènement de ce tour est { $event }. Interdit d’attaquer { $lands } !
dino-twist-fact-cancelled =
    { $reader ->
        [seat] { $count ->
            [one] Tu es à égalité : ta carte part au Cimetière.
           *[other] Tu es à égalité : tes { $count } cartes partent au Cimetière.
        }
       *[anyone] { $count ->
            [one] { $name } est à égalité : une carte part au Cimetière.
           *[other] { $name } est à égalité : { $count } cartes partent au Cimetière.
        }
    }
# $others: those who showed the same; $cards: the cards of this player.
dino-twist-fact-cancelled-with =
    { $reader ->
        [seat] Tu es à égalité avec { $others } : { $cards } part au Cimetière.
       *[anyone] { $name } est à égalité avec { $others } : { $cards } part au Cimetière.
    }
dino-twist-fact-volcano =
    { $count ->
        [one] Un volcan entre en éruption : place à l’évènement suivant, et un tour de moins à jouer !
       *[other] Des volcans entrent en éruption : place à l’évènement suivant, et { $count } tours de moins à jouer !
    }
dino-twist-fact-reshuffled = La pioche est vide : la défausse est mélangée pour en faire une nouvelle.
dino-twist-fact-captured =
    { $reader ->
        [seat] Tu captures { $card } { $place } !
       *[anyone] { $name } capture { $card } { $place }.
    }
dino-twist-fact-equal =
    { $reader ->
        [seat] Tu captures un Dino, qui remplace son pareil sur ton île.
       *[anyone] { $name } capture un Dino, qui remplace son pareil sur son île.
    }
dino-twist-fact-bonus =
    { $reader ->
        [seat] Tu as rempli ton île : { $count } points de plus !
       *[anyone] { $name } a rempli son île : { $count } points de plus.
    }

## Ce qu’une table peut choisir avant la partie : -choice- est le nom, -option- l’explication

dino-twist-choice-kinds = Îles
dino-twist-option-kinds = Le côté de l’île sur lequel chacun joue. On peut mélanger les côtés, pour que ce soit plus facile pour les plus jeunes.
dino-twist-choice-kinds-t-rex = T-Rex (comme d’habitude)
dino-twist-option-kinds-t-rex = Un Dino capturé vit sur le territoire d’où il vient.
dino-twist-choice-kinds-lil-rex = P’tit Rex (plus facile)
dino-twist-option-kinds-lil-rex = Un Dino capturé vit où l’on veut sur son île.
dino-twist-choice-forced_replace = Un dinosaure capturé
dino-twist-option-forced_replace = Ce que tu peux faire d’un Dino capturé quand toutes ses places sur ton île sont prises.
dino-twist-choice-forced_replace-false = peut être refusé
dino-twist-option-forced_replace-false = Tu remplaces un ancien Dino, ou tu défausses le nouveau.
dino-twist-choice-forced_replace-true = doit être placé
dino-twist-option-forced_replace-true = Tu remplaces un ancien Dino, même plus fort.
dino-twist-choice-events = Cartes Évènement
dino-twist-option-events = Les cartes Évènement de la boîte. Dix d’entre elles sont tirées pour une partie.
dino-twist-choice-claws = Longues Griffes
dino-twist-option-claws = Les forces dont les cartes ont de Longues Griffes, les mêmes pour les quatre espèces.

## Ce qu’il y a dans la boîte : -box- nomme ce qu’on peut compter

dino-twist-box-events-fury-aqua = { dino-twist-event-fury-aqua }
dino-twist-box-events-fury-carni = { dino-twist-event-fury-carni }
dino-twist-box-events-fury-herbi = { dino-twist-event-fury-herbi }
dino-twist-box-events-fury-voli = { dino-twist-event-fury-voli }
dino-twist-box-events-volcano = { dino-twist-event-volcano }
dino-twist-box-events-meteorite = { dino-twist-event-meteorite }
dino-twist-box-events-3-for-2 = { dino-twist-event-3-for-2 }
dino-twist-box-events-all-alone = { dino-twist-event-all-alone }
dino-twist-box-events-carnage = { dino-twist-event-carnage }
dino-twist-box-events-quake = { dino-twist-event-quake }
dino-twist-box-events-twister = { dino-twist-event-twister }
dino-twist-box-events-newborns = { dino-twist-event-newborns }
dino-twist-box-events-help = { dino-twist-event-help }
dino-twist-box-part-mountain = { dino-twist-territory-mountain }
dino-twist-box-part-cliff = { dino-twist-territory-cliff }
dino-twist-box-part-jungle = { dino-twist-territory-jungle }
dino-twist-box-part-desert = { dino-twist-territory-desert }
dino-twist-box-part-river = { dino-twist-territory-river }
dino-twist-box-part-hill = { dino-twist-territory-hill }
dino-twist-box-part-beach = { dino-twist-territory-beach }
dino-twist-box-part-sea = { dino-twist-territory-sea }

## Ce que dit le plateau dans le navigateur. Court : beaucoup n’est qu’entendu

dino-twist-table-twist = Île de Twist
dino-twist-table-your-island = Ton île
dino-twist-table-island-of = Île { DE($name) }
dino-twist-table-other-islands = Les autres îles
dino-twist-table-hand = Tes cartes
dino-twist-table-hand-of = Cartes { DE($name) }
dino-twist-table-card = { $dino }, { $species } { $strength }
dino-twist-table-short = { $species } { $strength }
dino-twist-table-has-claws = Longues Griffes.
dino-twist-table-destroyed = Détruit pour ce tour.
dino-twist-table-planned = Ton projet.
dino-twist-table-attacks-with = attaque avec { $cards }
dino-twist-table-graveyard =
    { $count ->
        [one] { $count } carte au Cimetière
       *[other] { $count } cartes au Cimetière
    }
dino-twist-table-captured = Capturé : { $card }
dino-twist-table-attack = Attaquer
dino-twist-table-bury = Au Cimetière
dino-twist-table-swap =
    { $count ->
        [0] Garder toutes tes cartes
        [one] Échanger { $count } carte
       *[other] Échanger { $count } cartes
    }
dino-twist-table-big-rock = Le Gros Caillou
dino-twist-table-decline = Le laisser partir
dino-twist-table-hint-newborns = De nouvelles cartes remplacent celles que tu rends.
dino-twist-table-hint-prepare-all-alone = Une seule carte. Elle bat un Dino plus faible de son espèce.
dino-twist-table-hint-prepare-3-for-2 = Une, deux ou trois cartes d’une même espèce. Ensemble, elles battent un de ses Dino plus faibles.
dino-twist-table-hint-prepare-help = Une carte, ou deux au choix : la première dit quelle espèce attaque.
dino-twist-table-in-reach = À portée de ton attaque.
dino-twist-table-attacks-for = total { $total }
dino-twist-table-show-large = Afficher en grand
dino-twist-table-hint-prepare = Une carte, ou deux d’une même espèce. Elle bat un Dino plus faible de cette espèce.
dino-twist-table-hint-target = Sur les places qui brillent vit un Dino plus faible que ton attaque.
dino-twist-table-hint-settle = Les places qui brillent peuvent l’accueillir.

## Ce qui reste de la partie

dino-twist-round-of = Tour { $round } sur { $rounds }
dino-twist-events-left =
    { $count ->
        [0] Ensuite vient le Gros Caillou.
        [one] Encore un évènement, puis le Gros Caillou.
       *[other] Encore { $count } évènements, puis le Gros Caillou.
    }
dino-twist-volcanoes =
    { $count ->
        [one] Le volcan est entré en éruption : un tour de moins.
       *[other] { $count } éruptions volcaniques : { $count } tours de moins.
    }
dino-twist-discard-size = Défausse : { $count }
dino-twist-bonuses-left = Bonus Île encore à gagner : { $bonuses }
dino-twist-bonuses-gone = Il n’y a plus de Bonus Île.
dino-twist-claws-leaders = Le plus de Longues Griffes : { $names }
dino-twist-claws-nobody = Personne n’a encore de Longues Griffes.
dino-twist-claws-of =
    { $count ->
        [one] { $count } Dino à Longues Griffes
       *[other] { $count } Dino à Longues Griffes
    }
dino-twist-claws-most = le plus de Longues Griffes
dino-twist-left = Ce qui reste
dino-twist-left-open = Ce qui reste, et la défausse
dino-twist-left-close = Fermer
dino-twist-left-events = Évènements
dino-twist-left-deck = Pioche
dino-twist-left-discard = Défausse
dino-twist-left-bonuses = Bonus
dino-twist-left-deck-how = Quand elle est vide, la défausse devient la nouvelle pioche.
dino-twist-left-bonuses-how = Pour remplir les 8 territoires de ton île.
dino-twist-left-discard-empty = Rien n’a encore été défaussé.
dino-twist-left-times =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## A move as a bot names it in the middle of a sentence

dino-twist-named-attack = attaque avec { $what }
dino-twist-named-bury = { $what } au Cimetière
dino-twist-named-newborns = échange de { $what }
dino-twist-named-newborns-none = main gardée
dino-twist-named-target = { $what } comme cible
dino-twist-named-settle = { $what } comme nouvelle maison
dino-twist-named-decline = Dino refusé
dino-twist-named-pass = passer

## What a thing says of itself

dino-twist-about-card =
    Il attaque avec { $strength } et peut battre tout { $species } plus faible sur l’Île de Twist. { $strength ->
        [one] Sur une île, il vaut 1 point.
       *[other] Sur une île, il vaut { $strength } points.
    }
dino-twist-about-wild =
    Une attaque { $species } de plus de { $strength } le capture. { $strength ->
        [one] Sur une île, il vaut 1 point.
       *[other] Sur une île, il vaut { $strength } points.
    }
dino-twist-about-settled =
    { $strength ->
        [one] Il rapporte 1 point à son île
       *[other] Il rapporte { $strength } points à son île
    }, tant qu’aucun autre Dino ne prend sa place.
dino-twist-about-claws = Il a de Longues Griffes : qui en a le plus à la fin gagne 7 points.
dino-twist-about-twist = Attaque ici avec un { $species } plus fort, et le Dino de ce territoire rentre avec toi.
dino-twist-about-own = Ici vit un { $species } capturé sur ce même territoire de l’Île de Twist. Sa force, ce sont tes points.
dino-twist-about-anyone = Sur une Île P’tit Rex, n’importe quel Dino peut vivre ici. Sa force, ce sont tes points.
dino-twist-about-graveyard = Les cartes y sont face cachée et ne reviennent jamais. Chacune rapporte 2 points à la fin.
dino-twist-about-most-claws = Les Dino de force { $strengths } ont de Longues Griffes. Qui en a le plus à la fin gagne 7 points, chacun en cas d’égalité.
dino-twist-about-bonuses = Remplis les 8 territoires de ton île : le premier à le faire gagne 10 points de plus, le deuxième 5, le troisième 3.
dino-twist-about-discard = Tout le monde peut la consulter. Quand la pioche est vide, elle devient la nouvelle pioche.
