### Draftosaurus z przewodnikiem: o co prosi krok, co z niego wynikło i odpowiedź na inny ruch. Po polsku.

draftosaurus-lesson-pick = Każdy trzyma miseczkę i w tajemnicy wybiera z niej jednego dinozaura. Naciśnij stegozaura, a potem „{ draftosaurus-table-pick }”.
    .done = Wszyscy wybrali, więc wszystkie wybory widać naraz.
    .why = Piękne zwierzę! Ale najpierw weź stegozaura: masz aż dwa.
draftosaurus-lesson-same = Potrzebuje domu. Naciśnij Las identyczności: może tam mieszkać tylko jeden rodzaj.
    .done = 2 punkty, a za sześć takich samych 24. Twoja miseczka poszła w lewo, a z prawej przyszła do ciebie inna.
    .why = Tam też może iść. Ale spróbuj Lasu identyczności.
draftosaurus-lesson-bound = Kostką rzucił ktoś inny, więc obowiązuje cię jej wynik: góry! Wybierz parazaurolofa.
    .done = Odkryte! Spójrz na swoją planszę: gdzie jest szaro, tam w tej turze nie wolno.
    .why = Tak też można. Teraz wybierz parazaurolofa.
draftosaurus-lesson-different = Otwarte są tylko pola w górach. Naciśnij Łąkę różnorodności: nie mogą tam mieszkać dwa takie same.
    .done = Na razie 1 punkt, a za sześć różnych 21.
    .why = Wolno. Ale spróbuj Łąki różnorodności, na dole po prawej.
draftosaurus-lesson-pair = Kilka tur później to ty rzucasz kostką, więc cię nie obowiązuje. Naciśnij Prerię miłości: triceratops czeka tam na drugiego.
    .done = Para: 5 punktów za każde dwa takie same.
    .why = Wolno, ale na Prerii miłości miałby towarzystwo.
draftosaurus-lesson-king = Nikt nie ma tylu stegozaurów co ty. Naciśnij pole Król dżungli.
    .done = 7 punktów, o ile na żadnej innej planszy nie będzie ich więcej niż na twojej.
    .why = Wolno, ale król daje od razu 7 punktów.
draftosaurus-lesson-alone = Na twojej planszy nie ma innego spinozaura. Naciśnij Samotnię.
    .done = 7 punktów, jeśli pozostanie jedynym takim na całej planszy.
    .why = Wolno, ale w Samotni da 7 punktów.
draftosaurus-lesson-river = Kostka każe wybrać puste pole, a ty takiego nie masz. Naciśnij rzekę: jest zawsze otwarta.
    .done = 1 punkt za każdego dinozaura w rzece.
draftosaurus-lesson-trex = Tyranozaur! Pole, na którym mieszka, jest warte o 1 punkt więcej. Naciśnij Łąkę różnorodności.
    .done = 3 punkty za dwa różne i 1 punkt za tyranozaura.
    .why = Wolno. Ale Łąka różnorodności zapłaci za niego więcej.
draftosaurus-lesson-trio = Ostatni dinozaur. Leśne trio płaci tylko za dokładnie trzy, wszystko jedno jakie. Naciśnij je.
    .done = 7 punktów i koniec gry: twoja plansza jest warta { $points } pkt. Wygrywa, kto ma najwięcej punktów, a przy remisie mniej tyranozaurów.
    .why = Wolno, ale Leśnemu triu brakuje tylko jednego.

## Wskazówki w pierwszej grze.

draftosaurus-tip-trex = W twojej miseczce jest tyranozaur. Pole z tyranozaurem jest warte o punkt więcej; drugi na tym samym polu nic już nie dodaje.
draftosaurus-tip-bound = W tej turze obowiązuje cię kostka. Weź dinozaura, a jego pola się podświetlą; rzeka jest zawsze otwarta.
draftosaurus-tip-free = To ty rzucasz, więc kostka obowiązuje tylko innych. Dobra chwila na to, czego kostka tak często zabrania.
draftosaurus-tip-river = Tym razem żadne pole go nie przyjmie. Do rzeki: 1 punkt to więcej niż nic.
draftosaurus-tip-round = Druga runda i nowe miseczki. Zobacz, którym polom kogoś brakuje, i zerkaj na plansze innych.
