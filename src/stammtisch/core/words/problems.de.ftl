### Fehler bei Aufgaben.

no-problem = Es gibt keine Aufgabe „{ $problem }“.
unknown-subject = Zu „{ $subject }“ gibt es keine Aufgaben. Es gibt welche zu: { $known }.
no-such-problems = Keine Aufgabe von „{ $game }“ ist so.
