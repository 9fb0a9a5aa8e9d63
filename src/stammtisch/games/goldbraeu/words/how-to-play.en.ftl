### How to play Goldbräu, and the card beside the table: page only. A line is a paragraph; numbers come from how_to_play.py.

how-goal = What it is about
how-goal-text =
    A village square in late summer: { $gardens } inns with beer gardens, { $breweries } breweries. None of them is yours. You buy shares in them, and you fight over who is boss.
    The season has { $weeks } weeks of { $days } days, and each week ends with a payday. After the last one the fullest purse wins; nothing else counts.

how-shares = Shares and bosses
how-shares-text =
    A marker on a roof is a share: it earns a part of whatever that business takes in. Every business has { $shares } shares, and anybody may hold some of them.
    The boss on the ridge decides. An inn’s boss makes its garden grow, and gets what cannot be divided evenly.
    You begin with { $money } thalers and { $dealt } secret share cards. Keep { $kept } of them in hand for surprises; the others become markers at once. Then everybody puts { $first } bosses on the roofs.

how-day = A day
how-day-text =
    { $display } cards are laid out for sale. Then everybody secretly lays an action card: expand a garden, boss or contract, buy a share. All are turned over together.
    First garden builders act, then bosses and contracts, then buyers. If nobody else chose to expand, or nobody else chose boss or contract, you do it twice. Guessing what the others are up to is half the game.

how-expand = Expand a garden
how-expand-text =
    The boss of an inn adds a free space that shares a side with the garden. It costs nothing, and a table under a red umbrella counts double.
    Whoever is boss of two gardens that touch may also hand a space of one over to the other.

how-boss = Boss or contract
how-boss-text =
    { $name_with_hidden_share ->
        [yes] With a share of a business, even one from your hand, you can make yourself its boss.
       *[other] With a marker on a business you can make yourself its boss.
    } A boss who sits there already may block, but only with more markers than all others together: half is not enough. Both may throw in secret share cards.
    { $after_block ->
        [boss_or_contract] Blocked? Try elsewhere, try again with a further card, or sign a contract instead.
        [boss_only] Blocked? Try elsewhere, or try again with a further card.
       *[other] Blocked? Then your action is over.
    }
    A beer contract needs no duel: if you are boss of an inn and of a brewery, that brewery’s sign may go up at the inn, and half of the garden’s income goes with it.

how-buy = Buy a share
how-buy-text =
    The price depends on how many want to buy today: alone { $price_one } thalers, two pay { $price_two } each, more pay { $price_more } each. Everybody buys one card.
    An open card becomes a marker at once. A blind one from the supply may stay secret in your hand.
    { $removal ->
        [0] Markers never leave a roof.
       *[other] Beware of the last share: with marker number { $removal } on a roof, whoever has only a single one there loses it.
    }

how-chips = Waitress and drunken bum
how-chips-text =
    Their cards are played as soon as they are bought: the chip stays or moves one or two gardens on, { $chip_direction ->
        [either] either way
       *[other] clockwise
    }, past the garden of the other one.
    { $chip_money ->
        [boss] On payday the waitress brings the boss of her garden { $waitress } thalers; the drunken bum costs the boss of his { $bum }.
       *[other] On payday the waitress brings her garden { $waitress } thalers; the drunken bum costs his { $bum }.
    }

how-payday = Payday
how-payday-text =
    Before it, everybody may play share cards from hand; after the last one they are worth nothing.
    A garden takes in { $space } thalers for each space, { $umbrella } under an umbrella. Half goes to the brewery whose sign hangs there. The other half is divided among the markers, the same for each, and what is left over is the boss’s.
    Then the breweries: each adds up its halves and divides the sum in the same way.

## The reference card

card-goal = Goal
card-goal-text = Most thalers after { $weeks } paydays.
card-expand = Expand
card-expand-text = Boss of the garden: one free space that shares a side with it. Costs nothing.
card-boss = Boss
card-boss-text = One share and a free boss figure. A boss placed today is safe today.
card-duel = Duel
card-duel-text =
    The boss blocks with more markers than all others together.
    { $after_block ->
        [boss_or_contract] Blocked: elsewhere, again with a further card, or a contract.
        [boss_only] Blocked: elsewhere, or again with a further card.
       *[other] Blocked: the action is over.
    }
card-contract = Contract
card-contract-text = Boss of inn and brewery. { $signs } signs per brewery.
card-buy = Buy
card-buy-text = One buyer { $price_one } · two { $price_two } each · more { $price_more } each. One card, even alone.
card-alone = Alone
card-alone-text = Alone with expand, or alone with boss or contract: do it twice.
card-last = Last share
card-last-text = { $removal ->
        [0] Markers stay for ever.
       *[other] With marker { $removal } on a roof, single markers go back.
    }
card-chips = Chips
card-chips-text = { $chip_money ->
        [boss] Waitress +{ $waitress }, drunken bum −{ $bum } for the boss of the garden.
       *[other] Waitress +{ $waitress }, drunken bum −{ $bum } for the garden.
    }
card-garden = Payday
card-garden-text =
    Space { $space }, umbrella { $umbrella }.
    Half to the brewery, half to the markers, the rest to the boss.
    Brewery: all its halves, divided in the same way.
