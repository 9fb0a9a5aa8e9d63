### So spielt man Die Goldene Stadt, und die Übersicht neben dem Tisch: nur für die Seite. Eine Zeile ist ein Absatz; die Zahlen kommen aus how_to_play.py.

how-goal = Worum es geht
how-goal-text =
    Mitten auf einer Insel steht eine Stadt mit goldenen Dächern. Alle landen an der Küste, bauen entlang der Straßen und wollen vor den anderen hinter die Mauern.
    Was zählt, sind Handelsbriefe. Du hast { $businesses } Kontore zu setzen und beginnst mit { $coins } Münzen, einer Küstenkarte und einer weiteren Landschaftskarte.

how-round = Eine Runde
how-round-text =
    Zuerst wird eine Wertungskarte aufgedeckt: So wissen alle, welche Ware und welcher Fluss oder welches Viertel am Ende der Runde zählt.
    Dann liegen Landschaftskarten in Paaren aus, { $seats } Paare, für jeden eines. Du bietest darauf, baust damit, es wird gewertet; und der Startspieler-Schlüssel geht einen Platz nach links.

how-bidding = Bieten
how-bidding-text =
    Lege deine Hand auf ein Paar. Ein freies Paar kostet nichts. Liegt auf deinem Wunschpaar schon eine Hand, vertreibe sie: Beim ersten Mal in der Runde kostet das { $expel } Münze, jedes weitere Mal eine mehr, egal wer es tut.
    Wer vertrieben wurde, wählt neu, sobald er wieder an der Reihe ist. Liegt auf jedem Paar eine Hand, nehmen alle ihre zwei Karten.

how-building = Bauen
how-building-text =
    In deinem Zug setzt du bis zu { $built } Kontore. An der Küste ist jeder freie Ort recht; weiter im Innern muss eine Straße von einem deiner Kontore dorthin führen.
    An Küste und Land ist Platz für ein Kontor, in einem Stadtteil für eines jeder Farbe. Am Ende deines Zuges behältst du höchstens { $hand } Landschaftskarten.

how-cost = Was es kostet
how-cost-text =
    Küste: { $coast } Küstenkarte. Land und äußere Stadt: { $land } Karten der Landschaft. Innere Stadt: { $land } Karten und ein Schlüssel.
    { $joker_to_coast ->
        [no] Zwei gleiche Karten gelten als eine einer anderen Landschaft, aber nicht als Küste.
       *[other] Zwei gleiche Karten gelten als eine beliebige andere.
    }

how-rewards = Belohnungen
how-rewards-text =
    Jeder Ort an Küste und Land gibt dem, der dort baut, was darauf abgebildet ist: Münzen, eine Landschaftskarte, einen Schlüssel, Waren oder eine Bonuskarte.
    Die Stadt zahlt Handelsbriefe: ein äußerer Stadtteil { $outer_first } für das erste Kontor und { $outer_second } für das zweite, ein innerer { $inner_first } und { $inner_second }. Wer als Dritter kommt, geht leer aus.

how-scoring = Wertung
how-scoring-text =
    Wer die Ware der Wertungskarte hat, bekommt { $goods } Handelsbriefe, und { $goods_more } mehr, wenn sie sonst niemand hat.
    Wer an ihrem Fluss oder in ihrem Viertel ein Kontor hat, bekommt { $area } Handelsbriefe, und { $area_more } mehr, wenn er dort mehr hat als jeder andere.

how-bonus = Bonuskarten
how-bonus-text =
    Sie bleiben bis zum Ende geheim und zahlen dann: { $scales } Handelsbriefe je Warenkarte, { $coin_card } je Münze, { $city_card } je Kontor in der Stadt, { $river_card } je Kontor an einem Fluss oder { $land_card } je Kontor in einer Landschaft.

how-end = Das Ende
how-end-text =
    Die letzte Runde ist die, in der jemand das letzte Kontor setzt, die letzte Wertungskarte gewertet wird oder jemand nie wieder bauen kann; wer so festsitzt, kann nicht gewinnen.
    Dann werden die Bonuskarten bezahlt, und wer die meisten Handelsbriefe hat, gewinnt. Bei Gleichstand zählen Kontore in der Stadt, dann Münzen.

## Die Übersicht

card-goal = Ziel
card-goal-text = Die meisten Handelsbriefe.
card-bid = Bieten
card-bid-text = Freies Paar: nichts. Vertreiben: { $expel } Münze, in der Runde jedes Mal eine mehr.
card-build = Bauen
card-build-text = Bis zu { $built } je Zug. Küste überall, sonst per Straße von einem eigenen Kontor.
card-cost = Kosten
card-cost-text =
    Küste: { $coast } Küstenkarte.
    Land, äußere Stadt: { $land } der Landschaft.
    Innere Stadt: { $land } und ein Schlüssel.
card-joker = Joker
card-joker-text = { $joker_to_coast ->
        [no] Zwei gleiche gelten als eine andere, nicht als Küste.
       *[other] Zwei gleiche gelten als eine beliebige andere.
    }
card-city = Stadt
card-city-text = Außen { $outer_first }, dann { $outer_second }. Innen { $inner_first }, dann { $inner_second }. Dritter: nichts.
card-goods = Ware
card-goods-text = Wer sie hat { $goods }, allein { $goods_more } mehr.
card-area = Gebiet
card-area-text = Wer dort ist { $area }, die meisten { $area_more } mehr.
card-bonus = Bonus
card-bonus-text = Je Warenkarte { $scales } · Münze { $coin_card } · Stadt { $city_card } · Fluss { $river_card } · Landschaft { $land_card }.
card-limits = Höchstens
card-limits-text = { $hand } Landschaftskarten nach dem Bauen, { $goods_limit } Warenkarten.
card-end = Ende
card-end-text = Letztes Kontor, letzte Wertungskarte, oder jemand sitzt fest (und kann nicht gewinnen).
