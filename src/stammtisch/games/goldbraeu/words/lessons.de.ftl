### Goldbräu lernen: was der Wirt sagt. Die Schritte stehen in lessons/chapters.toml; ein Test prüft die Zahlen an der Engine.

## Das Dorf

lesson-goal = Das Dorf und das Ziel
lesson-goal-village = Willkommen in Seehausen! Sechs Wirtshäuser stehen um einen Platz. Das hier ist „Zum Krug“. Dir gehört nie ein Wirtshaus: Dir gehören Anteile, und Anteile bringen Geld.
lesson-goal-spaces = Der Biergarten ist alles innerhalb des Zauns, am Anfang ein einziges Feld. Am Zahltag bringt jedes Feld 4 Taler, eines mit rotem Sonnenschirm 8.
lesson-goal-brewery = In den Ecken stehen vier Brauereien. Das Schild am Wirtshaus sagt, wer das Bier liefert; diese Brauerei bekommt die Hälfte der Einnahmen. Beim Krug ist es Steinbräu.
lesson-goal-shares = Diese acht Karten sind deine ersten Anteile. Zwei bleiben geheim auf der Hand, die anderen werden Anteilssteine auf den Dächern. Behalte eine Karte „Zum Krug“: Klicke sie in deiner Hand an.
lesson-goal-second-card = Und behalte „Zum Adler“. Dort hat Blau zwei Anteile; ein verdeckter kann später eine Überraschung sein.
lesson-goal-markers = Jetzt sind alle Anteile offen: für jeden ein Anteilsstein. Du hast zwei beim Krug, zwei bei Mayerbräu, einen bei der Eiche und einen beim Adler.
lesson-goal-boss = Nun werden Chefs eingesetzt. Nur der Chef darf seinen Biergarten erweitern, und was sich am Zahltag nicht teilen lässt, bekommt er. Werde Chef vom Krug: Klicke das Wirtshaus an.
lesson-goal-brewery-boss = Der Chef einer Brauerei darf Bierverträge abschließen. Nimm Mayerbräu, dort hast du zwei Anteile.
lesson-goal-third-boss = Zu dritt setzt jeder drei Chef-Figuren ein. Nimm auch noch „Zur Eiche“.
lesson-goal-weeks = Du beginnst mit 25 Talern. Jede Woche hat sieben Tage und endet mit dem Zahltag. Nach drei Zahltagen gewinnt der vollste Geldbeutel. Mehr brauchst du vor deinem ersten Montag nicht zu wissen.

## Die drei Aktionen

lesson-actions = Die drei Aktionen
lesson-actions-cards = Jeden Tag legen alle zugleich und geheim eine dieser drei Karten: Biergarten erweitern, Chef oder Biervertrag, Anteil kaufen. In dieser Reihenfolge werden sie ausgeführt.
lesson-actions-choose-expand = Dein Biergarten beim Krug ist klein. Lege „Biergarten erweitern“.
lesson-actions-alone = Niemand sonst will erweitern. Wer mit dieser Karte allein ist, darf es zweimal tun! Nimm für den Krug ein freies Feld an deinem Zaun dazu. Es kostet nichts.
lesson-actions-parasol = Und jetzt ein Sonnenschirm: Er zählt doppelt. Die Zäune folgen von selbst.
lesson-actions-price = Zwei wollten kaufen, also kostete eine Karte 5 Taler: Blau hat bezahlt, Gelb verzichtet. Wer allein kauft, zahlt 2, zwei zahlen je 5, drei oder vier je 8.
lesson-actions-choose-buy = Ein neuer Tag, zwei neue Karten. Da liegt ein Anteil am Krug! Lege „Anteil kaufen“.
lesson-actions-buy-krug = Sonst kauft niemand: 2 Taler. Nimm „Zum Krug“.
lesson-actions-bought = Ein gekaufter Anteil wird sofort zum Anteilsstein. Beim Krug hast du jetzt drei. Gekauft wird nie zweimal, auch wenn du allein bist.
lesson-actions-choose-buy-again = Der Trunkenbold ist zu haben. Er kostet einen Biergarten am Zahltag 12 Taler, und heute sitzt er beim Adler. Lege noch einmal „Anteil kaufen“.
lesson-actions-special = Kellnerin und Trunkenbold kauft man wie Anteile, spielt sie aber sofort. Nimm den Trunkenbold, bevor ihn dir jemand schickt.
lesson-actions-bum = Er darf einen oder zwei Biergärten im Uhrzeigersinn weiterziehen: zum Krug oder zur Eiche, und beides sind deine. Lass ihn sitzen: Klicke den Adler an. Die Kellnerin bringt übrigens 20 Taler.
lesson-actions-third-action = Die dritte Karte, „Chef oder Biervertrag“, ist die schärfste von allen. Sie bekommt zwei eigene Kapitel.

