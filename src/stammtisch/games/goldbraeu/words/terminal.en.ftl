### The terminal table of Goldbräu in English.

goldbraeu-preparation = Preparation
goldbraeu-over = The season is over
goldbraeu-week = Week { $week } of { $weeks }, { $day }
goldbraeu-start = start
goldbraeu-figure = payday figure
goldbraeu-display = For sale:
goldbraeu-supply = Supply:
goldbraeu-unknown =
    { $cards ->
        [one] one card
       *[other] { $cards } cards
    } ({ $waitresses } ♥, { $bums } ☹){ $seen ->
        [0] { "" }
       *[other] { " " }+ { $seen } seen
    }
goldbraeu-known = Seen under the supply, top first:
goldbraeu-face-down = card down
goldbraeu-seat = Seat
goldbraeu-you = you
goldbraeu-money = Thalers
goldbraeu-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
goldbraeu-hand = hand:
goldbraeu-kept = keeps:

## Payday and score

goldbraeu-business = Business
goldbraeu-takes-in = Income
goldbraeu-divides = Shared
goldbraeu-each = Each
goldbraeu-bank = Bank
goldbraeu-total = Together
goldbraeu-payday-now = If payday were now
goldbraeu-payday-week = Payday of week { $week }
goldbraeu-payday-none = There has been no payday yet, and none can be reckoned before the signs hang.
goldbraeu-payday-how = Half of a garden’s income goes to its brewery; + is the indivisible rest, for the boss.
goldbraeu-payday-today = Payday today
goldbraeu-together = Together
word-payday = payday
help-payday = what every business would pay today, and what it paid last time
legend-goldbraeu = ♛ boss (! placed today), ⚑ brewery sign, ☂ counts double, ♥ waitress, ☹ drunken bum, 4/6 share cards out, > owes a decision, behind a name: income if payday were now.
