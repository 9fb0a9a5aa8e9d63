### Die Goldene Stadt auf Deutsch: Namen, Fragen, Wahlmöglichkeiten, Gründe, Protokoll.
### Gefragt wird mit Du; das Protokoll nennt alle beim Namen. Orte heißen auf der Seite beim Namen (sites.de.ftl), im Terminal bei ihrem Kürzel (mo-c1). Die Sätze müssen auch mit einem Eigennamen anstelle von $seat stimmen.

## Die Schachtel

game-golden_city = Die Goldene Stadt
game-golden_city-about = Von der Küste zu den goldenen Dächern: um Land bieten, entlang der Straßen bauen und Handelsbriefe sammeln.

## Namen

seat-red = Rot
seat-blue = Blau
seat-white = Weiß
seat-black = Schwarz

landform-coast = Küste
landform-mountains = Gebirge
landform-meadows = Wiesen
landform-woodland = Wald
landform-desert = Wüste

good-wine = Wein
good-pottery = Töpferware
good-cloth = Tuch
good-spice = Gewürze

goods-wine-pottery = Wein und Töpferware
goods-wine-cloth = Wein und Tuch
goods-wine-spice = Wein und Gewürze
goods-pottery-cloth = Töpferware und Tuch
goods-pottery-spice = Töpferware und Gewürze
goods-cloth-spice = Tuch und Gewürze

area-river-ne = Fluss zwischen Gebirge und Wiesen
area-river-se = Fluss zwischen Wiesen und Wald
area-river-sw = Fluss zwischen Wald und Wüste
area-river-nw = Fluss zwischen Wüste und Gebirge
area-quarter-mountains = Gebirgsviertel
area-quarter-meadows = Wiesenviertel
area-quarter-woodland = Waldviertel
area-quarter-desert = Wüstenviertel

# Diese folgen auf „die“.
slot-left = linke Karte
slot-middle = mittlere Karte
slot-right = rechte Karte
slot-deck = oberste Karte vom Stapel

bonus-scales = Waage
bonus-coin = Münze
bonus-city = Stadt
bonus-river = Fluss
bonus-mountains = Gebirge
bonus-meadows = Wiesen
bonus-woodland = Wald
bonus-desert = Wüste

# Diese folgen auf „geht leer aus:“.
reward-coin1 = Es sind keine Münzen mehr da
reward-coin2 = Es sind keine Münzen mehr da
reward-key = Es ist kein Schlüssel mehr da
reward-goods = Es ist keine Warenkarte mehr da
reward-bonus = Es ist keine Bonuskarte mehr da
reward-outer = Zwei andere waren schon hier
reward-outer-coin = Zwei andere waren schon hier
reward-inner = Zwei andere waren schon hier

## Fragen

question-bidding =
    { $price ->
        [one] Auf welches Paar bietest du? Jemanden zu vertreiben kostet eine Münze.
       *[other] Auf welches Paar bietest du? Jemanden zu vertreiben kostet { $price } Münzen.
    }
question-building =
    { $left ->
        [one] Wo baust du? In diesem Zug darfst du noch ein Kontor bauen.
       *[other] Wo baust du? In diesem Zug darfst du bis zu { $left } Kontore bauen.
    }
question-payment = Mit welchen Karten bezahlst du { $site }?
question-take-goods = Welche Warenkarte nimmst du?
question-box-goods = Vier Warenkarten darfst du behalten. Welche legst du in die Schachtel zurück?
question-pick-bonus = Welche Bonuskarte behältst du verdeckt?
question-hand-limit =
    { $left ->
        [one] Fünf Landschaftskarten darfst du auf der Hand behalten. Welche wirfst du ab?
       *[other] Fünf Landschaftskarten darfst du auf der Hand behalten, { $left } müssen weg. Welche wirfst du zuerst ab?
    }

## Wahlmöglichkeiten

