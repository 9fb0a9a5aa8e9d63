### How the page tells a game of Goldbräu.

ui-fold-goldbraeu-setup = The breweries’ signs are hung up, and the first cards are dealt.
ui-fold-goldbraeu-revealed =
    { $count ->
        [one] One share is revealed.
       *[other] { $count } shares are revealed.
    }
ui-fold-goldbraeu-ledger = Payday of week { $week }:
ui-scoring-goldbraeu = Payday
ui-gb-starts = { $seat } starts
ui-gb-payday-today = Payday is tonight.
ui-gb-all-turn-over = All cards are turned over
ui-gb-only = alone
ui-by-thing-goldbraeu = Which business paid
