### Die Regeln von Goldbräu in unseren eigenen Worten: ein Eintrag für jede Nummer des Katalogs (rulebook.py).

## Kapitel

chapter-components = Was in der Schachtel ist
chapter-setup = Vorbereitung
chapter-day = Ein Tag
chapter-expansion = Biergarten erweitern
chapter-transfer = Ein Feld übergeben
chapter-boss = Chef ernennen
chapter-duel = Das Duell
chapter-contract = Bierverträge
chapter-buying = Kaufen
chapter-chips = Kellnerin und Trunkenbold
chapter-removal = Einzelne Anteilssteine
chapter-payday = Zahltag
chapter-weeks = Wochen, Spielende, Spiel zu dritt

## Quellen

source-EN = englische Regel (Rio Grande, 2004)
source-DE = deutsche Regel (Hanser, 2004)
source-FR = französische Regel (Hanser, 2004)
source-MAN = Nachschlagewerk
source-inferred = aus den gedruckten Regeln erschlossen
source-OUT = Rezensionen und Spielberichte
source-DEF = eigene Festlegung, wo die Regeln schweigen

## Was in der Schachtel ist

rule-GB-CMP-01 = Es gibt zehn Betriebe: sechs Biergärten und vier Brauereien.
rule-GB-CMP-02 = Im Uhrzeigersinn liegen die Biergärten Zum Krug, Zur Eiche, Zum Bären, Zur Post, Zum Hirschen, Zum Adler und dann wieder Zum Krug.
rule-GB-CMP-03 = Zu jedem Betrieb gehören sechs Anteilskarten. Dazu kommen fünf Karten „Kellnerin“ und fünf Karten „Trunkenbold“.
rule-GB-CMP-04 = Jede Brauerei hat drei Schilder.
rule-GB-CMP-05 = Alle haben sechs Chef-Figuren und drei Aktionskarten, eine für jede Art von Aktion.
rule-GB-CMP-06 = Die Zäune zeigen nur die Grenzen der Biergärten und gehen nie aus. Als Option gilt die Zahl in der Schachtel als Obergrenze.
rule-GB-CMP-07 = Ein Feld mit rotem Sonnenschirm zählt am Zahltag doppelt.
rule-GB-CMP-08 = Gespielt wird zu dritt oder zu viert.

## Vorbereitung

rule-GB-SET-01 = Jeder Biergarten beginnt mit einem einzigen Feld: dem Startfeld direkt vor seinem Wirtshaus.
rule-GB-SET-02 = Alle beginnen mit 25 Talern. Das Geld liegt offen; als Option bleibt es geheim.
rule-GB-SET-03 = Zu viert haben alle 16 Anteilssteine, zu dritt 18.
rule-GB-SET-04 = Die zwölf Brauereischilder werden gemischt, und jeder Biergarten erhält eines; die übrigen sechs kommen zu ihren Brauereien. Eine Brauerei kann auch ohne Kundschaft beginnen.
rule-GB-SET-05 = Die Kellnerin beginnt bei „Zum Bären“, der Trunkenbold bei „Zum Adler“.
rule-GB-SET-06 = Alle bekommen verdeckt sechs Anteilskarten, zu dritt acht. Mit einer Sonderkarte beginnt niemand: Nach der englischen Regel kommen sie erst danach ins Spiel, nach der deutschen und französischen und im Digest werden sie zurückgegeben und ersetzt.
rule-GB-SET-07 = Alle restlichen Karten, auch die Sonderkarten, werden gemischt und bilden den verdeckten Stapel.
rule-GB-SET-08 = Alle wählen insgeheim zwei Karten, die sie behalten; den Rest decken dann alle gleichzeitig auf.
rule-GB-SET-09 = Für jede aufgedeckte Karte kommt ein eigener Anteilsstein auf den Betrieb. Die Karte scheidet aus dem Spiel aus.
rule-GB-SET-10 = Liegen schon in der Vorbereitung alle Anteile eines Betriebs offen, dann gehen dort die einzelnen Anteilssteine zurück, sobald alle Steine liegen.
rule-GB-SET-11 = Wer beginnt, steht fest, bevor die ersten Chefs eingesetzt werden; hier entscheidet das Los.
rule-GB-SET-12 = Ab der Startspieler-Figur stellen alle im Uhrzeigersinn je eine Chef-Figur in einen Betrieb ohne Chef, zwei Runden lang (zu dritt drei). Anteile braucht es dafür nicht, und auslassen darf man nicht.
rule-GB-SET-13 = Zu viert kommt die Zahltag-Figur zwei Plätze links von der Startspieler-Figur zu stehen.

