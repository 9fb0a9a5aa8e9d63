### Goldbräu auf Deutsch: Namen, Fragen, Wahlmöglichkeiten, Gründe, Protokoll.
### Gefragt wird mit Du; das Protokoll nennt alle beim Namen. Die Sätze müssen auch mit einem Eigennamen anstelle von $seat stimmen.

## Die Schachtel

game-goldbraeu = Goldbräu
game-goldbraeu-about = Drei Sommerwochen, sechs Biergärten, vier Brauereien: Es gewinnt, wer am Ende den dicksten Geldbeutel hat.

## Namen

name-krug = Zum Krug
name-eiche = Zur Eiche
name-baeren = Zum Bären
name-post = Zur Post
name-hirschen = Zum Hirschen
name-adler = Zum Adler
name-mayer = Mayerbräu
name-stein = Steinbräu
name-kramer = Kramerbräu
name-schmid = Schmidbräu
# An diesen beiden Namen erkennen die Sätze weiter unten, von wem sie reden.
name-waitress = Kellnerin
name-bum = Trunkenbold

seat-red = Rot
seat-blue = Blau
seat-yellow = Gelb
seat-green = Grün

plan-expand = Biergarten erweitern
plan-boss = Chef oder Biervertrag
plan-buy = Anteil kaufen

# Diese folgen auf „die“.
slot-left = linke Karte
slot-right = rechte Karte
slot-blind = oberste Karte vom Stapel

weekday-monday = Montag
weekday-tuesday = Dienstag
weekday-wednesday = Mittwoch
weekday-thursday = Donnerstag
weekday-friday = Freitag
weekday-saturday = Samstag
weekday-sunday = Sonntag

# Diese folgen auf „Chef ernennen“ und auf „Verhindern“.
opened-0 = { "" }
opened-1 = { " " }und eine Karte offenlegen
opened-2 = { " " }und zwei Karten offenlegen
opened-3 = { " " }und drei Karten offenlegen
opened-4 = { " " }und vier Karten offenlegen
opened-5 = { " " }und fünf Karten offenlegen

## Fragen

question-keep-cards =
    { $left ->
        [one] Welche zweite Karte behältst du auf der Hand?
       *[other] Welche zwei Karten behältst du auf der Hand? Wähle zuerst die eine; alle übrigen werden aufgedeckt.
    }
question-first-figures = Wo setzt du einen Chef ein?
question-choose-action = Welche Aktionskarte legst du heute verdeckt aus?
question-expansion =
    { $left ->
        [one] Welchen Biergarten erweiterst du, und um welches Feld?
       *[other] Diese Aktion hast heute nur du gewählt: Du darfst sie zweimal ausführen. Welchen Biergarten erweiterst du, und um welches Feld?
    }
question-name-boss =
    { $left ->
        [one] Ernennst du einen Chef, oder schließt du einen Biervertrag ab?
       *[other] Diese Aktion hast heute nur du gewählt: Du darfst sie zweimal ausführen. Ernennst du einen Chef, oder schließt du einen Biervertrag ab?
    }
question-name-again = Dieser Versuch ist gescheitert. Was machst du jetzt?
question-answer = { $challenger } will bei „{ $business }“ einen neuen Chef einsetzen. Verhinderst du es?
question-withdraw-figure = Alle deine Chef-Figuren stehen auf dem Plan. Welche versetzt du zu „{ $business }“?
question-buy-share = Eine Karte kostet heute { $price } Taler. Welche kaufst du?
question-hold-or-open = Du hast „{ $card }“ gezogen. Behältst du die Karte verdeckt, oder legst du sie offen?
question-move-chip =
    { $card ->
        [Kellnerin] Wo lässt du die Kellnerin bedienen?
       *[other] Wo bringst du den Trunkenbold unter?
    }
question-last-cards = Das ist die letzte Gelegenheit vor dem Zahltag. Welchen Anteil legst du offen?

## Wahlmöglichkeiten

choice-lay = Ein Schild „{ $brewery }“ auslegen
choice-deal = Eine Karte „{ $card }“ austeilen
choice-start = { $seat } beginnt
choice-turn = „{ $card }“ aufdecken
choice-draw = „{ $card }“ ziehen
choice-pass = Passen
choice-keep = „{ $business }“ behalten
choice-place = Chef bei „{ $business }“ einsetzen
choice-choose = { $plan }
choice-name = Chef bei „{ $business }“ ernennen{ $opened }
choice-contract = „{ $garden }“ von „{ $brewery }“ beliefern lassen
choice-allow = Geschehen lassen
choice-block = Verhindern{ $opened }
choice-withdraw = Die Chef-Figur von „{ $business }“ abziehen
choice-buy = Die { $slot } kaufen
choice-hold = Die Karte verdeckt behalten
choice-open = Einen Anteil an „{ $business }“ offenlegen
choice-move = Den Chip bei „{ $garden }“ platzieren
choice-expand = „{ $garden }“ um Feld { $space } erweitern
choice-transfer = Feld { $space } an „{ $garden }“ übergeben

