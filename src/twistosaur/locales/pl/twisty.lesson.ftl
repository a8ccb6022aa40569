### Twisty z przewodnikiem: o co prosi krok, co z niego wynikło i odpowiedź na inny ruch. Po polsku.

twisty-lesson-corner = Każdy pionek zaczyna w rogu. Naciśnij ten na dole po lewej: a1.
    .done = Pionki stoją. Teraz każdy dostaje serię siedmiu kolorów: swoją zbieraj od lewej do prawej.
    .why = Każdy róg byłby dobry. W tej lekcji weź a1, na dole po lewej.
twisty-lesson-jump = Poruszasz się jak skoczek w szachach: dwa pola prosto i jedno w bok. Pierwszy w twojej serii jest czerwony: naciśnij czerwoną kostkę na b3.
    .done = Kostka jest twoja i leży w twojej serii. Następny jest pomarańczowy.
    .why = Możesz tam skoczyć. Ale na b3 leży czerwony, którego potrzebujesz.
twisty-lesson-chain = Do pomarańczowej nie doskoczysz od razu. Naciśnij c5: ten żeton pozwala iść dalej.
    .done = Stoisz na żetonie „krok na skos”: jeszcze jedno pole, na skos.
    .why = Możesz, ale wtedy twoja tura szybko by się skończyła. Skocz na c5.
twisty-lesson-follow = Idź dalej na skos: naciśnij pomarańczową kostkę na d6.
    .done = Dwie kostki! Inne żetony prowadzą prosto, jeszcze raz w L albo na teleport. Tak z jednej tury robi się łańcuch.
    .why = Możesz stanąć albo pójść gdzie indziej, ale na d6 leży pomarańczowa.
twisty-lesson-secure = Kostki można ukraść, chyba że są bezpieczne. Naciśnij f5: żeton z tarczą.
    .done = Czerwona i pomarańczowa są bezpieczne na zawsze. Późniejsze nie, dopóki znów nie staniesz na tarczy.
    .why = Możesz tam skoczyć. Ale na f5 twoje kostki będą bezpieczne.
twisty-lesson-steal = { app-bot-novice } ma żółtą, twój następny kolor, i nie jest ona bezpieczna. Naciśnij e4, gdzie stoi jego pionek!
    .done = Ukradziona! Żółta leży teraz w twojej serii. Okradziony pionek musiał pójść gdzie indziej.
    .why = Możesz tam iść. Ale na e4 czeka kostka.
twisty-lesson-win = Masz wszystkie siedem. Brakuje tylko środka: naciśnij gwiazdę na d4.
    .done = Z siedmioma kostkami jesteś na środku przed innymi: wygrana!
    .why = Możesz, ale na d4 wygrywasz od razu.

## Wskazówki w pierwszej grze.

twisty-tip-theft = Pierwsza kradzież! Kto skoczy na pionek, zabiera kostkę, której teraz potrzebuje, jeśli nie jest bezpieczna. Twoje ochroni tarcza.
twisty-tip-chain = Stoisz na żetonie i możesz iść dalej: naciśnij podświetlone pole albo zostań. Tak jedna tura staje się długa.
twisty-tip-cube = Twoja pierwsza kostka. Dopóki nie jest bezpieczna, inni mogą ją zabrać: zobacz, gdzie są tarcze.
twisty-tip-secure = Czyjeś kostki są już bezpieczne: nikt ich nie ukradnie.
twisty-tip-centre = Masz wszystkie siedem! Teraz stań na gwieździe pośrodku, zanim zrobią to inni.
