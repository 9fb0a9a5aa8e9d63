### Problems: what is said of them in the page and in the terminal. What a theme is about is said by each game.

problem-difficulty-0 = not measured
problem-difficulty-1 = easy
problem-difficulty-2 = medium
problem-difficulty-3 = hard
problem-difficulty-4 = very hard
problem-right = Right!
problem-wrong = That is not the best.
problem-solution = The solution
problem-best =
    { $count ->
        [one] Best: { $actions }
       *[other] Best, all equally good: { $actions }
    }
problem-proved =
    { $gap ->
        [one] Proved: whatever the others hold and do, and whatever is drawn, in the end you are at least one point better off against the best of them than any other choice could make you.
       *[other] Proved: whatever the others hold and do, and whatever is drawn, in the end you are at least { $gap } points better off against the best of them than any other choice could make you.
    }
problem-worse =
    { $points ->
        [one] Your choice costs you at least one point.
       *[other] Your choice costs you at least { $points } points.
    }
problem-played-best = In the game itself it was found.
problem-played-else = In the game itself something else was done: { $action }
problem-effect = What it does at once:
problem-who = Who finds it: { $levels }
problem-level = { $level } { $solved } of { $tries }
problem-proven = proven
problem-judged = judged
problem-judged-by =
    { $points ->
        [one] Judged, not proved: two judges who looked at { $worlds } worlds prefer it to every other choice, by about one point and { $chance } % of the chance to win at least; the end of the game agrees with them.
       *[other] Judged, not proved: two judges who looked at { $worlds } worlds prefer it to every other choice, by about { $points } points and { $chance } % of the chance to win at least; the end of the game agrees with them.
    }
problem-worse-judged =
    { $points ->
        [one] In the eyes of the judges your choice costs about one point.
       *[other] In the eyes of the judges your choice costs about { $points } points.
    }
