### Why one option is better than another: facts that hold in all worlds that were looked at. “although” is what it gives up.

because-letters =
    { $amount ->
        [one] It brings at least { $amount } letter more.
       *[other] It brings at least { $amount } letters more.
    }
because-score =
    { $amount ->
        [one] The open score card would pay { $amount } letter more.
       *[other] The open score card would pay { $amount } letters more.
    }
because-denial =
    { $amount ->
        [one] It leaves { $thing } at least { $amount } letter less.
       *[other] It leaves { $thing } at least { $amount } letters less.
    }
because-goods = It has { $thing } among the goods.
because-majority = It has the most businesses in the { $thing }.
because-keys =
    { $amount ->
        [one] It has one more key.
       *[other] It has { $amount } more keys.
    }
because-coins =
    { $amount ->
        [one] It keeps at least { $amount } coin more.
       *[other] It keeps at least { $amount } coins more.
    }
because-cards =
    { $amount ->
        [one] It keeps one more card in hand.
       *[other] It keeps { $amount } more cards in hand.
    }
because-businesses =
    { $amount ->
        [one] It places one more business: the end comes nearer.
       *[other] It places { $amount } more businesses: the end comes nearer.
    }
because-bonus = It brings a bonus card.
because-roads =
    { $amount ->
        [one] Its roads lead to one more site.
       *[other] Its roads lead to { $amount } more sites.
    }

although-letters =
    { $amount ->
        [one] It gives up at least { $amount } letter.
       *[other] It gives up at least { $amount } letters.
    }
although-score =
    { $amount ->
        [one] The open score card would pay { $amount } letter less.
       *[other] The open score card would pay { $amount } letters less.
    }
although-denial =
    { $amount ->
        [one] It leaves { $thing } at least { $amount } letter more.
       *[other] It leaves { $thing } at least { $amount } letters more.
    }
although-goods = It goes without { $thing } among the goods.
although-majority = It gives up having the most businesses in the { $thing }.
although-keys =
    { $amount ->
        [one] It costs a key.
       *[other] It costs { $amount } keys.
    }
although-coins =
    { $amount ->
        [one] It costs at least { $amount } coin more.
       *[other] It costs at least { $amount } coins more.
    }
although-cards =
    { $amount ->
        [one] It leaves one card less in hand.
       *[other] It leaves { $amount } cards less in hand.
    }
although-businesses =
    { $amount ->
        [one] It places one business less.
       *[other] It places { $amount } businesses less.
    }
although-bonus = It gives up a bonus card.
although-roads =
    { $amount ->
        [one] Its roads lead to one site less.
       *[other] Its roads lead to { $amount } sites less.
    }

## How much the cards decide, as measured (docs/analysis.md)

analysis-luck = Over many games of good players, the cards explain only about 4 % of who wins; the rest is what people do.
summary-accuracy-phases-here = { $seat }’s decisions reach { $accuracy } of 100, best in round { $best } and worst in round { $worst }; one game proves little about skill.
