### Was eine Analyse sagt, gleich was gespielt wurde. $seat steht mit Namen da; $action und $better sind Handlungen in Worten.

analysis-unfinished = Diese Partie ist nicht zu Ende: Nach Entscheidung { $number } ist noch jemand am Zug. Analysiert werden nur beendete Partien.

## Noten

grade-fine = gut
grade-inaccuracy = ungenau
grade-mistake = Fehler
grade-blunder = grober Fehler

## Die drei Spalten und die verdeckten Wahlen aller

column-draws = Karten
column-own = eigene Entscheidungen
column-others = die anderen
column-secret = verdeckte Wahlen

## Fünf Sätze

summary-won =
    { $ahead ->
        [0] { $seat } gewinnt mit { $score } Punkten, gleichauf mit dem Nächsten.
        [one] { $seat } gewinnt mit { $score } Punkten, einen Punkt vor dem Nächsten.
       *[other] { $seat } gewinnt mit { $score } Punkten, { $ahead } Punkte vor dem Nächsten.
    }
summary-lost = { $seat } kommt mit { $score } Punkten auf Platz { $place }; { $winner } gewinnt mit { $most }.
summary-turned = { $winner } hatte ab Entscheidung { $decision } endgültig die besten Aussichten; da waren { $share } % der Partie gespielt.
summary-turned-late = Die Partie war bis zuletzt offen: Erst die letzten Entscheidungen brachten { $winner } endgültig nach vorn.
summary-shared = Der Sieg wird geteilt: Bis zum Schluss lag niemand endgültig vorn.
summary-columns = Zur Gewinnchance von { $seat } gaben die Karten { $draws }, eigene Entscheidungen { $own } und die anderen { $others } Prozentpunkte.
summary-columns-secret = Zur Gewinnchance von { $seat } gaben die Karten { $draws }, eigene Entscheidungen { $own }, die anderen { $others } und die verdeckten Wahlen aller { $secret } Prozentpunkte.
summary-clean = Keine Entscheidung von { $seat } hat etwas gekostet, worin sich alle Gutachter einig sind.
summary-dearest =
    { $points ->
        [one] Am teuersten war für { $seat } Entscheidung { $decision }, „{ $action }“: „{ $better }“ wäre etwa einen Punkt mehr wert gewesen.
       *[other] Am teuersten war für { $seat } Entscheidung { $decision }, „{ $action }“: „{ $better }“ wäre etwa { $points } Punkte mehr wert gewesen.
    }
summary-accuracy = Die Entscheidungen von { $seat } erreichen { $accuracy } von 100, durchweg etwa gleich; eine einzige Partie sagt wenig über Können.
summary-accuracy-phases = Die Entscheidungen von { $seat } erreichen { $accuracy } von 100, am besten im { $best }. und am schlechtesten im { $worst }. Abschnitt; eine einzige Partie sagt wenig über Können.

## Gründe, die es in jedem Spiel geben kann

because-nothing = Die Gutachter sind sich einig, dass es besser ist; einen einzelnen Grund, der immer zutrifft, fanden sie nicht.

## Die verdeckte Wahl

mix-always = fast immer
mix-mostly = meistens
mix-often = etwa jedes zweite Mal
mix-sometimes = manchmal
mix-rarely = fast nie
mix-told = „{ $action }“ { $often } (zwischen { $low }- und { $high }-mal von zehn)
mix-open = „{ $action }“ zwischen { $low }- und { $high }-mal von zehn: genauer lässt es sich hier nicht sagen
mix-sure = „{ $action }“ { $often }
mix-predictable = Wer immer die beste Karte legt und durchschaut wird, verschenkt etwa { $points } Prozentpunkte.

## Wann ein Grund gilt

when-now = sofort
when-round = nach dem Weiterspielen

## Überschriften, für Terminal und Seite

analysis-untrained = Für genau diesen Tisch wurden keine Netze trainiert, also urteilt „regular“ allein: einen Zug weit und nach den Punkten, die es erwartet.
analysis-title = { $game }, erzählt für { $seat }
analysis-curve = Gewinnchancen, alle Karten offen
analysis-seat = Platz
analysis-score = Punkte
analysis-accuracy = Genauigkeit
analysis-lost = Verlust
analysis-columns = Woher die Gewinnchance kam und wohin sie ging, in Prozentpunkten
analysis-moments = Entscheidungen, die etwas gekostet haben
analysis-no-moments = Keine.
analysis-moment = { $number }. { $grade }: „{ $action }“; besser „{ $better }“, um etwa { $cost } Punkte
