### Zeig mir, wie es geht: die Seite um eine Lektion. Die Lektionen selbst stehen in den Worten jedes Spiels.

ui-lesson-title = { $game }, Schritt für Schritt
ui-lesson-about = Kurze Kapitel an einem richtigen Tisch. Du machst alles selbst, mit Maus oder Tastatur; schiefgehen kann nichts, und jedes Kapitel lässt sich wiederholen.
ui-lesson-begin = hier anfangen
ui-lesson-open = offen
ui-lesson-learned = gelernt ✓
ui-lesson-chapter = Kapitel { $number } von { $count }
ui-lesson-chapters = Kapitel
ui-lesson-progress = Geschafft: { $number } von { $count }
ui-lesson-watch = Schau, was die anderen tun …
ui-lesson-your-turn = Du bist dran: Klicke an, was leuchtet.
ui-lesson-next = Weiter
ui-lesson-back = Zurück
ui-lesson-repeat = Wiederholen
ui-lesson-next-chapter = Nächstes Kapitel
ui-lesson-done = Gut gemacht! Das war dieses Kapitel. Mach weiter oder wiederhole es.
ui-lesson-all-done = Das war das letzte Kapitel: Du kannst spielen. Setz dich an deinen ersten Tisch, mit freundlichen Bots, die dir Zeit lassen.
ui-lesson-play = Mein erstes Spiel beginnen
reason-lesson-later = Auch das erlauben die Regeln, nur jetzt noch nicht: Die Lektion möchte gerade etwas anderes.
