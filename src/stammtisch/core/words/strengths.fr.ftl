### Forces entre deux niveaux.

elo-out-of-range = Il n’y a pas de force { $elo } dans ce jeu ; ses niveaux mesurés vont de { $known }.
