### Co mówią plansze w przeglądarce, po polsku. Krótko: wiele z tego tylko się słyszy.

## Wszystkie gry

boards-players = Gracze
boards-points-word =
    { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
boards-has-chosen = wybór gotowy
boards-is-thinking = namyśla się
boards-empty = pusto
boards-can-go-here = Możesz to wybrać.
boards-not-here = Nie teraz: { $why }
boards-planned = Twój plan: { $piece }.
boards-back-to-yours = Wróć do swojej planszy
boards-retract = Jednak zmieniam
boards-waiting-for =
    { $count ->
        [0] Chwileczkę…
        [one] Czekamy na jedną osobę
        [few] Czekamy na { $count } osoby
        [many] Czekamy na { $count } osób
       *[other] Czekamy na { $count } osoby
    }

## Draftosaurus

boards-your-park = Twój park
boards-park-of = Park gracza { $name }
boards-other-parks = Pozostałe parki
boards-ds-die = Na kostce: { $face }
boards-ds-rolled = Kostką rzuca: { $name }
boards-ds-you-rolled = To twój rzut: wybierasz dowolne pole
boards-ds-picked = wybór: { $species }
boards-ds-in-hand = W twojej ręce: { $species }
boards-ds-chosen = Wybrane: { $species }
boards-ds-tray = Twój wybór: jeszcze nikt. Najpierw wskaż dinozaura w misce.
boards-ds-tray-short = Twój wybór
boards-ds-pick-this = Wybierz tego: { $species }
boards-ds-discard-this = Odrzuć tego: { $species }
boards-ds-pick = Wybieram
boards-ds-discard = Odrzucam
boards-ds-hint = Przeciągnij dinozaura na pole: wybierzesz go i zaplanujesz, dokąd pójdzie.
boards-ds-hint-place = Podświetlone miejsca są dozwolone. Spróbuj innego, a dowiesz się, dlaczego nie.
boards-ds-stay = Niech zostanie
boards-empty-bowl = Miska jest pusta

## Twisty

boards-turn-of = Teraz gra { $name }
boards-pass = Pas
boards-tw-board = Plansza siedem na siedem
boards-tw-rows = Rzędy wszystkich graczy
boards-tw-cube = kostka, kolor: { $colour }
boards-tw-centre = środek
boards-tw-corner = róg
boards-tw-next = twój następny kolor
boards-tw-used = już użyty w tej turze
boards-tw-pawn = pionek gracza { $name } ({ $shape })
boards-tw-your-pawn = twój pionek ({ $shape })
boards-tw-row = Zebrane: { $held }. Jeszcze do zebrania: { $next }.
boards-tw-safe = { $colour } (bezpieczny)
boards-tw-nothing = jeszcze nic
boards-tw-centre-now = środek planszy
boards-tw-stay = Zostaję tutaj
boards-tw-hint-move = Dwa pola prosto i jedno w bok, jak skoczek w szachach. Twój następny kolor ma przerywaną ramkę.
boards-tw-hint-follow = Żeton pod twoim pionkiem pozwala iść dalej. Podświetlone pola są dozwolone.
boards-tw-hint-corner = Podświetlone pola są dozwolone.
boards-tw-about-orthogonal = jedno pole prosto
boards-tw-about-diagonal = jedno pole na skos
boards-tw-about-jump = jeszcze jeden ruch w L
boards-tw-about-teleport = na inny teleport
boards-tw-about-secure = twoje kostki są bezpieczne

## Dino Twist

boards-dt-twist = Wyspa Twist
boards-dt-your-island = Twoja wyspa
boards-dt-island-of = Wyspa gracza { $name }
boards-dt-other-islands = Pozostałe wyspy
boards-dt-hand = Twoje karty
boards-dt-card = { $dino }, { $species } { $strength }
boards-dt-short = { $species } { $strength }
boards-dt-has-claws = Długie Pazury.
boards-dt-destroyed = Zniszczone w tej rundzie.
boards-dt-planned = Twój plan.
boards-dt-attacks-with = atak: { $cards }
boards-dt-graveyard =
    { $count ->
        [one] { $count } karta na cmentarzu
        [few] { $count } karty na cmentarzu
        [many] { $count } kart na cmentarzu
       *[other] { $count } karty na cmentarzu
    }
boards-dt-captured = Zdobycz: { $card }
boards-dt-attack = Atakuję
boards-dt-bury = Na cmentarz
boards-dt-swap =
    { $count ->
        [0] Nic nie wymieniam
        [one] Wymieniam { $count } kartę
        [few] Wymieniam { $count } karty
        [many] Wymieniam { $count } kart
       *[other] Wymieniam { $count } karty
    }
boards-dt-big-rock = Wielki Kamień
boards-dt-decline = Puść go wolno
boards-dt-hint-newborns = Za oddane karty dostajesz nowe.
boards-dt-hint-prepare = Jedna karta albo dwie jednego gatunku. Wygrywa ze słabszym dinozaurem tego gatunku.
boards-dt-hint-target = Podświetlone miejsca są słabsze od twojego ataku.
boards-dt-hint-settle = Podświetlone miejsca to dom dla niego.
