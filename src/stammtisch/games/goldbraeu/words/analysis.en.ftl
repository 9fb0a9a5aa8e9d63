### Why one option is better than another: facts that hold in all worlds that were looked at. “although” is what it gives up.

because-income =
    { $amount ->
        [one] It earns at least { $amount } thaler more from { $thing } on payday.
       *[other] It earns at least { $amount } thalers more from { $thing } on payday.
    }
because-boss = It brings the boss of { $thing }.
because-shares =
    { $amount ->
        [one] It has one more share marker at { $thing }.
       *[other] It has { $amount } more share markers at { $thing }.
    }
because-denial =
    { $amount ->
        [one] It leaves { $thing } at least { $amount } thaler less on payday.
       *[other] It leaves { $thing } at least { $amount } thalers less on payday.
    }
because-cash =
    { $amount ->
        [one] It keeps at least { $amount } thaler more in the purse.
       *[other] It keeps at least { $amount } thalers more in the purse.
    }
because-hand =
    { $amount ->
        [one] It keeps one more card in hand.
       *[other] It keeps { $amount } more cards in hand.
    }
because-figures =
    { $amount ->
        [one] It keeps one more boss figure free.
       *[other] It keeps { $amount } more boss figures free.
    }

although-income =
    { $amount ->
        [one] It gives up at least { $amount } thaler from { $thing } on payday.
       *[other] It gives up at least { $amount } thalers from { $thing } on payday.
    }
although-boss = It gives up the boss of { $thing }.
although-shares =
    { $amount ->
        [one] It gives up one share marker at { $thing }.
       *[other] It gives up { $amount } share markers at { $thing }.
    }
although-denial =
    { $amount ->
        [one] It leaves { $thing } at least { $amount } thaler more on payday.
       *[other] It leaves { $thing } at least { $amount } thalers more on payday.
    }
although-cash =
    { $amount ->
        [one] It costs at least { $amount } thaler more.
       *[other] It costs at least { $amount } thalers more.
    }
although-hand =
    { $amount ->
        [one] It leaves one card less in hand.
       *[other] It leaves { $amount } cards less in hand.
    }
although-figures =
    { $amount ->
        [one] It ties up one more boss figure.
       *[other] It ties up { $amount } more boss figures.
    }

## How much the cards decide, as measured (docs/analysis.md)

analysis-luck = Over many games of good players, the cards explain only about 2 % of who wins; the rest is what people do.
summary-accuracy-phases-here = { $seat }’s decisions reach { $accuracy } of 100, best in week { $best } and worst in week { $worst }; one game proves little about skill.
