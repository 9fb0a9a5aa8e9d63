### Wie die Seite eine Partie Goldene Stadt erzählt.

ui-fold-golden_city-laid =
    { $count ->
        [one] Die Paare liegen aus: { $count } Landschaftskarte.
       *[other] Die Paare liegen aus: { $count } Landschaftskarten.
    }
ui-fold-golden_city-dealt = Alle bekommen offen eine Karte „Küste“ und verdeckt eine weitere.
ui-fold-golden_city-turned =
    { $count ->
        [one] { $count } Warenkarte wird aufgedeckt.
       *[other] { $count } Warenkarten werden aufgedeckt.
    }
ui-fold-golden_city-discarded =
    { $count ->
        [one] { $count } Landschaftskarte wird abgeworfen.
       *[other] { $count } Landschaftskarten werden abgeworfen.
    }
ui-fold-golden_city-ledger = Wertung der { $round }. Runde:
ui-scoring-golden_city = Die Runde wird gewertet
ui-gc-phase-score = Wertung
ui-gc-begins = { $seat } beginnt
ui-gc-will-score = Gewertet werden am Ende: { $good } und { $area }.
ui-gc-scoring = Wertung der { $round }. Runde
ui-gc-scoring-nobody = Diesmal bekommt niemand einen Handelsbrief.
ui-gc-letters-before = Handelsbriefe bisher
ui-gc-letters-now = Handelsbriefe jetzt
ui-gc-why-goods =
    { $count ->
        [one] auf { $count } Karte
       *[other] auf { $count } Karten
    }
ui-gc-more-goods = + { $count } als Einziger
ui-gc-why-area =
    { $count ->
        [one] { $count } Kontor
       *[other] { $count } Kontore
    }
ui-gc-more-area = + { $count } für die meisten
ui-fold-golden_city-taken = Alle nehmen das Paar, auf dem ihre Hand liegt.
ui-by-thing-golden_city = Was Handelsbriefe brachte
ui-order-auction-thing = Paar
ui-order-auction-limit = Höchstens Münzen