choice-deal = Eine Karte „{ $landform }“ austeilen
choice-turn = „{ $goods }“ aufdecken
choice-start = { $seat } beginnt
choice-reveal = Wertungskarte aufdecken: { $good }; { $area }
choice-lay = Eine Karte „{ $landform }“ auslegen
choice-draw = Eine Karte „{ $landform }“ ziehen
choice-bid = Auf Paar { $pair } bieten
choice-done = Nichts mehr bauen
choice-build = Hier bauen: { $site }
choice-pay = Mit { $payment } bezahlen
choice-take = Die { $slot } nehmen
choice-box = „{ $goods }“ in die Schachtel legen
choice-pick = Die Bonuskarte „{ $bonus }“ behalten
choice-discard = Eine Karte „{ $landform }“ abwerfen

## Gründe

reason-not-now = Das ist jetzt nicht an der Reihe; beantworte erst die gestellte Frage.
reason-no-pair = Es liegen nur so viele Paare aus, wie Personen mitspielen.
reason-too-few-coins =
    { $price ->
        [one] Auf diesem Paar liegt schon eine Hand ({ $owner }); sie zu vertreiben kostet eine Münze, und du hast keine.
       *[other] Auf diesem Paar liegt schon eine Hand ({ $owner }); sie zu vertreiben kostet { $price } Münzen, und du hast { $have ->
            [0] keine
            [one] nur eine
           *[other] nur { $have }
        }.
    }
reason-not-on-map = Diesen Ort gibt es auf dem Plan nicht.
reason-site-taken = Dort steht schon ein Kontor ({ $owner }), und außerhalb der Stadt ist nur für eines Platz.
reason-already-there = In diesem Stadtteil hast du schon ein Kontor, und mehr als eines ist dort nicht erlaubt.
reason-not-connected = Keine Straße verbindet diesen Ort mit einem deiner Kontore.
reason-no-key = Für einen inneren Stadtteil brauchst du außerdem einen Schlüssel, und du hast keinen.
reason-cannot-pay =
    { $need ->
        [one] Das kostet eine Karte „{ $landform }“; du hast keine und auch kein Paar, das für sie stehen könnte.
       *[other] { $have ->
            [0] Das kostet { $need } Karten „{ $landform }“, und zwei gleiche können für eine stehen; du hast keine und nicht genug Paare.
           *[other] Das kostet { $need } Karten „{ $landform }“, und zwei gleiche können für eine stehen; du hast { $have } und nicht genug Paare.
        }
    }
reason-wrong-cards = Diese Karten sind nicht genau der Preis für diesen Ort.
reason-no-coast-joker = An diesem Tisch gelten zwei andere Karten nicht als eine Karte „Küste“, und eine echte hast du nicht.
reason-no-such-cards = Diese Karten hast du nicht auf der Hand: { $payment }.
reason-slot-empty = Dort liegt keine Warenkarte.
reason-deck-empty = Der Warenstapel ist leer.
reason-not-your-goods = Eine solche Warenkarte hast du nicht.
reason-bonus-gone = Diese Bonuskarte ist nicht mehr im Stapel.
reason-no-such-card = Du hast keine Karte „{ $landform }“ auf der Hand.

## Warnungen

warning-stuck = Danach könntest du nie wieder bauen: Das Spiel würde mit dieser Runde enden, und gewinnen könntest du nicht mehr.

## Protokoll

event-card-dealt =
    { $landform_known ->
        [0] { $seat } bekommt offen eine Karte „Küste“ und verdeckt eine weitere Karte.
       *[other] { $seat } bekommt offen eine Karte „Küste“ und verdeckt eine Karte „{ $landform }“.
    }
event-goods-turned = In der Warenauslage ist die { $slot } jetzt: { $goods }.
event-start-chosen = { $seat } bekommt den Startspieler-Schlüssel.
event-round-begun = Runde { $round }: { $seat } beginnt.
event-score-revealed = In dieser Runde werden gewertet: { $good }; { $area }.
event-card-laid = Zu Paar { $pair } kommt eine Karte „{ $landform }“.
event-pile-renewed =
    { $cards ->
        [one] Der Nachziehstapel ist leer: Die eine abgeworfene Karte wird zum neuen.
       *[other] Der Nachziehstapel ist leer: Die { $cards } abgeworfenen Karten werden neu gemischt.
    }
