### Setting up a table: options, clocks, and what is printed in the box. English.

## Options and clocks

# A choice and its value, or a person and a value.
setup-value = { $name }: { $value }
setup-by-chance = by chance
setup-seat-by-seat = { $what }, seat by seat
setup-all-usual = Everything as usual
setup-plays-with = This table plays with
setup-hints = With hints
setup-clock-none = No clock
# $time is a length of time with its unit, in the reader’s language.
setup-clock-decision = Clock: { $time } for each choice
setup-clock-player = Clock: { $time } each for the whole game
setup-by-turns = By turns, over days: no clock, come back when you like
setup-less = One less: { $what }
setup-more = One more: { $what }

## The box

setup-box = What is printed in your box?
setup-box-link = What is printed in your box?
setup-box-more = The booklets do not print these numbers, so we had to assume them. If you own { $game }, correct them here by tapping. They are kept on this device and used for your new tables.
setup-box-nothing = Nothing had to be assumed about the box of { $game }.
# One kind of a card of which there are several.
setup-kind-of = { $name }: { $parts }
setup-another = Another { $name } that hits
setup-add = Add it
setup-assumed = assumed: { $count }
setup-sum = { $count } in all; from { $low } to { $high } are possible.
setup-sum-exact = { $count } in all; there must be { $all }.
# A corrected number or list, beside what is assumed.
setup-instead = { $name }: { $now } instead of { $usual }
setup-corrected = A corrected box: what is printed in it differs from what we assume.
setup-problem-total = { $name }: there are { $found } in all, and there must be at least { $low } and at most { $high }.
setup-problem-exact = { $name }: there are { $found } in all, and there must be exactly { $low }.
setup-problem-kinds = { $name }: there are { $found } different ones, and at most { $high } are possible.
setup-problem-other = { $name }: the rules cannot play with this.
setup-keep = Check and keep
setup-news-kept = Kept on this device. New tables play with your box, and everyone who sits down is told.
setup-news-usual = Everything is as we assume it; there is nothing to keep.
setup-reset = Back to the assumed numbers
setup-new-table = New table: { $game }
setup-share = Share it
setup-share-nothing = When something is corrected, you can share it here as a link or a file.
setup-share-link = Link to your box
setup-file = Save as a file
setup-open-file = Open a file with a box
setup-paste = Or paste a link to a box
setup-open = Open
setup-news-from-link = This box was shared with you. Compare it with yours, then keep it.
setup-news-bad-link = This link holds no box, or it was cut off on its way. Ask for it once more.
setup-news-bad-file = This is no box of ours: neither a file that was saved here nor a whole link.
