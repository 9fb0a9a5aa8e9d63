### Bots, die keine installierten Namen sind: Dateien, Gewichte, Parameter, Programme.

bot-file-missing = Es gibt keine Datei „{ $file }“ mit einem Bot darin; prüfe den Pfad.
bot-file-class = „{ $bot }“ nennt keinen Bot: Nach der Datei kommt eine Klasse, die wählen kann, etwa „mine.py:Careful“. In der Datei gibt es: { $classes }.
bot-parameter = „{ $part }“ in „{ $bot }“ ist weder ein Parameter („name=wert“) noch eine Datei mit Gewichten („mine.npz“).
bot-program = Das Programm „{ $program }“ lässt sich nicht starten ({ $detail }); prüfe den Befehl hinter „run:“.
bot-program-silent = Das Programm „{ $program }“ hat nicht geantwortet ({ $detail }); docs/bot-protocol.md sagt, was es antworten muss.
bot-program-answer = Das Programm „{ $program }“ hat „{ $answer }“ geantwortet; das ist keine Zeile JSON nach dem Protokoll, siehe docs/bot-protocol.md.
bot-refuses = Das Programm „{ $program }“ spielt an diesem Tisch nicht und sagt: „{ $detail }“; wähle einen anderen Bot.
unknown-parameter = Der Bot „{ $bot }“ hat keinen Parameter „{ $parameter }“; er hat: { $known }.
weights-file = Die Datei „{ $file }“ lässt sich nicht lesen: { $detail }.