## Chef und Duell

lesson-boss = Chef und Duell
lesson-boss-one-share = Blau ist Chef vom Adler. Für die Ablösung genügt ein Anteil, und den hast du. Aber der alte Chef darf sich wehren.
lesson-boss-choose-boss = Lege „Chef oder Biervertrag“.
lesson-boss-half = Blau darf es verhindern, solange mehr als die Hälfte der Anteilssteine blau ist: 2 von 3. Aber du hast verdeckt eine Karte „Zum Adler“. Klicke das Wirtshaus an: Du greifst an und legst sie dabei offen.
lesson-boss-answer = Zwei gegen zwei: Blau hat nicht mehr als die Hälfte. Jetzt hilft nur noch eine verdeckte Karte „Zum Adler“. Mal sehen, ob Blau eine zeigt.
lesson-boss-installed = Es kommt keine. Die blaue Chef-Figur geht heim, deine steht auf dem First. Bis zum Abend kann dir niemand diesen Posten nehmen. Aber Gelb hat dieselbe Aktion gewählt …
lesson-boss-block = Gelb will Chef vom Krug werden. Dort hast du 2 von 3 Anteilssteinen, also mehr als die Hälfte: Verhindere es!
lesson-boss-blocked = Verhindert. Gelb hätte es woanders versuchen oder stattdessen einen Biervertrag abschließen können. Merk dir: ein Anteil zum Angreifen, mehr als die Hälfte zum Verteidigen, und verdeckte Karten entscheiden.

## Der Biervertrag

lesson-contract = Der Biervertrag
lesson-contract-sign = Den Krug beliefert Steinbräu: Am Zahltag geht die Hälfte der Einnahmen dorthin, und beide Anteilssteine gehören Blau.
lesson-contract-yours = Besser wäre Mayerbräu: Du bist dort Chef, und beide Anteilssteine sind deine.
lesson-contract-choose-boss = Einen Biervertrag schließt du mit der Karte „Chef oder Biervertrag“ ab. Lege sie.
lesson-contract-change = Als Chef von beiden darfst du deine Brauerei deinen Biergarten beliefern lassen. Klicke den Krug an, dann Mayerbräu. Verhindern kann das niemand.
lesson-contract-twice = Diese Karte hast nur du gewählt, also hast du eine zweite Aktion. Auf jede Aktion darf man verzichten: Passe diesmal.
lesson-contract-done = Jetzt hängt das Schild von Mayerbräu am Krug. Die Zahl in deiner Zeile sagt, was dir ein Zahltag heute bringen würde; zeig auf einen Zug, und du siehst, wie sie sich ändert.

## Anteile und Zahltag

lesson-payday = Anteile und Zahltag
lesson-payday-hidden = Es ist Samstag, morgen ist Zahltag. Anteile kann man auch geheim kaufen. Lege „Anteil kaufen“.
lesson-payday-blind = Nimm keine offene Karte, sondern kaufe die oberste Karte vom Stapel, ungesehen.
lesson-payday-hold = Ein Anteil an Mayerbräu! Du darfst ihn offenlegen oder geheim halten. Behalte ihn: Verdeckte Anteile sind gut für Duelle.
lesson-payday-sunday = Sonntag, der letzte Tag der Woche, und der letzte Anteil am Krug ist zu haben. Lege „Anteil kaufen“.
lesson-payday-last-krug = Zwei Käufer: 5 Taler. Das ist er wert. Nimm „Zum Krug“.
lesson-payday-open-cards = Vor dem Zahltag darfst du Karten aus der Hand offenlegen. Auf der Hand bringt ein Anteil nichts, auf dem Dach schon. Lege Mayerbräu offen.
lesson-payday-purge = Nun den Krug. Es ist dort der fünfte und letzte Anteil, und dann geschieht etwas Besonderes …
lesson-payday-purged = Sind alle Anteile eines Betriebs heraus, müssen einzelne Anteilssteine gehen. Gelb hatte beim Krug nur einen und hat ihn verloren. Alle vier sind deine.
lesson-payday-income = Der Krug hat vier Felder, zwei davon mit Sonnenschirm: 4 + 4 + 8 + 8 = 24 Taler. Die Hälfte, 12, geht an Mayerbräu.
lesson-payday-show = Nun legen Blau und Gelb ihre letzten Karten offen, und dann klingelt die Kasse. Schau, woher dein Geld kommt!
lesson-payday-paid = Der Krug hat dir für jeden deiner vier Anteilssteine 3 Taler gezahlt. Mayerbräu bekam die Hälften von drei Biergärten, 32 Taler, und alle sind deine. Beim Adler ging der Rest von 2 Talern an dich als Chef.

