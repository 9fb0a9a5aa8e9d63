### Die Regeln der Goldenen Stadt in unseren eigenen Worten: ein Eintrag für jede Nummer des Katalogs (rulebook.py).

## Kapitel

chapter-components = Was in der Schachtel ist
chapter-setup = Vorbereitung
chapter-round = Eine Runde
chapter-bidding = Bieten
chapter-building = Wo gebaut werden darf
chapter-cost = Was es kostet
chapter-limits = Obergrenzen
chapter-rewards = Belohnungen
chapter-scoring = Wertung
chapter-bonus = Bonuskarten
chapter-end = Spielende

## Quellen

source-GC = Regel von 2009, englische Übersetzung 2.1
source-inferred = aus den gedruckten Regeln erschlossen
source-OUT = Rezensionen und Spielberichte
source-DEF = eigene Festlegung, wo die Regeln schweigen

## Was in der Schachtel ist

rule-GC-CMP-01 = Es gibt fünfzig Landschaftskarten, je zehn für Küste, Gebirge, Wiesen, Wald und Wüste.
rule-GC-CMP-02 = Zu dritt haben alle 18 Kontore, zu viert 16.
rule-GC-CMP-03 = Rings um die Insel liegen 16 Küstenorte, im Innern 30 Landorte; zwölf davon an den vier Flüssen.
rule-GC-CMP-04 = Die Stadt in der Mitte hat vier Viertel mit je einem inneren und zwei äußeren Teilen.

## Vorbereitung

rule-GC-SET-01 = Alle beginnen mit drei Münzen, einer für alle sichtbaren Karte „Küste“ und einer zufälligen Landschaftskarte.
rule-GC-SET-02 = Drei der acht Warenkarten liegen offen, die übrigen bilden einen verdeckten Stapel.
rule-GC-SET-03 = Die Wertungskarten liegen in drei gemischten Gruppen: oben die Einser, dann die Zweier, dann die Dreier.
rule-GC-SET-04 = Landschaftskarten auf der Hand sind geheim.

## Eine Runde

rule-GC-RND-01 = Eine Runde hat sechs Phasen: Wertungskarte aufdecken, Landschaftskarten auslegen, bieten, bauen, werten, den Startspieler-Schlüssel nach links geben.
rule-GC-RND-02 = Was gewertet wird, ist vor dem Bieten bekannt.
rule-GC-LAY-01 = Es liegen so viele Paare aus, wie Personen mitspielen; zuerst alle ersten Karten, dann alle zweiten.
rule-GC-LAY-02 = Wird eine Karte gebraucht und ist der Nachziehstapel leer, werden die abgeworfenen Karten zu einem neuen gemischt.

## Bieten

rule-GC-BID-01 = Die Person mit dem Startspieler-Schlüssel bietet zuerst, dann alle im Uhrzeigersinn.
rule-GC-BID-02 = Am Zug ist nur, wessen Hand auf keinem Paar liegt; alle anderen werden übersprungen.
rule-GC-BID-03 = Ein unbesetztes Paar kostet nichts.
rule-GC-BID-04 = Eine andere Hand zu vertreiben kostet eine Münze mehr, als in dieser Runde schon vertrieben wurde.
rule-GC-BID-05 = Die Münzen gehen in den Vorrat.
rule-GC-BID-06 = Der Preis steigt mit jedem Vertreiben, egal wer wen von welchem Paar vertreibt.
rule-GC-BID-07 = Wer vertrieben wird, nimmt die Hand zurück und bietet erneut, sobald die Reihe wieder so weit ist.
rule-GC-BID-08 = Dabei darf es dasselbe Paar sein oder ein anderes.
rule-GC-BID-09 = Vertreiben darf nur, wer genug Münzen hat.
rule-GC-BID-10 = Die Phase endet, sobald auf jedem Paar eine Hand liegt.
rule-GC-BID-11 = Dann nehmen alle ihr Paar auf die Hand.
rule-GC-BID-12 = In der nächsten Runde beginnt der Preis wieder bei einer Münze.
rule-GC-BID-13 = Wer bieten muss, findet immer ein unbesetztes Paar.
rule-GC-BID-14 = Alle müssen bieten; passen geht nicht.

## Wo gebaut werden darf

rule-GC-BLD-01 = Im Uhrzeigersinn haben alle einen Zug und setzen dabei bis zu zwei Kontore.
rule-GC-BLD-02 = An einem Küsten- oder Landort ist Platz für ein Kontor.
rule-GC-BLD-03 = In einem Stadtteil ist Platz für ein Kontor jeder Farbe.
rule-GC-BLD-04 = Ein Landort oder Stadtteil muss über Straßen und eigene Kontore mit einem eigenen Küstenkontor verbunden sein.
rule-GC-BLD-05 = Ein Küstenort braucht keine Verbindung.
rule-GC-BLD-06 = Es genügt, dass eine Straße zu einem eigenen Kontor führt, denn dieses ist schon verbunden.
rule-GC-BLD-07 = Das zweite Kontor eines Zuges darf das erste und dessen Belohnung nutzen.
rule-GC-BLD-08 = Kontore werden nie versetzt oder entfernt.
rule-GC-BLD-09 = Auch gar nichts zu bauen ist erlaubt.

## Was es kostet

