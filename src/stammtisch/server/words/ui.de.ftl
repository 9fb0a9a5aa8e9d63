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
ui-no-page-yet = Dieses Spiel kann hier noch nicht gezeigt werden.
ui-open-tables = Mitspielen oder zuschauen
ui-no-open-tables = Gerade ist kein Tisch für Fremde offen.
ui-join = Hinsetzen
ui-watch = Zuschauen
ui-saved-game = Gespeicherte Partie öffnen
ui-open-record = Eine Partie zum Durchblättern wählen:
ui-choose-file = Datei wählen …
ui-my-tables = Meine Tische
ui-to-lobby = Zur Übersicht
ui-no-table = Hier steht kein Tisch
ui-no-answer = Das Haus antwortet nicht. Bitte gleich noch einmal versuchen.
ui-a-moment = Einen Augenblick …
ui-invited = Für dich ist ein Stuhl frei
ui-your-name = Dein Name
ui-sit-down = Hinsetzen

## Ein eigener Tisch

ui-setup-friends = mit Freunden
ui-setup-screen = an einem Bildschirm
ui-setup-own = eigener Tisch
ui-seats = Wer spielt mit?
ui-players-count = { $count } Spieler
ui-who-sits = Wer spielt { $seat }?
ui-wish-me = ich
ui-wish-invite = ein Freund, mit Link
ui-wish-open = irgendwer
ui-wish-bot = ein Bot
ui-level = Stärke des Bots
ui-level-rated = { $bot } (Elo { NUMBER($rating, useGrouping: 0) })
ui-level-instead = „{ $wanted }“ hat nicht gelernt, an so einem Tisch zu spielen; „{ $bot }“ nimmt den Platz ein.
ui-edition = Nach welchen Regeln?
ui-options = Einzelne Regeln
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
ui-link-mine = Mein Platz { $seat } auf einem anderen Gerät: für dich behalten
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
ui-speed = Bewegung
ui-speed-0 = keine
ui-speed-1 = langsam
ui-speed-2 = normal
ui-speed-3 = schnell
ui-confirm-moves = Vor jedem Zug nachfragen
ui-show-forecast = Zeigen, was eine Abrechnung jetzt brächte
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
       *[other] Alle { $count } Antworten als Liste
    }
ui-type-it = Zug eintippen
ui-notation = Dein Zug in Schreibweise
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
ui-game-over = Die Partie ist zu Ende.
ui-rule = Regel { $rule }
ui-players = Spieler
ui-you = du
ui-away = nicht da
ui-thinks = überlegt
ui-forecast-about = Was eine Abrechnung jetzt brächte
ui-hand-over = Bot einspringen lassen
ui-hand-over-mine = Bot für mich spielen lassen
ui-take-back-seat = Zurück an den Menschen
ui-undo = Zurücknehmen
ui-ledger-goldbraeu = Letzter Zahltag
ui-ledger-golden_city = Schlusswertung
ui-share = Tisch
ui-offline = Verbindung verloren. Der Tisch wird wieder gesucht; zu sehen ist der letzte Stand.
ui-curtain = { $seat } ist an der Reihe
ui-curtain-about = Gib den Bildschirm weiter. Sonst schaut niemand hin.
ui-curtain-lift = Ich bin { $seat }: öffnen
ui-log = Was geschah
ui-log-all = Alle { $count } Zeilen zeigen
ui-fold-open = Einzeln
ui-log-took-back = { $seat } nimmt das zurück.
ui-log-seated = { $seat } setzt sich.
ui-log-seated-bot = Ein Bot ({ $bot }) spielt { $seat }.
ui-log-renamed = { $seat } heißt { $name }.
ui-log-stumbled = Der Bot von { $seat } ist gestolpert; der Zufall antwortet für ihn.
ui-log-changed = Der Gastgeber hat den Tisch anders eingestellt.
ui-peek = So war es: { $number } von { $last }
ui-peek-slider = Zeitpunkt der Partie
ui-peek-back = Zurück zu jetzt
ui-orders =
    { $count ->
        [0] Feste Antworten
        [one] Feste Antworten: eine
       *[other] Feste Antworten: { $count }
    }
