### Die eigenen Sätze der Seite auf Deutsch.

ui-home = Stammtisch: zur Übersicht
ui-welcome = Setz dich an den Tisch
ui-welcome-about = Brettspiele für einen Abend, mit Freunden oder gegen Bots. Ohne Konto, ohne Formular.
ui-title-table = Am Tisch
ui-title-replay = Nachspielen
ui-play = Spielen
ui-play-about = Sofort, gegen Bots ({ $bot }).
ui-invite-friends = Freunde einladen
ui-same-screen = Ein Bildschirm
ui-teach-me = Zeig mir, wie es geht
ui-own-table = Eigener Tisch …
ui-open-tables = Mitspielen oder zuschauen
ui-no-open-tables = Gerade ist kein Tisch für Fremde offen.
ui-join = Hinsetzen
ui-watch = Zuschauen
ui-saved-game = Gespeicherte Partie öffnen
ui-open-record = Wähle eine Partie zum Durchblättern:
ui-choose-file = Datei wählen …
ui-my-tables = Meine Tische
ui-to-lobby = Zur Übersicht
ui-no-table = Hier steht kein Tisch
ui-no-answer = Das Haus antwortet nicht. Versuche es gleich noch einmal.
ui-a-moment = Einen Augenblick …
ui-invited = Für dich ist ein Stuhl frei
ui-your-name = Dein Name
ui-sit-down = Hinsetzen

## Ein eigener Tisch

ui-setup-friends = mit Freunden
ui-setup-screen = an einem Bildschirm
ui-setup-own = eigener Tisch
ui-seats = Wer spielt mit?
ui-players-count =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
ui-who-sits = Wer spielt { $seat }?
ui-wish-me = ich
ui-wish-invite = ein Freund, mit Link
ui-wish-open = wer will
ui-wish-bot = ein Bot
ui-level = Stärke des Bots
ui-level-rated = { $bot } (Elo { NUMBER($rating, useGrouping: 0) })
ui-level-instead = „{ $wanted }“ hat nicht gelernt, an so einem Tisch zu spielen; „{ $bot }“ nimmt den Platz ein.
ui-edition = Nach welchen Regeln?
ui-options = Regeln im Einzelnen
ui-who-may-watch = Wer darf zuschauen?
ui-watch-link = wer den Link hat
ui-watch-everyone = alle
ui-watch-nobody = niemand
ui-open-table = Tisch eröffnen
ui-never-mind = Doch nicht
ui-gathering = Deine Freunde fehlen noch
ui-gathering-about = Schick jedem einen Link. Es geht los, sobald alle Stühle besetzt sind.
ui-begin-with-bots = Jetzt anfangen, Bots nehmen die freien Stühle
ui-holder-person = ist da
ui-holder-bot = Bot
ui-holder-open = frei
ui-holder-invited = eingeladen
ui-link-invite = Link für { $seat }
ui-link-watch = Link zum Zuschauen
ui-link-mine = Mein Platz { $seat } auf einem anderen Gerät: behalte den Link für dich
ui-link-replay = Link zum Nachspielen
ui-copy = Kopieren
ui-copied = Kopiert
ui-close = Schließen

## Einstellungen

ui-settings = Sprache, Licht und Tempo
ui-language = Sprache
ui-theme = Licht
ui-theme-auto = wie mein Gerät
ui-theme-light = Tag
ui-theme-dark = Abend
ui-confirm-moves = Vor jedem Zug nachfragen
ui-show-forecast = Zeigen, was eine Abrechnung jetzt bringen würde
ui-plain-table = Schlichter Tisch: Listen und Knöpfe statt Zeichnungen
ui-pace = Tempo der Bots
ui-pace-0 = sofort
ui-pace-1 = flott
ui-pace-2 = gemütlich
ui-pace-3 = langsam

## Bots

ui-bot-level = Bot, { $bot }

## Am Tisch

