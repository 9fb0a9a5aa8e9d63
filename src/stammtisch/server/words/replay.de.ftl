### Das Nachspielen, auf Deutsch.

ui-replay-play = Abspielen
ui-replay-pause = Anhalten
ui-replay-back = Vorige Entscheidung
ui-replay-on = Nächste Entscheidung
ui-replay-slider = Zeitpunkt der Partie
ui-replay-at = { $number } von { $last }
ui-replay-start = Vor dem Austeilen
ui-replay-speed = Tempo
ui-replay-controls = Abspielen dieser Partie

## Wer da saß, und mit wessen Augen wir schauen

ui-seat-bot = { $seat } ({ $bot })
ui-view = Blick
ui-view-open = alle Karten offen
ui-view-spectator = wie für Zuschauer
ui-cards-of = Karten von { $seat }

## Runden, falls ein Spiel keine eigenen Worte dafür hat

ui-mark-short = { $round }
ui-mark-round = Runde { $round }
ui-mark-back = Vorige Runde
ui-mark-on = Nächste Runde

## Weiterspielen

ui-resume = Von hier weiterspielen
ui-resume-as = Als
ui-resume-against = gegen
ui-resume-over = Hier ist die Partie zu Ende. Geh ein Stück zurück, dann kannst du von dort weiterspielen.

## Tasten

ui-replay-keys = Tasten
ui-key-arrows = eine Entscheidung zurück oder weiter
ui-key-marks = eine Runde zurück oder weiter
ui-key-ends = zum Anfang, zum Ende
ui-key-space = abspielen oder anhalten
ui-key-costly = zur nächsten Entscheidung, die etwas gekostet hat, oder zur vorigen; sobald die Partie analysiert ist
ui-key-escape = schließen, was offen ist: die Regeln, eine Wertung
ui-key-home = Pos1
ui-key-end = Ende
ui-key-bar = Leertaste
