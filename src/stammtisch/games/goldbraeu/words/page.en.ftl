### The table of Goldbräu in English.

ui-gb-board = The village square
ui-gb-space =
    { $double ->
        [0] Space { $space }, { $owner }
       *[other] Space { $space } with umbrella, { $owner }
    }
ui-gb-nobody = free
ui-gb-inn =
    { $income ->
        [one] { $name }: { $income } thaler, beer from { $brewery }, boss { $boss }, shares: { $shares }
       *[other] { $name }: { $income } thalers, beer from { $brewery }, boss { $boss }, shares: { $shares }
    }
ui-gb-brewery =
    { $stock ->
        [0] { $name }: no sign left, boss { $boss }, shares: { $shares }
        [one] { $name }: { $stock } sign left, boss { $boss }, shares: { $shares }
       *[other] { $name }: { $stock } signs left, boss { $boss }, shares: { $shares }
    }
ui-gb-no-boss = nobody
ui-gb-no-shares = none
ui-gb-plans = Action cards
ui-gb-display = Cards of the day
ui-gb-price =
    { $price ->
        [one] { $price } thaler each
       *[other] { $price } thalers each
    }
ui-gb-empty = empty
ui-gb-supply =
    { $count ->
        [one] Supply, one card
       *[other] Supply, { $count } cards
    }
ui-gb-hand = My hand
ui-gb-cash =
    { $count ->
        [one] { $count } thaler
       *[other] { $count } thalers
    }
ui-gb-markers =
    { $count ->
        [one] { $count } share marker left
       *[other] { $count } share markers left
    }
ui-gb-figures =
    { $count ->
        [one] { $count } boss figure left
       *[other] { $count } boss figures left
    }
ui-gb-cards =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
ui-gb-week = Week { $week }
ui-gb-day-plan = The day
ui-gb-ready =
    { $ready ->
        [0] none of { $all } cards is down
        [one] { $ready } of { $all } cards is down
       *[other] { $ready } of { $all } cards are down
    }
ui-gb-laid = ready
ui-gb-thinking = thinking
ui-gb-actions =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
ui-gb-duel = Duel for { $business }
ui-gb-duel-bar =
    { $count ->
        [one] { $boss } has { $count } share, all others together { $rest }
       *[other] { $boss } has { $count } shares, all others together { $rest }
    }
ui-gb-duel-holds = { $boss } holds more than half of the shares.
ui-gb-duel-open = { $boss } does not hold more than half.
ui-gb-duel-sealed =
    { $count ->
        [0] { $seat }: no hidden cards
        [one] { $seat }: one hidden card
       *[other] { $seat }: { $count } hidden cards
    }
ui-gb-duel-opened =
    { $count ->
        [one] one card shown
       *[other] { $count } cards shown
    }
ui-gb-payday = Payday
ui-gb-payday-week = Payday, week { $week }
ui-gb-payday-now = If payday were now
ui-gb-business = Business
ui-gb-income = Income
ui-gb-half = Half to
ui-gb-bank = Bank
ui-gb-boss-short = boss
ui-gb-total = Total

## What the table offers

ui-ledger-goldbraeu = Last payday
ui-order-duel = New boss
ui-order-block = block if I can
ui-order-allow = let it happen
ui-source-shares = Shares
ui-source-boss = As boss
ui-source-chip = Waitress, drunken bum
ui-source-cards = Cards bought


## The table in words: fields of the view

view-players = Players
view-seat = Player
view-cash = Thalers
view-markers_left = Share markers left
view-figures = Boss figures left
view-hand_size = Cards in hand
view-hand = Hand
view-kept = Kept so far
view-choice = Action card
view-now = Now
view-week = Weeks completed
view-weekday = Days of this week completed
view-start = Starting player
view-payday = Has the payday figure
view-actor = Whose turn it is
view-turn = Turns completed today
view-order = Order of play
view-days_to_payday = Days to payday
view-actions_left = Actions left
view-price = Price of a card
view-target = Fought for
view-holds = Its boss holds more than half
view-blocked = Blocked today
view-drawn = Card just drawn
view-businesses = Businesses
view-name = Name
view-boss = Boss
view-fresh = Boss since today
view-markers = Shares
view-opened = Share cards shown
view-gardens = Beer gardens
view-spaces = Spaces
view-sign = Beer from
view-income = Would earn today
view-breweries = Breweries
view-stock = Signs left
view-display = Cards of the day
view-supply = Unknown cards in the supply
view-specials = Special cards among them
view-under = Known cards below them
view-known = Known cards in hand
view-chips = Waitress and drunken bum
view-free_spaces = Free spaces

## What is going on

step-lay-signs = Setting up
step-deal-hands = Dealing
step-keep-cards = Keeping cards
step-choose-start = Choosing the starting player
step-first-figures = First bosses
step-turn-up = A new day
step-choose-action = Choosing actions
step-expansion = Expanding
step-name-boss = Naming bosses
step-name-again = Naming bosses
step-answer = A duel
step-withdraw-figure = Withdrawing a boss
step-buy-share = Buying shares
step-draw-share = Buying shares
step-hold-or-open = Buying shares
step-move-chip = Moving a chip
step-last-cards = Before payday
step-over = The end

## How days and weeks are called in the replay.

mark-short = Week { $phase }
mark-round =
    Week { $phase }, { $within ->
        [1] Monday
        [2] Tuesday
        [3] Wednesday
        [4] Thursday
        [5] Friday
        [6] Saturday
       *[7] Sunday
    }
mark-back = Previous day
mark-on = Next day
