### Was die Befehlszeile auf Deutsch sagt. Was ein Spiel sagt, liegt beim Spiel.

## Unlesbare Befehlszeilen

unknown-language = „{ $language }“ gehört nicht zu den Sprachen, die hier gesprochen werden: { $known }.
unknown-shell = Für die Shell „{ $shell }“ gibt es kein Skript; zur Wahl stehen: { $known }.
bad-number = { $option } verlangt eine ganze Zahl ab { $smallest }; „{ $text }“ ist keine.
bad-range = { $option } verlangt eine ganze Zahl von { $smallest } bis { NUMBER($largest, useGrouping: 0) }; „{ $text }“ ist keine.
bad-positive = { $option } verlangt eine Zahl über 0; „{ $text }“ ist keine.
usage-no-option = Eine Option { $option } gibt es hier nicht; „{ $command } --help“ zählt alle auf.
usage-no-command = Einen Befehl „{ $name }“ gibt es nicht; „{ $command } --help“ zählt alle auf.
usage-no-option-close = Eine Option { $option } gibt es hier nicht (meintest du { $close }?); „{ $command } --help“ zählt alle auf.
usage-no-command-close = Einen Befehl „{ $name }“ gibt es nicht (meintest du „{ $close }“?); „{ $command } --help“ zählt alle auf.
usage-missing = { $name } fehlt; „{ $command } --help“ zeigt ein Beispiel.
usage-no-value = { $option } braucht einen Wert; „{ $command } --help“ zeigt ein Beispiel.
usage-flag = { $option } nimmt keinen Wert; „{ $command } --help“ zeigt ein Beispiel.
usage-extra = Das ist zu viel: „{ $words }“; „{ $command } --help“ zeigt ein Beispiel.
usage-other = Diese Befehlszeile ist nicht zu verstehen ({ $detail }); „{ $command } --help“ zeigt ein Beispiel.
our-fault = Das ist unser eigener Fehler ({ $detail }); bitte melde ihn, zusammen mit dem, was { $variable }=1 zeigt.
interrupted = Abgebrochen.

## Dateien

file-missing = Die Datei „{ $file }“ gibt es nicht.
file-is-folder = „{ $file }“ ist ein Ordner und keine Datei.
folder-is-file = „{ $file }“ ist eine Datei und kein Ordner.
file-exists = Die Datei „{ $file }“ gibt es schon; nenne eine andere, oder setze sie mit --resume fort.
file-exists-force = Die Datei „{ $file }“ gibt es schon; nenne einen anderen Ort, oder überschreib sie mit --force.
file-no-folder = Den Ordner „{ $folder }“ gibt es nicht.
file-unreadable = Die Datei „{ $file }“ lässt sich nicht lesen: { $detail }.
file-unwritable = „{ $file }“ lässt sich nicht schreiben: { $detail }.
file-too-large = Die Datei „{ $file }“ ist dafür viel zu groß.
file-no-text = Die Datei „{ $file }“ ist keine Textdatei.
file-not-utf8 = Die Datei „{ $file }“ ist nicht in UTF-8 kodiert; speichere sie als UTF-8, und versuche es noch einmal.

## Platz nehmen

play-which = Welches Spiel willst du spielen?
play-welcome =
    { $game }, Ausgabe { $edition }, { $seats ->
        [one] ein Platz
       *[other] { $seats } Plätze
    }, Startzahl { $seed }.
