### Préparer une table : options, pendules et contenu de la boîte. Français.

## Options et pendules

# A choice and its value, or a person and a value.
setup-value = { $name } : { $value }
setup-by-chance = au hasard
setup-seat-by-seat = { $what }, place par place
setup-all-usual = Tout comme d’habitude
setup-plays-with = On joue ici avec
setup-hints = Avec indices
setup-clock-none = Pas de pendule
# $time is a length of time with its unit, in the reader’s language.
setup-clock-decision = Pendule : { $time } par choix
setup-clock-player = Pendule : { $time } chacun pour toute la partie
setup-by-turns = Chacun son heure, sur plusieurs jours : pas d’horloge, reviens quand tu veux
setup-less = Un de moins : { $what }
setup-more = Un de plus : { $what }

## La boîte

setup-box = Qu’y a-t-il dans ta boîte ?
setup-box-link = Qu’y a-t-il dans ta boîte ?
setup-box-more = Les livrets ne donnent pas ces nombres : nous avons dû les supposer. Si tu as { $game }, corrige-les ici en touchant l’écran. Ils restent sur cet appareil et servent pour tes nouvelles tables.
setup-box-nothing = Pour { $game }, il n’a rien fallu supposer sur la boîte.
# One kind of a card of which there are several.
setup-kind-of = { $name } : { $parts }
setup-another = Encore une carte { $name } qui touche
setup-add = Ajouter
setup-assumed = supposé : { $count }
setup-sum = { $count } en tout ; il en faut de { $low } à { $high }.
setup-sum-exact = { $count } en tout ; il en faut { $all }.
# A corrected number or list, beside what is assumed.
setup-instead = { $name } : { $now } au lieu de { $usual }
setup-corrected = Une boîte corrigée : son contenu diffère de ce que nous supposons.
setup-problem-total = { $name } : il y en a { $found } en tout, et il en faut au moins { $low } et au plus { $high }.
setup-problem-exact = { $name } : il y en a { $found } en tout, et il en faut exactement { $low }.
setup-problem-kinds = { $name } : il y en a { $found } sortes différentes, et au plus { $high } sont possibles.
setup-problem-other = { $name } : les règles ne permettent pas de jouer ainsi.
setup-keep = Vérifier et garder
setup-news-kept = Gardé sur cet appareil. Les nouvelles tables jouent avec ta boîte, et tous ceux qui s’assoient en sont informés.
setup-news-usual = Tout est comme nous le supposons ; il n’y a rien à garder.
setup-reset = Revenir aux nombres supposés
setup-new-table = Nouvelle table : { $game }
setup-share = Partager
setup-share-nothing = Quand quelque chose est corrigé, tu peux le partager ici par un lien ou un fichier.
setup-share-link = Lien vers ta boîte
setup-file = Enregistrer en fichier
setup-open-file = Ouvrir un fichier de boîte
setup-paste = Ou coller un lien vers une boîte
setup-open = Ouvrir
setup-news-from-link = Quelqu’un a partagé cette boîte avec toi. Compare-la à la tienne, puis garde-la.
setup-news-bad-link = Ce lien ne contient pas de boîte, ou il a été coupé en route. Demande-le encore une fois.
setup-news-bad-file = Ce n’est pas une de nos boîtes : ni un fichier enregistré ici, ni un lien entier.
