### Tipps und Warnungen auf der Seite.

hint-failed = Gerade gibt es keinen Tipp; versuch es später noch einmal.
ui-hint = Tipp
ui-hint-ask = Gib mir einen Tipp
ui-hint-told = Alle lesen im Protokoll, dass du gefragt hast.
ui-hint-thinking = Wird durchdacht …
ui-hint-look = Sieh dir an, was auf dem Tisch leuchtet: Darum geht es bei den besten Antworten.
ui-hint-look-list = Die besten Antworten verrät kein Platz auf dem Tisch: Überleg dir zuerst, was jede kostet und bringt.
ui-hint-look-secret = Niemand sieht, was du jetzt wählst: Überleg dir, was die anderen von dir erwarten.
ui-hint-options = Welche Antworten?
ui-hint-why = Warum?
ui-hint-none = Besser geht es nicht: Nichts anderes kommt heran.
ui-hint-take = Auf dem Tisch zeigen
ui-hint-interval = ± { $doubt }
ui-log-helped-hint = { $seat } fragt nach einem Tipp.
ui-log-helped-warnings = { $seat } wird ab jetzt vor teuren Entscheidungen gewarnt.
ui-warn-me = Vor teuren Entscheidungen warnen
ui-warn-off = nie
ui-warn-from = ab { $percent } % der Gewinnchance
ui-warn-about = Nur gegen Bots, oder wo alle Mitspielenden zugestimmt haben. Alle lesen es im Protokoll.
ui-warn-really = Wirklich?
ui-warn-checking = Einen Moment …
ui-warn-yes = Trotzdem so
ui-warn-no = Noch einmal wählen
