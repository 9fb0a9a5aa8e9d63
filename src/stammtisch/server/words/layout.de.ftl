### Wie der Tisch auf dem Bildschirm liegt.

ui-tabs = Was dieser Bereich zeigt
ui-tab-play = Frage und Karten
ui-tab-table = Spieler und Verlauf
ui-skip-question = Zur Frage
ui-keys = Tasten
ui-keys-tab = von einer Gruppe zur nächsten: Frage, Karten, Spielplan, Spieler, Verlauf
ui-keys-arrows = zum nächsten Ding auf dem Spielplan oder unter den Karten, das du wählen oder dir erklären lassen kannst
ui-keys-enter = wählen; unter „Alle Antworten“ kannst du einen Zug auch eintippen
ui-keys-escape = die letzte Wahl zurücknehmen, Offenes schließen
ui-keys-log = im Verlauf Zeile für Zeile; Enter zeigt den Tisch von damals
ui-keys-rules = die Regeln neben dem Spielplan
ui-keys-help = diese Liste
ui-keys-close = Schließen
