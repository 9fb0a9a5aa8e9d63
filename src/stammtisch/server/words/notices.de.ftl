### Erfahren, dass man dran ist: was in Briefen steht, was die Seite dazu sagt und was nicht geht.

notice-your-turn-subject = { $game }: du bist dran
notice-your-turn-text = Am Tisch { $table } ({ $game }) bist du dran. Du spielst { $seat }.
notice-test-subject = { $game }: so erfährst du es
notice-test-text = Ein Versuch vom Tisch { $table } ({ $game }): So erfährst du, dass du dran bist. Du spielst { $seat }.
notice-confirm-subject = { $game }: dürfen wir dir schreiben?
notice-confirm-text = Jemand, wahrscheinlich du, möchte unter dieser Adresse erfahren, wann { $seat } am Tisch { $table } ({ $game }) dran ist. Öffne diesen Link, wenn du einverstanden bist. Tust du nichts, schreiben wir nicht mehr.
notice-link-once = Der Link öffnet deinen Platz ein einziges Mal, sieben Tage lang, in welchem Browser du willst. Behalte ihn für dich.
notice-off = Keine Briefe mehr zu diesem Tisch: { $link }

no-notices = Dieses Haus verschickt keine solchen Briefe.
mail-address = An diese Adresse lässt sich nicht schreiben; schreib sie wie otto@example.org.
push-form = Der Push-Dienst dieses Browsers hat einen Schlüssel genannt, der nicht passt; versuch es noch einmal oder wähle einen anderen Weg.
hook-form = Das ist keine Webadresse.
hook-https = Ein Webhook muss mit https beginnen.
hook-host = Dieses Haus ruft { $host } nicht auf, sondern nur: { $known }.
hook-discord = Ein Webhook von Discord sieht aus wie https://discord.com/api/webhooks/…
hook-matrix = Für Matrix brauchen wir die Adresse deines Heimservers, die Kennung des Raums (sie beginnt mit einem Ausrufezeichen) und ein Token.
too-many-notices = Höchstens { $most } Wege für einen Platz; schalte zuerst einen ab.
notice-failed = Es ließ sich nicht verschicken ({ $detail }).

ui-notices = Sag mir, wenn ich dran bin
ui-notices-sitting = Bist du nicht am Tisch, erfährst du zwei Minuten, nachdem du dran bist, davon; einmal, bis du gespielt hast.
ui-notices-days = Bist du nicht am Tisch, erfährst du sofort, dass du dran bist; einmal, bis du gespielt hast.
ui-notices-none = Dieses Haus verschickt keine Briefe.
ui-notice-push = Dieser Browser
ui-notice-push-add = Sag es mir in diesem Browser
ui-notice-push-refused = Der Browser erlaubt es nicht oder hat keinen Push-Dienst.
ui-notice-mail = E-Mail
ui-notice-mail-address = Deine E-Mail-Adresse
ui-notice-hook = Webhook
ui-notice-hook-form = Art
ui-notice-form-discord = Discord
ui-notice-form-matrix = Matrix
ui-notice-form-generic = ein anderer (JSON)
ui-notice-hook-url = Webadresse
ui-notice-hook-home = Heimserver
ui-notice-hook-room = Raum (!…)
ui-notice-hook-token = Token
ui-notice-hook-private = Dort lese nur ich mit: Der Link darf meinen Platz öffnen
ui-notice-hook-hosts = Dieses Haus ruft auf: { $hosts }
ui-notice-add = Sag es mir dort
ui-notice-test = Ausprobieren
ui-notice-switch-off = Abschalten
ui-notice-sent = Verschickt. Es müsste gleich ankommen.
ui-notice-unconfirmed = öffne zuerst den Link im Brief
