## bots

bots-name = Robot
bots-called = Nom
bots-about = Comment il joue
bots-rating = Cote, { $game }
bots-rated = Les cotes sont des points sur l’échelle Elo, mesurés à des tables de quatre, chaque niveau parmi ses voisins ; « elo-700 » est un robot de cette force.
