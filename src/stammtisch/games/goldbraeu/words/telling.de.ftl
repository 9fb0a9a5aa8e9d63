### Wie die Seite eine Partie Goldbräu erzählt.

ui-fold-goldbraeu-setup = Die Brauereischilder werden aufgehängt und die ersten Karten ausgeteilt.
ui-fold-goldbraeu-revealed =
    { $count ->
        [one] Ein Anteil wird aufgedeckt.
       *[other] { $count } Anteile werden aufgedeckt.
    }
ui-fold-goldbraeu-ledger = Zahltag der { $week }. Woche:
ui-scoring-goldbraeu = Zahltag
ui-gb-starts = { $seat } beginnt
ui-gb-payday-today = Heute Abend ist Zahltag.
ui-gb-all-turn-over = Alle Karten werden aufgedeckt
ui-gb-only = allein
ui-by-thing-goldbraeu = Welcher Betrieb zahlte
