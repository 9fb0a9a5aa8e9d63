### `stammtisch serve`

serve-open = Der Tisch ist gedeckt: { $address } (Strg+C schließt das Haus).
address-taken = Die Adresse { $host }:{ NUMBER($port, useGrouping: 0) } ist nicht zu haben; wähle eine andere mit --port oder --host.
data-version = Die Daten stammen von einer anderen Version von Stammtisch (Form { $found }; diese kennt Form { $expected }); aktualisiere Stammtisch oder wähle einen anderen Ordner mit --data.
data-unwritable = In „{ $folder }“ lassen sich keine Tische aufbewahren: { $detail }; wähle einen anderen Ordner mit --data.
origin-form = „{ $text }“ ist keine öffentliche Adresse; schreib sie, wie Browser sie zeigen, etwa https://games.example.org, ohne Pfad.
data-in-use = Ein anderer Server hat die Tische in „{ $folder }“ offen; nimm diesen, beende ihn zuerst oder wähle einen anderen Ordner mit --data.
database-away = Die Datenbank { $database } ist nicht zu erreichen: { $detail }; prüfe die Adresse, und ob sie läuft.
database-older = Die Datenbank { $database } stammt von einem älteren Stammtisch (Form { $found }; dieser kennt Form { $expected }); rufe einmal „stammtisch house upgrade“ mit demselben --database auf.
database-form = „{ $database }“ ist keine Adresse einer Datenbank; schreibe postgresql://benutzer:passwort@rechner/name.
workers-share = Mehrere Arbeitsprozesse brauchen eine Datenbank, die sie teilen: gib --database postgresql://… an.
metrics-form = „{ $text }“ ist keine Adresse für Messwerte; schreib eine dieses Rechners mit Port, etwa 127.0.0.1:9100.
