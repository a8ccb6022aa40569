### The bots: their characters, and what they say about a move. Polish.

bot-novice = Nowicjusz
    .name = { app-bot-novice }
    .line = Prosto z jajka: łapie, co błyszczy, i nie zauważa połowy możliwości.
bot-easy = Łatwy
    .name = { app-bot-easy }
    .line = Bierze tyle punktów, ile się da od razu, i nie patrzy dalej niż na jeden ruch.
bot-medium = Średni
    .name = { app-bot-medium }
    .line = Chwilę pomyśli, zanim ruszy, i lubi cię zaskoczyć.
bot-hard = Trudny
    .name = { app-bot-hard }
    .line = Planuje na zapas i ma oko na wszystkich przy stole.
bot-expert = Ekspert
    .name = { app-bot-expert }
    .line = Ma za sobą milion wyśnionych partii. Cierpliwie czeka na twój jeden błąd.
bot-master = Mistrz
    .name = { app-bot-master }
    .line = Zagrało samo ze sobą miliony partii: każdą wygrało, każdą przegrało i z każdej coś zapamiętało.

## Reasons: one sentence about a move. $choice and $other are names of moves in the reader’s language.

bot-reason-only = { $choice }: nie ma innego wyboru.
bot-reason-points =
    { $count ->
        [one] { $choice }: na koniec około { $count } punkt więcej niż { $other }.
        [few] { $choice }: na koniec około { $count } punkty więcej niż { $other }.
        [many] { $choice }: na koniec około { $count } punktów więcej niż { $other }.
       *[other] { $choice }: na koniec około { $count } punktu więcej niż { $other }.
    }
bot-reason-turns =
    { $count ->
        [one] { $choice }: w tym wyścigu lepiej o { $count } turę niż { $other }.
        [few] { $choice }: w tym wyścigu lepiej o { $count } tury niż { $other }.
        [many] { $choice }: w tym wyścigu lepiej o { $count } tur niż { $other }.
       *[other] { $choice }: w tym wyścigu lepiej o { $count } tury niż { $other }.
    }
bot-reason-gain =
    { $count ->
        [one] { $choice }: od razu { $count } punkt więcej niż { $other }.
        [few] { $choice }: od razu { $count } punkty więcej niż { $other }.
        [many] { $choice }: od razu { $count } punktów więcej niż { $other }.
       *[other] { $choice }: od razu { $count } punktu więcej niż { $other }.
    }
bot-reason-chance = { $choice }: większa szansa na wygraną niż { $other }, o { $count } na 100.
bot-reason-even = { $choice }: wychodzi mniej więcej na to samo co { $other }.

## Ostrzeżenie przed grubym błędem: raz, dla tych, którzy o nie prosili. $count to partie na sto.

bot-doubt =
    { $count ->
        [one] Na pewno? Inny ruch wygrywa o około { $count } partię na 100 więcej.
        [few] Na pewno? Inny ruch wygrywa o około { $count } partie na 100 więcej.
       *[other] Na pewno? Inny ruch wygrywa o około { $count } partii na 100 więcej.
    }
