### Der Mailserver eines Hauses: was `stammtisch serve` dazu sagt.

smtp-form = „{ $text }“ ist keine Adresse eines Mailservers; schreib smtp://benutzer:passwort@rechner:port (oder smtps://…), Sonderzeichen im Passwort kodiert wie in jeder Webadresse.
mail-from-missing = Briefe brauchen einen Absender: gib --mail-from spiele@example.org an.
mail-from-form = „{ $text }“ kann nicht der Absender eines Briefs sein; schreib spiele@example.org, mit oder ohne einen Namen davor.
mail-without-server = Ein Absender allein schickt keine Briefe: gib --smtp smtp://… an, oder lass --mail-from weg.
hooks-form = „{ $text }“ ist nichts, was Webhooks aufrufen könnten; schreib einen Rechner wie matrix.org, einen ganzen Ursprung wie https://hooks.example.org:8443, any, oder none allein.
