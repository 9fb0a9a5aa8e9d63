### How to play The Golden City, and the card beside the table: page only. A line is a paragraph; numbers come from how_to_play.py.

how-goal = What it is about
how-goal-text =
    In the middle of an island stands a city with golden roofs. Everybody lands on the coast, builds along the roads and wants to be behind the walls before the others.
    What counts are trading letters. You have { $businesses } businesses to place, and begin with { $coins } coins, a coast card and another card.

how-round = A round
how-round-text =
    First a score card is turned over: everybody knows at once which goods and which river or quarter will pay at the end of the round.
    Then pairs of landform cards are laid out, { $seats } of them, one for each player. You bid for them, build with them, score; and the start-player key moves one seat to the left.

how-bidding = Bidding
how-bidding-text =
    Lay your hand on a pair. A free pair costs nothing. If somebody’s hand is on the pair that you want, expel it: the first time in a round that costs { $expel } coin, and every further time one coin more, whoever does it.
    Expelled players choose again when their turn comes. As soon as every pair has one hand, all take their two cards.

how-building = Building
how-building-text =
    In your turn you place up to { $built } businesses. On the coast any free location will do; further inland a road must lead from one of your own businesses to the place.
    On coast and country there is room for one business, in a part of the city for one of every colour. At the end of your turn you keep { $hand } landform cards at most.

how-cost = What it costs
how-cost-text =
    Coast: { $coast } coast card. Country and outer city: { $land } cards of its landform. Inner city: { $land } cards and a key.
    { $joker_to_coast ->
        [no] Two cards alike stand for one of another landform, though not for coast.
       *[other] Two cards alike stand for one of any other landform.
    }

how-rewards = Rewards
how-rewards-text =
    Each location on coast and country gives what is drawn on it to its builder: coins, a landform card, a key, goods or a bonus card.
    The city pays letters: an outer part { $outer_first } to the first builder and { $outer_second } to the second, an inner part { $inner_first } and { $inner_second }. Whoever comes third gets nothing.

how-scoring = Scoring
how-scoring-text =
    Whoever has the goods of the score card gets { $goods } letters, and { $goods_more } more if nobody else has them.
    Whoever has a business on its river or in its quarter gets { $area } letters, and { $area_more } more for having more there than any other.

how-bonus = Bonus cards
how-bonus-text =
    They stay secret until the end and then pay: { $scales } letters for each goods card, { $coin_card } for each coin, { $city_card } for each business in the city, { $river_card } for each on a river, or { $land_card } for each on one landform.

how-end = The end
how-end-text =
    The last round is the one in which somebody places the last business, the last score card is scored, or somebody can never build again; who is stuck like that cannot win.
    Bonus cards are paid, and most letters win. If equal, businesses in the city count, then coins.

## The reference card

card-goal = Goal
card-goal-text = Most trading letters.
card-bid = Bid
card-bid-text = Free pair: nothing. Expelling: { $expel } coin, one more each time in a round.
card-build = Build
card-build-text = Up to { $built } per turn. Coast anywhere, else by road from an own business.
card-cost = Cost
card-cost-text =
    Coast: { $coast } coast card.
    Country, outer city: { $land } of the landform.
    Inner city: { $land } and a key.
card-joker = Joker
card-joker-text = { $joker_to_coast ->
        [no] Two alike stand for one other, not for coast.
       *[other] Two alike stand for one of any other.
    }
card-city = City
card-city-text = Outer part { $outer_first }, then { $outer_second }. Inner part { $inner_first }, then { $inner_second }. Third: nothing.
card-goods = Goods
card-goods-text = Having them { $goods }, alone { $goods_more } more.
card-area = Area
card-area-text = Being there { $area }, most { $area_more } more.
card-bonus = Bonus
card-bonus-text = Per goods card { $scales } · coin { $coin_card } · city { $city_card } · river { $river_card } · landform { $land_card }.
card-limits = Limits
card-limits-text = { $hand } landform cards after building, { $goods_limit } goods cards.
card-end = End
card-end-text = Last business, last score card, or somebody is stuck (and cannot win).
