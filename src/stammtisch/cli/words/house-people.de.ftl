### `stammtisch house`: über Leute

house-no-seat = Am Tisch „{ $table }“ gibt es keinen Platz „{ $seat }“; „stammtisch house show { $table }“ nennt sie.
block-form = „{ $text }“ ist keine Adresse und kein Netz; schreib 203.0.113.7, 203.0.113.0/24, 2001:db8::/48 oder profile:NAME.
block-everybody = „{ $text }“ wären alle, oder dieser Rechner selbst: Hinter einem Proxy, der niemanden nennt, kommen alle Gäste von dort.
house-no-profile = Es gibt kein Profil „{ $who }“; „stammtisch house show KENNUNG“ nennt die eines Tisches.
house-not-blocked = „{ $who }“ ist nicht gesperrt; „stammtisch house blocks“ nennt, wer es ist.
house-blocked = „{ $who }“ wird nicht mehr hereingelassen.
house-unblocked = „{ $who }“ wird wieder hereingelassen.
house-blocks = { $count ->
    [0] Niemand ist gesperrt.
    [one] Eine Sperre.
   *[other] { $count } Sperren.
}
house-muted = { $seat } ist am Tisch „{ $table }“ stumm geschaltet.
house-unmuted = { $seat } darf am Tisch „{ $table }“ wieder schreiben.
house-closed = Der Tisch „{ $table }“ ist geschlossen.
house-reopened = Der Tisch „{ $table }“ ist wieder offen.
house-renamed = { $seat } heißt am Tisch „{ $table }“ jetzt „{ $name }“.
house-nameless = { $seat } hat am Tisch „{ $table }“ keinen Namen mehr.
house-reports = { $count ->
    [0] Nichts wurde gemeldet.
    [one] Eine Meldung.
   *[other] { $count } Meldungen.
}
house-settled = { $count ->
    [0] Es gab keine Meldung.
    [one] Eine Meldung ist erledigt.
   *[other] { $count } Meldungen sind erledigt.
}
report-name = Name, gemeldet von { $by }: „{ $evidence }“
report-chat = Chat, gemeldet von { $by }: „{ $evidence }“
report-watcher = jemandem, der zusah
table-closed = geschlossen
seat-muted = stumm
