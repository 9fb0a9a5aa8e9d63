### Eine Stärke zwischen zwei Stufen wählen.

ui-level-own = eine eigene Stärke…
ui-level-slider = Wie stark, in Elo-Punkten
ui-level-between = Elo { NUMBER($elo, useGrouping: 0) }: zwischen { $weaker } und { $stronger }
