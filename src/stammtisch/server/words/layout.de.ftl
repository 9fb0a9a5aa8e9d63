### Wie der Tisch auf dem Bildschirm liegt.

ui-tabs = Was im Feld steht
ui-tab-play = Frage und Karten
ui-tab-table = Spieler und Verlauf
