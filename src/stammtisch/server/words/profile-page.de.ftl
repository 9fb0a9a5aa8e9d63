### Die Seite eines Profils und die Rangliste: geholt, wenn jemand sie öffnet.

ui-profile-about = Zum Spielen braucht niemand eins. Ein Profil merkt sich deinen Namen und deine Tische auf allen deinen Geräten, zählt deine Ergebnisse und lässt dich um eine Wertung spielen.
ui-profile-signed-in = Angemeldet als { $name }
ui-profile-make = Ein Profil anlegen
ui-profile-make-passkey = Profil mit Passkey anlegen
ui-profile-have = Ich habe ein Profil
ui-profile-sign-in = Mit Passkey anmelden
ui-profile-passkey-about = Dein Gerät bewahrt ihn auf: Fingerabdruck, Gesicht oder PIN statt eines Passworts.
ui-profile-no-passkeys = Passkeys brauchen eine Adresse, die mit https beginnt (oder localhost), darum gibt es sie hier nicht; deine Links funktionieren wie immer.
ui-profile-by-mail = Per E-Mail
ui-profile-mail = E-Mail-Adresse
ui-profile-send-code = Schick mir einen Code
ui-profile-code = Code aus der E-Mail
ui-profile-code-sent = Eine E-Mail an { $email } ist unterwegs. Der Code gilt zehn Minuten.
ui-profile-use-code = Anmelden
ui-profile-add-mail = Diese Adresse hinzufügen
ui-profile-mail-about = Ein zweiter Weg hinein, falls du deine Geräte verlierst; sonst wird nichts dorthin geschickt.
ui-profile-save = Speichern
ui-profile-tables = { $count ->
    [one] { $count } Tisch ist gemerkt.
   *[other] { $count } Tische sind gemerkt.
} Du findest sie unter „Meine Tische“ auf der ersten Seite.
ui-profile-results = Ergebnisse
ui-profile-games = { $count ->
    [0] Noch keine beendete Partie.
    [one] { $count } beendete Partie
   *[other] { $count } beendete Partien
}
ui-profile-against = Gegen
ui-profile-people = Leute
ui-profile-ahead = davor
ui-profile-equal = gleich
ui-profile-behind = dahinter
ui-profile-past = Platz { $place } von { $players }
ui-profile-rating = Wertung
ui-profile-rating-value = { NUMBER($rating, useGrouping: 0) } ± { NUMBER($deviation, useGrouping: 0) }
ui-profile-rating-about = In neunzehn von zwanzig Fällen liegt die Wahrheit innerhalb von ±; mit jeder gewerteten Partie wird sie sicherer.
ui-profile-no-rating = Setz dich an einen gewerteten Tisch, um eine zu bekommen.
ui-profile-rated-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
ui-profile-ladder = Rangliste
ui-profile-ladder-empty = Hier hat noch niemand eine gewertete Partie beendet.
ui-profile-ladder-me = du
ui-profile-player = Wer
ui-profile-ways = Wie du dich anmeldest
ui-profile-passkey = Passkey
ui-profile-since = seit { $date }
ui-profile-add-passkey = Passkey hinzufügen
ui-profile-remove = Entfernen
ui-profile-sessions = Wo du angemeldet bist
ui-profile-here = dieser Browser
ui-profile-last = zuletzt benutzt { $date }
ui-profile-browser = Ein Browser
ui-profile-sign-out = Abmelden
ui-profile-sign-out-others = Überall sonst abmelden
ui-profile-data = Deine Daten
ui-profile-export = Alle meine Daten herunterladen
ui-profile-delete = Mein Profil löschen
ui-profile-delete-about = Alles verschwindet auf einmal: Name, Passkeys, Anmeldungen, Ergebnisse und Wertungen. Beendete Partien bleiben unter „jemand“; Links zu deinen Plätzen gelten weiter.
ui-profile-delete-sure = Ja, alles löschen
ui-profile-deleted = Dein Profil und alle deine Daten sind gelöscht.
ui-profile-failed = Das Gerät hat nicht geantwortet; versuche es noch einmal.
