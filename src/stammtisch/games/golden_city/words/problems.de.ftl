### Aufgaben zu The Golden City: die Themen, und warum sie im letzten Zug der letzten Runde zählen.

problem-scoring = Die Wertungskarte, wenn sie gleich danach gewertet würde
problem-theme-building = Wo bauen
problem-idea-building = Im letzten Zug ist ein Ort seine Belohnung wert, seinen Anteil an der letzten Wertung und den Weg, den er öffnet; zähle alle drei.
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