event-hand-placed = { $seat } legt eine Hand auf Paar { $pair }.
event-expelled =
    { $price ->
        [one] { $seat } zahlt eine Münze und vertreibt { $other } von Paar { $pair }.
       *[other] { $seat } zahlt { $price } Münzen und vertreibt { $other } von Paar { $pair }.
    }
event-pair-taken = { $seat } nimmt Paar { $pair }: { $first } und { $second }.
event-paid = { $seat } zahlt { $payment }.
event-secret-shown =
    { $cards ->
        [one] { $seat } hatte eine Karte „{ $landform }“ bis jetzt verdeckt gehalten.
       *[other] { $seat } hatte { $cards } Karten „{ $landform }“ bis jetzt verdeckt gehalten.
    }
event-key-spent = { $seat } gibt einen Schlüssel ab.
event-built = { $seat } baut: { $site }.
event-coins-gained =
    { $amount ->
        [one] { $seat } bekommt eine Münze.
       *[other] { $seat } bekommt { $amount } Münzen.
    }
event-key-gained = { $seat } bekommt einen Schlüssel.
event-card-drawn =
    { $landform_known ->
        [0] { $seat } zieht eine Landschaftskarte.
       *[other] { $seat } zieht eine Karte „{ $landform }“.
    }
event-goods-taken = { $seat } nimmt die { $slot }: { $goods }.
event-goods-boxed = { $seat } legt „{ $goods }“ in die Schachtel zurück.
event-bonus-seen = { $seat } sieht die Bonuskarten durch.
event-bonus-picked =
    { $bonus_known ->
        [0] { $seat } behält eine davon verdeckt.
       *[other] { $seat } behält verdeckt die Bonuskarte „{ $bonus }“.
    }
event-letters-gained =
    { $amount ->
        [one] { $seat } bekommt einen Handelsbrief ({ $site }).
       *[other] { $seat } bekommt { $amount } Handelsbriefe ({ $site }).
    }
event-no-reward = { $seat } geht leer aus: { $reward }.
event-turn-ended = { $seat } ist mit dem Bauen fertig.
event-nothing-to-build = { $seat } kann nichts bauen.
event-card-discarded = { $seat } wirft eine Karte „{ $landform }“ ab.
event-goods-scored =
    { $amount ->
        [one] { $seat } bekommt einen Handelsbrief für { $good }.
       *[other] { $seat } bekommt { $amount } Handelsbriefe für { $good }.
    }
event-area-scored =
    { $amount ->
        [one] { $seat } bekommt einen Handelsbrief ({ $area }).
       *[other] { $seat } bekommt { $amount } Handelsbriefe ({ $area }).
    }
event-nobody-scored = Niemand bekommt etwas für { $good } oder für dieses Gebiet: { $area }.
event-last-business = { $seat } hat das letzte Kontor gebaut; mit dieser Runde endet das Spiel.
event-stuck = { $seat } kann nie wieder bauen und nicht mehr gewinnen; mit dieser Runde endet das Spiel.
event-bonus-paid =
    { $amount ->
        [0] { $seat } zeigt die Bonuskarte „{ $bonus }“: kein Handelsbrief.
        [one] { $seat } zeigt die Bonuskarte „{ $bonus }“: ein Handelsbrief.
       *[other] { $seat } zeigt die Bonuskarte „{ $bonus }“: { $amount } Handelsbriefe.
    }
event-game-ended = Das Spiel ist aus.

## Das Ende

ending-last-business = Das letzte Kontor einer Farbe ist gebaut; es gewinnt, wer die meisten Handelsbriefe hat.
ending-last-business-shared = Das letzte Kontor einer Farbe ist gebaut; die mit den meisten Handelsbriefen teilen sich den Sieg.
ending-last-score-card = Die letzte Wertungskarte ist gewertet; es gewinnt, wer die meisten Handelsbriefe hat.
ending-last-score-card-shared = Die letzte Wertungskarte ist gewertet; die mit den meisten Handelsbriefen teilen sich den Sieg.
ending-stuck-player = Jemand hätte nie wieder bauen können und hat verloren; von den anderen gewinnt, wer die meisten Handelsbriefe hat.
ending-stuck-player-shared = Jemand hätte nie wieder bauen können und hat verloren; von den anderen teilen sich die mit den meisten Handelsbriefen den Sieg.

