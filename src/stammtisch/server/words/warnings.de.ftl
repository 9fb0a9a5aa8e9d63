### Die Einstellung für Warnungen: auch in der Gaststube.

ui-warn-me = Vor teuren Entscheidungen warnen
ui-warn-off = nie
ui-warn-from = ab { $percent } % der Gewinnchance
ui-warn-about = Nur gegen Bots, oder wo alle Mitspielenden zugestimmt haben. Alle lesen es im Protokoll.
