### Was die Karten neben den Dingen sagen, auf Deutsch.

ui-gb-space-title = Feld { $space }
ui-gb-space-of = Gehört zu „{ $garden }“.
ui-gb-space-free = Gehört noch zu keinem Biergarten.
ui-gb-space-plain = Bringt seinem Biergarten am Zahltag 4 Taler.
ui-gb-space-double = Mit Sonnenschirm: bringt seinem Biergarten am Zahltag 8 Taler, doppelt so viel wie andere.
ui-gb-is-boss = Chef: { $boss }.
ui-gb-is-boss-today = Chef: { $boss }, heute eingesetzt und bis morgen unantastbar.
ui-gb-is-vacant = Kein Chef.
ui-gb-has-shares = Anteile auf dem Dach: { $shares }.
ui-gb-has-no-shares = Keine Anteile auf dem Dach.
ui-gb-cards-shown =
    { $count ->
        [0] Noch keine Anteilskarte liegt offen.
        [one] Eine Anteilskarte liegt offen.
       *[other] { $count } Anteilskarten liegen offen.
    }
ui-gb-earns =
    { $spaces ->
        [one] Ein Zahltag würde jetzt { $income } Taler bringen (ein Feld).
       *[other] Ein Zahltag würde jetzt { $income } Taler bringen ({ $spaces } Felder).
    }
ui-gb-beer-of = Bier von „{ $brewery }“: Die Hälfte der Einnahmen geht dorthin.
ui-gb-no-beer = Noch kein Biervertrag.
ui-gb-here-waitress =
    { $chip_money ->
        [boss] Die Kellnerin bringt dem Chef dieses Biergartens am Zahltag 20 Taler.
       *[other] Die Kellnerin bringt diesem Biergarten am Zahltag 20 Taler mehr.
    }
ui-gb-here-bum =
    { $chip_money ->
        [boss] Der Trunkenbold kostet den Chef dieses Biergartens am Zahltag 12 Taler.
       *[other] Der Trunkenbold kostet diesen Biergarten am Zahltag 12 Taler.
    }
ui-gb-chip-at = Steht bei „{ $garden }“.
ui-gb-chip-moves = Eine solche Karte bewegt den Chip.
ui-gb-card-chip = Versetzt diesen Chip in einen anderen Biergarten, sobald die Karte gekauft ist.
ui-gb-supplies = Beliefert { $gardens }: Die Hälfte von deren Einnahmen kommt hierher.
ui-gb-supplies-nobody = Beliefert niemanden und nimmt nichts ein.
ui-gb-signs-left =
    { $count ->
        [0] Kein Schild mehr für einen weiteren Biervertrag.
        [one] Noch ein Schild für einen weiteren Biervertrag.
       *[other] Noch { $count } Schilder für weitere Bierverträge.
    }
ui-gb-boss-title = Chef bei „{ $business }“: { $boss }
ui-gb-boss-of-inn = Darf den Biergarten erweitern und mit einer Brauerei, in der dieselbe Farbe den Chef stellt, einen Biervertrag abschließen.
ui-gb-boss-of-brewery = Darf mit einem Biergarten, in dem dieselbe Farbe den Chef stellt, einen Biervertrag abschließen.
ui-gb-boss-rest = Bekommt am Zahltag, was sich nicht teilen lässt.
ui-gb-boss-fresh = Heute eingesetzt: Vor morgen kann niemand den Posten übernehmen.
ui-gb-sign-title = Schild von „{ $brewery }“
ui-gb-sign-at = „{ $garden }“ bekommt von dort das Bier; die Hälfte der Einnahmen geht an „{ $brewery }“.
ui-gb-sign-change = Wer in einem Biergarten und in einer Brauerei den Chef stellt, darf den einen von der anderen beliefern lassen.
ui-gb-shares-title = Anteile an „{ $business }“
ui-gb-shares-pay = Am Zahltag werden die Einnahmen auf alle Anteilssteine hier verteilt.
ui-gb-share-title = Anteil an „{ $business }“
ui-gb-in-hand =
    { $count ->
        [one] Auf deiner Hand: geheim und ohne Einnahmen, bis sie offenliegt.
       *[other] { $count } auf deiner Hand: geheim und ohne Einnahmen, bis sie offenliegen.
    }
ui-gb-price-today =
    { $price ->
        [one] Kostet heute { $price } Taler.
       *[other] Kostet heute { $price } Taler.
    }
ui-gb-price-scale = Kostet 2 Taler, wenn heute eine Person kauft, 5 bei zweien, 8 bei mehr.
ui-gb-empty-about = Neue Karten werden am Morgen aufgedeckt.
ui-gb-supply-secret = Ein von hier gekaufter Anteil darf geheim bleiben.
ui-gb-supply-specials = Unter den unbekannten Karten: { $waitress } × Kellnerin, { $bum } × Trunkenbold.
ui-gb-supply-under = Bekanntlich ganz unten: { $cards }.
ui-gb-plan-expand = Erweitere einen Biergarten, in dem du den Chef stellst, um ein Feld, oder übergib eines zwischen zwei solchen.
ui-gb-plan-expand-alone = Wählst heute nur du diese Aktion: zweimal.
ui-gb-plan-boss = Ernenne einen Chef, wo du einen Anteil hast, oder lass deinen Biergarten von deiner Brauerei beliefern.
ui-gb-plan-boss-alone = Wählst heute nur du diese Aktion: zweimal.
ui-gb-plan-buy = Kaufe eine der beiden offenen Karten oder eine vom Stapel.
ui-gb-plan-buy-alone = 2 Taler, wenn sonst niemand kauft, 5 zu zweit, 8 bei mehr.
ui-gb-cash-hidden = Das Geld ist verdeckt
ui-gb-cash-about = Wer nach dem dritten Zahltag am meisten hat, gewinnt.
ui-gb-markers-about = Jeder offengelegte Anteil bringt einen dieser Anteilssteine aufs Dach.
ui-gb-figures-about = Für jeden neuen Chef braucht es eine davon; eine abgelöste kommt zurück.
ui-gb-cards-about = Geheime Anteile: Sie bringen noch nichts ein, können aber ein Duell entscheiden.
ui-gb-cards-known = Alle wissen: { $cards }.
ui-gb-start = Heute Startspieler: { $seat }
ui-gb-start-short = beginnt
ui-gb-start-about = Wer die gleiche Aktion gewählt hat, kommt von hier aus im Uhrzeigersinn dran; morgen beginnt der Nächste.
ui-gb-payday-figure = Beginnt am Zahltag: { $seat }
ui-gb-days-to-payday =
    { $count ->
        [0] Heute Abend ist Zahltag.
        [one] Morgen Abend ist Zahltag.
       *[other] Noch { $count } Tage bis zum Zahltag.
    }
ui-gb-calendar-about = Drei Wochen zu sieben Tagen; jede endet mit einem Zahltag.
ui-gb-setup = Vorbereitung
ui-gb-setup-about = Erste Anteile und erste Chefs; dann beginnt die erste Woche.
ui-gb-drawn-now = Eben gezogen
ui-order-duel-about = Will jemand Chef werden, wo du den Chef stellst, antwortet das Haus für dich.
ui-forecast-goldbraeu = Was ein Zahltag jetzt bringen würde.