ui-orders-about = Nur du siehst sie. Das Haus antwortet für dich, bis etwas Unerwartetes geschieht.
ui-orders-kind = Auf welche Frage
ui-orders-thing = Worum geht es
ui-orders-answer = Antwort
ui-orders-limit = Für höchstens so viele Münzen
ui-orders-set = Festlegen
ui-order-duel = Übernahme
ui-order-any = überall
ui-order-block = verhindern, wenn ich kann
ui-order-allow = geschehen lassen
ui-order-auction = Versteigerung
ui-order-expel = überbieten
ui-remove = Entfernen
ui-go-on = Weiter
ui-skip = Überspringen

## Das Ende

ui-winner =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen gemeinsam
    }
ui-chart = Wie es lief
ui-chart-about = Wie es lief; am Ende: { $scores }
ui-by-source = Woher es kam
ui-source-shares = Anteile
ui-source-boss = Als Chef
ui-source-chip = Kellnerin, Trunkenbold
ui-source-cards = Gekaufte Karten
ui-rematch = Noch einmal
ui-to-board = Zum Spielbrett
ui-to-result = Zum Ergebnis
ui-open-ledger = Abrechnung öffnen
ui-turning-points = Wendepunkte:
ui-takes-lead = { $seat } geht in Führung
ui-replay = Nachspielen
ui-download = Partie herunterladen
ui-play-on = Abspielen
ui-pause = Anhalten
ui-step-back = Ein Schritt zurück
ui-step-on = Ein Schritt weiter
ui-seen-by = Gesehen von
ui-seen-open = allen Karten
ui-seen-spectator = Zuschauern
ui-continue-as = Weiterspielen als
ui-continue-here = Von hier gegen Bots weiterspielen

## Goldbräu

ui-gb-board = Der Dorfplatz
ui-gb-space =
    { $double ->
        [0] Feld { $space }, { $owner }
       *[other] Feld { $space } mit Sonnenschirm, { $owner }
    }
ui-gb-nobody = frei
ui-gb-inn = { $name } { $income } Taler, Bier von { $brewery }, Chef { $boss }, Anteile: { $shares }
ui-gb-brewery = { $name }: noch { $stock } Schilder, Chef { $boss }, Anteile: { $shares }
ui-gb-no-boss = niemand
ui-gb-no-shares = keine
ui-gb-plans = Aktionskarten
ui-gb-display = Karten des Tages
ui-gb-price = je { $price } Taler
ui-gb-empty = leer
ui-gb-supply =
    { $count ->
        [one] Vorrat, eine Karte
       *[other] Vorrat, { $count } Karten
    }
ui-gb-hand = Meine Hand
ui-gb-cash = { $count } Taler
ui-gb-markers = noch { $count } Anteilsmarker
ui-gb-figures =
    { $count ->
        [one] noch { $count } Cheffigur
       *[other] noch { $count } Cheffiguren
    }
ui-gb-cards =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
ui-gb-week = Woche { $week }
ui-gb-day-plan = Der Tag
ui-gb-ready = { $ready } von { $all } Karten liegen
ui-gb-laid = bereit
ui-gb-thinking = überlegt
ui-gb-actions =
    { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
    }
ui-gb-duel = Duell um { $business }
ui-gb-duel-bar = { $boss } hat { $count } Anteile, alle anderen zusammen { $rest }
ui-gb-duel-holds = { $boss } hat mehr als die Hälfte der Anteile.
ui-gb-duel-open = { $boss } hat nicht mehr als die Hälfte.
ui-gb-duel-sealed =
    { $count ->
        [0] { $seat }: keine verdeckte Karte
        [one] { $seat }: eine verdeckte Karte
       *[other] { $seat }: { $count } verdeckte Karten
    }
