### Le Nid : textes des règles et noms, en français.

nest = Le Nid
    .tagline = Tends le cou vers les œufs, mais attention aux têtes !

## The clauses

NE-1 = De 2 à 4 dinosaures entourent un nid. Vous jouez 8 manches, ou autant que le disent les options.
    .title = Autour du nid
NE-2 = Au début d’une manche on lance un dé : il y a autant d’œufs dans le nid, de 1 à 6.
    .title = Les œufs
NE-3 = Chacun choisit en secret jusqu’où il tend le cou, de 1 à 5, tous en même temps. Tant que quelqu’un réfléchit encore, tu peux changer d’avis.
    .title = Tendre le cou
NE-4 = Qui a tendu le cou à 5 à la manche précédente a un torticolis et ne peut pas recommencer tout de suite.
    .title = Torticolis
    .why = Tu as un torticolis : pas de 5 deux fois de suite.
NE-5 = Tous se montrent. Les dinosaures arrivés aussi loin se cognent la tête et n’ont rien. Parmi les autres, celui qui va le plus loin prend tous les œufs. S’il ne reste personne, les œufs sont perdus.
    .title = Qui les prend
NE-6 = Le plus d’œufs gagne. À égalité, la place est partagée.
    .title = La fin

nest-section-setup = Mise en place
nest-section-round = Une manche
nest-section-end = La fin

## At the table

nest-phase-reach = Jusqu’où tends-tu le cou ?
nest-phase-over = La partie est finie.
nest-move-reach = Tendre à { $far }
nest-did-reach =
    { $reader ->
        [seat] Tu tends le cou jusqu’à { $far }.
       *[anyone] { $name } tend le cou jusqu’à { $far }.
    }
nest-fact-eggs =
    { $reader ->
        [seat] { $count ->
            [one] Tu gagnes un œuf.
           *[other] Tu gagnes { $count } œufs.
        }
       *[anyone] { $count ->
            [one] { $name } gagne un œuf.
           *[other] { $name } gagne { $count } œufs.
        }
    }
nest-fact-laid =
    { $count ->
        [one] Un œuf est pondu.
       *[other] { $count } œufs sont pondus.
    }
nest-source-eggs = Œufs
nest-eggs =
    { $count ->
        [one] { $count } œuf est dans le nid
       *[other] { $count } œufs sont dans le nid
    }

## A move as a bot names it in the middle of a sentence

nest-named-reach = tendre le cou jusqu’à { $what }

## Ce qu’une table peut choisir : -choice- est le nom, -option- l’explication

nest-choice-rounds = Manches
nest-option-rounds = Combien de manches dure la partie.
