### Gniazdo: teksty zasad i nazwy, po polsku.

nest = Gniazdo
    .tagline = Wyciągnij szyję po jaja, ale nie zderz się głową!

## The clauses

NE-1 = Wokół gniazda stoi od 2 do 4 dinozaurów. Gracie 8 rund albo tyle, ile mówią opcje gry.
    .title = Wokół gniazda
NE-2 = Na początku rundy rzuca się kostką: tyle jaj leży w gnieździe, od 1 do 6.
    .title = Jaja
NE-3 = Każdy potajemnie wybiera, jak daleko sięga, od 1 do 5, wszyscy naraz. Dopóki ktoś jeszcze wybiera, możesz zmienić zdanie.
    .title = Sięganie
NE-4 = Kto w poprzedniej rundzie sięgnął na 5, ma zesztywniałą szyję i teraz na 5 sięgnąć nie może.
    .title = Sztywne szyje
    .why = Masz szyję sztywną po ostatniej rundzie: nie sięgniesz na 5 dwa razy z rzędu.
NE-5 = Wszyscy pokazują wybory. Dinozaury, które sięgnęły równie daleko, zderzają się głowami i nie dostają nic. Z pozostałych wszystkie jaja zabiera ten, kto sięgnął najdalej. Jeśli nikt nie został, jaja przepadają.
    .title = Kto je dostaje
NE-6 = Wygrywa, kto ma najwięcej jaj. Kto ma ich tyle samo, dzieli miejsce.
    .title = Koniec

nest-section-setup = Przygotowanie
nest-section-round = Runda
nest-section-end = Koniec

## At the table

nest-phase-reach = Jak daleko sięgasz?
nest-phase-over = Koniec gry.
nest-move-reach = Sięgnij na { $far }
nest-did-reach =
    { $reader ->
        [seat] Sięgasz na { $far }.
       *[anyone] { $name } sięga na { $far }.
    }
nest-fact-eggs =
    { $reader ->
        [seat] { $count ->
            [one] Zdobywasz jedno jajo.
            [few] Zdobywasz { $count } jaja.
           *[many] Zdobywasz { $count } jaj.
        }
       *[anyone] { $count ->
            [one] { $name } zdobywa jedno jajo.
            [few] { $name } zdobywa { $count } jaja.
           *[many] { $name } zdobywa { $count } jaj.
        }
    }
nest-fact-laid =
    { $count ->
        [one] W gnieździe leży jedno nowe jajo.
        [few] W gnieździe leżą { $count } nowe jaja.
       *[many] W gnieździe leży { $count } nowych jaj.
    }
nest-source-eggs = Jaja
nest-eggs =
    { $count ->
        [one] W gnieździe leży { $count } jajo
        [few] W gnieździe leżą { $count } jaja
       *[other] W gnieździe leży { $count } jaj
    }

## A move as a bot names it in the middle of a sentence

nest-named-reach = sięgnięcie na { $what }

## Co można wybrać: -choice- to nazwa, -option- objaśnienie

nest-choice-rounds = Rundy
nest-option-rounds = Ile rund trwa gra.
