### What the cards beside things say, in English.

ui-gb-space-title = Space { $space }
ui-gb-space-of = Belongs to { $garden }.
ui-gb-space-free = Belongs to no garden yet.
ui-gb-space-plain = Brings its garden 4 thalers on payday.
ui-gb-space-double = With an umbrella: brings its garden 8 thalers on payday, twice as much as others.
ui-gb-is-boss = Boss: { $boss }.
ui-gb-is-boss-today = Boss: { $boss }, placed today and safe until tomorrow.
ui-gb-is-vacant = No boss.
ui-gb-has-shares = Shares on the roof: { $shares }.
ui-gb-has-no-shares = No shares on the roof.
ui-gb-cards-shown =
    { $count ->
        [0] No share card of it has been shown yet.
        [one] One of its share cards has been shown.
       *[other] { $count } of its share cards have been shown.
    }
ui-gb-earns =
    { $spaces ->
        [one] A payday now would bring { $income ->
            [one] { $income } thaler
           *[other] { $income } thalers
        } (one space).
       *[other] A payday now would bring { $income ->
            [one] { $income } thaler
           *[other] { $income } thalers
        } ({ $spaces } spaces).
    }
ui-gb-beer-of = Beer from { $brewery }: half of the income goes there.
ui-gb-no-beer = No beer contract yet.
ui-gb-here-waitress =
    { $chip_money ->
        [boss] On payday the waitress brings the boss of this garden 20 thalers.
       *[other] The waitress brings this garden 20 thalers more on payday.
    }
ui-gb-here-bum =
    { $chip_money ->
        [boss] On payday the drunken bum costs the boss of this garden 12 thalers.
       *[other] The drunken bum costs this garden 12 thalers on payday.
    }
ui-gb-chip-at = Stands at { $garden }.
ui-gb-chip-moves = A card of this kind moves it.
ui-gb-card-chip = Moves this figure to another garden as soon as it is bought.
ui-gb-supplies = Supplies { $gardens }: half of their income comes here.
ui-gb-supplies-nobody = Supplies nobody and earns nothing.
ui-gb-signs-left =
    { $count ->
        [0] No sign left for another contract.
        [one] One sign left for another contract.
       *[other] { $count } signs left for other contracts.
    }
ui-gb-boss-title = { $boss } is boss of { $business }
ui-gb-boss-of-inn = May expand the garden, and sign a beer contract with a brewery of their own.
ui-gb-boss-of-brewery = May have the brewery supply a garden of their own.
ui-gb-boss-rest = Gets on payday what cannot be divided evenly.
ui-gb-boss-fresh = Was placed today: nobody can take the post before tomorrow.
ui-gb-sign-title = Sign of { $brewery }
ui-gb-sign-at = { $garden } gets its beer there; half of its income goes to { $brewery }.
ui-gb-sign-change = Who is boss of an inn and of a brewery may have the one supply the other.
ui-gb-shares-title = Shares of { $business }
ui-gb-shares-pay = On payday the income is divided by all shares here.
ui-gb-share-title = Share of { $business }
ui-gb-in-hand =
    { $count ->
        [one] In your hand: secret, and without pay until it is played.
       *[other] { $count } in your hand: secret, and without pay until they are played.
    }
ui-gb-price-today =
    { $price ->
        [one] Costs { $price } thaler today.
       *[other] Costs { $price } thalers today.
    }
ui-gb-price-scale = Costs 2 thalers if one player buys today, 5 if two do, 8 if more do.
ui-gb-empty-about = New cards are turned up in the morning.
ui-gb-supply-secret = A share bought from here may be kept secret.
ui-gb-supply-specials = Among the unknown cards: { $waitress } × waitress, { $bum } × drunken bum.
ui-gb-supply-under = Known to lie at the bottom: { $cards }.
ui-gb-plan-expand = Add a space to a garden whose boss you are, or pass one between two such gardens.
ui-gb-plan-expand-alone = If nobody else chooses it today: twice.
ui-gb-plan-boss = Become boss where you have a share, or let your brewery supply your inn.
ui-gb-plan-boss-alone = If nobody else chooses it today: twice.
ui-gb-plan-buy = Buy one of the two open cards, or a card from the supply.
ui-gb-plan-buy-alone = 2 thalers if nobody else buys, 5 if two of you do, 8 if more do.
ui-gb-cash-hidden = Money is hidden
ui-gb-cash-about = Whoever has most after the third payday wins.
ui-gb-markers-about = Each share that is played takes one of these cubes to the roof.
ui-gb-figures-about = Naming a boss takes one; a boss who is replaced comes back.
ui-gb-cards-about = Secret shares: they pay nothing yet, but can decide a duel.
ui-gb-cards-known = Everybody knows: { $cards }.
ui-gb-start = Starting player today: { $seat }
ui-gb-start-short = starts
ui-gb-start-about = Among those who chose the same action, the order goes clockwise from here; tomorrow the next player starts.
ui-gb-payday-figure = Will start on payday: { $seat }
ui-gb-days-to-payday =
    { $count ->
        [0] Payday is this evening.
        [one] Payday is tomorrow evening.
       *[other] { $count } days to payday.
    }
ui-gb-calendar-about = Three weeks of seven days; each ends with a payday.
ui-gb-setup = Setting up
ui-gb-setup-about = First shares and first bosses; then the first week begins.
ui-gb-drawn-now = Just drawn
ui-order-duel-about = When somebody wants to become boss where you are, the house answers for you.
ui-forecast-goldbraeu = What a payday right now would bring to this player.
