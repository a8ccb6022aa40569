### Guided first games and tips, English: what is the same for every game. What a step says is in GAME.lesson.ftl.

learn-title = Learn { $game } by playing
learn-step = Step { $step } of { $steps }
learn-leave = Leave the lesson (you can go on later)
learn-next = Next
learn-show = Show me
learn-again = Begin again
learn-other = That is allowed, too. But do what is asked for once, and you will see why.
learn-over = You know the game. Now it is yours!
learn-over-more = Play your first game, against { $name }. A tip comes when something new happens.
learn-play = Play my first game

## Tips in the first game.

learn-tip = Tip: { $tip }
learn-tip-label = A tip
learn-tip-close = Got it
learn-tips-off = No more tips

## At the table: a hint, and a word before a blunder.

learn-hint = Hint
learn-hint-more = What would a bot do?
learn-doubt-yes = Play it anyway
learn-doubt-no = Look again
