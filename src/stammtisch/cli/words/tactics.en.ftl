## tactics

tactics-theme = Theme
tactics-problems = Problems
tactics-solved = Solved
tactics-best = Best
tactics-answer = Answer
tactics-sum = { $bot } solved { $solved } of { $all } problems, { $share }.
tactics-left-out =
    { $problems ->
        [one] One problem was left out: { $bot } cannot sit at its table.
       *[other] { $problems } problems were left out: { $bot } cannot sit at their tables.
    }
no-tactics = There are no problems for “{ $game }”.
