### Puzzles: one move is clearly the best. English.

puzzle-title = Puzzles
puzzle-about = Moments from games of bots. One move is clearly the best: can you find it? What you find is kept on this device.
puzzle-theme = Idea
puzzle-any-theme = Every idea
puzzle-difficulty = How hard
puzzle-any-difficulty = Easy and hard
puzzle-stars =
    { $count ->
        [1] ★ very easy
        [2] ★★ easy
        [3] ★★★ tricky
        [4] ★★★★ hard
       *[5] ★★★★★ very hard
    }
puzzle-found = { $count } of { $of } found
puzzle-task = Which move is best for you?
puzzle-answer = The answer: { $best }.
puzzle-idea = The idea: { $theme }.
puzzle-who-finds = How often the bots find it:
puzzle-next = Next puzzle
puzzle-none = There is no such puzzle. Choose another idea, or another difficulty.
