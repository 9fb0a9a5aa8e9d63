### Die Goldene Stadt lernen: was der Gastgeber sagt. Die Schritte stehen in lessons/chapters.toml; ein Test prüft die Zahlen an der Engine.

## Das Ziel

lesson-goal = Die Insel und das Ziel
lesson-goal-island = Willkommen auf der Insel! In ihrer Mitte liegt die Goldene Stadt. Du treibst Handel und willst hinein, denn die Stadt zahlt in Handelsbriefen, und die gewinnen das Spiel.
lesson-goal-coast = Jeder Weg beginnt an der Küste. Dein erstes Kontor steht am Ufer, das zweite daneben im Landesinneren: Kontore folgen den Straßen, eines nach dem anderen.
lesson-goal-parts = Eine Straße weiter liegt die Stadt. In jedem Stadtteil darf jeder einmal bauen, doch der Erste bekommt am meisten: hier 5 Handelsbriefe, der Zweite 3. Die inneren Stadtteile bringen 10 und 6 und kosten einen Schlüssel.
lesson-goal-cards = Bauen kostet Karten. Jede Runde liegen so viele Kartenpaare aus, wie Leute am Tisch sitzen. Diesmal wählen die anderen zuerst.
lesson-goal-bid = Du brauchst zweimal Wiesen, denn hier grenzt die Stadt an Wiesen. Leg deine Hand auf das Paar mit zwei Wiesen: Klicke es an.
lesson-goal-build = Du bist mit Bauen dran. Zwei Wiesen bezahlen diesen Stadtteil. Klicke ihn an!
lesson-goal-letters = 5 Handelsbriefe, und du bist zuerst da! Das Spiel endet mit der letzten Wertungskarte, oder wenn jemand alle Kontore gebaut hat. Dann gewinnt, wer die meisten Handelsbriefe hat.

## Die Versteigerung

lesson-bidding = Die Versteigerung
lesson-bidding-pairs = Drei am Tisch, drei Paare Landschaftskarten. Am Ende nimmt jeder eines. Schau, was ausliegt: Wiesen und Küste, Küste und Wald, Wüste und Gebirge.
lesson-bidding-hand = Und das ist deine Hand: eine Küste, wie alle sie haben, und einmal Wiesen. Noch einmal Wiesen wäre schön: Im Landesinneren kostet alles zwei gleiche Karten.
lesson-bidding-first = Du fängst an. Ein leeres Paar ist umsonst. Leg deine Hand auf Wiesen und Küste.
lesson-bidding-expelled = Blau wollte es auch und hat 1 Münze gezahlt, um dich zu vertreiben. Das nächste Mal kostet es 2 Münzen, dann 3, wer immer es tut. Nächste Runde geht es wieder bei 1 los.
lesson-bidding-again = Das mittlere Paar ist frei. Aber du hast 3 Münzen, und diese Wiesen sind es wert: Zahle 2 und vertreibe Blau.
lesson-bidding-taken = Blau kann keine 3 zahlen und nimmt, was übrig ist. Alle haben ein Paar, die Versteigerung ist vorbei. Dir bleibt 1 Münze. Wer keine Münzen hat, findet immer ein leeres Paar.

## Bauen und bezahlen

lesson-building = Bauen und bezahlen
lesson-building-hand = Jetzt darfst du bis zu zwei Kontore bauen. Du hast eine Küste, einmal Wiesen und zweimal Wüste.
lesson-building-coast = Ein Ort an der Küste kostet eine Küstenkarte und braucht keine Straße. Bau hier, neben den Wiesen.
lesson-building-pay = Du könntest mit der Küste zahlen oder mit zwei Wüsten: Zwei gleiche Karten stehen für eine beliebige andere. Behalte die Wüsten und zahle die Küste.
lesson-building-road = Im Landesinneren darfst du nur bauen, wo eine Straße zu einem deiner Kontore führt und noch niemand ist. Beide Orte hier sind Wiesen: Jeder kostet zwei Wiesenkarten.
lesson-building-joker = Du hast nur einmal Wiesen. Aber die zwei Wüsten stehen für das zweite Mal. Bau hier!
lesson-building-limits = Einmal Wiesen und zwei Wüsten sind bezahlt. Mehr als zwei Kontore gehen in einem Zug nicht. Bleiben danach mehr als fünf Landschaftskarten, wird der Rest abgeworfen.

## Belohnungen

