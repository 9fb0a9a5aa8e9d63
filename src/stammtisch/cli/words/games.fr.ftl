## games

games-seats = De { $fewest } à { $most } joueurs (--seats) : { $names }.
games-about = Ce que cela veut dire
games-only = (à { $seats } places seulement)
games-default = * marque ce qui vaut dans l’édition { $edition }, celle que l’on joue si l’on n’en nomme aucune ; --option NOM=VALEUR le change.
