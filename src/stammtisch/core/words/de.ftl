### Was der Kern auf Deutsch sagt: Spiele, Sprachen und ein Satz für jeden Fehler, der einem unterlaufen kann.

## Sprachen, jede unter ihrem eigenen Namen

language-en = English
language-de = Deutsch
language-fr = Français

## Was verborgen bleibt

name-unknown = eine Karte

## Was es nicht gibt

unknown-game = Ein Spiel namens „{ $game }“ gibt es nicht; zur Wahl stehen: { $known }.
unknown-bot = Einen Bot namens „{ $bot }“ gibt es nicht; zur Wahl stehen: { $known }.
untrained = Für diesen Tisch von { $game } ({ $seats } Plätze, diese Optionen, dieser Plan) ist kein Netz trainiert; nehmt den Bot „regular“ oder trainiert eins mit „stammtisch train“.
weights-unreadable = Das ist keine Datei mit Gewichten; „stammtisch train“ macht welche.
weights-foreign = Diese Gewichte sind für { $trained }, nicht für { $game }; nehmt eine Datei, die für dieses Spiel trainiert wurde.
weights-outdated = Diese Gewichte sind für { $game }, wie eine andere Fassung von Stammtisch es sah (Beobachtungen, Fassung { $layout }); trainiert neue mit „stammtisch train“.
needs-extra = Das Paket „{ $module }“ ist nicht installiert; „pip install stammtisch[{ $extra }]“ installiert es.
unknown-edition = Eine Ausgabe namens „{ $edition }“ gibt es nicht; zur Wahl stehen: { $known }.
unknown-seat = Einen Platz namens „{ $seat }“ gibt es nicht; zur Wahl stehen: { $known }.
unknown-option = Eine Option namens „{ $option }“ gibt es nicht; zur Wahl stehen: { $known }.
unknown-value = Die Option { $option } kennt den Wert „{ $value }“ nicht; zur Wahl stehen: { $known }.
did-you-mean = { $known } (war „{ $close }“ gemeint?)

## Vor dem Spiel

wrong-seats = Dieses Spiel ist für { $fewest } bis { $most } Personen gedacht; bitte die Zahl der Plätze entsprechend wählen.
option-form = Optionen bitte als Name=Wert angeben; in „{ $text }“ fehlt das „=“.
option-twice = Die Option { $option } ist zweimal gesetzt, auf { $first } und auf { $second }; bitte nur einen der beiden Werte angeben.
option-seats = Die Option { $option } ist nur mit { $needed } Personen von Belang; an diesem Tisch mit { $seats } Plätzen bitte weglassen.

## Am Tisch

nothing-owed = Für den Platz { $seat } gibt es gerade nichts zu entscheiden; erst die nächste Frage abwarten.
no-prover = Das Spiel „{ $game }“ bringt keine bots/tactics.py mit, darum lässt sich darüber nichts beweisen; was dort hineingehört, steht in docs/bots.md.
bot-illegal = Der Bot { $bot } auf dem Platz { $seat } hat die Aktion { NUMBER($action, useGrouping: 0) } gewählt, die ihm nicht offensteht; bitte einen anderen spielen lassen und den Fehler melden.
bot-no-action = Der Bot { $bot } auf dem Platz { $seat } hat { $answer } zurückgegeben; eine Aktion ist aber eine ganze Zahl; bitte einen anderen spielen lassen und den Fehler melden.
bot-crashed = Der Bot { $bot } ist auf dem Platz { $seat } gescheitert ({ $detail }); bitte einen anderen spielen lassen und den Fehler melden.
bot-unusable = Der Bot { $bot } lässt sich nicht verwenden ({ $detail }); bitte einen anderen wählen und den Fehler melden.
bot-incomplete = Dem Bot { $bot } fehlt „{ $part }“, das jeder Bot braucht; bitte einen anderen wählen und den Fehler melden.
cannot-undo = Jetzt lässt sich nichts mehr zurücknehmen: Seit der letzten eigenen Entscheidung wurde etwas aufgedeckt, gezogen oder von anderen entschieden.

## Aufzeichnungen

record-title = Das ist keine Aufzeichnung: Die erste Zeile muss „{ $expected }“ lauten.
record-format = Diese Aufzeichnung hat das Format { $found }, gelesen wird nur Format { $expected }; vielleicht hilft eine neuere Version von Stammtisch.
record-header = Zeile { NUMBER($line, useGrouping: 0) }: „{ $text }“ ist keine Kopfzeile; verlangt ist „Wort: Wert“ und vor der ersten Entscheidung eine Leerzeile.
record-no-game = Der Kopf nennt kein Spiel; es fehlt eine Zeile wie „game: …“.
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
record-result = Das Ergebnis passt nicht zu den Entscheidungen, die auf { $found } hinauslaufen; bitte die Zeile „result:“ berichtigen.
record-winners = Die Zeile „winners:“ passt nicht zu den Entscheidungen, nach denen auf dem ersten Platz steht: { $found }; bitte berichtigen oder streichen.
record-ending = Das angegebene Ende passt nicht zu den Entscheidungen, mit denen die Partie als „{ $found }“ endet; bitte die Zeile „ending:“ berichtigen oder streichen.
record-twice = Zeile { NUMBER($line, useGrouping: 0) }: „{ $field }:“ steht hier zum zweiten Mal; bitte nur eine der beiden Zeilen behalten.
record-closed-early = Zeile { NUMBER($line, useGrouping: 0) }: „{ $field }:“ steht vor einer Entscheidung; bitte hinter die letzte Entscheidung setzen.
record-no-result = Zeile { NUMBER($line, useGrouping: 0) }: Es gibt eine Zeile „{ $field }:“, aber keine Zeile „result:“; bitte den Spielstand ergänzen oder diese Zeile streichen.

## Spielplan-Dateien

board-format = Der Spielplan „{ $name }“ ist nicht lesbar ({ $detail }); als Muster dient der mitgelieferte Plan.
board-only-standard = Dieses Spiel hat nur seinen mitgelieferten Plan; bitte die Option weglassen.
