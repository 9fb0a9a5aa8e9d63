### Der Tisch von Goldbräu auf Deutsch.

ui-gb-board = Der Dorfplatz
ui-gb-space =
    { $double ->
        [0] Feld { $space }, { $owner }
       *[other] Feld { $space } mit Sonnenschirm, { $owner }
    }
ui-gb-nobody = frei
ui-gb-inn = { $name }: { $income } Taler, Bier von { $brewery }, Chef { $boss }, Anteile: { $shares }
ui-gb-brewery =
    { $stock ->
        [0] { $name }: kein Schild mehr, Chef { $boss }, Anteile: { $shares }
        [one] { $name }: noch { $stock } Schild, Chef { $boss }, Anteile: { $shares }
       *[other] { $name }: noch { $stock } Schilder, Chef { $boss }, Anteile: { $shares }
    }
ui-gb-no-boss = niemand
ui-gb-no-shares = keine
ui-gb-plans = Aktionskarten
ui-gb-display = Karten des Tages
ui-gb-price = je { $price } Taler
ui-gb-empty = leer
ui-gb-supply =
    { $count ->
        [one] Stapel, eine Karte
       *[other] Stapel, { $count } Karten
    }
ui-gb-hand = Meine Hand
ui-gb-cash = { $count } Taler
ui-gb-markers =
    { $count ->
        [one] noch { $count } Anteilsstein
       *[other] noch { $count } Anteilssteine
    }
ui-gb-figures =
    { $count ->
        [one] noch { $count } Chef-Figur
       *[other] noch { $count } Chef-Figuren
    }
ui-gb-cards =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
ui-gb-week = Woche { $week }
ui-gb-day-plan = Der Tag
ui-gb-ready =
    { $ready ->
        [0] noch liegt keine von { $all } Karten
        [one] { $ready } von { $all } Karten liegt
       *[other] { $ready } von { $all } Karten liegen
    }
ui-gb-laid = bereit
ui-gb-thinking = überlegt
ui-gb-actions =
    { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
    }
ui-gb-duel = Duell um { $business }
ui-gb-duel-bar =
    { $count ->
        [one] { $boss } hat { $count } Anteil, alle anderen zusammen { $rest }
       *[other] { $boss } hat { $count } Anteile, alle anderen zusammen { $rest }
    }
ui-gb-duel-holds = { $boss } hat mehr als die Hälfte der Anteile.
ui-gb-duel-open = { $boss } hat nicht mehr als die Hälfte.
ui-gb-duel-sealed =
    { $count ->
        [0] { $seat }: keine verdeckte Karte
        [one] { $seat }: eine verdeckte Karte
       *[other] { $seat }: { $count } verdeckte Karten
    }
ui-gb-duel-opened =
    { $count ->
        [one] eine Karte gezeigt
       *[other] { $count } Karten gezeigt
    }
ui-gb-payday = Zahltag
ui-gb-payday-week = Zahltag, Woche { $week }
ui-gb-payday-now = Wäre jetzt Zahltag
ui-gb-business = Betrieb
ui-gb-income = Einnahmen
ui-gb-half = Hälfte an
ui-gb-bank = Bank
ui-gb-boss-short = Chef
ui-gb-total = Summe

## Was der Tisch anbietet

ui-ledger-goldbraeu = Letzter Zahltag
ui-order-duel = Chefwechsel
ui-order-block = verhindern, wenn ich kann
ui-order-allow = geschehen lassen
ui-source-shares = Anteile
ui-source-boss = Als Chef
ui-source-chip = Kellnerin, Trunkenbold
ui-source-cards = Gekaufte Karten

## Der Tisch in Worten: Felder der Ansicht

view-players = Spieler
view-seat = Spieler
view-cash = Taler
view-markers_left = Anteilssteine übrig
view-figures = Chef-Figuren übrig
view-hand_size = Karten auf der Hand
view-hand = Hand
view-kept = Bisher behalten
view-choice = Aktionskarte
view-now = Jetzt
view-week = Wochen vorbei
view-weekday = Tage dieser Woche vorbei
view-start = Startspieler
view-payday = Hat die Zahltag-Figur
view-actor = Am Zug
view-turn = Heute schon gehandelt
view-order = Reihenfolge
view-days_to_payday = Tage bis zum Zahltag
view-actions_left = Aktionen übrig
view-price = Preis einer Karte
view-target = Umkämpft
view-holds = Der Chef hat mehr als die Hälfte
view-blocked = Heute verhindert
view-drawn = Eben gezogene Karte
view-businesses = Betriebe
view-name = Name
view-boss = Chef
view-fresh = Chef seit heute
view-markers = Anteile
view-opened = Anteilskarten offengelegt
view-gardens = Biergärten
view-spaces = Felder
view-sign = Bier von
view-income = Würde heute bringen
view-breweries = Brauereien
view-stock = Schilder übrig
view-display = Karten des Tages
view-supply = Unbekannte Karten im Stapel
view-specials = Darunter Sonderkarten
view-under = Bekannte Karten darunter
view-known = Bekannte Handkarten
view-chips = Kellnerin und Trunkenbold
view-free_spaces = Freie Felder

## Was gerade geschieht

step-lay-signs = Aufbau
step-deal-hands = Austeilen
step-keep-cards = Karten behalten
step-choose-start = Startspieler bestimmen
step-first-figures = Erste Chefs
step-turn-up = Ein neuer Tag
step-choose-action = Aktionen wählen
step-expansion = Biergärten erweitern
step-name-boss = Chefs ernennen
step-name-again = Chefs ernennen
step-answer = Ein Duell
step-withdraw-figure = Eine Chef-Figur abziehen
step-buy-share = Anteile kaufen
step-draw-share = Anteile kaufen
step-hold-or-open = Anteile kaufen
step-move-chip = Einen Chip bewegen
step-last-cards = Vor dem Zahltag
step-over = Das Ende

## Wie Tage und Wochen beim Nachspielen heißen.

mark-short = Woche { $phase }
mark-round =
    Woche { $phase }, { $within ->
        [1] Montag
        [2] Dienstag
        [3] Mittwoch
        [4] Donnerstag
        [5] Freitag
        [6] Samstag
       *[7] Sonntag
    }
mark-back = Voriger Tag
mark-on = Nächster Tag
