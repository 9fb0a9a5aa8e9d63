### Wie Tage und Wochen beim Nachspielen heißen.

mark-short = Woche { $phase }
mark-round =
    Woche { $phase }, { $within ->
        [1] Montag
        [2] Dienstag
        [3] Mittwoch
        [4] Donnerstag
        [5] Freitag
        [6] Samstag
       *[7] Sonntag
    }
mark-back = Voriger Tag
mark-on = Nächster Tag
