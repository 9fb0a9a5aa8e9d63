### `stammtisch house`

house-missing = There is no house at “{ $house }”; choose another place with --data or --database.
house-older = The house at “{ $house }” was made by an older Stammtisch (form { $found }; this one knows form { $expected }); run “stammtisch house upgrade” first.
house-running = A server is running at “{ $house }”; stop it first.
house-not-empty = There are tables at “{ $house }” already; choose an empty place.
house-differs = The copy at “{ $house }” was not the same as the original; nothing was kept of it.
house-file-exists = “{ $file }” is there already; choose another name.
house-no-backup = “{ $file }” is no backup of a house, or a damaged one.
house-other-kind = “{ $file }” is a backup of the other kind of database than “{ $house }”; restore it where it came from, then use “stammtisch house copy”.
house-program = PostgreSQL’s program { $program } is missing; install it (Debian: postgresql-client).
house-program-failed = { $program } failed: { $detail }
house-no-table = There is no table “{ $table }”; “stammtisch house tables” lists them.
house-made = An empty house was made (form { $expected }).
house-current = The house has form { $expected } already: nothing to do.
house-upgraded = The house was brought from form { $found } to form { $expected }.
house-copied = { $tables ->
    [one] One table
   *[other] { $tables } tables
} copied ({ $rows } rows), and every digest fits.
house-backed-up = Backup written to “{ $file }” ({ $size } kB).
house-set-aside = What was there before is kept as “{ $file }”.
house-tables = { $count ->
    [0] No tables.
    [one] One table.
   *[other] { $count } tables.
}
house-stuck = { $count ->
    [0] No table is stuck.
    [one] One table waits for the server.
   *[other] { $count } tables wait for the server.
}
house-removed = The table “{ $table }” is gone.
house-pruned = { $count ->
    [0] Nothing was that old.
    [one] One table is gone.
   *[other] { $count } tables are gone.
}
house-would-prune = { $count ->
    [0] Nothing is that old.
    [one] One table would go; without --dry-run it is deleted.
   *[other] { $count } tables would go; without --dry-run they are deleted.
}
check-sound = Sound: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $lines ->
    [one] one line
   *[other] { $lines } lines
}.
check-damaged = The database file is damaged: { $detail }
check-unreadable = Table “{ $table }” cannot be read: { $detail }
check-gap = Table “{ $table }”: line { $detail } of its log is missing.
check-fold = Table “{ $table }” cannot be replayed: { $detail }
check-status = Table “{ $table }” is said to be “{ $detail }”, but its log says otherwise.
check-seats = Table “{ $table }”: its seats do not fit its game ({ $detail }).
check-strays = { $detail } rows belong to no table; “stammtisch house prune” removes them.
stats-gathering = Tables that wait for people: { $count }
stats-playing = Tables at play: { $count }
stats-over = Tables that are over: { $count }
stats-lines = Lines in their logs: { $count }, { $today } of them in the last 24 hours
stats-people = Seats with people: { $count }
stats-replays = Uploaded records: { $count }
stats-size = On disk: { $size } kB
stats-processes = Processes that serve now: { $count }
status-gathering = waits for people
status-playing = at play
status-over = over
table-lines = { $count ->
    [one] 1 line
   *[other] { $count } lines
}
table-acting = It is up to: { $seats }
table-due = To be looked after since { $since }, by process { $process }
holder-person = { $name }
holder-bot = bot { $bot }
holder-open = open
holder-invited = invited ({ $name })
