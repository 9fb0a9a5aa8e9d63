### Lektionen: was dort nicht geht.

no-chapter = In den Lektionen dieses Spiels gibt es kein Kapitel „{ $chapter }“.
lesson-later = Das erlauben die Regeln, doch in diesem Schritt der Lektion geht es um etwas anderes.
lesson-over = Dieses Kapitel ist zu Ende; wiederhole es, oder mach mit dem nächsten weiter.
