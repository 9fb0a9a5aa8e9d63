### Der Tisch der Goldenen Stadt auf Deutsch.

ui-gc-board = Die Insel mit der Goldenen Stadt
ui-gc-near = Die Stadt von Nahem
ui-gc-far = Ganze Insel
ui-gc-round = Runde { $round }
ui-gc-phase-setup = Aufbau
ui-gc-phase-reveal = Neue Wertungskarte
ui-gc-phase-bid = Bieten
ui-gc-phase-build = Bauen
ui-gc-phase-over = Ende

## Karten und Orte

ui-gc-landform-coast = Küste
ui-gc-landform-mountains = Gebirge
ui-gc-landform-meadows = Wiesen
ui-gc-landform-woodland = Wald
ui-gc-landform-desert = Wüste
ui-gc-reward-coin1 = bringt eine Münze
ui-gc-reward-coin2 = bringt zwei Münzen
ui-gc-reward-card = bringt eine Landschaftskarte
ui-gc-reward-key = bringt einen Schlüssel
ui-gc-reward-goods = bringt eine Warenkarte
ui-gc-reward-bonus = bringt eine Bonuskarte
ui-gc-bonus-scales = 3 je Warenkarte
ui-gc-bonus-coin = 2 je Münze
ui-gc-bonus-city = 1 je Kontor in der Stadt
ui-gc-bonus-river = 2 je Kontor am Fluss
ui-gc-bonus-mountains = 1 je Kontor im Gebirge
ui-gc-bonus-meadows = 1 je Kontor in den Wiesen
ui-gc-bonus-woodland = 1 je Kontor im Wald
ui-gc-bonus-desert = 1 je Kontor in der Wüste
ui-gc-needs-key = kostet einen Schlüssel
ui-gc-built-by = bebaut von: { $names }
ui-gc-nobody = niemand
ui-gc-empty = Hier liegt nichts

## Was jemand hat

ui-gc-letters =
    { $count ->
        [one] { $count } Handelsbrief
       *[other] { $count } Handelsbriefe
    }
ui-gc-letters-hidden = Handelsbriefe sind verdeckt
ui-gc-coins =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
ui-gc-keys = { $count } Schlüssel
ui-gc-cards =
    { $count ->
        [one] { $count } Landschaftskarte
       *[other] { $count } Landschaftskarten
    }
ui-gc-known = allen bekannt: { $names }
ui-gc-businesses =
    { $count ->
        [one] noch { $count } Kontor
       *[other] noch { $count } Kontore
    }
ui-gc-bonus-cards =
    { $count ->
        [one] { $count } Bonuskarte
       *[other] { $count } Bonuskarten
    }
ui-gc-start = beginnt
ui-gc-stuck = Kann nie mehr bauen und nicht gewinnen
ui-gc-stuck-short = sitzt fest

## Die Ablage

ui-belief-of-landform = Landschaftskarten
ui-belief-of-bonus = Bonuskarten
ui-gc-hand = Meine Landschaftskarten
ui-gc-cards-of = { $landform }: { $count }
ui-gc-goods = Meine Waren
ui-gc-bonus = Meine Bonuskarten
ui-gc-market = Waren zum Nehmen
ui-gc-deck = Warenstapel, { $count } verdeckt
ui-gc-pile = Nachziehstapel
ui-gc-pile-about =
    { $pile ->
        [one] Nachziehstapel: { $pile } Karte, abgeworfen: { $discard }
       *[other] Nachziehstapel: { $pile } Karten, abgeworfen: { $discard }
    }

## Szenen

ui-gc-auction = Die Versteigerung
ui-gc-price =
    { $price ->
        [one] jemanden vertreiben: { $price } Münze
       *[other] jemanden vertreiben: { $price } Münzen
    }
