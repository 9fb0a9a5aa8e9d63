### Choisir une force entre deux niveaux.

ui-level-own = une force à mon choix…
ui-level-slider = La force, en points Elo
ui-level-between = Elo { NUMBER($elo, useGrouping: 0) } : entre { $weaker } et { $stronger }
