### Zakładanie stołu: opcje, zegary i zawartość pudełka. Polski.

## Opcje i zegary

# A choice and its value, or a person and a value.
setup-value = { $name }: { $value }
setup-by-chance = losowo
setup-seat-by-seat = { $what }, miejsce po miejscu
setup-all-usual = Wszystko jak zwykle
setup-plays-with = Przy tym stole
setup-hints = Z podpowiedziami
setup-clock-none = Bez zegara
# $time is a length of time with its unit, in the reader’s language.
setup-clock-decision = Zegar: { $time } na każdy wybór
setup-clock-player = Zegar: { $time } dla każdego na całą grę
setup-by-turns = Na raty, przez kilka dni: bez zegara, wracaj, kiedy chcesz
setup-less = O jeden mniej: { $what }
setup-more = O jeden więcej: { $what }

## Pudełko

setup-box = Co jest w twoim pudełku?
setup-box-link = Co jest w twoim pudełku?
setup-box-more = Instrukcje nie podają tych liczb, więc musieliśmy je przyjąć. Jeśli masz w domu pudełko z grą { $game }, popraw je tu kilkoma dotknięciami. Zostaną na tym urządzeniu i posłużą do twoich nowych stołów.
setup-box-nothing = Gra { $game }: o zawartości pudełka nie trzeba było niczego zakładać.
# One kind of a card of which there are several.
setup-kind-of = { $name }: { $parts }
setup-another = Jeszcze jedna karta { $name }, która trafia w
setup-add = Dodaj
setup-assumed = założone: { $count }
setup-sum = Razem { $count }; może być od { $low } do { $high }.
setup-sum-exact = Razem { $count }; musi być { $all }.
# A corrected number or list, beside what is assumed.
setup-instead = { $name }: { $now } zamiast { $usual }
setup-corrected = Poprawione pudełko: jest w nim co innego, niż zakładamy.
setup-problem-total = { $name }: razem jest { $found }, a musi być co najmniej { $low } i najwyżej { $high }.
setup-problem-exact = { $name }: razem jest { $found }, a musi być dokładnie { $low }.
setup-problem-kinds = { $name }: różnych jest { $found }, a może być najwyżej { $high }.
setup-problem-other = { $name }: zasady nie pozwalają tak grać.
setup-keep = Sprawdź i zapamiętaj
setup-news-kept = Zapamiętane na tym urządzeniu. Nowe stoły grają z twoim pudełkiem i każdy, kto siada, dowiaduje się o tym.
setup-news-usual = Wszystko jest tak, jak zakładamy; nie ma czego zapamiętywać.
setup-reset = Z powrotem do założonych liczb
setup-new-table = Nowy stół: { $game }
setup-share = Podziel się
setup-share-nothing = Gdy coś poprawisz, możesz się tym tutaj podzielić jako linkiem lub plikiem.
setup-share-link = Link do twojego pudełka
setup-file = Zapisz jako plik
setup-open-file = Otwórz plik z pudełkiem
setup-paste = Albo wklej link do pudełka
setup-open = Otwórz
setup-news-from-link = To pudełko ktoś ci przysłał. Porównaj je ze swoim, a potem zapamiętaj.
setup-news-bad-link = W tym linku nie ma pudełka albo po drodze został ucięty. Poproś o niego jeszcze raz.
setup-news-bad-file = To nie jest nasze pudełko: ani plik stąd, ani cały link.