lesson-rewards = Belohnungen
lesson-rewards-icons = Jeder Ort hat eine Belohnung, die daneben gezeichnet ist. Du bekommst sie sofort beim Bauen: eine Karte, Waren, einen Schlüssel, eine Bonuskarte oder Münzen.
lesson-rewards-card = Bau an der Küste vor dem Gebirge. Das kostet deine Küstenkarte und bringt eine Landschaftskarte, verdeckt gezogen.
lesson-rewards-goods = Eine Wüste! Nun ins Landesinnere: zweimal Gebirge für diesen Ort. Seine Belohnung ist eine Warenkarte.
lesson-rewards-take = Such dir eine der drei offenen Warenkarten aus. Jede zeigt zwei Waren, und Waren bringen Handelsbriefe, wenn sie auf der Wertungskarte stehen. Vier darfst du behalten.
lesson-rewards-next-round = Alle haben gebaut, die Runde ist gewertet, eine neue beginnt. Diesmal fängt Blau an. Du hättest gern eine zweite Wüste.
lesson-rewards-desert = Wüste und Gebirge sind frei. Nimm sie.
lesson-rewards-bonus = Dieser Ort liegt in der Wüste, neben deinem ersten Kontor, und bringt eine Bonuskarte. Zwei Wüsten: Bau!
lesson-rewards-pick = Du siehst alle Bonuskarten durch und behältst eine, geheim. Sie zählt am Ende des Spiels. Nimm, welche du magst.
lesson-rewards-key = Zwei Belohnungen fehlen noch. Münzen helfen dir in der Versteigerung. Schlüssel gibt es zum Beispiel hier im Gebirge; ohne Schlüssel kommt niemand in die innere Stadt.

## Die Wertung

lesson-scoring = Die Wertung
lesson-scoring-card = Jede Runde hat eine Wertungskarte: eine Ware und ein Gebiet. Diesmal sind es Töpferware und der Fluss zwischen Wiesen und Wald. Wenn alle gebaut haben, wird gewertet.
lesson-scoring-area = Das Gebiet: Diese drei Orte liegen an dem Fluss. Wer dort ein Kontor hat, bekommt 2 Handelsbriefe, und 2 mehr, wer dort mehr hat als jeder andere.
lesson-scoring-bid = Also nichts wie hin. Für den Fluss brauchst du zweimal Wiesen. Nimm Wiesen und Küste.
lesson-scoring-coast = Zuerst die Küste: Von diesem Ort führt eine Straße zum Fluss.
lesson-scoring-river = Und nun der Fluss selbst, für zweimal Wiesen. Er bringt auch eine Bonuskarte.
lesson-scoring-pick = Behalte eine Bonuskarte. Die mit dem Fluss würde gut dazu passen.
lesson-scoring-blue = Mit den Waren ist es genauso: 2 Handelsbriefe, wer Töpferware hat, und 2 mehr, wenn niemand sonst welche hat. Blau führt etwas im Schilde …
lesson-scoring-scored = Du bist allein am Fluss: 4 Handelsbriefe für dich. Blau hat als Einziger Töpferware: 4 für Blau. Weiß geht leer aus. Die Karte kommt in die Schachtel, und die nächste wird aufgedeckt.

## Eine erste Runde

lesson-round = Deine erste Runde
lesson-round-look = Ein neues Spiel, und du entscheidest. Schau zuerst auf die Wertungskarte: Tuch, und der Fluss zwischen Wald und Wüste.
lesson-round-auction = Mit zweimal Wald kommst du an diesen Fluss, und einmal hast du schon. Aber Blau und Weiß wählen vor dir.
lesson-round-expel = Weiß hat sich den Wald geholt. Weiß zu vertreiben kostet nur 1 Münze. Tu es: 4 Handelsbriefe sind mehr wert.
lesson-round-coast = Blau und Weiß haben an der Küste gebaut. Jetzt du. Von diesem Ort führt eine Straße zum Fluss; bau hier.
lesson-round-pay = Zahle mit einer Küstenkarte. Den Wald brauchst du für den Fluss.
lesson-round-river = Hier ist der Fluss. Zweimal Wald: Bau!
lesson-round-bonus = Und obendrein eine Bonuskarte. Welcher Plan gefällt dir? Flüsse, die Stadt, eine Landschaft, Münzen, Waren: Wähle frei.
lesson-round-scored = 4 Handelsbriefe in der ersten Runde: Du bist allein am Fluss. Und Tuch hat noch niemand.
lesson-round-over = Von nun an läuft jede Runde gleich: Wertungskarte ansehen, bieten, bauen, werten. Der Start geht nach links weiter. Vom Fluss ist es nicht mehr weit zur Stadt … Wir sehen uns am Tisch!
