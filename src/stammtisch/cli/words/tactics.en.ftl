## tactics

tactics-theme = Theme
tactics-problems = Problems
tactics-solved = Solved
tactics-best = Best
tactics-answer = Answer
tactics-sum = { $bot } solved { $solved } of { $all } problems, { $share }.
no-tactics = There are no problems for “{ $game }”.
