### `stammtisch serve`

serve-open = The table is set at { $address } (Ctrl+C closes the house).
address-taken = The address { $host }:{ NUMBER($port, useGrouping: 0) } cannot be had; choose another one with --port or --host.
data-version = The data were written by another version of Stammtisch (form { $found }; this one knows form { $expected }); update Stammtisch or choose another folder with --data.
data-unwritable = The tables cannot be kept in “{ $folder }”: { $detail }; choose another folder with --data.
origin-form = “{ $text }” is no public address; write it as browsers show it, such as https://games.example.org, without a path.
data-in-use = Another server has the tables in “{ $folder }” open; use that one, stop it first, or choose another folder with --data.
database-away = The database { $database } cannot be reached: { $detail }; check the address, and that it runs.
database-older = The database { $database } was made by an older Stammtisch (form { $found }; this one knows form { $expected }); run “stammtisch house upgrade” once, with the same --database.
database-form = “{ $database }” is no address of a database; write postgresql://user:password@host/name.
workers-share = Several workers need a database that they can share: add --database postgresql://….
metrics-form = “{ $text }” is no address for metrics; write one of this machine with a port, such as 127.0.0.1:9100.
