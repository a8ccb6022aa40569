### Dino Twist z przewodnikiem: o co prosi krok, co z niego wynikło i odpowiedź na inny ruch. Po polsku.

dino-twist-lesson-attack = Karta pokonuje słabszego Dino swojego gatunku na Wyspie Twist. Naciśnij Karni 6, a potem „{ dino-twist-table-attack }”.
    .done = Każdy wybierał w tajemnicy, a teraz widać wszystkie karty. Najsłabszy atak jest pierwszy: twój.
    .why = To też wolno. Ale weź Karni 6: w dżungli mieszka Karni 3.
dino-twist-lesson-target = Teraz wybierz, kogo atakujesz: naciśnij dżunglę na Wyspie Twist.
    .done = Przenosi się do twojej dżungli: na koniec 3 punkty i Długie Pazury. Twój Karni 6 zostaje na Wyspie Twist, a ty dobierasz kartę.
    .why = Ta 2 z pustyni jest słabsza i nie ma pazurów. Naciśnij dżunglę.
dino-twist-lesson-duo = Dwie karty jednego gatunku dodają się: to Duo. Naciśnij Herbi 4 i Herbi 6, a potem „{ dino-twist-table-attack }”.
    .done = 4 + 6 = 10. Kto miał mniej, atakował wcześniej; teraz twoja kolej.
    .why = Wolno. Ale żaden twój Herbi sam nie pokona 9: spróbuj obu naraz.
dino-twist-lesson-stronger = Twoje 10 pokona i 7, i 9. Naciśnij wzgórze: silniejszy da więcej.
    .done = 9 punktów dla ciebie. Z Duo zostaje tam słabsza karta, a druga jest odrzucana.
    .why = Ten też byłby twój, ale 9 na wzgórzu da więcej punktów.
dino-twist-lesson-tie = Zobacz teraz, co może się nie udać. Naciśnij Voli 6, a potem „{ dino-twist-table-attack }”.
    .done = { app-bot-novice } atakował Voli 4 + 2, czyli też 6. Ten sam gatunek i ta sama suma: ataki się znoszą. Karty idą na cmentarze, po 2 punkty każda.
    .why = Wolno. Ale tym razem zaatakuj samym Voli 6.
dino-twist-lesson-bury = Wszystko, co możesz tu zdobyć, jest słabsze od tego, co masz. Wtedy dwie karty mogą iść na cmentarz: naciśnij Karni 2, Karni 3 i „{ dino-twist-table-bury }”.
    .done = 2 punkty za każdą kartę, a nowe dobierzesz na koniec rundy.
    .why = Wolno, ale nic by ci to nie dało. Połóż Karni 2 i Karni 3 na cmentarzu.
dino-twist-lesson-event = Od 2. rundy zjawisko zmienia coś na jedną rundę. To pozwala na Trio: naciśnij Karni 2, 3 i 4, a potem „{ dino-twist-table-attack }”.
    .done = 2 + 3 + 4 = 9 pokonuje Karni 8, który mieszka teraz w twojej dżungli: 8 punktów. Zostaje tam najsłabsza z trzech kart.
    .why = Wolno. Ale trzy karty naraz można zagrać tylko przy tym zjawisku: spróbuj.
dino-twist-lesson-last = Ostatnia runda, a pusta jest już tylko twoja pustynia! Naciśnij Karni 9, a potem „{ dino-twist-table-attack }”.
    .done = Teraz wybierasz cel.
    .why = Wolno. Ale twoją pustynię zapełni tylko Karni: weź Karni 9.
dino-twist-lesson-aim = Naciśnij Karni 8 w dżungli na Wyspie Twist.
    .done = Jest twój. Zwykle musiałby zamieszkać w twojej dżungli.
    .why = Ten z pustyni jest słabszy. Weź 8.
dino-twist-lesson-settle = W tej rundzie trzęsie się ziemia: Dino wybiera między dwoma domami swojego gatunku. Naciśnij swoją pustynię.
    .done = Twoja wyspa jest pełna, pierwsza ze wszystkich: 10 punktów więcej. Potem spada Wielki Kamień i gra się kończy.
    .why = Wtedy odszedłby twój Karni 4, a pustynia zostałaby pusta. Naciśnij pustynię.

## Wskazówki w pierwszej grze.

dino-twist-tip-tie = Remis: ten sam gatunek i ta sama suma. Wszystko poszło na cmentarze. Pomyśl, co mogą zagrać inni!
dino-twist-tip-captured = Twój pierwszy Dino w domu: na koniec liczy się jego siła. Twój atakujący zostaje na Wyspie Twist i ktoś może go zabrać.
dino-twist-tip-bury = Żaden twój atak nie zdobędzie silniejszego Dino, więc cmentarz jest otwarty: dwie karty są tam warte 4 punkty.
dino-twist-tip-event = Zjawisko! Obok jest napisane, co zmienia, i działa tylko w tej rundzie.
dino-twist-tip-bonus = Pełna wyspa: pierwsza daje 10 punktów więcej, następna 5, trzecia 3.
