### Was die Seiten mit den Regeln im Handbuch außer den Worten der Spiele sagen.

handbook-rulings = { $game }: Entscheidungen
handbook-rulings-about = Wo die gedruckten Regeln einander widersprechen oder schweigen, muss jemand entscheiden. Dies sind die Fragen, und so spielen wir. Nummern werden nie neu vergeben.
handbook-figures = Die Zahlen sind die eines Tisches, an dem nichts umgestellt ist.