## Gründe

reason-not-now = Das ist jetzt nicht an der Reihe; beantworte erst die gestellte Frage.
reason-no-such-card =
    { $have ->
        [0] Du hast keine Karte „{ $business }“ auf der Hand.
        [one] Dafür brauchst du mehr Karten: Du hast nur eine Karte „{ $business }“ auf der Hand.
       *[other] Dafür brauchst du mehr Karten: Du hast nur { $have } Karten „{ $business }“ auf der Hand.
    }
reason-no-marker = Du hast keinen Anteilsstein mehr, um diesen Anteil anzuzeigen.
reason-already-kept = Diese Karte hast du schon beiseitegelegt; behalte eine andere.
reason-has-boss = Bei „{ $business }“ gibt es schon einen Chef ({ $boss }); die ersten Chef-Figuren kommen dorthin, wo noch keiner ist.
reason-not-boss =
    { $boss_known ->
        [0] Das darf nur, wer bei „{ $business }“ den Chef stellt, und dort gibt es keinen.
       *[other] Das darf nur, wer bei „{ $business }“ den Chef stellt, und das ist { $boss }.
    }
reason-no-table = Auf diesem Feld steht kein Tisch.
reason-space-taken = Dieses Feld gehört schon zu „{ $garden }“.
reason-not-beside = Das Feld muss seitlich an den Biergarten grenzen; über Eck reicht nicht.
reason-no-fence = So viele Zäune gibt es nicht: Insgesamt nötig wären { $need }, vorhanden sind { $have }.
reason-base-space = Das Feld direkt vor einem Wirtshaus bleibt immer bei diesem Wirtshaus: „{ $garden }“.
reason-same-garden = Dieses Feld gehört schon zu genau diesem Biergarten.
reason-not-your-space =
    { $garden_known ->
        [0] Du musst in beiden Biergärten den Chef stellen: in dem, der das Feld abgibt, und in dem, der es bekommt. Dieses Feld gehört niemandem.
       *[other] Du musst in beiden Biergärten den Chef stellen; dieses Feld gehört zu „{ $garden }“, und dort stellst du ihn nicht.
    }
reason-already-boss = Dort stellst du schon den Chef.
reason-named-today = Der Chef bei „{ $business }“ ({ $boss }) wurde erst heute eingesetzt und ist bis morgen unantastbar.
reason-no-figure = Dafür hast du keine Chef-Figur mehr frei.
reason-no-share = Um bei „{ $business }“ einen Chef zu ernennen, brauchst du dort mindestens einen Anteil; du hast keinen.
reason-needs-card =
    { $have ->
        [0] Dort bist du heute schon gescheitert; ein neuer Versuch kostet eine weitere Karte „{ $business }“, und du hast keine.
       *[other] Dort bist du heute schon gescheitert; ein neuer Versuch kostet eine weitere Karte „{ $business }“ von deiner Hand.
    }
reason-one-card = Mehr als eine Karte darfst du hier nicht offenlegen.
reason-no-majority =
    { $cards ->
        [0] Du kannst es nicht verhindern: Du brauchst mehr als die Hälfte der Anteile, und { $have } von { $total } ist nicht mehr als die Hälfte.
        [one] Auch mit einer weiteren Karte nicht: { $have } von { $total } wäre nicht mehr als die Hälfte der Anteile.
       *[other] Auch mit { $cards } weiteren Karten nicht: { $have } von { $total } wäre nicht mehr als die Hälfte der Anteile.
    }
reason-card-not-needed = Du kannst es auch ohne diese Karte verhindern, also bleibt sie auf der Hand.
reason-not-brewer =
    { $boss_known ->
        [0] Du musst auch bei „{ $brewery }“ den Chef stellen; dort gibt es keinen.
       *[other] Du musst auch bei „{ $brewery }“ den Chef stellen; dort ist es { $boss }.
    }
