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
untrained = Für diesen Tisch von { $game } ({ $seats } Plätze, diese Optionen) ist kein Netz trainiert; nimm den Bot „regular“ oder trainiere eines mit „stammtisch train“.
weights-unreadable = Das ist keine Datei mit Gewichten; „stammtisch train“ erzeugt welche.
weights-foreign = Diese Gewichte sind für { $trained }, nicht für { $game }; nimm eine Datei, die für dieses Spiel trainiert wurde.
weights-outdated = Diese Gewichte sind für { $game }, wie eine andere Fassung von Stammtisch es sah (Beobachtungen, Fassung { $layout }); trainiere neue mit „stammtisch train“.
needs-extra = Das Paket „{ $module }“ ist nicht installiert; „{ $command }“ installiert es.
unknown-edition = Eine Ausgabe namens „{ $edition }“ gibt es nicht; zur Wahl stehen: { $known }.
unknown-seat = Einen Platz namens „{ $seat }“ gibt es nicht; zur Wahl stehen: { $known }.
unknown-option = Eine Option namens „{ $option }“ gibt es nicht; zur Wahl stehen: { $known }.
unknown-value = Die Option { $option } kennt den Wert „{ $value }“ nicht; zur Wahl stehen: { $known }.
did-you-mean = { $known } (meintest du „{ $close }“?)

## Vor dem Spiel

wrong-seats = Dieses Spiel ist für { $fewest } bis { $most } Personen gedacht; wähle eine Zahl von Plätzen dazwischen.
option-form = Schreib eine Option als Name=Wert; in „{ $text }“ fehlt das „=“.
option-twice = Die Option { $option } ist zweimal gesetzt, auf { $first } und auf { $second }; entscheide dich für einen der beiden Werte.
option-seats = Die Option { $option } ist nur mit { $needed } Personen von Belang; lass sie an diesem Tisch mit { $seats } Plätzen weg.

## Am Tisch

nothing-owed = Für den Platz { $seat } gibt es gerade nichts zu entscheiden; warte auf die nächste Frage.
no-prover = Das Spiel „{ $game }“ bringt keine bots/tactics.py mit, darum lässt sich darüber nichts beweisen; was dort hineingehört, steht in docs/bots.md.
bot-illegal = Der Bot { $bot } auf dem Platz { $seat } hat die Aktion { NUMBER($action, useGrouping: 0) } gewählt, die ihm nicht offensteht; lass einen anderen spielen und melde den Fehler.
bot-no-action = Der Bot { $bot } auf dem Platz { $seat } hat { $answer } zurückgegeben; eine Aktion ist aber eine ganze Zahl; lass einen anderen spielen und melde den Fehler.
bot-crashed = Der Bot { $bot } ist auf dem Platz { $seat } gescheitert ({ $detail }); lass einen anderen spielen und melde den Fehler.
bot-unusable = Der Bot { $bot } lässt sich nicht verwenden ({ $detail }); wähle einen anderen und melde den Fehler.
bot-incomplete = Dem Bot { $bot } fehlt „{ $part }“, das jeder Bot braucht; wähle einen anderen und melde den Fehler.
cannot-undo = Jetzt lässt sich nichts mehr zurücknehmen: Seit deiner letzten Entscheidung wurde etwas aufgedeckt, gezogen oder von anderen entschieden.

## Aufzeichnungen

record-title = Das ist keine Aufzeichnung: Die erste Zeile muss „{ $expected }“ lauten.
record-format = Diese Aufzeichnung hat das Format { $found }, gelesen wird nur Format { $expected }; vielleicht hilft eine neuere Version von Stammtisch.
record-header = Zeile { NUMBER($line, useGrouping: 0) }: „{ $text }“ ist keine Kopfzeile; schreib „Wort: Wert“, und lass vor der ersten Entscheidung eine Zeile leer.
record-no-game = Der Kopf nennt kein Spiel; ergänze eine Zeile wie „game: …“.
record-game = Das ist die Aufzeichnung einer Partie „{ $found }“, nicht „{ $expected }“; öffne sie mit dem passenden Spiel.
record-field = Zeile { NUMBER($line, useGrouping: 0) }: Eine Kopfzeile „{ $field }“ gibt es nicht; berichtige den Namen oder streiche die Zeile.
record-seed = Zeile { NUMBER($line, useGrouping: 0) }: „{ $seed }“ ist keine Startzahl; schreib eine ganze Zahl oder streiche die Zeile.
record-seats = „{ $seats }“ ist keine Anzahl von Plätzen; schreib eine Zeile wie „seats: 4“.
record-line = Zeile { NUMBER($line, useGrouping: 0) }: „{ $text }“ ist nicht zu entziffern; docs/notation.md zeigt, wie man es schreibt.
record-illegal = Zeile { NUMBER($line, useGrouping: 0) }: „{ $text }“ (Entscheidung { NUMBER($number, useGrouping: 0) }) verstößt an dieser Stelle gegen die Regeln; berichtige die Zeile, oder lass die Aufzeichnung davor enden.
record-diverges = Zeile { NUMBER($line, useGrouping: 0) }: Nach „{ $text }“ (Entscheidung { NUMBER($number, useGrouping: 0) }) passt der Tisch nicht zur Prüfsumme; prüfe diese Entscheidung oder entferne die Prüfsumme.
record-unfinished =
    { $number ->
        [one] Die Aufzeichnung nennt ein Ergebnis, aber nach ihrer einzigen Entscheidung ist die Partie noch nicht zu Ende; ergänze die fehlenden oder streiche das Ergebnis.
       *[other] Die Aufzeichnung nennt ein Ergebnis, aber nach ihren { NUMBER($number, useGrouping: 0) } Entscheidungen ist die Partie noch nicht zu Ende; ergänze die fehlenden oder streiche das Ergebnis.
    }
record-result = Das Ergebnis passt nicht zu den Entscheidungen, die auf { $found } hinauslaufen; berichtige die Zeile „result:“.
record-winners = Die Zeile „winners:“ passt nicht zu den Entscheidungen, nach denen auf dem ersten Platz steht: { $found }; berichtige oder streiche sie.
record-ending = Das angegebene Ende passt nicht zu den Entscheidungen, mit denen die Partie als „{ $found }“ endet; berichtige oder streiche die Zeile „ending:“.
record-twice = Zeile { NUMBER($line, useGrouping: 0) }: „{ $field }:“ steht hier zum zweiten Mal; behalte nur eine der beiden Zeilen.
record-closed-early = Zeile { NUMBER($line, useGrouping: 0) }: „{ $field }:“ steht vor einer Entscheidung; setze die Zeile hinter die letzte Entscheidung.
record-no-result = Zeile { NUMBER($line, useGrouping: 0) }: Es gibt eine Zeile „{ $field }:“, aber keine Zeile „result:“; ergänze den Spielstand oder streiche diese Zeile.

## Spielplan-Dateien

board-format = Der Spielplan „{ $name }“ ist nicht lesbar ({ $detail }); nimm den mitgelieferten Spielplan als Muster.
board-only-standard = Dieses Spiel hat nur seinen mitgelieferten Spielplan; lass die Option weg.
