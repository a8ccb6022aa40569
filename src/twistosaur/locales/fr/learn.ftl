### Première partie guidée et conseils, en français : ce qui est commun. Les étapes sont dans GAME.lesson.ftl.

learn-title = Apprends { $game } en jouant
learn-step = Étape { $step } sur { $steps }
learn-leave = Quitter la leçon (tu pourras la reprendre)
learn-next = Suite
learn-show = Montre-moi
learn-again = Recommencer
learn-other = C’est permis aussi. Mais fais une fois ce qui est demandé, et tu verras pourquoi.
learn-over = Tu connais le jeu. À toi de jouer !
learn-over-more = Joue ta première partie, contre { $name }. Un conseil viendra quand il se passera du nouveau.
learn-play = Jouer ma première partie

## Les conseils de la première partie.

learn-tip = Conseil : { $tip }
learn-tip-label = Un conseil
learn-tip-close = Compris
learn-tips-off = Arrêter les conseils

## À la table : un indice, et un mot avant une grosse erreur.

learn-hint = Indice
learn-hint-more = Que ferait un bot ?
learn-doubt-yes = Jouer quand même
learn-doubt-no = Réfléchir encore
