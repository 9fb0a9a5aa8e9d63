### `stammtisch house`

house-missing = In „{ $house }“ ist kein Haus; wähle mit --data oder --database einen anderen Ort.
house-older = Das Haus in „{ $house }“ stammt von einem älteren Stammtisch (Form { $found }; dieser kennt Form { $expected }); ruf zuerst „stammtisch house upgrade“ auf.
house-running = In „{ $house }“ läuft ein Server; halte ihn zuerst an.
house-not-empty = In „{ $house }“ gibt es schon Tische; wähle einen leeren Ort.
house-differs = Die Kopie in „{ $house }“ glich dem Original nicht; nichts davon wurde behalten.
house-file-exists = „{ $file }“ gibt es schon; wähle einen anderen Namen.
house-no-backup = „{ $file }“ ist keine Sicherung eines Hauses oder ist beschädigt.
house-other-kind = „{ $file }“ ist die Sicherung einer anderen Art von Datenbank als „{ $house }“; stell sie dort wieder her, wo sie herkommt, und nimm dann „stammtisch house copy“.
house-program = PostgreSQLs Programm { $program } fehlt; installiere es (Debian: postgresql-client).
house-program-failed = { $program } ist gescheitert: { $detail }
house-no-table = Den Tisch „{ $table }“ gibt es nicht; „stammtisch house tables“ zählt alle auf.
house-made = Ein leeres Haus wurde angelegt (Form { $expected }).
house-current = Das Haus hat schon Form { $expected }: nichts zu tun.
house-upgraded = Das Haus wurde von Form { $found } auf Form { $expected } gebracht.
house-copied = { $tables ->
    [one] Ein Tisch
   *[other] { $tables } Tische
} kopiert ({ $rows } Zeilen), und jede Prüfsumme stimmt.
house-backed-up = Sicherung nach „{ $file }“ geschrieben ({ $size } kB).
house-set-aside = Was vorher da war, liegt jetzt in „{ $file }“.
house-tables = { $count ->
    [0] Keine Tische.
    [one] Ein Tisch.
   *[other] { $count } Tische.
}
house-stuck = { $count ->
    [0] Kein Tisch hängt.
    [one] Ein Tisch wartet auf den Server.
   *[other] { $count } Tische warten auf den Server.
}
house-removed = Der Tisch „{ $table }“ ist gelöscht.
house-pruned = { $count ->
    [0] So alt war nichts.
    [one] Ein Tisch ist gelöscht.
   *[other] { $count } Tische sind gelöscht.
}
house-would-prune = { $count ->
    [0] So alt ist nichts.
    [one] Ein Tisch würde gelöscht; ohne --dry-run geschieht es.
   *[other] { $count } Tische würden gelöscht; ohne --dry-run geschieht es.
}
check-sound = In Ordnung: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, { $lines ->
    [one] eine Zeile
   *[other] { $lines } Zeilen
}.
check-damaged = Die Datei der Datenbank ist beschädigt: { $detail }
check-unreadable = Tisch „{ $table }“ lässt sich nicht lesen: { $detail }
check-gap = Tisch „{ $table }“: Zeile { $detail } seines Protokolls fehlt.
check-fold = Tisch „{ $table }“ lässt sich nicht nachspielen: { $detail }
check-status = Tisch „{ $table }“ steht als „{ $detail }“ da, sein Protokoll sagt anderes.
check-seats = Tisch „{ $table }“: Seine Plätze passen nicht zum Spiel ({ $detail }).
check-strays = { $detail } Zeilen gehören zu keinem Tisch; „stammtisch house prune“ räumt sie weg.
stats-gathering = Tische, die auf Leute warten: { $count }
stats-playing = Tische, an denen gespielt wird: { $count }
stats-over = Tische, die zu Ende sind: { $count }
stats-lines = Zeilen in ihren Protokollen: { $count }, davon { $today } in den letzten 24 Stunden
stats-people = Plätze mit Menschen: { $count }
stats-replays = Hochgeladene Aufzeichnungen: { $count }
stats-size = Auf der Platte: { $size } kB
stats-processes = Prozesse, die gerade bedienen: { $count }
status-gathering = wartet auf Leute
status-playing = im Spiel
status-over = zu Ende
table-lines = { $count ->
    [one] 1 Zeile
   *[other] { $count } Zeilen
}
table-acting = Am Zug: { $seats }
table-due = Zu versorgen seit { $since }, durch Prozess { $process }
holder-person = { $name }
holder-bot = Bot { $bot }
holder-open = frei
holder-invited = eingeladen ({ $name })