reason-no-sign = „{ $brewery }“ hat kein Schild mehr: Die Brauerei beliefert schon drei Biergärten.
reason-same-brewery = „{ $brewery }“ beliefert „{ $garden }“ schon.
reason-blocked-no-contract = In dieser Ausgabe darf auf einen gescheiterten Versuch ein weiterer folgen, aber kein Biervertrag.
reason-not-your-post = Dort steht keine Chef-Figur von dir.
reason-fresh-post = Eine heute eingesetzte Chef-Figur bleibt bis morgen, wo sie ist.
reason-nothing-there = Dort liegt keine Karte; neue werden erst am Morgen aufgedeckt.
reason-too-poor = Eine Karte kostet heute { $price } Taler; du hast { $have }.
reason-supply-empty = Der Stapel ist leer.
reason-other-card = Jetzt darfst du nur die Karte offenlegen, die du eben gezogen hast: „{ $card }“.
reason-other-chip = In diesem Biergarten liegt der andere Chip, und die beiden begegnen sich nie.
reason-too-far = Das ist zu weit: Der Chip wandert im Uhrzeigersinn um einen oder zwei Biergärten oder bleibt liegen.

## Warnungen

warning-purge = Damit lägen alle Anteile des Betriebs offen, und dein einziger Anteilsstein dort käme sofort zu dir zurück.
warning-nothing-to-expand = So wie es steht, kann keiner deiner Biergärten wachsen: Diese Aktion wäre verloren.
warning-nothing-to-name = So wie es steht, kannst du weder einen Chef ernennen noch einen Biervertrag abschließen: Diese Aktion wäre verloren.
warning-nothing-to-buy = So wie es steht, kannst du keine Karte kaufen: Diese Aktion wäre verloren.

## Protokoll

event-sign-laid = „{ $brewery }“ beliefert „{ $garden }“.
event-card-dealt =
    { $card_known ->
        [0] { $seat } bekommt eine Karte.
       *[other] { $seat } bekommt eine Karte „{ $card }“.
    }
event-card-exchanged = { $seat } gibt eine Karte „{ $card }“ zurück und bekommt eine neue.
event-card-kept = { $seat } behält eine Karte „{ $card }“.
event-share-revealed = { $seat } deckt einen Anteil an „{ $business }“ auf.
event-start-chosen = { $seat } hat den größten Durst und beginnt.
event-figure-placed = { $seat } setzt bei „{ $business }“ einen Chef ein.
event-day-begun = { $week }. Woche, { $weekday }: { $seat } beginnt.
event-card-turned = Die { $slot } wird aufgedeckt: „{ $card }“.
event-action-chosen = { $seat } legt verdeckt aus: { $plan }.
event-action-revealed = { $seat } deckt auf: { $plan }.
event-passed = { $seat } passt.
event-nothing-to-expand = { $seat } hat keinen Biergarten, der wachsen kann; die Aktion verfällt.
event-nothing-to-name = { $seat } kann weder einen Chef ernennen noch einen Biervertrag abschließen; die Aktion verfällt.
event-nothing-to-buy = { $seat } kann keine Karte kaufen; die Aktion verfällt.
event-space-added = { $seat } erweitert „{ $garden }“ um Feld { $space }.
event-space-transferred = { $seat } übergibt Feld { $space } von „{ $giver }“ an „{ $garden }“.
event-space-cut-off = Feld { $space } ist von „{ $garden }“ abgeschnitten und gehört niemandem mehr.
event-challenged =
    { $cards ->
        [0] { $seat } will bei „{ $business }“ einen Chef ernennen.
        [one] { $seat } will bei „{ $business }“ einen Chef ernennen und spielt dafür eine Anteilskarte.
       *[other] { $seat } will bei „{ $business }“ einen Chef ernennen und spielt dafür { $cards } Anteilskarten.
    }
event-share-opened = { $seat } legt einen Anteil an „{ $business }“ offen.
event-marker-returned = Alle Anteile an „{ $business }“ liegen offen: { $seat } nimmt den einzelnen Anteilsstein zurück.
event-blocked = { $seat } verhindert, dass „{ $business }“ einen neuen Chef bekommt.
event-lapsed = { $seat } hat keinen Anteil mehr an „{ $business }“; der Versuch verpufft.
event-figure-returned = { $seat } verliert „{ $business }“ und nimmt die Chef-Figur zurück.
event-figure-withdrawn = { $seat } zieht die Chef-Figur von „{ $business }“ ab.
event-boss-installed = { $seat } stellt jetzt den Chef von „{ $business }“.
event-contract-signed = { $seat } schließt einen Biervertrag ab: „{ $garden }“ bezieht sein Bier jetzt von „{ $brewery }“ statt von „{ $old }“.
event-card-bought = { $seat } kauft die { $slot } für { $price } Taler: „{ $card }“.
event-blind-bought = { $seat } kauft für { $price } Taler eine Karte vom Stapel.
event-share-drawn =
    { $card_known ->
        [0] { $seat } zieht eine Anteilskarte.
       *[other] { $seat } zieht einen Anteil an „{ $card }“.
    }
