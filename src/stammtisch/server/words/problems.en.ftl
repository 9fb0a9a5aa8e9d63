### Problems: the page around them. The themes are in the words of each game, what is said of an answer in those of the core.

ui-title-problems = Problems
ui-problems = Problems
ui-problem-title = { $game }: problems
ui-problem-about = Decisions from played games. One answer is the best: proved, whatever is hidden and whatever the others do, or judged, by a clear margin. Find it.
ui-problem-none = There are no problems for this game.
ui-problem-unknown = There is no such problem.
ui-problem-all = all problems
ui-problem-task = You are { $seat }. Find the best answer.
ui-problem-show = Show the solution
ui-problem-again = Try again
ui-problem-look = Back to the question
ui-problem-next = Next problem
ui-problem-best-short = best
ui-problem-yours = You chose: { $action }
ui-problem-today = Problem of the day
ui-problem-theme = Theme
ui-problem-difficulty = Difficulty
ui-problem-kind = How sure
ui-problem-any = any
ui-problem-begin = Begin
ui-problem-progress =
    { $count ->
        [one] { $solved } of one problem solved
       *[other] { $solved } of { $count } problems solved
    }
ui-problem-more =
    { $count ->
        [one] One more
       *[other] { $count } more
    }
ui-problem-first = solved at the first try
ui-problem-later = solved
ui-problem-shown = looked up