## Ein Tag

rule-GB-RND-01 = Die Saison dauert drei Wochen zu je sieben Tagen; ein Tag ist eine Runde.
rule-GB-RND-02 = Jeden Morgen werden zwei Karten vom Stapel aufgedeckt – oder so viele, wie noch da sind.
rule-GB-RND-03 = Dann legen alle verdeckt eine von drei Aktionskarten aus: Biergarten erweitern, Chef ernennen oder Biervertrag abschließen, Anteil kaufen. Aufgedeckt wird gemeinsam.
rule-GB-RND-04 = Zuerst wird erweitert, dann werden Chefs ernannt und Verträge geschlossen, zuletzt wird gekauft; dabei geht es jeweils im Uhrzeigersinn ab der Startspieler-Figur.
rule-GB-RND-05 = Wer allein erweitert oder allein „Chef oder Biervertrag“ gewählt hat, darf das zweimal tun. Beim Kaufen gibt es das nicht.
rule-GB-RND-06 = Nur die aufgedeckten Karten entscheiden darüber, wer allein ist und was ein Anteil kostet; ob die anderen handeln können oder wollen, spielt keine Rolle.
rule-GB-RND-07 = Auf jede Aktion darf man verzichten. Wer zwei hat, kann die erste auslassen und die zweite trotzdem nutzen.
rule-GB-RND-08 = Am Ende des Tages kommen unverkaufte Karten verdeckt unter den Stapel, die linke zuerst, und die Startspieler-Figur wandert einen Platz nach links.
rule-GB-RND-09 = Die Zahltag-Figur bleibt die ganze Woche, wo sie ist.
rule-GB-RND-10 = Nach dem siebten Tag jeder Woche ist Zahltag.

## Biergarten erweitern

rule-GB-EXP-01 = Erweitern darf nur, wer in dem Biergarten gerade den Chef stellt.
rule-GB-EXP-02 = Das neue Feld darf zu keinem Biergarten gehören und muss seitlich an den wachsenden grenzen.
rule-GB-EXP-03 = Eine Berührung über Eck reicht nicht.
rule-GB-EXP-04 = Erweitern kostet nichts, auch nicht auf ein Sonnenschirmfeld.
rule-GB-EXP-05 = Eine Aktion bringt ein Feld.
rule-GB-EXP-06 = Ein früher abgeschnittenes Feld lässt sich wie jedes freie Feld wieder aufnehmen.
rule-GB-EXP-07 = Ein eigener Anteil am Biergarten ist zum Erweitern nicht nötig; der Chef genügt.
rule-GB-EXP-08 = Zwei Aktionen können demselben Biergarten zugutekommen oder zwei verschiedenen.

## Ein Feld übergeben

rule-GB-TRF-01 = Wer in zwei Biergärten den Chef stellt, darf ein Feld des einen dem anderen übergeben.
rule-GB-TRF-02 = Das Startfeld direkt vor dem Wirtshaus lässt sich nie abgeben.
rule-GB-TRF-03 = Das Feld muss seitlich an den Biergarten grenzen, der es bekommt.
rule-GB-TRF-04 = Felder des abgebenden Biergartens, die keine Verbindung mehr zu seinem Startfeld haben, gehören danach niemandem.
rule-GB-TRF-05 = Eine Übergabe gilt als eine Erweiterung.
rule-GB-TRF-06 = Abgeschnittene Felder fallen nicht an den anderen Biergarten; jedes muss einzeln aufgenommen werden.