play-options = Optionen an diesem Tisch: { $options }.
play-help = Antworte mit einer Zahl oder in Worten; „hilfe“ zeigt, was du sonst noch eingeben kannst.
window-narrow = Dieses Fenster hat { $columns } Spalten; mach es { $needed } breit, dann wird der Tisch gezeichnet.
window-low = Der Tisch ist höher als dieses Fenster; „{ $command }“ zeigt ihn Seite für Seite.
seat-not-at-table = Einen Platz „{ $seat }“ gibt es an diesem Tisch nicht; zur Wahl stehen: { $known }.
too-many-bots =
    { $bots ->
        [one] Bei einem Bot bleibt kein Platz für dich frei: Nenne höchstens { $most }, oder lass sie mit „stammtisch simulate“ unter sich spielen.
       *[other] Bei { $bots } Bots bleibt kein Platz für dich frei: Nenne höchstens { $most }, oder lass sie mit „stammtisch simulate“ unter sich spielen.
    }
seat-with-people = Lass --seat weg, wenn sich { $people } Personen die Tastatur teilen: Sie nehmen die ersten Plätze ein.
resume-with = Lass { $option } weg, wenn du ein gespeichertes Spiel fortsetzt: Das alles steht in der Datei.
resume-damaged =
    { $decisions ->
        [one] Das Spiel geht nach der einen lesbaren Entscheidung weiter; die beschädigte Datei bleibt, wie sie ist.
       *[other] Das Spiel geht nach den { $decisions } lesbaren Entscheidungen weiter; die beschädigte Datei bleibt, wie sie ist.
    }

## Am Tisch

play-curtain = Gib die Tastatur an { $seat } weiter, und drücke die Eingabetaste.
play-earlier =
    { $lines ->
        [one] … und davor noch ein Satz; „log“ zeigt ihn.
       *[other] … und davor noch { $lines } Sätze; „log { $lines }“ reicht so weit zurück.
    }
play-sure = Wenn du das wirklich willst, gib dieselbe Antwort noch einmal.
play-undone = Zurückgenommen.
play-saved = Gespeichert in { $file }. Weiter geht es mit: { $command }
play-kept = Die Aufzeichnung dieses Spiels liegt in { $file }.
play-goodbye = Bis zum nächsten Mal!
choice-number = Eine Antwort { $number } gibt es nicht; gib eine Zahl von 1 bis { $most } ein.
choice-ambiguous = „{ $typed }“ kann mehreres heißen: { $found }.
choice-unknown = „{ $typed }“ ist hier keine Antwort; gib eine Zahl, die Worte einer Wahl oder „hilfe“ ein.
why-what = Was willst du wissen? Gib zum Beispiel „warum 2“ oder „warum pass“ ein.
why-allowed = Das darfst du jetzt: { $action } – { $speech }.
log-number = „{ $text }“ ist keine Anzahl von Zeilen; gib zum Beispiel „log 50“ ein.
rules-what = Welche Regel suchst du? Gib eine Nummer oder ein Wort ein, zum Beispiel „regeln Karte“.

## Befehle am Tisch: ein anderes Wort für jeden, wie man ihn schreibt, was er tut

word-why = warum
word-undo = zurück
word-log = protokoll
word-table = tisch
word-rules = regeln
word-save = speichern
word-quit = ende
word-help = hilfe
word-score = stand
form-why = why, warum WORTE
form-log = log, protokoll [N]
form-rules = rules, regeln NUMMER|WORT
form-save = save, speichern [DATEI]
help-answers = Antworte mit der Zahl einer Wahl oder mit ihren Worten; Wortanfänge genügen, wo sie eindeutig sind.
help-why = ob etwas jetzt erlaubt ist, und wenn nicht, warum und nach welcher Regel
help-undo = deine letzte Entscheidung zurücknehmen, solange danach nichts aufgedeckt, gezogen oder von anderen entschieden wurde („zurück“)
help-log = was geschehen ist, soweit du es sehen konntest
help-table = Tisch und Frage noch einmal zeigen („tisch“)
help-rules = eine Regel nachschlagen
help-save = das Spiel in einer Datei festhalten, die Karten aller eingeschlossen
help-quit = speichern und gehen („ende“)
help-help = diese Liste („hilfe“)
help-score = wer wie viel hat und was eine Wertung jetzt bringen würde („stand“)

## simulate

