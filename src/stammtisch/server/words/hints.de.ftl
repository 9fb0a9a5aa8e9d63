### Tipps und Warnungen auf der Seite.

hint-failed = Gerade gibt es keinen Tipp; versuch es später noch einmal.
ui-hint = Tipp
ui-hint-ask = Gib mir einen Tipp
ui-hint-told = Alle lesen im Protokoll, dass du gefragt hast.
ui-hint-look = Sieh dir an, was auf dem Tisch eingekreist ist: Darum geht es bei den besten Antworten.
ui-hint-look-list = Kein Platz auf dem Tisch verrät die Antwort: Wäge ab, was jede kostet und bringt.
ui-hint-look-secret = Niemand sieht, was du jetzt wählst: Überleg dir, was die anderen von dir erwarten.
ui-hint-options = Welche Antworten?
ui-hint-why = Warum?
ui-log-helped-hint = { $seat } fragt nach einem Tipp.
ui-log-helped-warnings = { $seat } wird ab jetzt vor teuren Entscheidungen gewarnt.
ui-warn-really = Willst du das wirklich?
ui-warn-yes = Trotzdem so
ui-warn-no = Noch einmal wählen
