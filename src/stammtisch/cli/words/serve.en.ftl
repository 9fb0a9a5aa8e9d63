### `stammtisch serve`

serve-open = The table is set at { $address } (Ctrl+C closes the house).
address-taken = The address { $host }:{ NUMBER($port, useGrouping: 0) } cannot be had; choose another one with --port or --host.
data-version = The data were written by another version of Stammtisch (form { $found }; this one knows form { $expected }); update Stammtisch or choose another folder with --data.
data-unwritable = The tables cannot be kept in “{ $folder }”: { $detail }; choose another folder with --data.
origin-form = “{ $text }” is no public address; write it as browsers show it, such as https://games.example.org, without a path.
