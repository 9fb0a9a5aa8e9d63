### `stammtisch serve`

serve-open = Der Tisch ist gedeckt: { $address } (Strg+C schließt das Haus).
address-taken = Die Adresse { $host }:{ NUMBER($port, useGrouping: 0) } ist nicht zu haben; wähle eine andere mit --port oder --host.
data-version = Die Daten stammen von einer anderen Version von Stammtisch (Form { $found }; diese kennt Form { $expected }); aktualisiere Stammtisch oder wähle einen anderen Ordner mit --data.
data-unwritable = In „{ $folder }“ lassen sich keine Tische aufbewahren: { $detail }; wähle einen anderen Ordner mit --data.
origin-form = „{ $text }“ ist keine öffentliche Adresse; schreib sie, wie Browser sie zeigen, etwa https://games.example.org, ohne Pfad.
