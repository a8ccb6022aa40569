### Ce que `twistosaur serve` dit à la personne qui l’a lancé. Français.

serve-here = Sur cet appareil
serve-network = Sur le réseau
serve-no-network = aucun réseau trouvé
serve-tables = Tables
serve-processes = Processus
serve-stop = Pour arrêter
serve-earlier = (de ce dossier, créées par une version précédente)
serve-scan = Scanne pour rejoindre la table depuis un téléphone sur le même Wi-Fi :
serve-lan = Les téléphones du même Wi-Fi peuvent rejoindre la table si tu ajoutes --lan.
serve-compiling = Préparation des règles, une seule fois. Cela prend une minute ou deux…
serve-open = Les tables sont ouvertes.
serve-closed = Fermé. Les tables et les places sont conservées.
