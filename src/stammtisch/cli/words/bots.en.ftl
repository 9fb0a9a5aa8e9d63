## bots

bots-name = Bot
bots-called = Called
bots-about = How it plays
bots-rating = Rating, { $game }
bots-rated = The ratings are points on Elo’s scale, measured by “stammtisch ladder” at tables of four.
