### Strengths between two levels.

elo-out-of-range = There is no strength { $elo } in this game; its rated levels reach from { $known }.
