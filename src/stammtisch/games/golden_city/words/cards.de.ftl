### Was die Karten neben den Dingen sagen, auf Deutsch.

ui-gc-site-cost-coast = Kostet eine Karte „Küste“.
ui-gc-site-cost-land = Kostet zwei Karten „{ $landform }“.
ui-gc-site-cost-key = Kostet zwei Karten „{ $landform }“ und einen Schlüssel.
ui-gc-site-kind-coast = An der Küste: braucht keine Straße zu einem deiner Kontore.
ui-gc-site-kind-rural = Eine Straße muss diesen Ort mit einem deiner Kontore verbinden.
ui-gc-site-kind-outer = Äußerer Stadtteil: Alle dürfen hier einmal bauen.
ui-gc-site-kind-inner = Innerer Stadtteil: Alle dürfen hier einmal bauen.
ui-gc-site-gives = Gibt beim nächsten Bau: { $reward }.
ui-gc-site-letters = Gibt beim nächsten Bau { $next } Handelsbriefe, danach keine mehr.
ui-gc-site-letters-later = Gibt beim nächsten Bau { $next } Handelsbriefe, beim übernächsten { $later }.
ui-gc-site-river = Liegt am { $river }.
ui-gc-site-scored = Die offene Wertungskarte zählt diesen Ort.
ui-gc-site-built-by = Hier steht schon ein Kontor: { $names }.
ui-gc-site-vacant = Hier hat noch niemand gebaut.
ui-gc-in-hand =
    { $count ->
        [one] Eine auf deiner Hand.
       *[other] { $count } auf deiner Hand.
    }
ui-gc-card-coast = Eine bezahlt ein Kontor an der Küste.
ui-gc-card-land = Zwei bezahlen ein Kontor in dieser Landschaft oder in ihrem Stadtviertel.
ui-gc-card-joker = Zwei gleiche Karten können für eine andere stehen.
ui-gc-goods-about = Waren bringen Handelsbriefe, wenn die Wertungskarte einer Runde sie zeigt.
ui-gc-goods-scored = Die offene Wertungskarte zahlt für eine davon.
ui-gc-goods-open = Offen: Wer eine Warenkarte bekommt, darf sie nehmen.
ui-gc-empty-about = Die Warenkarten sind aufgebraucht.
ui-gc-deck-about = Wer eine Warenkarte bekommt, darf auch die oberste ungesehen nehmen.
ui-gc-bonus-about = Wird am Ende des Spiels ausgezahlt; bis dahin kennt sie nur, wer sie hat.
ui-gc-pile-renewed = Ist er leer, werden die abgeworfenen Karten neu gemischt.
ui-gc-score-goods-about = Am Ende der Runde: 2 Handelsbriefe für die Ware, 4, wenn sie sonst niemand hat.
ui-gc-score-area-about = 2 Handelsbriefe für alle mit einem Kontor im gezeigten Gebiet, 4, wer dort die meisten hat.
ui-gc-pair-title = Paar { $pair }
ui-gc-pair-taken = Darauf liegt eine Hand: { $owner }.
ui-gc-pair-free = Keine Hand liegt darauf: kostenlos.
ui-gc-pay-jokers = Zwei gleiche Karten stehen für eine, die fehlt.
ui-gc-pay-real = Genau die Karten, die dieser Ort kostet.
ui-gc-price-about = Steigt mit jeder Vertreibung der Runde um eins, für alle; die Münzen gehen in den Vorrat.
ui-gc-letter-about = Wer am Ende die meisten Handelsbriefe hat, gewinnt.
ui-gc-coin-about = Bezahlen in der Versteigerung das Vertreiben.
ui-gc-house-about = Hat jemand das letzte gesetzt, endet das Spiel mit dieser Runde.
ui-gc-card-about = Landschaftskarten bezahlen Kontore; fünf dürfen nach einem Zug auf der Hand bleiben.
ui-gc-key-about = Jeder öffnet einmal einen inneren Stadtteil.
ui-gc-start-title = Startspieler: { $seat }
ui-gc-start-about = Bietet und baut in dieser Runde zuerst; in der nächsten ist es die Person links davon.
ui-gc-round-about = Eine Runde: Wertungskarte, Versteigerung, Bau, Wertung.
ui-order-auction-about = Bist du in der Versteigerung an der Reihe, wird für dich das erste dieser Paare genommen, das frei ist oder nicht mehr Münzen kostet, als du sagst. Gilt, bis die Versteigerung zu Ende ist.
ui-order-auction-1 = Paar 1
ui-order-auction-2 = Paar 2
ui-order-auction-3 = Paar 3
ui-order-auction-4 = Paar 4
ui-order-auction-expel = nehmen
ui-forecast-golden_city = Was die offene Wertungskarte jetzt bringen würde.