bots-for-seats =
    { $bots ->
        [one] Ein Bot passt
       *[other] { $bots } Bots passen
    } nicht zu { $seats } Plätzen: Nenne für jeden einen oder einen einzigen für alle.
simulate-speed =
    { $games ->
        [one] Ein Spiel
       *[other] { $games } Spiele
    } in { $seconds } s: { $speed } Spiele und { $decisions } Entscheidungen in der Sekunde.
simulate-seat = Platz
simulate-bot = Bot
simulate-mean = Punkte im Mittel
simulate-wins = Siege
simulate-share = Anteil
simulate-interval = 95-%-Bereich
simulate-note = Jeder Bot behält in allen Spielen seinen Platz; geteilte Siege zählen in Bruchteilen.

## record

record-sound =
    { $decisions ->
        [one] bisher in Ordnung, eine Entscheidung, nicht zu Ende gespielt
       *[other] bisher in Ordnung, { NUMBER($decisions, useGrouping: 0) } Entscheidungen, nicht zu Ende gespielt
    }
record-finished =
    { $decisions ->
        [one] in Ordnung, eine Entscheidung, zu Ende gespielt
       *[other] in Ordnung, { NUMBER($decisions, useGrouping: 0) } Entscheidungen, zu Ende gespielt
    }
record-too-short =
    { $decisions ->
        [one] Die Aufzeichnung hat eine Entscheidung; einen Tisch nach { NUMBER($at, useGrouping: 0) } gibt es nicht.
       *[other] Die Aufzeichnung hat { NUMBER($decisions, useGrouping: 0) } Entscheidungen; einen Tisch nach { NUMBER($at, useGrouping: 0) } gibt es nicht.
    }
record-at = Nach { NUMBER($decisions, useGrouping: 0) } von { NUMBER($all, useGrouping: 0) } Entscheidungen:

## rules

rules-nothing = Keine Regel hat diese Nummer oder spricht davon: „{ $what }“.
rules-said = So sagen: { $sources }.
rules-implied = Zu schließen aus: { $sources }.
rules-against = Anders in: { $sources }.
rules-option = Option { $option }: { $question } { $answers }.
rules-refers = Siehe auch: { $ids }.

## board

board-sound = { $file } ist ein brauchbarer Spielplan für { $games }.

## bench

bench-compiled = Die Spiellogik ist übersetzt.
bench-interpreted = Die Spiellogik wird interpretiert; wo ein C-Übersetzer installiert ist, übersetzt „make play“ sie.
bench-inside-decisions-per-second = Entscheidungen in der Sekunde, innerhalb der Spiellogik
bench-inside-games-per-second = Spiele in der Sekunde, innerhalb der Spiellogik
bench-driven-decisions-per-second = Entscheidungen in der Sekunde, von Python aus
bench-driven-games-per-second = Spiele in der Sekunde, von Python aus
bench-copy-microseconds = Mikrosekunden für eine Kopie
bench-peers = Der Vergleich mit anderen Spiellogiken beginnt im Ordner des Projekts mit „{ $command }“ (docs/speed.md).

## train

no-observations = Das Spiel „{ $game }“ sagt nicht, wie sein Tisch in Zahlen aussieht (Law.observe), darum können Netze es nicht lernen; nimm den Bot „regular“.
train-checkpoint = { NUMBER($games, useGrouping: 0) } Spiele, { NUMBER($seconds, useGrouping: 0) } s: Fehler { $loss }
train-share = … gewinnt { $percent } % der Spiele gegen { $rival }
train-kept = Die Gewichte stehen in { $file }.
train-out-curve = In der Datei mit der Endung .csv steht die Lernkurve; gib den Gewichten einen anderen Namen als „{ $file }“, etwa „{ $other }“.
train-out-exists = Die Datei „{ $file }“ gibt es schon, und sie wird nicht überschrieben; nenne mit --out eine andere oder räume sie weg.