ui-gb-duel-opened =
    { $count ->
        [one] eine Karte gezeigt
       *[other] { $count } Karten gezeigt
    }
ui-gb-payday = Zahltag
ui-gb-payday-week = Zahltag, Woche { $week }
ui-gb-payday-now = Wäre jetzt Zahltag
ui-gb-business = Betrieb
ui-gb-income = Einnahmen
ui-gb-half = Hälfte an
ui-gb-bank = Bank
ui-gb-boss-short = Chef
ui-gb-chips = Chips
ui-gb-total = Summe

## Zeig mir, wie es geht

ui-teach = Das Spiel lernen
ui-understood = Verstanden
ui-teach-stop = Ich komme zurecht
ui-teach-goldbraeu-start = Willkommen im Dorf. Sechs Wirtshäuser teilen sich einen Platz für ihre Biergärten, vier Brauereien beliefern sie. Dir gehört kein Wirtshaus: Dir gehören Anteile. Nach jeder Woche ist Zahltag, nach drei Zahltagen gewinnt der vollste Beutel.
ui-teach-goldbraeu-step-keep-cards = Das sind deine ersten Anteile. Zwei bleiben geheim auf der Hand, die anderen kommen als Marker auf die Dächer. Behalte Karten von Betrieben, in denen du wachsen willst: Ein verdeckter Anteil kann später eine Übernahme entscheiden.
ui-teach-goldbraeu-step-first-figures = Jetzt werden Chefs eingesetzt. Der Chef eines Gartens darf ihn erweitern, der Chef einer Brauerei darf Verträge schließen. Wähle einen Betrieb, an dem du Anteile hast: Was sich am Zahltag nicht teilen lässt, bekommt der Chef.
ui-teach-goldbraeu-step-choose-action = Jeden Tag legen alle geheim eine Aktionskarte. Wer als Einziger erweitert oder einen Chef ernennt, darf es zweimal tun. Kaufen wird teurer, je mehr es wollen: 2, 5 oder 8 Taler.
ui-teach-goldbraeu-more-choose-action = Das Plus neben jedem Spieler zeigt, was ein Zahltag jetzt brächte. Zeige auf einen Zug, um zu sehen, was er daran änderte.
ui-teach-goldbraeu-step-expansion = Jedes gewöhnliche Feld bringt 4 Taler, eines mit rotem Sonnenschirm 8. Erweitere deinen Garten auf ein leuchtendes Feld daneben. Die Zäune folgen von selbst.
ui-teach-goldbraeu-step-name-boss = Werde irgendwo Chef: Ein Anteil genügt. Der alte Chef kann es nur verhindern, wenn er mehr Anteile hat als alle anderen zusammen. Oder lass als Chef von beiden deine Brauerei deinen Garten beliefern: Dorthin geht die Hälfte seiner Einnahmen.
ui-teach-goldbraeu-step-answer = Jemand will deinen Posten. Du darfst es verhindern, wenn du mehr Anteile hast als alle anderen zusammen. Ein verdeckter Anteil kann den Ausschlag geben.
ui-teach-goldbraeu-step-buy-share = Kaufe einen Anteil von den zwei offenen Karten oder eine Karte vom Vorrat, ungesehen; die darfst du geheim halten. Auch Kellnerin und Trunkenbold sind Karten: Sie bewegen die beiden Figuren.
ui-teach-goldbraeu-step-move-chip = Die Kellnerin bringt einem Garten 20 Taler mehr, der Trunkenbold 12 weniger. Wo sollen sie am Zahltag sein?
ui-teach-goldbraeu-step-last-cards = Gleich ist Zahltag. Ein Anteil auf der Hand bringt nichts, auf dem Dach schon. Aber Vorsicht: Ist der letzte Anteil eines Betriebs heraus, müssen einzelne Marker gehen.
