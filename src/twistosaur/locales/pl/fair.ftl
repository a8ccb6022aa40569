### Uczciwe tasowanie, wyjaśnione i sprawdzone. Polski.

fair-title = Czy tasowanie było uczciwe?
fair-more = Nie musisz nam wierzyć na słowo. Każdy krok poniżej liczy teraz twoja własna przeglądarka.
fair-no-chance = Tej gry nie rozdał serwer, więc nie ma czego sprawdzać.

fair-envelope = Zaklejona koperta
    .more = Zanim ktokolwiek usiadł, serwer zapisał sekret i zakleił go w kopercie. Pokazał tylko jego odcisk palca. Odcisk niczego nie zdradza, ale kto zmieni w sekrecie choćby jedną literę, dostanie inny.
fair-noted = Kiedy siadasz do stołu, twoje urządzenie zapisuje odcisk. To dokładnie ten sam.
fair-noted-wrong = To nie jest odcisk, który twoje urządzenie zapisało na początku!
fair-noted-not = To urządzenie nie siedziało przy stole, więc niczego nie zapisało.

fair-pinch = Każdy dosypuje szczyptę
    .more = Potem urządzenie każdego gracza wylosowało coś samo i dało to do stołu. Zaklejając kopertę, serwer nie mógł tego znać, więc nie mógł wybrać wygodnego sekretu.
fair-here = wylosowane tutaj
fair-nothing = bot: niczego nie dodaje
fair-own = To, co wylosowało twoje urządzenie, jest w mieszance, bez zmian.
fair-own-wrong = Użyto czegoś innego, niż wylosowało twoje urządzenie!
fair-own-not = To urządzenie niczego przy tym stole nie losowało.

fair-opened = Koperta zostaje otwarta
    .more = Po grze widać sekret. Twoja przeglądarka zdejmuje jego odcisk jeszcze raz. Spróbuj: zmień jedną literę.
fair-computed = Odcisk policzony tutaj
fair-same = To odcisk z początku gry. Sekretu nie podmieniono.
fair-not-same = To inny odcisk: sekret podmieniono!
fair-changed = Zmieniła się jedna litera, a z nią wszystko inne.
fair-restore = Przywróć

fair-wheel = Skąd bierze się każda kość i każda karta
    .more = Sekret i szczypty wszystkich, wymieszane, dają jedną liczbę na każde losowanie: miejsce, w którym staje koło fortuny. Oto pierwsze z nich.
fair-draw = Losowanie { $number }
fair-draws = Więcej losowań

fair-again = Gra rozegrana jeszcze raz
    .more = Z tych liczb i z ruchów cała gra zostaje rozegrana ponownie: każda kość, każda karta, każdy punkt.
fair-fits = Wszystkie ruchy i wynik się zgadzają.
fair-fits-not = Ruchy i wynik nie zgadzają się z tymi liczbami!
fair-fits-unknown = Serwer nie odpowiada, więc teraz nie da się rozegrać gry ponownie.
fair-yourself = Nie ufasz nikomu? Weź zapis i sprawdź go na własnym komputerze:
