### What an analysis says, whatever was played. $seat is called by its name; $action and $better are actions in words.

analysis-unfinished = This game is not over: after decision { $number } somebody still has to decide. Only finished games are analysed.

## Grades

grade-fine = fine
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder

## The three columns, and the secret choices of all

column-draws = cards
column-own = own decisions
column-others = the others
column-secret = secret choices

## Five sentences

summary-won =
    { $ahead ->
        [0] { $seat } wins with { $score } points, level with the next.
        [one] { $seat } wins with { $score } points, one point ahead.
       *[other] { $seat } wins with { $score } points, { $ahead } points ahead.
    }
summary-lost = { $seat } comes in at place { $place } with { $score } points; { $winner } wins with { $most }.
summary-turned = { $winner } had the best chances for good from decision { $decision } on, when { $share } % of the game was over.
summary-turned-late = The game was open until the end: only its last decisions put { $winner } ahead for good.
summary-shared = The victory is shared: nobody was ahead for good before the end.
summary-columns = To { $seat }’s chance to win, the cards gave { $draws }, own decisions { $own } and the others { $others } percentage points.
summary-columns-secret = To { $seat }’s chance to win, the cards gave { $draws }, own decisions { $own }, the others { $others } and the secret choices of all { $secret } percentage points.
summary-clean = No decision of { $seat }’s cost anything that all judges agree on.
summary-dearest =
    { $points ->
        [one] The dearest decision of { $seat } was number { $decision }, “{ $action }”: “{ $better }” would have been worth about one point more.
       *[other] The dearest decision of { $seat } was number { $decision }, “{ $action }”: “{ $better }” would have been worth about { $points } points more.
    }
summary-accuracy = { $seat }’s decisions reach { $accuracy } of 100, much the same throughout; one game proves little about skill.
summary-accuracy-phases = { $seat }’s decisions reach { $accuracy } of 100, best in part { $best } of the game and worst in part { $worst }; one game proves little about skill.

## Reasons that every game can have

because-nothing = The judges agree that it is better, but found no single reason that always holds.

## The secret choice

mix-always = nearly always
mix-mostly = mostly
mix-often = about half the time
mix-sometimes = sometimes
mix-rarely = hardly ever
mix-told = “{ $action }” { $often } (between { $low } and { $high } times in ten)
mix-open = “{ $action }” between { $low } and { $high } times in ten: it cannot be told more closely
mix-sure = “{ $action }” { $often }
mix-predictable = Whoever always lays the best card, and is seen through, gives away about { $points } percentage points.

## When a reason holds

when-now = at once
when-round = after playing on

## Headings, for the terminal and the page

analysis-untrained = No nets were trained for this very table, so “regular” alone judges: one action ahead, by the points that it expects.
analysis-title = { $game }, told for { $seat }
analysis-curve = Chances to win, all cards open
analysis-seat = Seat
analysis-score = Points
analysis-accuracy = Accuracy
analysis-lost = Lost
analysis-columns = Where the chance came from and went, in percentage points
analysis-moments = Decisions that cost something
analysis-no-moments = None.
analysis-moment = { $number }. { $grade }: “{ $action }”; better “{ $better }”, by about { $cost } points
