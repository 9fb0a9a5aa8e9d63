### Die Sätze der Seite über das Spielen miteinander: meine Tische, Namen, Gespräch, die nächste Partie, Einladungen.

ui-my-turn = du bist dran
ui-turn-of =
    { $count ->
        [one] { $names } ist dran
       *[other] { $names } sind dran
    }
ui-table-gathering = wartet auf Freunde
ui-table-gone = Diesen Tisch gibt es nicht mehr, oder der Schlüssel passt nicht mehr.
ui-forget-table = Aus meiner Liste entfernen
ui-all-my-tables =
    { $count ->
        [one] Den einzigen Tisch zeigen
       *[other] Alle { $count } Tische zeigen
    }
ui-i-won = du hast gewonnen
ui-others-won =
    { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gemeinsam gewonnen
    }
ui-with-bots =
    { $count ->
        [one] ein Bot
       *[other] { $count } Bots
    }
ui-rename = Meinen Namen ändern
ui-rename-take = OK
ui-away-waiting = nicht da, wäre aber dran
ui-waiting-away =
    { $count ->
        [one] { $names } ist nicht da. Ein Bot kann einspringen.
       *[other] { $names } sind nicht da. Bots können einspringen.
    }
ui-watching = Du schaust zu
ui-to-next-table = Zur nächsten Partie
ui-follow = { $name } spielt noch eine Partie: auf zum nächsten Tisch …
ui-log-next-table = { $seat } ruft zur nächsten Partie; alle ziehen an einen neuen Tisch um.
ui-invited-by = { $name } hält dir einen Stuhl frei
ui-your-chair = Dein Stuhl ({ $seat })
ui-chair-taken = Dieser Stuhl ist besetzt: Der Link wurde schon benutzt.
ui-watch-instead = Beim Spiel zuschauen
ui-invited-rules = Die Regeln des Spiels
ui-gathering-guest = Das Spiel beginnt, sobald alle Stühle besetzt sind. Lass diese Seite einfach offen.
ui-chat = Chat
ui-chat-say = Sag etwas
ui-chat-send = Senden
ui-chat-mute = Für mich ausblenden
ui-chat-unread =
    { $count ->
        [one] eine neue Nachricht
       *[other] { $count } neue Nachrichten
    }
ui-allow-chat = Chat an diesem Tisch
ui-emotes = Gesichter
ui-emote-hello = Hallo!
ui-emote-cheers = Prost!
ui-emote-bravo = Gut gespielt!
ui-emote-thanks = Danke!
ui-emote-sorry = Tut mir leid!
ui-emote-laugh = Haha!
ui-emote-wow = Oh!
ui-emote-think = Hm …
ui-emote-hurry = Du bist dran!
ui-emote-luck = Viel Glück!
ui-qr = Als QR-Code zeigen
ui-card-title = { $game }: ein Tisch bei Stammtisch
ui-card-host = { $name } hält dir einen Stuhl frei. Setz dich dazu oder schau zu, ganz ohne Konto.
ui-card-about = Setz dich dazu oder schau zu, ganz ohne Konto.
ui-house-away = Das Haus ist gerade zu
ui-house-away-about = Niemand antwortet: Dieses Gerät ist offline, oder das Haus ist nicht da. Es geht nichts verloren; diese Seite macht von selbst weiter, sobald jemand antwortet.
ui-house-again = Jetzt noch einmal versuchen
