## games

games-seats = Für { $fewest } bis { $most } Personen (--seats): { $names }.
games-about = Was es bedeutet
games-only = (nur mit { $seats } Plätzen)
games-default = * steht bei dem, was in der Ausgabe { $edition } gilt; nach ihr wird gespielt, wenn keine genannt ist, und --option NAME=WERT ändert es.
