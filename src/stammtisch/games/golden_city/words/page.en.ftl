### The table of The Golden City in English.

ui-gc-board = The island with the Golden City
ui-gc-near = Look at the city
ui-gc-far = Whole island
ui-gc-round = Round { $round }
ui-gc-phase-setup = Setting up
ui-gc-phase-reveal = A new score card
ui-gc-phase-bid = Bidding
ui-gc-phase-build = Building
ui-gc-phase-over = The end

## Cards and places

ui-gc-landform-coast = Coast
ui-gc-landform-mountains = Mountains
ui-gc-landform-meadows = Meadows
ui-gc-landform-woodland = Woodland
ui-gc-landform-desert = Desert
ui-gc-reward-coin1 = gives a coin
ui-gc-reward-coin2 = gives two coins
ui-gc-reward-card = gives a landform card
ui-gc-reward-key = gives a key
ui-gc-reward-goods = gives a goods card
ui-gc-reward-bonus = gives a bonus card
ui-gc-bonus-scales = 3 for each goods card
ui-gc-bonus-coin = 2 for each coin
ui-gc-bonus-city = 1 for each business in the city
ui-gc-bonus-river = 2 for each business on a river
ui-gc-bonus-mountains = 1 for each business in the mountains
ui-gc-bonus-meadows = 1 for each business in the meadows
ui-gc-bonus-woodland = 1 for each business in the woodland
ui-gc-bonus-desert = 1 for each business in the desert
ui-gc-needs-key = takes a key
ui-gc-built-by = built by { $names }
ui-gc-nobody = nobody
ui-gc-empty = Nothing lies here

## What a player has

ui-gc-letters =
    { $count ->
        [one] { $count } letter
       *[other] { $count } letters
    }
ui-gc-letters-hidden = Letters are hidden
ui-gc-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
ui-gc-keys =
    { $count ->
        [one] { $count } key
       *[other] { $count } keys
    }
ui-gc-cards =
    { $count ->
        [one] { $count } landform card
       *[other] { $count } landform cards
    }
ui-gc-known = everybody knows: { $names }
ui-gc-businesses =
    { $count ->
        [one] { $count } business left to place
       *[other] { $count } businesses left to place
    }
ui-gc-bonus-cards =
    { $count ->
        [one] { $count } bonus card
       *[other] { $count } bonus cards
    }
ui-gc-start = starts
ui-gc-stuck = Can never build again and cannot win
ui-gc-stuck-short = stuck

## The tray

ui-belief-of-landform = Landform cards
ui-belief-of-bonus = Bonus cards
ui-gc-hand = My landform cards
ui-gc-cards-of = { $landform }: { $count }
ui-gc-goods = My goods
ui-gc-bonus = My bonus cards
ui-gc-market = Goods to take
ui-gc-deck = Goods deck, { $count } face down
ui-gc-pile = Draw pile
ui-gc-pile-about =
    { $pile ->
        [one] Draw pile: { $pile } card, discarded: { $discard }
       *[other] Draw pile: { $pile } cards, discarded: { $discard }
    }

## Scenes

ui-gc-auction = The auction
ui-gc-price =
    { $price ->
        [one] to expel somebody: { $price } coin
       *[other] to expel somebody: { $price } coins
    }
ui-gc-pair = Pair { $pair }: { $first }, { $second }; hand on it: { $owner }
ui-gc-bid-order = Order of bidding, and coins
ui-gc-placed = hand on a pair
ui-gc-unplaced = hand still free
ui-gc-expelled = Expelled this round
ui-gc-expelled-by = { $seat } expelled { $other } for { $price }
ui-gc-payment = Ways to pay for { $site }
ui-gc-joker = Two equal cards stand for this one
ui-gc-box = One too many: which card do you put back?
ui-gc-bonus-look = For your eyes only: keep one
ui-gc-bonus-looks = Somebody looks through the bonus cards
ui-gc-score-card = Score card of this round
ui-gc-score-now = Would pay now
ui-gc-score-paid = Has paid
ui-gc-score-good = Goods
ui-gc-score-area = Area
ui-gc-score-left =
    { $count ->
        [0] the last score card
        [one] one more score card
       *[other] { $count } more score cards
    }
ui-gc-finale = The letters are counted
ui-gc-before = Before the bonus cards
ui-gc-no-bonus = no bonus card
ui-source-gc-city = City
ui-source-gc-goods = Goods
ui-source-gc-areas = Rivers, quarters
ui-source-gc-bonus = Bonus cards


## What the table offers

ui-ledger-golden_city = Last scoring
ui-order-auction = Auction

## The table in words: fields of the view

view-players = Players
view-seat = Player
view-coins = Coins
view-letters = Letters
view-keys = Keys
view-businesses_left = Businesses left
view-sites = Has built at
view-goods = Goods
view-hand_size = Cards in hand
view-known = Seen by everybody
view-hand = Hand
view-secret = Secret cards
view-cards = Cards
view-newer = Drawn since the pile was renewed
view-old = From before that
view-doubts = Shown, old or new
view-landform = Landform
view-draws = Cards drawn by then
view-old_cards = Cards from before the pile was renewed
view-bonus_count = Bonus cards
view-bonus = Which bonus cards
view-stuck = Cannot build any more
view-now = Now
view-round = Rounds completed
view-start = Start player
view-order = Order of play
view-actor = Whose turn it is
view-turn = Turns completed
view-built = Built in this turn
view-site = Building site
view-price = Price of expelling somebody
view-score = Score card
view-good = Good
view-area = Area
view-scored = Sites of its area
view-payments = Ways to pay
view-payment = Cards to give
view-jokers = Pairs that stand for a card
view-last = Have placed everything
view-pairs = Pairs on offer
view-first = First card
view-second = Second card
view-owner = Hand of
view-pile = Cards in the pile
view-discard = Discarded
view-display = Open goods cards
view-deck = Goods cards face down
view-score_deck = Score cards to come
view-score_backs = Score cards left, by group
view-rewards = What sites give next
view-key_sites = Sites that take a key
view-bonus_left = Bonus cards left
view-picks = Bonus cards taken
view-card = Card
view-looks = What I left among the bonus cards
rewards-coin1 = a coin
rewards-coin2 = two coins
rewards-key = a key
rewards-card = a landform card
rewards-goods = a goods card
rewards-bonus = a bonus card

## What is going on

step-deal-cards = Setting up
step-lay-out-goods = Setting up
step-choose-start = Choosing the start player
step-reveal-card = A new score card
step-lay-pairs = Laying out pairs
step-bidding = Bidding
step-building = Building
step-payment = Paying
step-reward = A reward
step-take-goods = Taking goods
step-turn-from-deck = Taking goods
step-refill-display = Taking goods
step-box-goods = Putting goods back
step-pick-bonus = Picking a bonus card
step-hand-limit = Discarding
step-over = The end