## Chef ernennen

rule-GB-BOS-01 = Zum Ernennen braucht es mindestens einen Anteil an dem Betrieb; eine Anteilskarte, die bei diesem Versuch gespielt wird, genügt. Als Option muss schon vorher ein Anteilsstein dort liegen.
rule-GB-BOS-02 = Ein Betrieb hat höchstens einen Chef.
rule-GB-BOS-03 = Zum Ernennen braucht es eine freie Chef-Figur; stehen alle sechs auf dem Plan, geht es nicht. Als Option darf dann eine von ihnen umziehen.
rule-GB-BOS-04 = Wo schon ein eigener Chef sitzt, lässt sich kein weiterer ernennen.
rule-GB-BOS-05 = Ein heute eingesetzter Chef lässt sich heute nicht ablösen.
rule-GB-BOS-06 = Wo es keinen Chef gibt, kann niemand die Ernennung verhindern.
rule-GB-BOS-07 = Eine abgelöste Chef-Figur geht sofort zurück und darf noch am selben Tag wieder eingesetzt werden.
rule-GB-BOS-08 = Verhindern darf nur, wer den bisherigen Chef stellt; andere haben nichts zu sagen, so viele Anteile sie auch besitzen.
rule-GB-BOS-09 = Die Chefs aus der Vorbereitung sind am ersten Tag nicht geschützt.
rule-GB-BOS-10 = Auch ohne jeden Anteil bleibt ein Chef im Amt.
rule-GB-BOS-11 = Man darf in mehreren Betrieben zugleich den Chef stellen.

## Das Duell

rule-GB-DUE-01 = Wer ernennt, darf Anteilskarten des Betriebs aus der Hand spielen: nach der englischen Regel und im Digest eine je Versuch, nach der deutschen und französischen zuerst eine und bei jedem neuen Versuch beliebig viele.
rule-GB-DUE-02 = Verhindern kann der Chef nur mit mehr Anteilen an dem Betrieb, als alle anderen zusammen haben; Gleichstand reicht nicht.
rule-GB-DUE-03 = Um zu verhindern, darf eine Anteilskarte des Betriebs aus der Hand gespielt werden. Nach der deutschen und französischen Regel muss sie dafür nötig sein, nach der englischen und im Digest darf sie auch zu einer Mehrheit hinzukommen.
rule-GB-DUE-04 = Verhindern ist ein Recht, keine Pflicht: Man darf die Ernennung auch geschehen lassen.
rule-GB-DUE-05 = Nur die beiden Seiten des Duells dürfen Karten spielen; sonst mischt sich niemand ein.
rule-GB-DUE-06 = Nach einer verhinderten Ernennung sind nach der deutschen und französischen Regel ein neuer Versuch oder stattdessen ein Biervertrag erlaubt, nach der englischen nur ein neuer Versuch; im Digest ist die Aktion vorbei.
rule-GB-DUE-07 = Ein neuer Versuch beim selben Betrieb am selben Tag verlangt eine weitere Anteilskarte dieses Betriebs.
rule-GB-DUE-08 = Jede gespielte Karte wird sofort zum Anteilsstein, und einzelne Steine, die weichen müssen, sind weg, bevor die Mehrheit gezählt wird.
rule-GB-DUE-09 = Bleibt beim Ernennen kein eigener Anteil an dem Betrieb übrig, dann verfällt der Versuch, als wäre er verhindert worden. Als Option bleibt er gültig, wenn die Karte der Gegenseite schuld ist.
rule-GB-DUE-10 = Anteilssteine aus einem gescheiterten Versuch bleiben liegen.
rule-GB-DUE-11 = Die Zahl der Versuche in einer Aktion ist nicht begrenzt; im Digest ist die Aktion vorbei, sobald ein Versuch verhindert wird.
rule-GB-DUE-12 = Ein verhinderter Versuch schützt den Chef am selben Tag nicht vor weiteren Versuchen anderer.
rule-GB-DUE-13 = Um eine Anteilskarte zu spielen, braucht es einen freien Anteilsstein.
rule-GB-DUE-14 = Die Seite des Chefs wird immer gefragt, wenn die anderen ein Verhindern nicht ausschließen können; so verrät die Frage nichts.

