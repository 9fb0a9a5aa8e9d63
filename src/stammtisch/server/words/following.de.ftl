### Mitverfolgen, was andere tun: Tempo, Ton, Hinweise.

ui-telling-pace = Tempo, in dem diese Seite erzählt, was die anderen tun
ui-telling-slow = langsam
ui-telling-normal = normal
ui-telling-fast = schnell
ui-telling-step = Schritt für Schritt
ui-next = Weiter
ui-skip-to-my-turn = Vorspulen, bis ich dran bin
ui-skip-to-now = Vorspulen bis jetzt
ui-motion = Bewegung zeigen
ui-sound = Ton
ui-notify = Benachrichtigung des Browsers, wenn ich dran und gerade woanders bin
ui-notify-refused = Dein Browser lässt von dieser Seite keine Benachrichtigungen zu; das kannst du in seinen Einstellungen für diese Seite ändern.
ui-title-your-turn = ● Du bist dran · { $game }
ui-place =
    { $place ->
        [1] Du gewinnst
       *[other] Du kommst auf Platz { $place }
    }
ui-place-shared = Du gewinnst zusammen mit { $names }
ui-log-before = Was vor diesem Tisch geschah.
