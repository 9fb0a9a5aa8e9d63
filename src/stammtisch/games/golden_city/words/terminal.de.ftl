### Der Tisch der Goldenen Stadt im Terminal auf Deutsch.

golden-city-preparation = Vorbereitung
golden-city-over = Das Spiel ist aus
golden-city-round =
    Runde { $round } ({ $left ->
        [0] die letzte
        [one] noch eine Wertungskarte
       *[other] noch { $left } Wertungskarten
    })
golden-city-start = Start
golden-city-scores = Wertung
golden-city-pairs =
    { $price ->
        [0] Paare:
        [one] Paare (Vertreiben: eine Münze):
       *[other] Paare (Vertreiben: { $price } Münzen):
    }
golden-city-display = Waren:
golden-city-stock = Waren verdeckt { $goods }, Schlüssel { $keys }, Bonus { $bonus }, Nachziehstapel { $pile }, Abwurf { $discard }
golden-city-you = du
golden-city-has = Briefe { $letters }, Münzen { $coins }, Schlüssel { $keys }, Bonus { $bonus }, Kontore übrig { $left }
golden-city-stuck = sitzt fest
golden-city-hand = Hand:
golden-city-goods = Waren:
golden-city-bonus = Bonus:

## Stand und Straßen

golden-city-seat = Platz
golden-city-letters = Briefe
golden-city-now = Wertung jetzt
golden-city-together = Zusammen
golden-city-score-how = „Wertung jetzt“ ist, was die offene Wertungskarte jetzt bringen würde; Bonuskarten zählen am Ende.
word-roads = straßen
help-roads = wohin die Straßen von jedem Ort führen („straßen“)
legend-golden_city = ≈ am Fluss; c Karte, 1 2 Münzen, g Waren, b Bonuskarte, k Schlüssel; in der Stadt Briefe für das nächste Kontor (+ eine Münze, innen eine Karte); > ist am Zug; ein Fragezeichen ist eine unbekannte Karte.
legend-golden_city-short = Norden mo-, Osten me-, Süden wo-, Westen de- (etwa mo-r1). ≈ am Fluss; c Karte, 1 2 Münzen, g Waren, b Bonuskarte, k Schlüssel; in der Stadt Briefe für das nächste Kontor (+ eine Münze, innen eine Karte); > ist am Zug; ein Fragezeichen ist eine unbekannte Karte.
