### Pierwsza gra z przewodnikiem i wskazówki, po polsku: to, co wspólne. Kroki są w GAME.lesson.ftl.

learn-title = { $game }: naucz się, grając
learn-step = Krok { $step } z { $steps }
learn-leave = Wyjdź z lekcji (możesz wrócić później)
learn-next = Dalej
learn-show = Pokaż mi
learn-again = Od nowa
learn-other = To też wolno. Ale zrób raz to, o co proszę, a zobaczysz dlaczego.
learn-over = Znasz już tę grę. Teraz jest twoja!
learn-over-more = Zagraj swoją pierwszą grę, przeciwnik: { $name }. Gdy zdarzy się coś nowego, dostaniesz wskazówkę.
learn-play = Gram swoją pierwszą grę

## Wskazówki w pierwszej grze.

learn-tip = Wskazówka: { $tip }
learn-tip-label = Wskazówka
learn-tip-close = Rozumiem
learn-tips-off = Bez wskazówek

## Przy stole: podpowiedź i słowo przed grubym błędem.

learn-hint = Podpowiedź
learn-hint-more = Co zrobiłby bot?
learn-doubt-yes = Mimo to gram
learn-doubt-no = Jeszcze pomyślę
