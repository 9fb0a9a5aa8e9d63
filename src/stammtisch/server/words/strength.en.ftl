### Choosing a strength between two levels.

ui-level-own = a strength of my own…
ui-level-slider = How strong, in points of Elo
ui-level-between = Elo { NUMBER($elo, useGrouping: 0) }: between { $weaker } and { $stronger }
