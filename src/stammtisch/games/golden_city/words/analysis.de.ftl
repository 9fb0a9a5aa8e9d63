### Warum etwas besser ist als etwas anderes: Tatsachen, die in allen angesehenen Welten gelten. „although“ ist, was es aufgibt.

because-letters =
    { $amount ->
        [one] Es bringt mindestens { $amount } Handelsbrief mehr.
       *[other] Es bringt mindestens { $amount } Handelsbriefe mehr.
    }
because-score =
    { $amount ->
        [one] Die offene Wertungskarte würde jetzt { $amount } Handelsbrief mehr bringen.
       *[other] Die offene Wertungskarte würde jetzt { $amount } Handelsbriefe mehr bringen.
    }
because-denial =
    { $amount ->
        [one] Es lässt { $thing } mindestens { $amount } Handelsbrief weniger.
       *[other] Es lässt { $thing } mindestens { $amount } Handelsbriefe weniger.
    }
because-goods = Es hat unter den Waren auch { $thing }.
because-majority = Es hat die meisten Kontore in diesem Gebiet: { $thing }.
because-keys =
    { $amount ->
        [one] Es hat einen Schlüssel mehr.
       *[other] Es hat { $amount } Schlüssel mehr.
    }
because-coins =
    { $amount ->
        [one] Es behält mindestens { $amount } Münze mehr.
       *[other] Es behält mindestens { $amount } Münzen mehr.
    }
because-cards =
    { $amount ->
        [one] Es behält eine Karte mehr auf der Hand.
       *[other] Es behält { $amount } Karten mehr auf der Hand.
    }
because-businesses =
    { $amount ->
        [one] Es setzt ein Kontor mehr: Das Ende rückt näher.
       *[other] Es setzt { $amount } Kontore mehr: Das Ende rückt näher.
    }
because-bonus = Es bringt eine Bonuskarte.
because-roads =
    { $amount ->
        [one] Die Straßen führen zu einem Ort mehr.
       *[other] Die Straßen führen zu { $amount } Orten mehr.
    }

although-letters =
    { $amount ->
        [one] Es gibt mindestens { $amount } Handelsbrief auf.
       *[other] Es gibt mindestens { $amount } Handelsbriefe auf.
    }
although-score =
    { $amount ->
        [one] Die offene Wertungskarte würde jetzt { $amount } Handelsbrief weniger bringen.
       *[other] Die offene Wertungskarte würde jetzt { $amount } Handelsbriefe weniger bringen.
    }
although-denial =
    { $amount ->
        [one] Es lässt { $thing } mindestens { $amount } Handelsbrief mehr.
       *[other] Es lässt { $thing } mindestens { $amount } Handelsbriefe mehr.
    }
although-goods = Es hat unter den Waren nicht { $thing }.
although-majority = Es verzichtet auf die meisten Kontore in diesem Gebiet: { $thing }.
although-keys =
    { $amount ->
        [one] Es kostet einen Schlüssel.
       *[other] Es kostet { $amount } Schlüssel.
    }
although-coins =
    { $amount ->
        [one] Es kostet mindestens { $amount } Münze mehr.
       *[other] Es kostet mindestens { $amount } Münzen mehr.
    }
although-cards =
    { $amount ->
        [one] Es lässt eine Karte weniger auf der Hand.
       *[other] Es lässt { $amount } Karten weniger auf der Hand.
    }
although-businesses =
    { $amount ->
        [one] Es setzt ein Kontor weniger.
       *[other] Es setzt { $amount } Kontore weniger.
    }
although-bonus = Es verzichtet auf eine Bonuskarte.
although-roads =
    { $amount ->
        [one] Die Straßen führen zu einem Ort weniger.
       *[other] Die Straßen führen zu { $amount } Orten weniger.
    }

## Wie viel die Karten entscheiden, gemessen (docs/analysis.md)

analysis-luck = Über viele Partien guter Spieler erklären die Karten nur etwa 4 % davon, wer gewinnt; der Rest ist, was die Leute tun.
summary-accuracy-phases-here = Die Entscheidungen von { $seat } erreichen { $accuracy } von 100, am besten in der { $best }. und am schlechtesten in der { $worst }. Runde; eine einzige Partie sagt wenig über Können.
