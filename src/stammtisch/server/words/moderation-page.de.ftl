### Die Sätze der Seite über Leute: ausblenden, stumm schalten, melden, schließen.

ui-person-more = Mehr zu { $name }
ui-hush = Chat für mich ausblenden
ui-mute-for-all = Für alle stumm schalten
ui-muted = stumm
ui-report-name = Diesen Namen melden
ui-report-chat = Das Geschriebene melden
ui-reported = Danke. Wer dieses Haus betreibt, sieht es sich an.
ui-close-table = Diesen Tisch schließen
ui-close-table-about = Dann kann hier nichts mehr gespielt werden, und nur wer hier sitzt, sieht den Tisch noch.
ui-close-table-yes = Ja, schließen
ui-open-table-again = Diesen Tisch wieder öffnen
