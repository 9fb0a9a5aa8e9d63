### Was der Kern auf Deutsch sagt: Spiele, Sprachen und ein Satz für jeden Fehler, der einem unterlaufen kann.

## Sprachen, jede unter ihrem eigenen Namen

language-en = English
language-de = Deutsch
language-fr = Français

## Spiele

game-goldbraeu = Goldbräu
game-goldbraeu-about = Drei Sommerwochen, sechs Biergärten, vier Brauereien: Es gewinnt, wer am Ende den dicksten Geldbeutel hat.
game-golden_city = Die Goldene Stadt
game-golden_city-about = Von der Küste zu den goldenen Dächern: um Land bieten, entlang der Straßen bauen und Handelsbriefe sammeln.

## Was verborgen bleibt

name-unknown = eine Karte

## Was es nicht gibt

unknown-game = Ein Spiel namens „{ $game }“ gibt es nicht; zur Wahl stehen: { $known }.
unknown-bot = Einen Bot namens „{ $bot }“ gibt es nicht; zur Wahl stehen: { $known }.
untrained = Für diesen Tisch von { $game } ({ $seats } Plätze, diese Optionen, dieser Plan) ist kein Netz trainiert; nehmt den Bot „regular“ oder trainiert eins mit „stammtisch train“.
weights-unreadable = Das ist keine Datei mit Gewichten; „stammtisch train“ macht welche.
weights-foreign = Diese Gewichte sind für { $trained }, nicht für { $game }; nehmt eine Datei, die für dieses Spiel trainiert wurde.
weights-outdated = Diese Gewichte sind für { $game }, wie eine andere Fassung von Stammtisch es sah (Beobachtungen, Fassung { $layout }); trainiert neue mit „stammtisch train“.
unknown-edition = Eine Ausgabe namens „{ $edition }“ gibt es nicht; zur Wahl stehen: { $known }.
unknown-seat = Einen Platz namens „{ $seat }“ gibt es nicht; zur Wahl stehen: { $known }.
unknown-option = Eine Option namens „{ $option }“ gibt es nicht; zur Wahl stehen: { $known }.
unknown-value = Die Option { $option } kennt den Wert „{ $value }“ nicht; zur Wahl stehen: { $known }.

## Vor dem Spiel

wrong-seats =
    { $game ->
        [goldbraeu] { game-goldbraeu }
        [golden_city] { game-golden_city }
       *[other] { $game }
    } ist für { $fewest } bis { $most } Personen gedacht; bitte die Zahl der Plätze entsprechend wählen.
option-form = Optionen bitte als Name=Wert angeben; in „{ $text }“ fehlt das „=“.
option-twice = Die Option { $option } ist zweimal gesetzt, auf { $first } und auf { $second }; bitte nur einen der beiden Werte angeben.
option-seats = Die Option { $option } ist nur mit { $needed } Personen von Belang; an diesem Tisch mit { $seats } Plätzen bitte weglassen.

## Am Tisch

nothing-owed = Für den Platz { $seat } gibt es gerade nichts zu entscheiden; erst die nächste Frage abwarten.
bot-illegal = Der Bot { $bot } auf dem Platz { $seat } hat die Aktion { NUMBER($action, useGrouping: 0) } gewählt, die ihm nicht offensteht; bitte einen anderen spielen lassen und den Fehler melden.
cannot-undo = Jetzt lässt sich nichts mehr zurücknehmen: Seit der letzten eigenen Entscheidung wurde etwas aufgedeckt, gezogen oder von anderen entschieden.

## Aufzeichnungen

record-title = Das ist keine Aufzeichnung: Die erste Zeile muss „{ $expected }“ lauten.
record-format = Diese Aufzeichnung hat das Format { $found }, gelesen wird nur Format { $expected }; vielleicht hilft eine neuere Version von Stammtisch.
record-header = Zeile { NUMBER($line, useGrouping: 0) }: „{ $text }“ ist keine Kopfzeile; verlangt ist „Wort: Wert“ und vor der ersten Entscheidung eine Leerzeile.
record-no-game = Der Kopf nennt kein Spiel; es fehlt eine Zeile wie „game: goldbraeu“.
record-game = Das ist die Aufzeichnung einer Partie „{ $found }“, nicht „{ $expected }“; bitte mit dem passenden Spiel öffnen.
record-field = Zeile { NUMBER($line, useGrouping: 0) }: Eine Kopfzeile „{ $field }“ gibt es nicht; bitte den Namen berichtigen oder die Zeile streichen.
record-seed = Zeile { NUMBER($line, useGrouping: 0) }: „{ $seed }“ ist kein Startwert; verlangt ist eine ganze Zahl, sonst die Zeile streichen.
record-seats = „{ $seats }“ ist keine Anzahl von Plätzen; verlangt ist eine Zeile wie „seats: 4“.
record-line = Zeile { NUMBER($line, useGrouping: 0) }: „{ $text }“ ist nicht zu entziffern; docs/notation.md zeigt die richtige Schreibweise.
record-illegal = Zeile { NUMBER($line, useGrouping: 0) }: „{ $text }“ (Entscheidung { NUMBER($number, useGrouping: 0) }) verstößt an dieser Stelle gegen die Regeln; bitte berichtigen oder die Aufzeichnung davor enden lassen.
record-diverges = Zeile { NUMBER($line, useGrouping: 0) }: Nach „{ $text }“ (Entscheidung { NUMBER($number, useGrouping: 0) }) passt der Tisch nicht zur Prüfsumme; bitte diese Entscheidung prüfen oder die Prüfsumme entfernen.
record-unfinished =
    { $number ->
        [one] Die Aufzeichnung nennt ein Ergebnis, aber nach der einzigen Entscheidung ist das Spiel noch nicht zu Ende; bitte die fehlenden ergänzen oder das Ergebnis streichen.
       *[other] Die Aufzeichnung nennt ein Ergebnis, aber nach { NUMBER($number, useGrouping: 0) } Entscheidungen ist das Spiel noch nicht zu Ende; bitte die fehlenden ergänzen oder das Ergebnis streichen.
    }
record-result = Das Ergebnis passt nicht zu den Entscheidungen, die auf { $found } hinauslaufen; bitte die Schlusszeilen berichtigen.

## Spielplan-Dateien

board-format = Der Spielplan „{ $name }“ ist nicht lesbar ({ $detail }); als Muster dient der mitgelieferte Plan.
board-too-large = Ein Spielplan mit { $rows } × { $cols } Feldern ist zu groß; höchstens 7 Reihen mit je 8 Feldern haben Platz.
board-outside = Reihe { $row }, Spalte { $col } liegt außerhalb des Rasters; bitte die Stelle berichtigen oder das Raster vergrößern.
board-umbrella-void = Das Feld { $space } steht sowohl unter „double“ als auch unter „void“; bitte an einer Stelle streichen.
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