event-special-drawn = { $seat } zieht eine Karte „{ $card }“, die sofort gespielt wird.
event-share-held = { $seat } behält die Karte verdeckt.
event-chip-moved =
    { $chip ->
        [Kellnerin] { $seat } lässt die Kellnerin bei „{ $garden }“ bedienen.
       *[other] { $seat } bringt den Trunkenbold bei „{ $garden }“ unter.
    }
event-card-buried = „{ $card }“ wollte niemand haben; die Karte kommt unter den Stapel.
event-garden-earned =
    { $income ->
        [0] „{ $garden }“ nimmt diese Woche nichts ein.
       *[other] „{ $garden }“ nimmt { $income } Taler ein; die Hälfte, { $half } Taler, geht an „{ $brewery }“.
    }
event-brewery-earned =
    { $income ->
        [0] „{ $brewery }“ nimmt diese Woche nichts ein.
       *[other] „{ $brewery }“ schüttet { $income } Taler aus.
    }
event-shares-paid =
    { $seat } bekommt von „{ $business }“ { $amount ->
        [0] nichts
       *[other] { $amount } Taler
    } für { $markers ->
        [one] einen Anteil
       *[other] { $markers } Anteile
    }.
event-rest-paid =
    { $amount ->
        [one] Der unteilbare Taler von „{ $business }“ geht an { $seat }.
       *[other] Die unteilbaren { $amount } Taler von „{ $business }“ gehen an { $seat }.
    }
event-rest-kept =
    { $amount ->
        [one] Der unteilbare Taler von „{ $business }“ bleibt in der Bank.
       *[other] Die unteilbaren { $amount } Taler von „{ $business }“ bleiben in der Bank.
    }
# Beim Trunkenbold ist der Betrag negativ.
event-chip-paid =
    { $chip ->
        [Kellnerin] Die Kellnerin macht { $seat } eine Freude: { $amount } Taler.
       *[other] Der Trunkenbold kommt { $seat } teuer zu stehen: { $amount } Taler.
    }
event-week-ended = Die { $week }. Woche ist ausgezahlt.
event-game-ended = Die Saison ist vorbei.

## Schluss

ending-third-payday = Der dritte Zahltag ist vorbei, und wer am meisten Geld hat, gewinnt.
ending-third-payday-shared = Der dritte Zahltag ist vorbei, und die Reichsten teilen sich den Sieg.

## Ausgaben

edition-hanser-2004 = Hanser 2004
edition-hanser-2004-about = Die deutsche Regel, vom Autor selbst; die französische spielt sich genauso.
edition-rio-grande-2004 = Rio Grande 2004
edition-rio-grande-2004-about = Die englische Regel: Die Chips wandern in beide Richtungen, und nach einer verhinderten Ernennung gibt es keinen Biervertrag als Ersatz.
edition-digest = Digest
edition-digest-about = Ein Nachschlagewerk, das den gedruckten Regeln widerspricht, so weit berichtigt, dass es spielbar ist.

## Optionen

