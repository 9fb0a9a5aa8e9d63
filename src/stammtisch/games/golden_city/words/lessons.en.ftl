### Teach me The Golden City: what the host says. The steps are in lessons/chapters.toml; a test holds the figures against the engine.

## The goal

lesson-goal = The island and the goal
lesson-goal-island = Welcome to the island! In its middle lies the Golden City. You are a trader and want to get in, because the city pays in letters, and letters win the game.
lesson-goal-coast = Every way begins on the coast. Your first business stands on the shore, the second one inland beside it: businesses follow the roads, one after the other.
lesson-goal-parts = One road further lies the city. In every part of it everybody may build once, but the first gets most: 5 letters here, the second 3. The inner parts give 10 and 6, and take a key.
lesson-goal-cards = Building costs cards. Each round as many pairs of cards are laid out as there are players. The others choose first this time.
lesson-goal-bid = You want two meadows, for the city lies beside meadows here. Put your hand on the pair with two meadows: click it.
lesson-goal-build = It is your turn to build. Two meadows pay for this part of the city. Click it!
lesson-goal-letters = 5 letters, and you were the first! The game ends with the last score card, or when somebody has placed every business. Then the most letters win.

## The auction

lesson-bidding = The auction
lesson-bidding-pairs = Three players, three pairs of landform cards. In the end everybody takes one pair. Look what lies there: meadows and coast, coast and woodland, desert and mountains.
lesson-bidding-hand = And this is your hand: a coast card, which everybody has, and a meadow. A second meadow would be fine: inland everything costs two equal cards.
lesson-bidding-first = You begin. An empty pair is free. Put your hand on meadows and coast.
lesson-bidding-expelled = Blue wanted it too and has paid 1 coin to expel you. The next expulsion costs 2 coins, the one after that 3, whoever does it. Next round it begins at 1 again.
lesson-bidding-again = The pair in the middle is free. But you have 3 coins, and those meadows are worth it: pay 2 and expel Blue.
lesson-bidding-taken = Blue cannot pay 3 and takes what is left. Everybody has a pair, so the auction is over. You have 1 coin left. There is always an empty pair for whoever has no coins.

## Building and paying

lesson-building = Building and paying
lesson-building-hand = Now you may build up to two businesses. You hold one coast card, one meadow and two deserts.
lesson-building-coast = A place on the coast costs one coast card and needs no road. Build here, beside the meadows.
lesson-building-pay = You could pay with the coast card, or with two deserts: two equal cards stand for one of any other kind. Keep the deserts and pay the coast.
lesson-building-road = Inland you may only build where a road leads to one of your businesses, and where nobody else is. Both these places are meadows: each costs two meadow cards.
lesson-building-joker = You have one meadow only. But the two deserts stand for the second one. Build here!
lesson-building-limits = One meadow and two deserts are paid. Two businesses were the limit of your turn. If more than five landform cards are left then, the rest is discarded.

## Rewards

lesson-rewards = Rewards
lesson-rewards-icons = Every place has a reward, drawn beside it. You get it at once when you build: a card, goods, a key, a bonus card, or coins.
lesson-rewards-card = Build on the coast of the mountains. It costs your coast card and brings a landform card, drawn unseen.
lesson-rewards-goods = A desert card! Now inland: two mountains for this place. Its reward is a goods card.
lesson-rewards-take = Choose one of the three open goods cards. Each shows two kinds of goods, and goods bring letters when they are on the score card. You may keep four.
lesson-rewards-next-round = Everybody has built, the round was scored, and a new one begins. Blue starts this time. You would like a second desert.
lesson-rewards-desert = Desert and mountains are free. Take them.
lesson-rewards-bonus = This place lies in the desert, beside your first business, and gives a bonus card. Two deserts: build!
lesson-rewards-pick = You look through all bonus cards and keep one, in secret. It pays at the end of the game. Take whichever you like.
lesson-rewards-key = Two rewards are left to tell of. Coins help you in the auction. Keys lie here, in the mountains, for instance; without a key nobody gets into the inner city.

## Scoring

lesson-scoring = Scoring
lesson-scoring-card = Each round has a score card: one kind of goods and one area. This round it is pottery, and the river between meadows and woodland. When all have built, it pays.
lesson-scoring-area = The area: these three places lie on that river. Whoever has a business there gets 2 letters, and 2 more for having more there than anybody else.
lesson-scoring-bid = So let us go there. For the river you need two meadows. Take meadows and coast.
lesson-scoring-coast = First the coast: this place has a road to the river.
lesson-scoring-river = And now the river itself, for two meadows. It also gives a bonus card.
lesson-scoring-pick = Keep a bonus card. The one with the river would go well with it.
lesson-scoring-blue = The goods work the same way: 2 letters for whoever has pottery, 2 more if nobody else has it. Blue is up to something…
lesson-scoring-scored = You alone are on the river: 4 letters for you. Blue alone has pottery: 4 letters for Blue. White gets nothing. The card goes back into the box, and the next one is turned up.

## A first round

lesson-round = Your first round
lesson-round-look = A new game, and you decide. First look at the score card: cloth, and the river between woodland and desert.
lesson-round-auction = Two woodland cards would take you to that river, and you hold one. But Blue and White choose before you.
lesson-round-expel = White has taken the woodland. It costs only 1 coin to expel White. Do it: 4 letters are worth more.
lesson-round-coast = Blue and White have built on the coast. Now you. This place has a road to the river; build here.
lesson-round-pay = Pay with a coast card. You need the woodland for the river.
lesson-round-river = Here is the river. Two woodland cards: build!
lesson-round-bonus = And a bonus card on top. Which plan do you like? Rivers, the city, a landform, coins, goods: choose freely.
lesson-round-scored = 4 letters in the first round: you alone are on the river. And nobody has cloth yet.
lesson-round-over = From here on every round is the same: look at the score card, bid, build, score. The start passes on to the left. From the river it is not far to the city… See you at the table!