## Ausgaben

edition-kosmos-2009 = Kosmos 2009
edition-kosmos-2009-about = Die Regel der Erstausgabe, nach der englischen Übersetzung 2.1.

## Optionen

option-joker_to_coast = Gelten zwei gleiche Karten auch als eine Karte „Küste“?
option-joker_to_coast-yes = ja, wie für jede Landschaft
option-joker_to_coast-no = nein, ein Küstenort kostet eine echte Karte „Küste“
option-coin_limit = Können die Münzen ausgehen?
option-coin_limit-off = nein
option-coin_limit-on = ja, es gibt 35
option-stuck_counts_keys = Sitzt fest, wem nur noch ein Schlüssel zum Weiterbauen fehlt?
option-stuck_counts_keys-yes = ja
option-stuck_counts_keys-no = nein, jeder erreichbare Stadtteil zählt als Ausweg
option-open_scores = Liegen die Handelsbriefe offen?
option-open_scores-yes = ja
option-open_scores-no = nein, die Summen bleiben bis zum Ende verdeckt

## Spielplan-Dateien

gc-board-site = { $site } ist kein Ort; die Namen reichen von mo-c1 bis de-i.
gc-board-site-twice = Der Ort { $site } steht zweimal in der Liste.
gc-board-kind = Seinem Namen nach muss { $site } von der Art { $kind } sein und zur Landschaft { $landform } gehören.
gc-board-count = Es müssen { $expected } Orte der Art { $kind } sein; hier sind es { $found }.
gc-board-rivers = Die Flüsse müssen { $expected } heißen.
gc-board-river-between = Der Fluss { $river } muss zwischen diesen Landschaften fließen: { $banks }.
gc-board-river-count = Zum Fluss { $river } gehören genau { $expected } verschiedene Orte.
gc-board-river-site = { $site } und der Fluss { $river } passen nicht zusammen: Seine Orte liegen im Land, an seinen Ufern und nennen ihn selbst.
gc-board-river-bank = Der Fluss { $river } braucht auf beiden Ufern einen Ort.
gc-board-road-site = Eine Straße führt nach { $site }, das es auf dem Plan nicht gibt.
gc-board-road-twice = Die Straße zwischen { $first } und { $second } führt nirgendwohin oder steht zweimal in der Liste.
gc-board-split = Alle Orte müssen durch Straßen zusammenhängen; { $site } ist vom ersten aus nicht zu erreichen.
gc-board-reward = Dem Ort { $site } fehlt eine Belohnung: card, coin1, coin2, goods, bonus oder key.
gc-board-reward-count = Die Belohnung { $reward } gibt es an { $found } Orten; höchstens { $most } sind erlaubt.
gc-board-letters = Der Stadtteil { $site } muss außen 5 und 3, innen 10 und 6 Handelsbriefe geben und keine andere Belohnung.
gc-board-extra = Die Zugabe für das erste Kontor auf { $site } stimmt nicht: außen coin1 oder nichts, innen card, anderswo nichts.
gc-board-outer-coins = Genau { $expected } äußere Stadtteile müssen dem ersten Kontor eine Münze geben; hier sind es { $found }.
gc-board-goods = Die Waren müssen { $expected } heißen.
gc-board-goods-count = Es müssen { $expected } Warenkarten sein; hier sind es { $found }.
gc-board-goods-card = Eine Warenkarte zeigt zwei verschiedene Waren; { $first } und { $second } gehen nicht.
gc-board-score-count = Es müssen { $expected } Wertungskarten sein; hier sind es { $found }.
gc-board-score-card = Wertungskarte { $number } braucht eine Rückseite von 1 bis 3, eine der vier Waren und einen Fluss oder ein Viertel.
gc-board-score-twice = Wertungskarte { $number } zeigt dasselbe wie eine frühere.
gc-board-bonus = Die Bonuskarten müssen { $expected } heißen.
