### Notes do gry przy prawdziwym stole. Polski.

pad-title = Notes na punkty
pad-more = Gracie prawdziwym pudełkiem? Wystukaj, co leży na stole. Punkty liczą same zasady, a czego być nie może, tego nie wpuszczą.
# $names are the players of a table that was begun.
pad-go-on = Dokończ: { $names }
pad-who = Kto gra?
pad-begin = Wpisz stół
pad-players = Gracze
pad-next = Dalej: { $name }
pad-result = Wynik
pad-undo = Cofnij
pad-discard = Wyrzuć
pad-discard-sure = Wyrzucić ten stół?
pad-no = Nie

## Tapping in

pad-park = { $name }: park
pad-island = { $name }: wyspa
pad-row = { $name }: kostki
pad-in-hand = W ręce
pad-take-out = Wyjmij jednego
pad-species = Gatunek
pad-strength = Siła
pad-dinosaurs =
    { $count ->
        [one] { $count } dinozaur.
        [few] { $count } dinozaury.
       *[other] { $count } dinozaurów.
    }
pad-hint-park = Wybierz dinozaura, potem stuknij jego pola.
pad-hint-island = Kto tu mieszka: { $land }?
pad-hint-row = { $name }: stuknij kostki w kolejności serii.
pad-graveyard = Karty na cmentarzu
pad-bonus-10 = Pierwsza pełna wyspa (10)
pad-bonus-5 = Druga pełna wyspa (5)
pad-bonus-3 = Trzecia pełna wyspa (3)
pad-centre = Pionek stoi na środku

## Counting

# What somebody has so far, for those who hear it.
pad-now =
    { $count ->
        [one] { $name }: { $count } punkt
        [few] { $name }: { $count } punkty
       *[other] { $name }: { $count } punktów
    }
pad-counting = Liczę…
pad-waits = Brak połączenia z serwerem. To, co wystukasz, zostaje tutaj i zostanie policzone, gdy tylko serwer się odezwie.
pad-waits-other = Serwer jest zajęty. To, co wystukasz, zostaje tutaj i za chwilę zostanie policzone.
pad-later = Ten stół nie jest jeszcze policzony. Możesz go już zachować: zostanie policzony, gdy tylko serwer się odezwie.
pad-refused = Tak być nie może:
pad-refused-other = Zasady na to nie pozwalają.
pad-why = Dlaczego: { $clause }
pad-keep = Zachowaj grę
pad-again = Zachowaj i zagraj jeszcze raz
pad-back = Wróć do stołu
pad-share-copied = Skopiowane: wklej, gdzie chcesz.
pad-share-failed = Tutaj nie da się udostępnić.

## The evening

pad-evening = Dziś wieczorem
pad-evening-empty = Tu zobaczysz zachowane gry i podsumowanie wieczoru. Wszystko zostaje na tym urządzeniu.
pad-new-evening = Zacznij nowy wieczór
pad-not-counted = jeszcze niepoliczona
pad-open = Otwórz znowu
pad-delete = Usuń
pad-delete-evening = Usuń ten wieczór
pad-delete-sure = Usunąć na zawsze?
