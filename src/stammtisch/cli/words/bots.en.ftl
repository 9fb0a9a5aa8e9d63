## bots

bots-name = Bot
bots-called = Called
bots-about = How it plays
bots-rating = Rating, { $game }
bots-rated = The ratings are points on Elo’s scale, measured at tables of four, each level among its neighbours; “elo-700” is a bot of that strength.
