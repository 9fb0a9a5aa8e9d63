### Aufgaben zu The Golden City: die Themen, und warum sie zählen.

problem-scoring = Die Wertungskarte, wenn sie gleich danach gewertet würde
problem-theme-building = Wo bauen
problem-idea-building = Ein Ort ist seine Belohnung wert, seinen Anteil an den Wertungen, die noch kommen, und den Weg, den er öffnet; zähle alle drei.
problem-theme-payment = Womit bezahlen
problem-idea-payment = Was du ausgibst, bezahlt kein zweites Kontor: Behalte die Karten, die zum nächsten Ort passen.
problem-theme-city = In die Stadt
problem-idea-city = Ein Stadtteil bringt den ersten beiden, die ihn betreten, Handelsbriefe: innen 10 und 6, außen 5 und 3. Geh dorthin, wo noch etwas übrig ist.
problem-theme-first-in-city = Als Erster im Stadtteil
problem-idea-first-in-city = Wer einen Stadtteil als Erster betritt, bekommt innen 10 und außen 5 Handelsbriefe, der Zweite nur noch 6 und 3.
problem-theme-pick-bonus = Bonuskarte
problem-idea-pick-bonus = Eine Bonuskarte zahlt nach dem, was du am Ende hast: Warenkarten, Münzen oder Kontore einer Art. Zähle, welche am meisten bringt, mit dem, was du noch bauen kannst.
problem-theme-take-goods = Warenkarte
problem-idea-take-goods = Eine Warenkarte zahlt, wenn die offene Wertungskarte sie verlangt, und am Ende mit der Waage als Bonuskarte.
problem-theme-auction = Bieten
problem-idea-auction = Ein Paar sind zwei Karten zum Bauen: Biete auf das, was dir den nächsten Ort öffnet, und bedenke, wer es auch will, wer dich noch vertreiben kann und für wie viel.
problem-theme-majority = Mehrheit
problem-idea-majority = Mehr Kontore in einem Gebiet als alle anderen bringen vier statt zwei Handelsbriefe, sooft seine Wertungskarte kommt, und wer die Mehrheit hatte, bekommt zwei weniger.
problem-theme-scoring = Die offene Wertungskarte
problem-idea-scoring = Am Ende der Runde bringt die offene Wertungskarte Handelsbriefe für ihre Ware und ihr Gebiet: Schon dabei zu sein bringt zwei.
problem-theme-reward = Landschaftskarte als Belohnung
problem-idea-reward = Nimm die Landschaft, die der nächste Ort kostet, nicht die, die du schon hast.
problem-theme-hand-limit = Zu viele Karten
problem-idea-hand-limit = Zurück soll, was am wenigsten bezahlt: Sieh dir die Orte an, die deine Straßen erreichen.