ui-gc-pair = Paar { $pair }: { $first }, { $second }; Hand darauf: { $owner }
ui-gc-bid-order = Reihenfolge beim Bieten, mit Münzen
ui-gc-placed = Hand liegt auf einem Paar
ui-gc-unplaced = Hand noch frei
ui-gc-expelled = In dieser Runde vertrieben
ui-gc-expelled-by = { $seat } vertrieb { $other } für { $price }
ui-gc-payment = So lässt sich { $site } bezahlen
ui-gc-joker = Zwei gleiche Karten stehen für diese
ui-gc-box = Eine zu viel: Welche legst du zurück?
ui-gc-bonus-look = Nur für dich: Eine darfst du behalten
ui-gc-bonus-looks = Jemand sieht die Bonuskarten durch
ui-gc-score-card = Wertungskarte dieser Runde
ui-gc-score-now = Würde jetzt bringen
ui-gc-score-paid = Hat gebracht
ui-gc-score-good = Ware
ui-gc-score-area = Gebiet
ui-gc-score-left =
    { $count ->
        [0] die letzte Wertungskarte
        [one] noch eine Wertungskarte
       *[other] noch { $count } Wertungskarten
    }
ui-gc-finale = Die Handelsbriefe werden gezählt
ui-gc-before = Vor den Bonuskarten
ui-gc-no-bonus = keine Bonuskarte
ui-source-gc-city = Stadt
ui-source-gc-goods = Waren
ui-source-gc-areas = Flüsse, Viertel
ui-source-gc-bonus = Bonuskarten

## Was der Tisch anbietet

ui-ledger-golden_city = Letzte Wertung
ui-order-auction = Versteigerung

## Der Tisch in Worten: Felder der Ansicht

view-players = Spieler
view-seat = Spieler
view-coins = Münzen
view-letters = Handelsbriefe
view-keys = Schlüssel
view-businesses_left = Kontore übrig
view-sites = Hat gebaut auf
view-goods = Waren
view-hand_size = Karten auf der Hand
view-known = Allen bekannt
view-hand = Hand
view-secret = Geheime Karten
view-cards = Karten
view-newer = Gezogen, seit neu gemischt wurde
view-old = Aus der Zeit davor
view-doubts = Gezeigt, alt oder neu
view-landform = Landschaft
view-draws = Bis dahin gezogen
view-old_cards = Karten aus der Zeit vor dem Mischen
view-bonus_count = Bonuskarten
view-bonus = Welche Bonuskarten
view-stuck = Kann nicht mehr bauen
view-now = Jetzt
view-round = Runden vorbei
view-start = Startspieler
view-order = Reihenfolge
view-actor = Am Zug
view-turn = Züge vorbei
view-built = In diesem Zug gebaut
view-site = Ort, um den es geht
view-price = Preis für das Vertreiben
view-score = Wertungskarte
view-good = Ware
view-area = Gebiet
view-scored = Orte ihres Gebiets
view-payments = Möglichkeiten zu zahlen
view-payment = Abzugebende Karten
view-jokers = Paare, die für eine Karte stehen
view-last = Haben alles gebaut
view-pairs = Ausliegende Paare
view-first = Erste Karte
view-second = Zweite Karte
view-owner = Hand von
view-pile = Karten im Nachziehstapel
view-discard = Abgeworfen
view-display = Offene Warenkarten
view-deck = Verdeckte Warenkarten
view-score_deck = Kommende Wertungskarten
view-score_backs = Wertungskarten übrig, nach Gruppen
view-rewards = Was Orte als Nächstes bringen
view-key_sites = Orte, die einen Schlüssel kosten
view-bonus_left = Bonuskarten übrig
view-picks = Genommene Bonuskarten
view-card = Karte
view-looks = Was ich bei den Bonuskarten ließ
rewards-coin1 = eine Münze
rewards-coin2 = zwei Münzen
rewards-key = ein Schlüssel
rewards-card = eine Landschaftskarte
rewards-goods = eine Warenkarte
rewards-bonus = eine Bonuskarte

## Was gerade geschieht

step-deal-cards = Aufbau
step-lay-out-goods = Aufbau
step-choose-start = Startspieler bestimmen
step-reveal-card = Eine neue Wertungskarte
step-lay-pairs = Paare auslegen
step-bidding = Bieten
step-building = Bauen
step-payment = Zahlen
step-reward = Eine Belohnung
step-take-goods = Waren nehmen
step-turn-from-deck = Waren nehmen
step-refill-display = Waren nehmen
step-box-goods = Waren zurücklegen
step-pick-bonus = Bonuskarte wählen
step-hand-limit = Abwerfen
step-over = Das Ende
