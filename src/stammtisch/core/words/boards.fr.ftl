### Ce qui peut clocher dans le fichier d’un plateau, avant même qu’on regarde le plateau.

board-long = Le plateau « { $name } » est trop long ; { $most } caractères suffisent à tous.
board-deep = Le plateau « { $name } » est imbriqué trop profondément ; prenez le plateau standard pour modèle.
board-number = Un nombre du plateau « { $name } » est trop grand ; aucun ne dépasse { $most }.