## Eine erste Woche

lesson-week = Deine erste Woche
lesson-week-monday = Sieben Tage, und du entscheidest. Mein Rat für Montag: Deine beste Brauerei soll deinen besten Biergarten beliefern. Lege „Chef oder Biervertrag“.
lesson-week-monday-contract = Die anderen erweitern, du bist allein: zwei Aktionen. Zuerst der Biervertrag: der Krug, dann Mayerbräu.
lesson-week-monday-boss = Und jetzt der Adler: Blau hat dort 2 von 3 Anteilssteinen, mit deiner verdeckten Karte aber nur noch 2 von 4. Greif an und lege die Karte offen.
lesson-week-tuesday = Der Adler gehört dir. Mayerbräu beliefert jetzt drei Biergärten; jeder Anteil dort ist kostbar, und einer ist zu haben. Kaufe!
lesson-week-tuesday-buy = Zwei Käufer, je 5 Taler. Gelb war zuerst dran und hat die Kellnerin zum Hirschen geholt. Mayerbräu liegt noch da.
lesson-week-wednesday = Deine Biergärten sind klein, und ein Biergarten verdient mit seinen Feldern. Erweitere.
lesson-week-wednesday-expand = Gelb erweitert auch, also ist es nur ein Feld. Lass den Krug auf einen Sonnenschirm zu wachsen.
lesson-week-wednesday-answer = Blau will die Eiche. Du hast dort einen Anteilsstein und Blau auch: Das ist nicht mehr als die Hälfte, verhindern kannst du es nicht. Niemand behält jeden Posten.
lesson-week-thursday = Wachse weiter: Lege noch einmal „Biergarten erweitern“.
lesson-week-thursday-first = Allein! Zwei Felder. Such dir aus, wo: Ein Sonnenschirm bringt 8 Taler, jede Woche aufs Neue. Du darfst auch den Adler erweitern.
lesson-week-thursday-second = Und das zweite, wo du magst.
lesson-week-friday = Autsch: Gelb hat den Trunkenbold zum Krug geschickt. Das würde 12 Taler kosten. Aber es liegt noch ein Trunkenbold aus. Kaufe ihn!
lesson-week-friday-buy = Sonst kauft niemand: 2 Taler. Nimm den Trunkenbold.
lesson-week-friday-move = Schick ihn weiter: zur Eiche oder zum Bären, bei beiden ist Blau Chef.
lesson-week-saturday = Noch zwei Tage bis zum Zahltag. Noch einmal: Erweitere.
lesson-week-saturday-expand = Wieder allein! Wähle frei.
lesson-week-saturday-second = Und das zweite Feld.
lesson-week-saturday-answer = Gelb will den Krug. Du hast dort 2 von 3 Anteilssteinen: mehr als die Hälfte. Verhindere es!
lesson-week-sunday = Sonntag, und der letzte offene Anteil am Krug liegt aus. Kaufe ihn.
lesson-week-sunday-buy = 5 Taler. Nimm ihn.
lesson-week-evening = Du hast noch einen Anteil am Krug auf der Hand. Lege ihn jetzt offen: Auf der Hand bringt er nichts, und als allerletzter vertreibt er den einzelnen Anteilsstein von Gelb.
lesson-week-over = Dein erster Zahltag! Noch zwei Wochen, dann ist ein Spiel zu Ende; die Biergärten wachsen und das Geld mit ihnen. Du kennst alle Regeln, auf die es ankommt. Wir sehen uns am Tisch.