rule-GC-CST-01 = Ein Küstenort kostet eine Karte „Küste“.
rule-GC-CST-02 = Ein Landort oder äußerer Stadtteil kostet zwei Karten seiner Landschaft.
rule-GC-CST-03 = Ein innerer Stadtteil kostet zwei Karten seiner Landschaft und einen Schlüssel.
rule-GC-CST-04 = Bezahlte Landschaftskarten kommen offen auf den Abwurfstapel, Schlüssel in die Schachtel.
rule-GC-CST-05 = Bezahlt wird genau der Preis, nie mehr.
rule-GC-JOK-01 = Zwei Karten derselben Landschaft gelten als eine beliebige andere.
rule-GC-JOK-02 = Das geht in einem Zug beliebig oft.
rule-GC-JOK-03 = Auch Karten „Küste“ können so andere Karten ersetzen.
rule-GC-JOK-04 = Auch eine Karte „Küste“ lässt sich so ersetzen. Als Option nicht.
rule-GC-JOK-05 = Keine Karte lässt sich zweimal ausgeben.

## Obergrenzen

rule-GC-LIM-01 = Am Ende des eigenen Bauzuges bleiben höchstens fünf Landschaftskarten auf der Hand; der Rest wird offen abgeworfen.
rule-GC-LIM-02 = Höchstens vier Warenkarten dürfen bleiben; von fünf kommt eine beliebige in die Schachtel.

## Belohnungen

rule-GC-RWD-01 = Jeder Ort gibt eine Belohnung, sofort und nur einmal.
rule-GC-RWD-02 = An Münzen gibt es eine oder zwei.
rule-GC-RWD-03 = Eine Karte kommt oben vom Nachziehstapel.
rule-GC-RWD-04 = Ein Schlüssel ist eine Schlüsselkarte.
rule-GC-RWD-05 = Für eine Bonuskarte wird der ganze Stapel durchgesehen und eine Karte heimlich behalten.
rule-GC-RWD-06 = Eine Warenkarte kommt aus der Auslage, die dann ergänzt wird, oder oben vom Stapel.
rule-GC-RWD-07 = Ein äußerer Stadtteil gibt dem ersten Kontor 5, dem zweiten 3 Handelsbriefe.
rule-GC-RWD-08 = In vier der äußeren Stadtteile kommt beim ersten Kontor eine Münze dazu.
rule-GC-RWD-09 = Ein innerer Stadtteil gibt dem ersten Kontor 10 Handelsbriefe und eine Landschaftskarte, dem zweiten 6 Handelsbriefe.
rule-GC-RWD-10 = Spätere Kontore bekommen nichts.
rule-GC-RWD-11 = Was ausgegangen ist, entfällt; Münzen und Handelsbriefe gehen nie aus. Als Option gibt es nur 35 Münzen.

## Wertung

rule-GC-SCO-01 = Jede Runde wertet eine Ware und einen Fluss oder ein Viertel.
rule-GC-SCO-02 = Alle, die diese Ware haben, bekommen 2 Handelsbriefe.
rule-GC-SCO-03 = Hat sie nur eine Person, bekommt diese 2 mehr.
rule-GC-SCO-04 = Alle mit einem Kontor in dem Gebiet bekommen 2 Handelsbriefe.
rule-GC-SCO-05 = Wer dort mehr Kontore hat als jede andere Person, bekommt 2 mehr.
rule-GC-SCO-06 = Für die ersten 2 Handelsbriefe ist die Anzahl gleichgültig.
rule-GC-SCO-07 = Eine gewertete Karte ist aus dem Spiel.
rule-GC-SCO-08 = Handelsbriefe liegen offen, denn alle sehen, wer welche bekommt. Als Option bleiben die Summen geheim.

## Bonuskarten

rule-GC-BON-01 = Die Waage gibt 3 Handelsbriefe je Warenkarte.
rule-GC-BON-02 = Die Münze gibt 2 Handelsbriefe je Münze.
rule-GC-BON-03 = Die Stadt gibt 1 Handelsbrief je Kontor in der Stadt.
rule-GC-BON-04 = Der Fluss gibt 2 Handelsbriefe je Kontor an einem Fluss.
rule-GC-BON-05 = Eine Landschaft gibt 1 Handelsbrief je Kontor dort, auf dem Land oder in der Stadt; Küstenkontore zählen nicht.

## Spielende

rule-GC-END-01 = Hat jemand das letzte Kontor gebaut, wird die Runde zu Ende gespielt, dann ist Schluss.
rule-GC-END-02 = Das Spiel endet, wenn die letzte Wertungskarte gewertet ist.
rule-GC-END-03 = Kann jemand mit übrigen Kontoren nie wieder bauen, wird die Runde zu Ende gespielt, dann ist Schluss.
rule-GC-END-04 = Wer so festsitzt, kann nicht gewinnen.
rule-GC-END-05 = Nach der letzten Runde werden alle Bonuskarten gezeigt und bezahlt.
rule-GC-END-06 = Die meisten Handelsbriefe gewinnen; bei Gleichstand die meisten Kontore in der Stadt, dann die meisten Münzen, sonst wird der Sieg geteilt.
rule-GC-END-07 = Fest sitzt auch, wem nur der Schlüssel zu den letzten Stadtteilen fehlt. Als Option nicht.
