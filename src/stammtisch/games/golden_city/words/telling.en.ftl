### How the page tells a game of The Golden City.

ui-fold-golden_city-laid =
    { $count ->
        [one] The pairs are laid out: { $count } landform card.
       *[other] The pairs are laid out: { $count } landform cards.
    }
ui-fold-golden_city-dealt = Everybody gets a coast card in the open and another card in secret.
ui-fold-golden_city-turned =
    { $count ->
        [one] { $count } goods card is turned over.
       *[other] { $count } goods cards are turned over.
    }
ui-fold-golden_city-discarded =
    { $count ->
        [one] { $count } landform card is discarded.
       *[other] { $count } landform cards are discarded.
    }
ui-fold-golden_city-ledger = Round { $round } is scored:
ui-scoring-golden_city = The round is scored
ui-gc-phase-score = Scoring
ui-gc-begins = { $seat } starts
ui-gc-will-score = At its end it brings letters for { $good } and for the { $area }.
ui-gc-scoring = Scoring of round { $round }
ui-gc-scoring-nobody = Nobody gets a letter this time.
ui-gc-letters-before = Letters before
ui-gc-letters-now = Letters now
ui-gc-why-goods =
    { $count ->
        [one] { $count } card shows it
       *[other] { $count } cards show it
    }
ui-gc-more-goods = + { $count } as the only one
ui-gc-why-area =
    { $count ->
        [one] { $count } business
       *[other] { $count } businesses
    }
ui-gc-more-area = + { $count } for the most
ui-fold-golden_city-taken = Everybody takes the pair under their hand.
ui-by-thing-golden_city = What brought letters
ui-order-auction-thing = Pair
ui-order-auction-limit = Coins at most