ui-question = Die Frage
ui-answers = Antworten
ui-all-answers =
    { $count ->
        [one] Die einzige Antwort als Liste
        [2] Beide Antworten als Liste
       *[other] Alle { $count } Antworten als Liste
    }
ui-type-it = Zug eintippen
ui-notation = Dein Zug in Kurzschrift
ui-notation-example = z. B. { $example }
ui-play-it = Spielen
ui-choose-other = Etwas anderes wählen
ui-not-yet = Noch nicht
ui-chosen-may-change = Du hast gewählt. Bis alle so weit sind, kannst du es dir noch anders überlegen.
ui-waiting-for =
    { $count ->
        [one] { $names } überlegt
       *[other] { $names } überlegen
    }
ui-refused =
    { $count ->
        [one] Eines geht jetzt nicht
       *[other] { $count } Dinge gehen jetzt nicht
    }
ui-plain-board = Der Tisch in Worten
ui-yes = Ja
ui-no = Nein
ui-game-over = Die Partie ist zu Ende.
ui-rule = Regel { $rule }
ui-players = Spieler
ui-you = du
ui-you-bot = du (ein Bot spielt für dich)
ui-you-act = du bist dran
ui-away = nicht da
ui-thinks = überlegt
ui-forecast-about = Was eine Abrechnung jetzt bringen würde
ui-hand-over = Einen Bot einspringen lassen
ui-hand-over-mine = Einen Bot für mich spielen lassen
ui-take-back-seat = Selbst weiterspielen
ui-give-back-seat = Platz zurückgeben
ui-undo = Zug zurücknehmen
ui-share = Tisch
ui-offline = Verbindung verloren. Der Tisch wird wieder gesucht; zu sehen ist der letzte Stand.
ui-curtain = { $seat }, du bist dran
ui-curtain-about = Gib den Bildschirm weiter. Sonst schaut niemand hin.
ui-curtain-lift = Ich bin { $seat }: öffnen
ui-log = Was geschah
ui-log-all =
    { $count ->
        [one] Die einzige Zeile zeigen
       *[other] Alle { $count } Zeilen zeigen
    }
ui-fold-open = Im Einzelnen
ui-log-took-back = { $seat } nimmt den letzten Zug zurück.
ui-log-seated = { $seat } setzt sich.
ui-log-seated-bot = Ein Bot ({ $bot }) spielt { $seat }.
ui-log-renamed = { $seat } heißt { $name }.
ui-log-stumbled = Der Bot von { $seat } ist gestolpert; der Zufall antwortet für ihn.
ui-log-changed = Die Einstellungen des Tisches haben sich geändert.
ui-peek = Rückblick: Zug { $number } von { $last }
ui-peek-slider = Zeitpunkt der Partie
ui-peek-back = Zurück ins Jetzt
ui-orders =
    { $count ->
        [0] Feste Antworten
        [one] Feste Antworten: eine
       *[other] Feste Antworten: { $count }
    }
ui-orders-about = Nur du siehst sie. Das Haus antwortet für dich, bis etwas Unerwartetes geschieht.
ui-orders-kind = Auf welche Frage
ui-orders-thing = Bei wem oder was
ui-orders-answer = Antwort
ui-orders-limit = Für höchstens
ui-orders-set = Festlegen
ui-order-any = überall
ui-remove = Entfernen
ui-go-on = Weiter
ui-skip = Überspringen

## Das Ende

ui-winner =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen gemeinsam
    }
ui-places = Plätze
ui-chart = Wie es lief
ui-chart-about = Wie es lief; am Ende: { $scores }
ui-by-source = Woher alles kam
ui-rematch = Noch einmal
ui-to-board = Zum Spielplan
ui-to-result = Zum Ergebnis
ui-open-ledger = Abrechnung öffnen
ui-turning-points = Wendepunkte:
ui-takes-lead = { $seat } geht in Führung
ui-replay = Nachspielen
ui-download = Partie herunterladen
