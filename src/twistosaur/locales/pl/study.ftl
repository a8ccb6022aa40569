### Learning from a game that is over: its analysis while it is made, trying again, playing on. Polish.

## Before it

study-record = Zapis to cała gra w małym pliku. Otwórz taki, który masz po grze z przycisku „Pobierz zapis”, a zobaczysz tutaj, ile warta była każda decyzja.

## While it is made

study-asking = Prosimy o analizę…
# $count: analyses that are made before this one.
study-waiting =
    { $count ->
        [0] Twoja analiza jest następna.
        [one] Przed twoją jest jeszcze jedna analiza.
        [few] Przed twoją są jeszcze { $count } analizy.
       *[many] Przed twoją jest jeszcze { $count } analiz.
    }
study-thinking = Partia jest analizowana…
study-running =
    { $count ->
        [one] Partia jest analizowana: { $percent }%, jeszcze około sekundy. To, co już wiadomo, jest poniżej.
        [few] Partia jest analizowana: { $percent }%, jeszcze około { $count } sekund. To, co już wiadomo, jest poniżej.
       *[many] Partia jest analizowana: { $percent }%, jeszcze około { $count } sekund. To, co już wiadomo, jest poniżej.
    }
study-progress = Postęp analizy
study-done = Analiza jest gotowa.
study-lost = Serwer nie odpowiada. To, co wiadomo, zostaje, a my próbujemy dalej.
study-crowded = Na tym serwerze czeka teraz dużo analiz. Nie zamykaj tej strony: co kilka sekund pytamy znowu, aż znajdzie się miejsce na twoją.

## What may go wrong

study-error-too-many = W tej godzinie ten serwer zrobił już dla ciebie tyle analiz, ile może. To, co już przeanalizowano, otwiera się od razu. Do tej partii wróć później albo pobierz jej zapis: „twistosaur analyse” zrobi to samo na twoim komputerze.
study-error-no-analysis = Ten serwer nie robi teraz analiz. Pobierz zapis partii: „twistosaur analyse” zrobi to samo na twoim komputerze.
study-error-rules = Tę partię rozegrano według starszych zasad, których ten serwer już nie ma, więc nie da się jej przeanalizować. Możesz ją za to obejrzeć jeszcze raz.
study-error-not-found = Tego stołu już nie ma: jakiś czas po końcu gry są sprzątane. Jeśli masz pobrany zapis, otwórz go.
study-error-not-over = Gra jeszcze trwa. Będzie można ją przeanalizować, gdy się skończy.
study-error-record = To nie jest zapis partii rozegranej do końca.
study-error-fault = Na serwerze coś poszło nie tak i zostało to zanotowane. Spróbuj jeszcze raz albo przeanalizuj zapis u siebie poleceniem „twistosaur analyse”.

## What was known, and what was true

study-by = Oceniane według
study-knew = Co gracz wiedział
study-hindsight = Po fakcie
study-hindsight-same = Nawet z odkrytymi kartami najlepszym ruchem byłoby „{ $known }”: szansa { $win }.
study-hindsight-other = Przy tym, co było wiadomo, najlepszym ruchem było „{ $known }”. Z odkrytymi kartami byłoby nim „{ $best }”: { $win } zamiast { $instead }.

## Learning from mistakes

study-learn = Ucz się na swoich błędach
study-learn-whose = Czyje błędy
study-learn-more =
    { $count ->
        [one] Jest jedna chwila, w której coś innego było wyraźnie lepsze. Spróbuj jeszcze raz!
        [few] Są { $count } chwile, w których coś innego było wyraźnie lepsze. Spróbuj jeszcze raz!
       *[many] Jest { $count } chwil, w których coś innego było wyraźnie lepsze. Spróbuj jeszcze raz!
    }
study-learn-begin = Spróbuj jeszcze raz
study-no-mistakes = Nie widać decyzji, która by dużo kosztowała. Dobra gra!
study-no-mistakes-yet = Na razie żadnego błędu: analiza jeszcze szuka.
study-lesson = Chwila { $number } z { $count }
study-lesson-was =
    { $count ->
        [one] { $did } Kosztowało to { $loss } punkt procentowy szans na wygraną. Znajdź coś lepszego.
        [few] { $did } Kosztowało to { $loss } punkty procentowe szans na wygraną. Znajdź coś lepszego.
       *[many] { $did } Kosztowało to { $loss } punktów procentowych szans na wygraną. Znajdź coś lepszego.
    }
study-lesson-next = Następna chwila
study-lesson-last = Jak mi poszło?
study-learnt = Jak ci poszło
study-learnt-at-once =
    { $of ->
        [one] { $count ->
            [0] Nie udało się za pierwszym razem.
           *[other] Udało się za pierwszym razem!
        }
       *[other] Za pierwszym razem: { $count } z { $of }.
    }
study-learnt-later = Po kolejnych próbach: { $count }.
study-learnt-told = Pokazane odpowiedzi: { $count }.
study-learn-again = Jeszcze raz
study-back = Wróć do analizy
study-all-values = Ile była warta każda możliwość
study-try-choose = Twoja kolej: wybierz na planszy.
study-try-best = Tak, to najlepszy ruch: szansa { $win }.
study-try-good = Dobrze: szansa { $win }, prawie jak przy najlepszym ruchu.
study-try-same = Tak właśnie zagrano. Poszukaj czegoś innego.
study-try-worse =
    { $count ->
        [one] Jeszcze nie: szansa { $win }, o { $loss } punkt procentowy mniej niż przy najlepszym ruchu.
        [few] Jeszcze nie: szansa { $win }, o { $loss } punkty procentowe mniej niż przy najlepszym ruchu.
       *[many] Jeszcze nie: szansa { $win }, o { $loss } punktów procentowych mniej niż przy najlepszym ruchu.
    }
study-try-again = Spróbuj czegoś innego
study-try-answer = Pokaż odpowiedź

## Playing on

study-go-on = Graj dalej od tej chwili
study-go-on-over = Tu gra jest już skończona: cofnij się o krok, żeby grać dalej.
study-go-on-more = Nowy stół zaczyna się dokładnie w tej chwili, z botami na pozostałych miejscach. To, co nie było jeszcze wylosowane, zostanie wylosowane od nowa.
study-go-on-seat = Twoje miejsce
study-go-on-level = Boty
study-go-on-begin = Graj dalej
study-go-on-error-rules = Od tej chwili nie da się grać dalej: zasady tego serwera jej nie znają. Wybierz inną.
study-go-on-error-position = Od tej chwili nie da się grać dalej: zasady tego serwera jej nie znają. Wybierz inną.
study-go-on-error-bad-request = Od tej chwili nie da się grać dalej. Wybierz inną.
study-go-on-error-not-found = Tego stołu już nie ma: jakiś czas po końcu gry są sprzątane. Jeśli masz pobrany zapis, otwórz go i graj dalej stamtąd.
