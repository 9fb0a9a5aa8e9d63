### Warum etwas besser ist als etwas anderes: Tatsachen, die in allen angesehenen Welten gelten. „although“ ist, was es aufgibt.

because-income = Es bringt am Zahltag mindestens { $amount } Taler mehr aus „{ $thing }“.
because-boss = Es bringt den Chef von „{ $thing }“.
because-shares =
    { $amount ->
        [one] Es hat einen Anteilsstein mehr bei „{ $thing }“.
       *[other] Es hat { $amount } Anteilssteine mehr bei „{ $thing }“.
    }
because-denial = Es lässt { $thing } am Zahltag mindestens { $amount } Taler weniger.
because-cash = Es lässt mindestens { $amount } Taler mehr in der Kasse.
because-hand =
    { $amount ->
        [one] Es lässt eine Karte mehr auf der Hand.
       *[other] Es lässt { $amount } Karten mehr auf der Hand.
    }
because-figures =
    { $amount ->
        [one] Es lässt eine Chef-Figur mehr frei.
       *[other] Es lässt { $amount } Chef-Figuren mehr frei.
    }

although-income = Es gibt am Zahltag mindestens { $amount } Taler aus „{ $thing }“ auf.
although-boss = Es gibt den Chef von „{ $thing }“ auf.
although-shares =
    { $amount ->
        [one] Es gibt einen Anteilsstein bei „{ $thing }“ auf.
       *[other] Es gibt { $amount } Anteilssteine bei „{ $thing }“ auf.
    }
although-denial = Es lässt { $thing } am Zahltag mindestens { $amount } Taler mehr.
although-cash = Es kostet mindestens { $amount } Taler mehr.
although-hand =
    { $amount ->
        [one] Es lässt eine Karte weniger auf der Hand.
       *[other] Es lässt { $amount } Karten weniger auf der Hand.
    }
although-figures =
    { $amount ->
        [one] Es bindet eine Chef-Figur mehr.
       *[other] Es bindet { $amount } Chef-Figuren mehr.
    }

## Wie viel die Karten entscheiden, gemessen (docs/analysis.md)

analysis-luck = Über viele Partien guter Spieler erklären die Karten nur etwa 2 % davon, wer gewinnt; der Rest ist, was die Leute tun.
summary-accuracy-phases-here = Die Entscheidungen von { $seat } erreichen { $accuracy } von 100, am besten in der { $best }. und am schlechtesten in der { $worst }. Woche; eine einzige Partie sagt wenig über Können.
