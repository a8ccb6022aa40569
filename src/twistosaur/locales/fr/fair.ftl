### Le mélange équitable, expliqué et vérifié. Français.

fair-title = Un mélange honnête ?
fair-more = Tu n’as pas à nous croire. Chaque étape ci-dessous est calculée par ton propre navigateur, maintenant.
fair-no-chance = Cette partie n’a pas été distribuée par un serveur : il n’y a rien à vérifier.

fair-envelope = Une enveloppe scellée
    .more = Avant que quelqu’un s’assoie, le serveur a noté un secret et l’a scellé. Il n’a montré que son empreinte. Une empreinte ne révèle rien, mais qui change une seule lettre du secret en obtient une autre.
fair-noted = Quand tu t’es assis, ton appareil a noté exactement cette empreinte.
fair-noted-wrong = Ce n’est pas l’empreinte que ton appareil a notée au début !
fair-noted-not = Cet appareil n’était pas à la table, il n’a donc rien noté.

fair-pinch = Chacun ajoute sa pincée
    .more = Ensuite, l’appareil de chaque joueur a tiré quelque chose au hasard et l’a donné à la table. Le serveur ne pouvait pas le connaître en scellant l’enveloppe : il n’a pas pu choisir un secret qui l’arrange.
fair-here = tiré par cet appareil
fair-nothing = un bot : il n’ajoute rien
fair-own = Ce que ton appareil a tiré est dans le mélange, inchangé.
fair-own-wrong = Ce n’est pas ce que ton appareil avait tiré !
fair-own-not = Cet appareil n’a rien tiré à cette table.

fair-opened = On ouvre l’enveloppe
    .more = Après la partie, le secret est montré. Ton navigateur reprend son empreinte. Essaie : change une lettre.
fair-computed = Empreinte calculée ici
fair-same = C’est l’empreinte du début. Le secret n’a pas été échangé.
fair-not-same = C’est une autre empreinte : le secret a été échangé !
fair-changed = Une seule lettre change, et tout change.
fair-restore = Remettre

fair-wheel = D’où viennent chaque dé et chaque carte
    .more = Le secret et les pincées de tous, mélangés, donnent un nombre par tirage : l’endroit où s’arrête une roue de la fortune. Voici les premiers.
fair-draw = Tirage { $number }
fair-draws = Plus de tirages

fair-again = La partie, rejouée
    .more = À partir de ces nombres et des coups, toute la partie est rejouée : chaque dé, chaque carte, chaque point.
fair-fits = Tous les coups et le résultat concordent.
fair-fits-not = Les coups et le résultat ne concordent pas avec ces nombres !
fair-fits-unknown = Le serveur ne répond pas : impossible de rejouer la partie maintenant.
fair-yourself = Tu ne fais confiance à personne ? Emporte l’enregistrement et vérifie-le sur ton ordinateur :