option-chip_direction = In welche Richtung wandern Kellnerin und Trunkenbold?
option-chip_direction-clockwise = nur im Uhrzeigersinn
option-chip_direction-either = in beide Richtungen
option-after_block = Was bleibt nach einer verhinderten Ernennung?
option-after_block-boss_or_contract = ein neuer Versuch oder ein Biervertrag
option-after_block-boss_only = nur ein neuer Versuch
option-after_block-none = nichts; die Aktion ist vorbei
option-duel_attacker_cards = Wie viele Anteilskarten darf die angreifende Seite spielen?
option-duel_attacker_cards-one = eine je Versuch
option-duel_attacker_cards-any_on_retry = anfangs eine, bei neuen Versuchen beliebig viele
option-duel_boss_cards = Wie viele Anteilskarten darf man zum Verhindern spielen?
option-duel_boss_cards-one = eine
option-duel_boss_cards-any = beliebig viele
option-boss_extra_card = Darf man beim Verhindern auch eine Karte spielen, die dafür nicht nötig ist?
option-boss_extra_card-needed_only = nein, nur nötige Karten
option-boss_extra_card-always = ja, zusammen mit dem Verhindern
option-name_with_hidden_share = Genügt zum Ernennen ein Anteil, der erst dabei offengelegt wird?
option-name_with_hidden_share-yes = ja
option-name_with_hidden_share-no = nein, ein Anteilsstein muss schon da sein
option-chip_money = Wessen Geld verändern Kellnerin und Trunkenbold?
option-chip_money-garden = die Einnahmen des Biergartens
option-chip_money-boss = das Geld der Seite, die dort den Chef stellt
option-payday_first = Welcher Biergarten wird zuerst abgerechnet?
option-payday_first-adler = Zum Adler
option-payday_first-krug = Zum Krug
option-tie_break = Wer gewinnt bei gleich viel Geld?
option-tie_break-shared = alle gemeinsam
option-tie_break-shares = wer mehr Anteilssteine auf dem Plan hat
option-three_player_shares = Wie viele Anteile hat ein Betrieb im Spiel zu dritt?
option-three_player_shares-5 = fünf
option-three_player_shares-6 = sechs
option-initial_deal = Wie werden die ersten Karten ausgeteilt?
option-initial_deal-redraw = aus allen Karten; Sonderkarten werden ersetzt
option-initial_deal-shares_only = nur aus den Anteilskarten
option-removal_three_players = Wann gehen zu dritt einzelne Anteilssteine verloren?
option-removal_three_players-all = sobald alle Anteile des Betriebs offenliegen
option-removal_three_players-never = nie
option-relocate_boss = Darf eine Chef-Figur umziehen, wenn keine mehr frei ist?
option-relocate_boss-off = nein
option-relocate_boss-on = ja, aus einem anderen Betrieb
option-fence_limit = Können die Zäune ausgehen?
option-fence_limit-off = nein
option-fence_limit-on = ja
option-open_money = Liegt das Geld offen auf dem Tisch?
option-open_money-on = ja
option-open_money-off = nein, es bleibt geheim
option-lost_share_in_duel = Was gilt, wenn die verhindernde Karte der angreifenden Seite den letzten Anteil nimmt?
option-lost_share_in_duel-lapse = der Versuch verfällt
option-lost_share_in_duel-stands = der Versuch bleibt gültig
option-vacant_remainder = Wer bekommt den unteilbaren Rest, wo es keinen Chef gibt?
option-vacant_remainder-bank = die Bank
option-vacant_remainder-largest_holder = wer dort die meisten Anteilssteine hat

## Eigene Pläne

board-too-large = Ein Spielplan mit { $rows } × { $cols } Feldern ist zu groß; höchstens 7 Reihen mit je 8 Feldern haben Platz.
board-outside = Reihe { $row }, Spalte { $col } liegt außerhalb des Rasters; berichtige die Stelle oder vergrößere das Raster.
board-umbrella-void = Das Feld { $space } steht sowohl unter „double“ als auch unter „void“; streiche es an einer der beiden Stellen.
board-inns = Die Wirtshäuser müssen im Uhrzeigersinn so aufeinander folgen: { $expected }; hier stehen: { $found }.
board-breweries = Die Brauereien müssen { $expected } heißen; hier stehen: { $found }.
board-corners = In jede der Ecken NW, NE, SE und SW gehört genau eine Brauerei.
board-chips = Die beiden Chips müssen bei zwei verschiedenen Wirtshäusern beginnen; die Kellnerin steht jetzt bei „{ $waitress }“, der Trunkenbold bei „{ $bum }“.
board-base = Das Startfeld von { $inn } muss auf einem Tisch innerhalb des Rasters liegen.
board-base-umbrella = Das Startfeld von { $inn } darf keinen Sonnenschirm haben; es muss ein einfaches Feld sein.
board-side = „{ $side }“ ist keine Seite des Platzes; { $inn } muss auf N, E, S oder W stehen.
board-door = Das Startfeld von { $inn } muss an dem Rand des Rasters liegen, an dem das Wirtshaus steht.
board-three-fences = Das Startfeld von { $inn } braucht auf jeder der drei Seiten ohne Wirtshaus einen Tisch.
board-bases-touch = Das Startfeld von { $inn } muss woandershin: Es liegt auf oder neben dem eines anderen Wirtshauses.
board-split = Alle Tische müssen über ihre Seiten zusammenhängen; einige sind vom ersten Wirtshaus aus nicht zu erreichen.
board-no-umbrella = Auf den Spielplan gehört mindestens ein Sonnenschirm; sein Feld steht unter „double“.
board-fences =
    { $fences ->
        [one] Ein Zaun reicht nicht; allein die sechs Startfelder brauchen 18.
       *[other] { $fences } Zäune reichen nicht; allein die sechs Startfelder brauchen 18.
    }
