### The terminal table of The Golden City in English.

golden-city-preparation = Preparation
golden-city-over = The game is over
golden-city-round =
    Round { $round } ({ $left ->
        [0] the last one
        [one] one more score card
       *[other] { $left } more score cards
    })
golden-city-start = start
golden-city-scores = will score
golden-city-pairs =
    { $price ->
        [0] Pairs:
        [one] Pairs (expelling: { $price } coin):
       *[other] Pairs (expelling: { $price } coins):
    }
golden-city-display = Goods:
golden-city-stock = deck { $goods }, keys { $keys }, bonus { $bonus }, pile { $pile }, discard { $discard }
golden-city-you = you
golden-city-has = letters { $letters }, coins { $coins }, keys { $keys }, bonus { $bonus }, to place { $left }
golden-city-stuck = stuck
golden-city-hand = hand:
golden-city-goods = goods:
golden-city-bonus = bonus:

## Score and roads

golden-city-seat = Seat
golden-city-letters = Letters
golden-city-now = Scored now
golden-city-together = Together
golden-city-score-how = “Scored now” is what the open score card would pay; bonus cards come at the end.
word-roads = roads
help-roads = where the roads lead from every site
legend-golden_city = ≈ on a river; c card, 1 2 coins, g goods, b bonus card, k key; in the city letters for the next builder (+ a coin, or inside a card); > owes a decision; a question mark is a card you do not know.
legend-golden_city-short = North mo-, east me-, south wo-, west de- (say mo-r1). ≈ on a river; c card, 1 2 coins, g goods, b bonus card, k key; in the city letters for the next builder (+ a coin, or inside a card); > owes a decision; a question mark is a card you do not know.
