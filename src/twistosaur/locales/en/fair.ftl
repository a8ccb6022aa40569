### The fair shuffle, explained and checked. English.

fair-title = Was the shuffle fair?
fair-more = You do not have to believe us. Every step below is computed in your own browser, now.
fair-no-chance = This game was not dealt at a server, so there is nothing to check.

fair-envelope = A sealed envelope
    .more = Before anybody sat down, the server wrote down a secret and sealed it. What it showed was the fingerprint of the secret. A fingerprint gives nothing away, but whoever changes even one letter of the secret gets another one.
fair-noted = When you sat down, your device noted this very fingerprint.
fair-noted-wrong = This is not the fingerprint that your device noted when you sat down!
fair-noted-not = This device did not sit at the table, so it has noted nothing.

fair-pinch = Everyone adds a pinch
    .more = Then every player’s device drew something by chance of its own and gave it to the table. The server could not know it when it sealed the envelope, so it could not choose a secret that suits it.
fair-here = drawn by this device
fair-nothing = a bot: adds nothing
fair-own = What your device drew is in the mix, unchanged.
fair-own-wrong = What your device drew is not what was used!
fair-own-not = This device drew nothing at this table.

fair-opened = The envelope is opened
    .more = After the game the secret is shown. Your browser takes its fingerprint again. Try it: change one letter.
fair-computed = Fingerprint, computed here
fair-same = It is the fingerprint from the start. The secret was not exchanged.
fair-not-same = It is another fingerprint: the secret was exchanged!
fair-changed = One letter is different, and so is everything else.
fair-restore = Put it back

fair-wheel = Where every die and card comes from
    .more = The secret and everybody’s pinch, mixed, give one number for every draw: where a wheel of fortune stops. These are the first ones.
fair-draw = Draw { $number }
fair-draws = More draws

fair-again = The game, played again
    .more = From these numbers and the moves, the whole game is played again: every die, every card, every point.
fair-fits = Every move and the result fit.
fair-fits-not = The moves and the result do not fit these numbers!
fair-fits-unknown = The server does not answer, so the game cannot be played again now.
fair-yourself = Trust nobody? Take the record along and check it on your own computer:
