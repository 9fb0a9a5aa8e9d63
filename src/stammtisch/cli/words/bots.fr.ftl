## bots

bots-name = Robot
bots-called = Nom
bots-about = Comment il joue
bots-rating = Cote, { $game }
bots-rated = Les cotes sont des points sur l’échelle Elo, mesurés avec « stammtisch ladder » à des tables de quatre.
