### `stammtisch arena` und `stammtisch ladder`

## Was falsch sein kann

bad-chance = { $option } verlangt eine Zahl zwischen 0 und 1; „{ $text }“ ist keine.
sprt-both = Wenn --sprt entscheidet, lass --both weg: Es beantwortet eine Frage auf einmal.
sprt-order = --h1 muss größer sein als --h0, und { $high } ist nicht größer als { $low }.
unknown-executor = Einen Ausführer „{ $executor }“ gibt es nicht; zur Wahl stehen: { $known }.
scheduler-missing = --executor dask braucht --scheduler mit der Adresse eines Clusters, zum Beispiel tcp://127.0.0.1:8786.
scheduler-unused = Lass --scheduler weg, oder schreib --executor dask dazu.
scheduler-unreachable = Unter { $address } antwortet kein Dask-Scheduler.
dask-missing = Ein Cluster braucht ein Paket, das hier nicht installiert ist; „{ $command }“ bringt es.
worker-lost = Ein Prozess, der mitgespielt hat, ist vor der Zeit zu Ende gegangen, oder die Verbindung zu ihm; mit --resume lässt sich fortsetzen, was fertig war.
journal-unreadable = Das Protokoll „{ $file }“ lässt sich nicht lesen: { $detail }.
journal-unwritable = Das Protokoll „{ $file }“ lässt sich nicht schreiben: { $detail }.
journal-none = „{ $file }“ ist kein Protokoll von Verteilungen; nenne eine andere Datei.
journal-other = Das Protokoll „{ $file }“ gehört zu einem anderen Turnier oder einer anderen Version von Stammtisch; nenne eine andere Datei.
journal-line = Das Protokoll „{ $file }“ ist in Zeile { NUMBER($line, useGrouping: 0) } beschädigt; schneide es dort ab, dann geht es mit allem davor weiter.
ladder-few = Eine Rangliste braucht mindestens zwei Bots.
ladder-without = Die Rangliste entsteht ohne „{ $bot }“. { $reason }
ladder-twice = Der Bot „{ $bot }“ ist zweimal genannt; einmal genügt.

## Zahlen

arena-single = Einer
arena-others = unter
arena-share = Anteil der Siege
arena-rank = Rang im Mittel
arena-lead = Punkte voraus
arena-decisions = Entscheidungen
arena-median = Mittlere Zeit
arena-slow = 95 % binnen
arena-games =
    { $deals ->
        [one] Eine Verteilung
       *[other] { NUMBER($deals, useGrouping: 0) } Verteilungen
    }, jede mit dem einzelnen Bot auf jedem Platz: { NUMBER($games, useGrouping: 0) } Spiele in { $seconds } s.
arena-note = Gleich starke Bots gewännen { $equal }. Die Bereiche gelten zu 95 %, Einheit ist die Verteilung; geteilte Siege zählen in Bruchteilen.
sprt-h0 = Nach { NUMBER($deals, useGrouping: 0) } Verteilungen entschieden: nicht besser (der Anteil ist eher { $low } als { $high }; logarithmiertes Wahrscheinlichkeitsverhältnis { $ratio }, Schranken { $lower } und { $upper }).
sprt-h1 = Nach { NUMBER($deals, useGrouping: 0) } Verteilungen entschieden: besser (der Anteil ist eher { $high } als { $low }; logarithmiertes Wahrscheinlichkeitsverhältnis { $ratio }, Schranken { $lower } und { $upper }).
sprt-open = Nach { NUMBER($deals, useGrouping: 0) } Verteilungen nicht entschieden zwischen { $low } und { $high } (logarithmiertes Wahrscheinlichkeitsverhältnis { $ratio }, Schranken { $lower } und { $upper }); mehr --deals könnten entscheiden.

## Der Bericht einer Rangliste

ladder-title = { $game }: die Rangliste der Bots, { $seats } Plätze
ladder-how =
    { $deals ->
        [one] Eine Verteilung
       *[other] { NUMBER($deals, useGrouping: 0) } Verteilungen
    } für je zwei Bots, einer des ersten unter Kopien des zweiten, einmal auf jedem der { $seats } Plätze; Ausgabe { $edition }, Startzahl { $seed }. Alle Bereiche gelten zu 95 %.
ladder-ratings = Wertungen
ladder-elo = Elo
ladder-ratings-note = Die Wertungen sind die eines Plackett-Luce-Modells der Reihenfolgen, die Bereiche stammen aus Bootstrap über Verteilungen: 400 Punkte mehr sind die zehnfache Stärke. Zu lesen neben der Kreuztabelle, denn Bots können einander im Kreis schlagen.
ladder-cross-table = Kreuztabelle
ladder-cross-table-note = Der Anteil der Siege des links genannten Bots, der allein unter Kopien des oben genannten sitzt.
ladder-corner = einer ↓ unter →
ladder-single = einer von diesen …
ladder-others = … unter Kopien von diesen
ladder-seats = Plätze
ladder-seat = Platz
ladder-scores = Punkte am Ende
ladder-points = Punkte
ladder-quartiles = Viertelwerte
ladder-choices = Entscheidungen im Lauf des Spiels
ladder-phase = Abschnitt der Partie
ladder-times = Bedenkzeit
ladder-written = Der Bericht liegt in { $folder }.
ladder-no-plots = Bilder gibt es keine, weil matplotlib nicht installiert ist; „{ $command }“ bringt es.
