### So spielt man Goldbräu, und die Übersicht neben dem Tisch: nur für die Seite. Eine Zeile ist ein Absatz; die Zahlen kommen aus how_to_play.py.

how-goal = Worum es geht
how-goal-text =
    Ein Dorfplatz im Spätsommer: { $gardens } Wirtshäuser mit Biergarten, { $breweries } Brauereien. Keines davon gehört dir. Du kaufst Anteile daran und streitest mit den anderen darum, wer Chef ist.
    Die Saison hat { $weeks } Wochen zu { $days } Tagen, und jede Woche endet mit einem Zahltag. Nach dem letzten gewinnt, wer am meisten Geld hat; sonst zählt nichts.

how-shares = Anteile und Chefs
how-shares-text =
    Ein Anteilsstein auf dem Dach bringt einen Teil von allem ein, was dieser Betrieb einnimmt. Jeder Betrieb hat { $shares } Anteile, und alle dürfen welche besitzen.
    Der Chef auf dem First bestimmt: Er lässt den Biergarten seines Wirtshauses wachsen und bekommt, was sich nicht gerecht teilen lässt.
    Du beginnst mit { $money } Talern und { $dealt } geheimen Anteilskarten. Behalte { $kept } davon für Überraschungen auf der Hand; die übrigen werden sofort zu Anteilssteinen. Dann setzen alle { $first } Chef-Figuren ein.

how-day = Ein Tag
how-day-text =
    { $display } Karten liegen zum Kauf aus. Dann legen alle geheim eine Aktionskarte: Biergarten erweitern, Chef oder Biervertrag, Anteil kaufen. Alle werden zugleich aufgedeckt.
    Zuerst wird erweitert, dann kommen Chefs und Verträge, dann die Käufe. Wählst nur du „Biergarten erweitern“ oder nur du „Chef oder Biervertrag“, darfst du es zweimal tun. Zu ahnen, was die anderen vorhaben, ist das halbe Spiel.

how-expand = Biergarten erweitern
how-expand-text =
    Der Chef eines Wirtshauses fügt seinem Biergarten ein freies Feld hinzu, das seitlich an ihn grenzt. Das kostet nichts, und ein Tisch unter einem roten Sonnenschirm zählt doppelt.
    Wer Chef zweier Biergärten ist, die sich berühren, darf auch ein Feld des einen an den anderen abgeben.

how-boss = Chef oder Biervertrag
how-boss-text =
    { $name_with_hidden_share ->
        [yes] Mit einem Anteil an einem Betrieb, und sei es einer von der Hand, kannst du dort Chef werden.
       *[other] Mit einem Anteilsstein auf einem Betrieb kannst du dort Chef werden.
    } Sitzt schon ein Chef da, darf er es verhindern, aber nur mit mehr Anteilssteinen, als alle anderen zusammen haben: Die Hälfte reicht nicht. Beide dürfen geheime Anteilskarten in die Waagschale werfen.
    { $after_block ->
        [boss_or_contract] Verhindert? Versuche es anderswo, mit einer weiteren Karte noch einmal, oder schließe stattdessen einen Biervertrag ab.
        [boss_only] Verhindert? Versuche es anderswo oder mit einer weiteren Karte noch einmal.
       *[other] Verhindert? Dann ist deine Aktion vorbei.
    }
    Ein Biervertrag braucht kein Duell: Bist du Chef eines Wirtshauses und einer Brauerei, darf deren Schild an das Wirtshaus, und die halben Einnahmen des Biergartens wandern mit.

how-buy = Anteil kaufen
how-buy-text =
    Der Preis hängt davon ab, wie viele heute kaufen wollen: allein { $price_one } Taler, zu zweit je { $price_two }, sonst je { $price_more }. Alle kaufen nur eine Karte.
    Eine offene Karte wird sofort zum Anteilsstein. Eine verdeckte vom Stapel darf geheim auf deiner Hand bleiben.
    { $removal ->
        [0] Anteilssteine bleiben für immer liegen.
       *[other] Vorsicht beim letzten Anteil: Wer auf einem Dach nur einen einzigen Anteilsstein hat, verliert ihn, sobald dort Nummer { $removal } liegt.
    }

how-chips = Kellnerin und Trunkenbold
how-chips-text =
    Ihre Karten wirken sofort nach dem Kauf: Der Chip bleibt liegen oder wandert einen oder zwei Biergärten weiter, { $chip_direction ->
        [either] in beliebiger Richtung
       *[other] im Uhrzeigersinn
    }, vorbei am Biergarten mit dem anderen Chip.
    { $chip_money ->
        [boss] Am Zahltag bringt die Kellnerin dem Chef ihres Biergartens { $waitress } Taler; der Trunkenbold kostet den Chef des seinen { $bum }.
       *[other] Am Zahltag bringt die Kellnerin ihrem Biergarten { $waitress } Taler; der Trunkenbold kostet den seinen { $bum }.
    }

how-payday = Zahltag
how-payday-text =
    Davor dürfen alle noch Anteilskarten von der Hand offenlegen; nach dem letzten Zahltag sind sie nichts mehr wert.
    Ein Biergarten nimmt für jedes Feld { $space } Taler ein, unter einem Sonnenschirm { $umbrella }. Die Hälfte geht an die Brauerei, deren Schild dort hängt. Die andere Hälfte wird auf die Anteilssteine verteilt, auf jeden gleich viel, und was übrig bleibt, bekommt der Chef.
    Dann die Brauereien: Jede zählt ihre Hälften zusammen und verteilt die Summe ebenso.

## Die Übersicht

card-goal = Ziel
card-goal-text = Nach { $weeks } Zahltagen die meisten Taler.
card-expand = Erweitern
card-expand-text = Chef des Biergartens: ein freies Feld, das seitlich angrenzt. Kostet nichts.
card-boss = Chef
card-boss-text = Ein Anteil und eine freie Chef-Figur. Wer heute eingesetzt wird, ist heute sicher.
card-duel = Duell
card-duel-text =
    Der Chef verhindert es mit mehr Anteilssteinen, als alle anderen zusammen haben.
    { $after_block ->
        [boss_or_contract] Verhindert: anderswo, mit weiterer Karte noch einmal, oder ein Vertrag.
        [boss_only] Verhindert: anderswo oder mit weiterer Karte noch einmal.
       *[other] Verhindert: Die Aktion ist vorbei.
    }
card-contract = Vertrag
card-contract-text = Chef von Wirtshaus und Brauerei. { $signs } Schilder je Brauerei.
card-buy = Kaufen
card-buy-text = Einer allein { $price_one } · zwei je { $price_two } · mehr je { $price_more }. Eine Karte, auch allein.
card-alone = Allein
card-alone-text = Allein mit Erweitern oder allein mit Chef und Vertrag: zweimal.
card-last = Letzter Anteil
card-last-text = { $removal ->
        [0] Anteilssteine bleiben für immer.
       *[other] Mit Anteilsstein { $removal } auf dem Dach gehen einzelne zurück.
    }
card-chips = Chips
card-chips-text = { $chip_money ->
        [boss] Kellnerin +{ $waitress }, Trunkenbold −{ $bum } für den Chef des Biergartens.
       *[other] Kellnerin +{ $waitress }, Trunkenbold −{ $bum } für den Biergarten.
    }
card-garden = Zahltag
card-garden-text =
    Feld { $space }, Sonnenschirm { $umbrella }.
    Die Hälfte an die Brauerei, die Hälfte an die Anteilssteine, der Rest an den Chef.
    Brauerei: alle ihre Hälften, ebenso verteilt.
