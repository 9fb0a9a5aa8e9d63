### Eine Analyse ist gewünscht: was sie hindert und wie weit sie ist.

analysis-early = Nur beendete Partien werden analysiert.
analysis-failed = Die Analyse ist gescheitert. Versuch es noch einmal; scheitert sie wieder, sagt „stammtisch analyse“ vielleicht mehr.
too-many-analyses = { $most } Analysen von dir sind schon in Arbeit. Warte, bis eine fertig ist.

ui-analyse = Analysieren
ui-analyse-about = Wer wann vorn lag, was die Karten taten und was die Leute, und welche Entscheidungen etwas kosteten.
ui-analysis-running = Entscheidung { $reached } von { $length }
ui-analysis-waiting = Wartet, bis sie an der Reihe ist …
ui-analysis-progress = Fortschritt der Analyse
ui-analysis-cancel = Abbrechen
ui-analysis-show = Analyse zeigen
