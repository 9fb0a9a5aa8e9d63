### Profile: wer wiedererkannt werden will, und gewertetes Spiel.

no-profiles = In diesem Haus gibt es keine Profile; zum Spielen braucht niemand eins.
not-signed-in = Melde dich zuerst an.
no-session = Dort bist du nicht mehr angemeldet.
no-codes = Dieses Haus verschickt keine E-Mails; melde dich mit einem Passkey an.
letter-failed = Die E-Mail konnte gerade nicht verschickt werden; versuche es später noch einmal.
passkey-late = Das hat zu lange gedauert oder ist schon geschehen; bitte beginne noch einmal.
passkey-refused = Dieser Passkey kann nicht angenommen werden; bitte versuche es noch einmal.
passkey-unknown = Diesen Passkey hat hier niemand; lege ein neues Profil an oder nimm einen anderen Passkey.
passkey-last = Das ist der einzige Weg in dein Profil; füge zuerst einen weiteren Passkey oder eine E-Mail-Adresse hinzu.
passkey-many = { $most } Passkeys sind genug; entferne zuerst einen.
passkey-address = Passkeys brauchen eine Adresse mit einem Namen und https (oder localhost).
code-wrong = Dieser Code ist falsch, zu alt oder schon benutzt; lass dir einen neuen schicken.
email-taken = Diese Adresse gehört zu einem anderen Profil; melde dich dort an.
rated-people = Ein gewerteter Tisch ist für drei oder vier Leute, jeder am eigenen Bildschirm, ohne Bots.
rated-profile = Dieser Tisch wird gewertet; melde dich zuerst bei deinem Profil an.
rated-twice = Du hast an diesem gewerteten Tisch schon einen Platz.
rated-alone = Dieser Tisch wird gewertet: Hier wird niemandem geholfen.

letter-code-subject = { $code } ist dein Code für Stammtisch
letter-code = Dein Code für Stammtisch ist { $code }. Er gilt zehn Minuten, einmal.
letter-code-link = Oder öffne diesen Link und melde dich mit einem Klick an: { $link }
letter-code-not-you = Wenn du ihn nicht angefordert hast, musst du nichts tun.

ui-title-profile = Profil
ui-title-ladder = Rangliste
ui-profile = Profil
ui-a-player = jemand
ui-rated = gewertet
ui-rated-wish = Dieser Tisch wird gewertet
ui-rated-about = Drei oder vier Leute mit Profil, keine Bots. Niemandem wird geholfen: keine Prognose und keine Vorschau.
ui-rated-table = Dieser Tisch wird gewertet: Er zählt für deine Wertung, und niemandem wird geholfen.
