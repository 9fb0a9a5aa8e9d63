### Eine Analyse neben dem Brett.

analysis-heading = Analyse
analysis-percent = { $percent } %
analysis-curve-own = Gewinnchancen, wie { $seat } sie sehen konnte
analysis-curve-slider = Gewinnchancen, Entscheidung für Entscheidung
analysis-end = Ende
analysis-early-doubt = Blass heißt früh: Dort sind Chancen kaum besser als geraten.
analysis-verdict = Diese Entscheidung
analysis-nothing-here = Geh weiter oder klick in die Kurve: Hier steht, was zu jeder Entscheidung gefunden wurde.
analysis-did = { $seat }: { $action }
analysis-cost =
    { $cost ->
        [one] Das kostete etwa einen Punkt.
       *[other] Das kostete etwa { $cost } Punkte.
    }
analysis-cost-chance =
    { $cost ->
        [one] Das kostete etwa einen Punkt und { $chance } % eines Sieges.
       *[other] Das kostete etwa { $cost } Punkte und { $chance } % eines Sieges.
    }
analysis-graded = { $grade }:
analysis-better = Besser:
analysis-fine = Gut: Auf etwas Besseres einigen sich die Gutachter nicht.
analysis-fine-secret = Gut: Das legen auch gute Spieler.
analysis-mix = Gegen gutes Spiel legt man:
analysis-others = Andere Möglichkeiten
analysis-option =
    { $points ->
        [0] { $action }: etwa gleich gut
        [one] { $action }: { $points } Punkt besser (± { $doubt })
        [-1] { $action }: einen Punkt schlechter (± { $doubt })
       *[other] { $action }: { NUMBER($points, signDisplay: "always") } Punkte (± { $doubt })
    }
analysis-whose = Wessen Entscheidungen
analysis-all = Alle
analysis-tab-summary = Überblick
analysis-tab-moments = Momente
analysis-tab-columns = Ursachen
analysis-grade-least = Welche Entscheidungen
analysis-least-inaccuracy = Alle, die etwas kosteten
analysis-least-mistake = Fehler und grobe Fehler
analysis-least-blunder =
    { $count ->
        [0] Grobe Fehler (keine)
       *[other] Grobe Fehler ({ $count })
    }
analysis-previous = Vorige Entscheidung, die etwas kostete
analysis-next = Nächste Entscheidung, die etwas kostete
analysis-from-to = Die Gewinnchance von { $seat } ging von { $from } auf { $to }. In Prozentpunkten:
analysis-deal = Das Austeilen
analysis-one-game = Eine Partie beweist wenig über das Können.
analysis-accuracy-about = Genauigkeit von 0 bis 100: Eine Entscheidung ohne Verlust zählt 100, ein Fehler etwa 50.
analysis-whole = Partie
