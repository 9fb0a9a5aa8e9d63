## hint, an der Eingabe

word-hint = tipp
help-hint = die besten Antworten auf diese Frage und warum, aus dem, was du siehst; es wird im gespeicherten Spiel vermerkt („tipp“)
hint-people = Tipps gibt es nur, wenn du allein gegen Bots spielst.

## wer sich helfen ließ, im Verlauf einer Partie

record-helped-hint = { $seat } fragt nach einem Tipp.
record-helped-warnings = { $seat } wird ab jetzt vor teuren Entscheidungen gewarnt.
