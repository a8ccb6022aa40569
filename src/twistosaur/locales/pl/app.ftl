### Strony wokół plansz: początek, stół, koniec, zasady, informacje. Po polsku.

## Wszędzie

app-skip = Przejdź do treści
app-home = Strona główna
app-nav = Nawigacja
app-nav-more = Więcej
app-lobby = Poczekalnia
app-help = Jak grać
app-settings = Ustawienia
app-language = Język
app-theme = Kolory
app-theme-auto = Jak w urządzeniu
app-theme-light = Dzień
app-theme-dark = Noc
app-sound = Dźwięk
app-volume = Głośność
app-animations = Animacje
app-confirm = Pytaj przed każdym wyborem
app-confirm-yes = Tak, wybieram
app-confirm-no = Jeszcze nie
app-warn = Ostrzegaj mnie przed grubym błędem (w grze z botami)
app-tips = Wskazówki w pierwszych grach
app-on-my-turn = Gdy przychodzi moja kolej
app-vibration = Wibracje
app-notices = Powiadomienie, gdy ta strona jest ukryta
app-notices-insecure = Przeglądarki pozwalają na to tylko pod bezpiecznym adresem (https://) i na komputerze serwera. Tytuł i ikona karty i tak to pokażą.
app-notices-missing = Ta przeglądarka nie ma powiadomień. Tytuł i ikona karty i tak to pokażą.
app-notices-denied = Przeglądarka blokuje powiadomienia tej strony: zezwól na nie w jej ustawieniach.
app-your-turn = Twoja kolej!
app-moment = Pozostali czekają jeszcze chwilę: możesz zmienić zdanie.
app-sound-offer = Włącz dźwięk
app-loading = Chwileczkę…
app-connecting = Przysuwamy krzesło…
app-lost = Tu nic nie ma
app-close = Zamknij
app-you = ty

## Gry

app-seats = od { $from } do { $to } osób

## Strona główna

app-welcome = W co zagramy?
app-welcome-more = Wybierz grę, naciśnij „Graj”, a trzy dinozaury dosiądą się do stołu.
app-play-bots = Graj
app-play-bots-more =
    { $count ->
        [one] Przeciw jednemu dinozaurowi: { $name }.
        [few] Przeciw { $count } dinozaurom: { $name } i spółka.
       *[many] Przeciw { $count } dinozaurom: { $name } i spółka.
    }
app-play-bots-mixed = Twoi przeciwnicy: { $names }.
app-play-invite = Otwórz stół
app-play-invite-more = Dostaniesz link i kod dla znajomych. Na wolnych miejscach mogą usiąść boty.
app-play-screen = Gramy tutaj
app-play-screen-more = Wszyscy przy tym ekranie. Krąży wokół stołu i nikt nie widzi cudzej ręki.
app-play-it = Zagraj
app-how = Jak grać: { $game }
app-learn = Naucz się, grając (5 minut)
app-learn-short = Naucz się, grając
app-mode = Z kim?
app-mode-bots = Z botami
app-mode-invite = Ze znajomymi, przez link
app-mode-screen = Przy jednym ekranie
app-people = Ile osób przy tym ekranie?
app-name-of = Imię gracza { $number }
app-your-name = Twoje imię
app-clock = Zegar
app-clock-none = Bez zegara
app-clock-decision = na każdy wybór
app-clock-player = na całą grę, dla każdego
app-clock-length = Ile czasu
app-clock-unit = Jednostka czasu
app-unit-second = sekund
app-unit-minute = minut
app-unit-hour = godzin
app-listed = Pokaż w poczekalni
app-may-watch = Podczas gry widzowie znajdą ją w poczekalni
app-may-undo = Ostatnią turę można cofnąć
app-may-hint = Można prosić o podpowiedź
app-level = Przeciwnicy
app-level-mixed = Mieszane towarzystwo.
app-by-seat = Wybierz dla każdego miejsca
app-free-seats = Pozostałe miejsca
app-options = Opcje
app-options-changed = zmienione
app-box-use = Grajcie z poprawionym pudełkiem
app-box-look = Co jest w twoim pudełku?
app-bot-novice = Pisklak
    .temper = Dopiero się wykluł: bierze, co się błyszczy.
    .strength = bardzo łatwy
app-bot-easy = Paprotka
    .temper = Żuje powoli i gra dla przyjemności.
    .strength = łatwy
app-bot-medium = Skałka
    .temper = Twarde rogi; widzi, co leży na stole.
    .strength = średni
app-bot-hard = Pazur
    .temper = Sprytny i szybki; prezentów nie rozdaje.
    .strength = silny
app-bot-expert = Babcia Rex
    .temper = Gra w to od 66 milionów lat.
    .strength = bardzo silny
app-bot-master = Echo
    .temper = Dotąd grało tylko samo ze sobą. Jak dobrze, że jesteś!
    .strength = najsilniejszy
app-recent = Twoje stoły
app-recent-turn = Teraz gra { $name }
app-recent-playing = Gra trwa
app-recent-open = Czeka na graczy
app-recent-over = Koniec: zobacz wynik

## Poczekalnia i stół przed grą

app-lobby-more = Stoły, które czekają na graczy
app-lobby-empty = Teraz nikt nie czeka.
app-lobby-running = Gry do oglądania
app-lobby-watch = Oglądaj
app-quick = Szybka gra
app-quick-more = Usiądź tam, gdzie ktoś już czeka, albo poczekaj na kogoś.
app-make-one = Otwórz stół
app-join = Zajrzyj
app-table-host = Stół zakłada { $name }
app-waiting =
    { $count ->
        [0] Wszystkie miejsca zajęte
        [one] Czekamy na jedną osobę
        [few] Czekamy na { $count } osoby
       *[many] Czekamy na { $count } osób
    }
app-all-here = Są wszyscy.
app-seat-open = Wolne miejsce
app-seat-kept = Czeka na gracza z poprzedniej gry
app-host = gospodarz
app-sit = Siadam
app-sit-here = Usiądź tutaj
app-bot-here = Posadź tu bota
app-plays-with = Przy tym stole
app-stand-up = Wstaję
app-send-away = Wyproś
app-start = Zaczynamy
app-start-fill =
    { $count ->
        [one] Zaczynamy, a na wolnym miejscu bot ({ $name })
        [few] Zaczynamy, a na { $count } wolnych miejscach boty ({ $name })
       *[many] Zaczynamy, a na { $count } wolnych miejscach boty ({ $name })
    }
app-host-starts = Grę zaczyna gospodarz.
app-invite = Link dla znajomych
app-qr = Link jako kod do zeskanowania
app-copy = Kopiuj
app-copied = Skopiowane
app-copy-failed = Przeglądarka nie pozwala skopiować: link jest zaznaczony, skopiuj go ręcznie.
app-link-network = Otworzy się na każdym urządzeniu w twojej sieci (to samo Wi-Fi).
app-link-alone = Ten link otwiera się tylko na tym komputerze. Żeby zagrać z domownikami, zatrzymaj serwer (Ctrl+C) i uruchom go jednym z tych poleceń; stoły zostaną:
app-link-no-network = Ten komputer nie jest teraz połączony z żadną siecią, więc link otworzy się tylko na nim.
app-share = Udostępnij…
app-move-seat = Graj dalej na innym urządzeniu
app-move-seat-more = Otwórz ten link na drugim urządzeniu: tam grasz dalej, a tutaj możesz tylko patrzeć. Działa raz, więc zachowaj go dla siebie.
app-set-up = Początek tej gry był przygotowany: wybrała go osoba, która założyła stół. Dalej rządzi uczciwy los.
app-fair = Uczciwa gra
app-fair-more = Zanim ktokolwiek usiadł, serwer ustalił swój sekret i pokazał ten odcisk. Urządzenie każdej osoby dokłada własną losowość, więc nikt nie podmieni kostki. Po grze sekret zostaje pokazany i można go sprawdzić.
app-fair-end = Ten sekret daje odcisk pokazany na początku. Z zapisem gry polecenie „twistosaur verify” sprawdzi każdy rzut i każdą kartę.
app-fair-commitment = Odcisk
app-fair-secret = Sekret

## Przy stole

app-table-of = { $game }: stół
app-company = Przy stole
app-rules = Zasady
app-rules-of = Zasady: { $game }
app-log = Przebieg
app-chapters = Rozdziały
app-choices =
    { $count ->
        [one] Twój wybór jako lista (jeden ruch)
        [few] Twoje możliwości jako lista ({ $count } ruchy)
       *[many] Twoje możliwości jako lista ({ $count } ruchów)
    }
app-take-back = Cofam
app-not-here = Nie teraz. { $why }
app-rule = Zasada { $clause }
app-menu = Menu stołu
app-leave = Odejdź od stołu
app-leave-sure = Na pewno odchodzisz? Dalej zagra za ciebie bot.
app-back = Wróć
app-onlookers = Link dla widzów
app-onlookers-more = Kto go otworzy, zobaczy stół, ale niczyjej ręki.
app-bot-plays = gra bot
app-time-left = Pozostały czas: { $time }
app-time-hours = { $count } h
app-time-days = { $count } d
app-gone = chwilowo poza stołem
app-spectators =
    { $count ->
        [one] jedna osoba patrzy
        [few] { $count } osoby patrzą
       *[many] { $count } osób patrzy
    }
app-away =
    { $reason ->
        [time] Skończył ci się czas, więc gra za ciebie { $name }.
       *[gone] Nie było cię, więc gra za ciebie { $name }.
    }
app-come-back = Wracam na swoje miejsce
# $reason: "rules" when the rules have changed since the table was made.
app-closed =
    { $reason ->
        [rules] Od otwarcia tego stołu poprawiliśmy zasady gry, więc jest zamknięty: jedną partię gra się od początku do końca według tych samych zasad. Otwórz nowy stół, żeby zagrać według poprawionych.
       *[other] Ten stół został zamknięty.
    }
app-line-lost = Nie ma połączenia. Wróci samo, a twoje miejsce czeka.
app-line-leaving = Serwer robi krótką przerwę. Nic nie zginie.
app-line-kept = Twój wybór jest zachowany i zostanie wysłany.
app-storage-fails = Serwer nie może teraz niczego zapisać. Nic nie przepadło: gra ruszy dalej, gdy tylko będzie to możliwe.
app-retry = Spróbuj teraz
app-reload = Jest nowsza wersja strony. Odśwież ją: zostajesz w grze.
app-reload-now = Odśwież
app-moved = Grasz teraz na innym urządzeniu. Tutaj możesz patrzeć.
app-fatal-not-found = Nie ma takiego stołu
app-fatal-token = Ten link do miejsca już nie działa
app-fatal-watch = Oglądaj grę
app-link-used = Ten link do miejsca został już użyty. Oglądasz grę.
app-hand-over = Podaj ekran: teraz { $name }
app-hand-over-more = Reszta odwraca wzrok.
app-hand-over-ready = To ja, { $name }: pokaż moją rękę
app-emotes = Powiedz coś
app-emote-hello = Cześć!
app-emote-thanks = Dzięki!
app-emote-well-played = Ładnie!
app-emote-wow = O rany!
app-emote-oops = Ojej!
app-emote-sorry = Przepraszam!
app-emote-thinking = Niech pomyślę…
app-emote-hurry = Tik-tak!
app-emote-roar = Wrrr!
app-emote-good-game = Dobra gra!

## Przebieg gry. $reader to rola czytającego: seat (to o nim mowa) albo anyone.

app-log-sit =
    { $reader ->
        [seat] Siadasz do stołu.
       *[anyone] { $name } siada do stołu.
    }
app-log-leave =
    { $reader ->
        [seat] Odchodzisz od stołu.
       *[anyone] { $name } odchodzi od stołu.
    }
app-log-fill = { $level } dosiada się do stołu.
app-log-start = Zaczynamy!
app-log-set-up = Gra się zaczyna od układu, który przygotował gospodarz.
app-log-undo =
    { $reader ->
        [seat] Cofasz swoją ostatnią turę.
       *[anyone] { $name } cofa swoją ostatnią turę.
    }
app-log-takeover =
    { $reader ->
        [seat] { $reason ->
            [time] Nie masz już czasu: dalej gra za ciebie { $level }.
            [left] Odchodzisz od stołu: dalej gra za ciebie { $level }.
           *[gone] Nie ma cię przy stole: dalej gra za ciebie { $level }.
        }
       *[anyone] { $reason ->
            [time] { $name } nie ma już czasu: dalej gra { $level }.
            [left] { $name } odchodzi od stołu: dalej gra { $level }.
           *[gone] { $name } znika sprzed ekranu: dalej gra { $level }.
        }
    }
app-log-return =
    { $reader ->
        [seat] Wracasz do gry.
       *[anyone] { $name } wraca do gry.
    }
app-log-over = Koniec gry.
app-log-rematch = Jeszcze raz!
app-log-closed = Stół jest zamknięty.

## Koniec

app-counting = Liczymy punkty…
app-winner = { table-wins }!
app-winners = Wspólna wygrana: { $names }!
app-series = Po { $count } wspólnych grach
app-series-wins =
    { $count ->
        [one] { $count } wygrana
        [few] { $count } wygrane
       *[many] { $count } wygranych
    }
app-rematch = Jeszcze raz!
app-rematch-join = Dołącz do następnej gry
app-rematch-watch = Obejrzyj następną grę
app-show-board = Spójrz na planszę
app-replay = Obejrzyj jeszcze raz
app-replay-of = { $game }, krok po kroku
app-score-pad = Notes na punkty przy stole
app-replay-open = Otwórz zapis
app-replay-more = Zapis to cała gra w małym pliku. Po grze pobierz go przyciskiem „Pobierz zapis”, zachowaj albo wyślij komuś i obejrzyj tutaj ruch po ruchu.
app-replay-drop = Upuść plik tutaj albo wybierz go:
app-replay-table = Stół i wynik
app-replay-link = Skopiuj link do tej chwili
app-replay-speed = Tempo
app-replay-jump = Przejdź do
app-replay-file = Wybierz plik…
app-record = Pobierz zapis
app-analyse = Przeanalizuj partię
app-daily = Wyzwanie dnia
app-puzzles = Zagadki
app-other-game = Inna gra
app-step-back = Krok wstecz
app-step-on = Krok dalej
app-step = Krok { $at } z { $of }
app-watch = Odtwórz
app-pause = Pauza

## Jak grać

app-help-table = Przy stole
app-help-hand = Kliknij, przeciągnij, dotknij
    .more = Wybierz figurę, potem miejsce, albo ją tam przeciągnij. Podświetlone miejsca są dozwolone.
app-help-plan = Zaplanuj
    .more = Upuść dinozaura na pole już przy wyborze: jest wybrany, a pole czeka, aż wszyscy pokażą swoje.
app-help-why = Czemu nie?
    .more = Spróbuj niedozwolonego miejsca, a dowiesz się czemu, z linkiem do zasady.
app-help-keys = Klawiaturą
    .more = Tab przechodzi między grupami, strzałki w środku, Enter wybiera, Escape odkłada. Pod planszą są wszystkie możliwości jako lista.
app-help-friends = Ze znajomymi
    .more = Otwórz stół i wyślij link albo kod. Nikt nie potrzebuje konta.
app-help-lost = Zerwało połączenie?
    .more = Wróć w tej samej przeglądarce: miejsce i ostatni wybór są zachowane.

## Informacje

app-about = O stronie
app-about-what = Twistosaur to darmowy stół do trzech rodzinnych gier planszowych. Bez reklam, bez kont i bez śledzenia.
app-about-names = { $games } należą do swoich autorów i wydawców. Zasady opowiadamy własnymi słowami, a obrazki są nasze. Podoba ci się gra? Kup pudełko.
app-about-api = Dla programistów
app-notice = Nota prawna
app-build = Wersja { $build }
app-privacy = Twoje dane
app-privacy-more = Serwer przechowuje o tobie tylko imię, które wpiszesz. Przeglądarka pamięta twoje miejsca i ustawienia. Strona nie wczytuje niczego z zewnątrz.
app-forget = Zapomnij o mnie
app-forget-yes = Gotowe: twojego imienia już nigdzie nie ma.
app-forget-failed = Nie udało się. Spróbuj za chwilę.
app-licences = Podziękowania
app-licences-more = Te pakiety i kroje pisma są częścią strony.

## Gdy coś nie działa

app-error-offline = Serwer nie odpowiada. Spróbuj za chwilę.
app-error-too-many = Za dużo naraz. Poczekaj minutę.
app-error-seat-taken = Ktoś cię ubiegł: miejsce jest zajęte.
app-error-full = Stół jest pełny.
app-error-started = Gra już się zaczęła.
app-error-not-over = Gra jeszcze trwa.
app-error-not-found = Nie ma takiego stołu.
app-error-token = To miejsce już nie jest twoje.
app-error-record = Ten plik nie jest zapisem gry.
app-error-no-analysis = Tej partii nie da się teraz przeanalizować.
app-error-crowded = Za dużo analiz czeka w kolejce. Spróbuj za kilka minut.
app-error-no-hints = Przy tym stole nie ma podpowiedzi.
app-error-turn = To nie twoja kolej.
app-error-over = Gra jest skończona.
app-error-busy = Serwer jest zajęty. Spróbuj za chwilę.
app-error-host = To może zrobić tylko gospodarz stołu.
app-error-not-full = Są jeszcze wolne miejsca.
app-error-not-started = Gra jeszcze się nie zaczęła.
app-error-closed = Ten stół jest już zamknięty.
app-error-level = W tej grze nie ma takiego bota. Wybierz innego.
app-error-away = Gra za ciebie bot. Najpierw wróć na miejsce.
app-error-not-away = To miejsce jest twoje: żaden bot na nim nie gra.
app-error-spectator = Oglądasz grę. Usiądź, żeby zagrać.
app-error-storage = Serwer nie może teraz niczego zapisać. Nic nie przepadło: spróbuj za chwilę.
app-error-warming = Serwer się przygotowuje. Spróbuj za minutę.
app-error-stopping = Serwer zaraz uruchomi się ponownie. Gra jest zapisana.
app-error-other = Nie udało się.

## The rules pages

app-show-me = Pokaż: { $example }
app-example-step = Obrazek { $number } z { $count }
app-example-back = Poprzedni obrazek
app-example-next = Następny obrazek
app-credits = Kto stworzył te gry

## What is this?

app-what = Co to jest?
app-what-more = Dotknij czegokolwiek na stole, a samo się wyjaśni.
app-about-now = Teraz: { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
app-about-inside = Jest tu też:
app-about-after = Po tym ruchu: { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
app-about-unsure = Po tym ruchu: to zależy od innych

## On the device: installed, and without a server

# “about” stands in the manifest.
app-install = Zainstaluj aplikację
    .more = Otwiera się jak każda inna aplikacja, a zasady, twoje gry i notes punktów działają bez sieci.
    .about = Trzy rodzinne gry planszowe przy cyfrowym stole: ze znajomymi, z botami, na raty.
app-alone = Brak połączenia z serwerem. Zasady, twoje gry i notes punktów nadal działają.
app-alone-again = Spróbuj znowu
app-games = Twoje gry
app-score-short = Notes punktów

## By turns over days

app-by-turns = Na raty, przez kilka dni
    .more = Bez zegara i bez zastępstw: każdy gra, kiedy chce. To, że czeka twój ruch, zobaczysz na stronie głównej, a jeśli przeglądarka potrafi, także na ikonie.
app-recent-turns = Czekamy na ruch: { $names }
app-recent-slow = (na raty)
app-recent-waiting =
    { $count ->
        [one] Twój ruch przy jednym stole.
        [few] Twój ruch przy { $count } stołach.
       *[other] Twój ruch przy { $count } stołach.
    }

## Share and keep

app-picture = Udostępnij jako obrazek
app-fair-check = Czy było uczciwie? Sprawdź
