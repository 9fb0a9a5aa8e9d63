## hint, an der Eingabe

word-hint = tipp
help-hint = die besten Antworten auf diese Frage und warum, aus dem, was du siehst; es wird im gespeicherten Spiel vermerkt („tipp“)
hint-people = Tipps gibt es nur, wenn du allein gegen Bots spielst.