## Bierverträge

rule-GB-CON-01 = Einen Biervertrag schließt, wer im Biergarten und in der Brauerei den Chef stellt.
rule-GB-CON-02 = Die Brauerei muss noch ein Schild haben; mehr als drei Biergärten kann sie nicht beliefern.
rule-GB-CON-03 = Das alte Schild geht zurück an seine Brauerei.
rule-GB-CON-04 = Die neue Brauerei muss eine andere sein als die alte.
rule-GB-CON-05 = Bierverträge kosten nichts und lassen sich nicht verhindern.
rule-GB-CON-06 = Ein heute ernannter Chef darf heute schon einen Vertrag schließen.
rule-GB-CON-07 = Ein heute geschlossener Vertrag darf heute schon ersetzt werden.

## Kaufen

rule-GB-BUY-01 = Wer „Anteil kaufen“ gewählt hat, darf eine Karte kaufen, auch allein nur eine.
rule-GB-BUY-02 = Wer allein kaufen will, zahlt 2 Taler; bei zweien kostet die Karte je 5 Taler, bei dreien oder vieren je 8.
rule-GB-BUY-03 = Verzichtet jemand doch noch, bleibt der Preis für die anderen gleich.
rule-GB-BUY-04 = Der Preis ist in voller Höhe zu zahlen.
rule-GB-BUY-05 = Ein offen gekaufter Anteil wird sofort zum Anteilsstein; die Karte scheidet aus.
rule-GB-BUY-06 = Verkaufte offene Karten werden am selben Tag nicht ersetzt.
rule-GB-BUY-07 = Einen vom Stapel gekauften Anteil darf man geheim halten oder gleich offenlegen.
rule-GB-BUY-08 = Ohne freien Anteilsstein lässt sich kein offener Anteil kaufen, wohl aber eine Karte vom Stapel.
rule-GB-BUY-09 = Die Karten „Kellnerin“ und „Trunkenbold“ wirken sofort und kommen nie auf die Hand.
rule-GB-BUY-10 = Ist der Stapel leer, kann niemand verdeckt kaufen.
rule-GB-BUY-11 = Gibt es nichts zu kaufen, verfällt die Aktion.
rule-GB-BUY-12 = Auf der Hand darf man beliebig viele Anteilskarten haben.
rule-GB-BUY-13 = Ein Kauf lässt sich nicht rückgängig machen.
rule-GB-BUY-14 = Handkarten dürfen nur bei vier Gelegenheiten gespielt werden: beim Ernennen, beim Verhindern, gleich nach einem Kauf vom Stapel und unmittelbar vor der Auszahlung.

## Kellnerin und Trunkenbold

rule-GB-CHP-01 = Eine Sonderkarte bewegt den Chip, den sie zeigt: Kellnerin oder Trunkenbold.
rule-GB-CHP-02 = Der Chip bleibt liegen oder wandert um einen oder zwei Biergärten: nach der deutschen und französischen Regel und im Digest nur im Uhrzeigersinn, nach der englischen in beide Richtungen.
rule-GB-CHP-03 = Der Biergarten mit dem anderen Chip wird übersprungen und nicht mitgezählt; die beiden begegnen sich nie.
rule-GB-CHP-04 = Die Sonderkarte scheidet in jedem Fall aus.

## Einzelne Anteilssteine

