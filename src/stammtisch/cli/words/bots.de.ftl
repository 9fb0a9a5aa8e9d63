## bots

bots-name = Bot
bots-called = Name
bots-about = Wie er spielt
bots-rating = Wertung, { $game }
bots-rated = Die Wertungen sind Punkte auf der Elo-Skala, gemessen an Tischen zu viert, jede Stufe zwischen ihren Nachbarn; „elo-700“ ist ein Bot dieser Stärke.
