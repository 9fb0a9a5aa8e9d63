### Was der Server auf Deutsch sagt. Die Sätze der Seite selbst stehen in ui.de.ftl.

not-readable = Das lässt sich nicht lesen ({ $where }).
not-valid = Das passt nicht: { $where }.
not-yours = Das ist dir nicht zugänglich; du brauchst den richtigen Link.
foreign-origin = Diese Anfrage kommt von einer fremden Seite; öffne den Tisch selbst.
no-table = Es gibt keinen Tisch „{ $table }“; vielleicht wurde er entfernt.
no-replay = Es gibt keine Aufzeichnung „{ $replay }“; lade sie noch einmal hoch.
no-page = Unter dieser Adresse gibt es nichts.
no-method = So lässt sich diese Adresse nicht benutzen.
no-line = Das Protokoll hat keine Zeile { NUMBER($number, useGrouping: 0) }.
unknown-language = Niemand hier spricht „{ $language }“; wähle eine dieser Sprachen: { $known }.
stale = Am Tisch ging es weiter; so steht es jetzt.
not-asked = Du hast gerade nichts zu entscheiden.
not-begun = Das Spiel hat noch nicht begonnen; es sind noch Plätze frei.
begun = Das Spiel hat schon begonnen.
not-over = Das Spiel ist noch nicht zu Ende; danach gibt es die Aufzeichnung.
seat-taken = Dieser Platz ist besetzt; wähle einen anderen.
seat-here = Wer hier sitzt, ist am Tisch; nur der Platz eines Abwesenden kann übergeben werden.
seat-not-held = Auf diesem Platz sitzt kein Mensch.
seat-with-bot = Ein Bot spielt auf deinem Platz; nimm ihn erst zurück.
too-large = Das ist zu groß.
too-often = Nicht so schnell; warte einen Augenblick und versuche es noch einmal.
our-fault = In diesem Haus ging etwas schief; es wurde notiert. Versuche es noch einmal.
no-hello = Sag zuerst, an welchem Tisch du sitzt.
unknown-words = „{ $words }“ ist kein Zug dieses Spiels.
unknown-order = Eine solche Daueranweisung gibt es hier nicht: { $kind }, { $about }, { $answer }.
order-twice = Eine Daueranweisung je Sache genügt.