rule-GB-REM-01 = Sobald der letzte Anteil eines Betriebs offenliegt, verlieren alle, die dort nur einen einzigen Anteilsstein haben, diesen Stein.
rule-GB-REM-02 = Der Anteilsstein geht in den eigenen Vorrat zurück; einen Ausgleich gibt es nicht.
rule-GB-REM-03 = Das geschieht sofort, bei welcher Gelegenheit auch immer.
rule-GB-REM-04 = Zwei oder mehr Anteilssteine derselben Farbe sind sicher.
rule-GB-REM-05 = Zu dritt ist schon der fünfte Anteil der letzte und kostet einzelne Steine, im Digest der sechste. Als Option wird nie etwas entfernt.
rule-GB-REM-06 = Mehr als 16 Anteile, zu dritt 18, kann niemand zeigen: Mehr Steine gibt es nicht.
rule-GB-REM-07 = Eine Anteilskarte, die zum Stein geworden ist, kommt nie zurück.

## Zahltag

rule-GB-PAY-01 = Vor der Auszahlung kommen alle einmal dran, im Uhrzeigersinn ab der Startspieler-Figur des siebten Tages, und dürfen beliebig viele Anteile offenlegen.
rule-GB-PAY-02 = Ein einfaches Feld bringt 4 Taler, ein Sonnenschirmfeld 8.
rule-GB-PAY-03 = Die Kellnerin bringt ihrem Biergarten 20 Taler mehr, der Trunkenbold kostet 12, aber nie mehr, als da ist. Im Digest bekommt oder zahlt dieses Geld stattdessen, wer dort den Chef stellt.
rule-GB-PAY-04 = Die Hälfte der Einnahmen eines Biergartens geht an die Brauerei, die ihn beliefert.
rule-GB-PAY-05 = Die andere Hälfte wird in ganzen Talern gleichmäßig auf die Anteilssteine des Biergartens verteilt.
rule-GB-PAY-06 = Was sich nicht teilen lässt, bekommt der Chef.
rule-GB-PAY-07 = Eine Brauerei zählt alle Hälften zusammen, die sie erhält, und verteilt die Summe auf dieselbe Weise.
rule-GB-PAY-08 = Gibt es keine Anteilssteine, dann bekommt der Chef alles.
rule-GB-PAY-09 = Gibt es keinen Chef, dann bleibt der unteilbare Rest in der Bank. Als Option geht er an die Farbe, die dort die meisten Anteilssteine hat.
rule-GB-PAY-10 = Abgerechnet wird im Uhrzeigersinn ab „Zum Adler“, danach kommen die Brauereien; der Digest beginnt bei „Zum Krug“. Am Ergebnis ändert die Reihenfolge nichts.
rule-GB-PAY-11 = Felder, die zu keinem Biergarten gehören, bringen nichts ein.

## Wochen, Spielende, Spiel zu dritt

rule-GB-WK-01 = Nach einem Zahltag wandert die Startspieler-Figur wie immer nach links, und die Zahltag-Figur geht an den Platz, der den siebten Tag der neuen Woche beginnen wird.
rule-GB-WK-02 = Sonst wird nichts zurückgesetzt: Anteile, Chefs, Verträge, Biergärten und Chips bleiben, wie sie sind.
rule-GB-END-01 = Nach dem dritten Zahltag ist das Spiel zu Ende.
rule-GB-END-02 = Es gewinnt, wer das meiste Geld hat.
rule-GB-END-03 = Bei gleich viel Geld wird der Sieg geteilt; im Digest entscheiden zuvor die meisten Anteilssteine auf dem Plan.
rule-GB-END-04 = Karten, die noch auf der Hand sind, zählen nichts.
rule-GB-3P-01 = Zu dritt bleibt von jedem Betrieb eine Anteilskarte in der Schachtel, sodass es je fünf gibt; der Digest spielt mit allen sechs.
rule-GB-3P-02 = Zu dritt bekommen alle acht Karten und decken sechs davon auf.
rule-GB-3P-03 = Zu dritt setzen alle zu Beginn drei Chefs ein.
rule-GB-3P-04 = Zu dritt sind alle 18 Anteilssteine im Spiel.
rule-GB-3P-05 = Zu dritt hat die Zahltag-Figur, wer die Woche beginnt, denn dieselbe Person beginnt auch den siebten Tag.
