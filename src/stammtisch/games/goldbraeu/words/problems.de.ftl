### Aufgaben zu Goldbräu: die Themen, und warum sie zählen.

problem-scoring = Zahltag, wenn er gleich danach käme
problem-theme-removal = Einzelne Anteilssteine
problem-idea-removal = Liegt der letzte Anteil eines Betriebs offen, gehen dort alle einzelnen Anteilssteine heim: Wer nur einen hat, bekommt nichts, und die anderen teilen mehr.
problem-theme-contract = Biervertrag
problem-idea-contract = Die Hälfte der Einnahmen eines Biergartens geht an seine Brauerei: Sieh nach, wessen Anteilssteine dort liegen, bevor das Schild wechselt.
problem-theme-name-boss = Chefwechsel
problem-idea-name-boss = Am Zahltag bekommt der Chef, was sich nicht teilen lässt, und der alte Chef nicht mehr.
problem-theme-block = Verhindern
problem-idea-block = Mehr als die Hälfte der Anteilssteine genügt, um den Chefwechsel zu verhindern; die Frage ist, ob der Posten wert ist, was du dafür zeigst oder zahlst.
problem-theme-buy-share = Anteil kaufen
problem-idea-buy-share = Ein Anteil muss an den Zahltagen, die noch kommen, mehr bringen, als er kostet, am letzten Tag an nur einem; und er schmälert auch, was die anderen bekommen.
problem-theme-expansion = Biergarten erweitern
problem-idea-expansion = Jedes Feld bringt 4 Taler, ein Sonnenschirmfeld 8, und alle mit Anteilssteinen dort teilen sie sich: Erweitere, wo dir der größere Teil gehört.
problem-theme-waitress-and-bum = Kellnerin und Trunkenbold
problem-idea-waitress-and-bum = Die Kellnerin bringt einem Biergarten 20 Taler, der Trunkenbold kostet ihn 12: Ein Schritt eines Chips kann einen Zahltag entscheiden.
problem-theme-last-cards = Die letzten Karten
problem-idea-last-cards = Vor dem letzten Zahltag darf jeder verdeckte Anteil offengelegt werden. Ein Anteilsstein mehr macht aber auch jeden einzelnen weniger wert.
problem-theme-payday = Vor dem Zahltag
problem-idea-payday = Es ist der letzte Tag der Woche, und am Zahltag wird ausgezahlt, was auf dem Plan liegt: Sieh nach, was die Änderung dir bringt und was den anderen.
problem-theme-majority = Mehrheit
problem-idea-majority = Mit mehr als der Hälfte der Anteilssteine vertreibt dich niemand mehr vom Posten des Chefs, und von jedem Zahltag gehört dir der größere Teil.
problem-theme-first-cards = Die ersten Karten
problem-idea-first-cards = Die zwei Karten, die du behältst, entscheiden, wo du vom ersten Zahltag an zu Hause bist.
problem-theme-first-figures = Die ersten Figuren
problem-idea-first-figures = Eine Figur macht zum Chef: Von da an erweitert er und entscheidet über Verträge.
