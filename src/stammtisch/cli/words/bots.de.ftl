## bots

bots-name = Bot
bots-called = Name
bots-about = Wie er spielt
bots-rating = Wertung, { $game }
bots-rated = Die Wertungen sind Punkte auf der Elo-Skala, gemessen mit „stammtisch ladder“ an Tischen zu viert.
