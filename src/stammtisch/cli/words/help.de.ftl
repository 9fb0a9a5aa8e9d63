### Was „--help“ auf Deutsch sagt. Nur schlichte Texte: Sie werden ohne Fluent gelesen, damit die Hilfe sofort da ist (core/words.py).
### Die erste Zeile eines Befehls steht in der Liste der Befehle. Für { $game }, { $seat } und { $rule } stehen Namen, die es hier gibt.

## Der Rahmen

help-usage = Aufruf:
help-options = Optionen:
help-commands = Befehle:
help-arguments = Argumente:
help-required = [nötig]
help-options-place = [OPTIONEN]
help-command-place = BEFEHL [ARGUMENTE] …
help-program = stammtisch, Version { $version }

## Was in Großbuchstaben für einen Wert steht

metavar-address = ADRESSE
metavar-bot = BOT
metavar-colour = FARBE
metavar-days = TAGE
metavar-dir = ORDNER
metavar-file = DATEI
metavar-game = SPIEL
metavar-high = BIS
metavar-id = KENNUNG
metavar-low = VON
metavar-name = NAME
metavar-port = PORT
metavar-record = AUFZEICHNUNG
metavar-seat = PLATZ
metavar-shell = SHELL
metavar-value = WERT
metavar-word = WORT

## Befehle

command-stammtisch =
    Zwei Brettspiele an einem Tisch.

    Platz nehmen: stammtisch play { $game }
    Sehen, was es gibt: stammtisch games
    Eine Regel nachschlagen: stammtisch rules WORT
command-analyse =
    Sagen, was eine beendete Partie lehrt.

    Jede Entscheidung wird danach beurteilt, was der Platz wissen konnte, und zwar von zwei Gutachtern; Karten, eigene Entscheidungen und die der anderen werden getrennt. Eine Analyse wird aufgehoben und darum nur einmal gemacht.

    Beispiele:
    stammtisch analyse { $game }-4711.txt --seat { $seat }
    stammtisch analyse { $game }-4711.txt --html partie.html
command-arena =
    Miss einen Bot von SPIEL an einem anderen.

    Jede Verteilung wird einmal mit dem Kandidaten auf jedem Platz gespielt, unter Kopien des anderen Bots. Dieselbe Startzahl gibt dieselben Spiele, wo und von wie vielen Prozessen sie auch gespielt werden; Bots lernen nie aus diesen Verteilungen.

    Beispiele:
    stammtisch arena { $game } --candidate regular --against random --deals 500 --both --jobs 2
    stammtisch arena { $game } --candidate regular --against random --sprt --resume nacht.jsonl
command-bench =
    Miss, wie schnell die Spiele auf diesem Rechner laufen.

    Gespielt werden zufällige Spiele am größten Tisch jedes Spiels, auf einem Kern.

    Beispiel:
    stammtisch bench --json
command-board =
    Prüfe eigene Spielpläne.

    Beispiel:
    stammtisch board check mein-plan.json
command-board-check =
    Sag, ob auf einem Spielplan gespielt werden kann.

    Wenn nicht, wird genannt, was im Spielplan in DATEI als Erstes falsch ist.

    Beispiel:
    stammtisch board check mein-plan.json
command-bots =
    Zeig die installierten Bots, den schwächsten zuerst.

    Du siehst, wie sie spielen und, wenn es gemessen wurde, wie stark sie sind.

    Beispiel:
    stammtisch bots --lang fr
command-completion =
    Gib ein Skript aus, mit dem SHELL per Tabulatortaste ergänzt.

    Es kennt Befehle, Optionen, Spiele, Ausgaben, Bots, Plätze und Regeln. Lass es deine Shell beim Start lesen; für bash kommt die Zeile des Beispiels in „~/.bashrc“.

    Beispiel:
    source <(stammtisch completion bash)
command-games =
    Zeig die installierten Spiele.

    Zu jedem, oder nur zu SPIEL: die Plätze, die Ausgaben und die Optionen mit ihren Werten.

    Beispiel:
    stammtisch games { $game } --lang fr
command-house =
    Kümmere dich um ein Haus.

    Werkzeuge für alle, die einen Server betreiben: Sie arbeiten auf seinem Ordner oder seiner Datenbank. Ein laufender Server darf weiterlaufen, außer wo ein Befehl sagt, dass er das Haus für sich braucht.

    Beispiel:
    stammtisch house stats --data /var/lib/stammtisch
command-house-backup =
    Schreib eine Sicherung nach DATEI.

    Der Server darf dabei laufen. Aus einem Ordner wird eine SQLite-Datei, aus einer PostgreSQL-Datenbank das, was deren pg_dump schreibt. Wer die Datei lesen kann, kann alle Karten lesen.

    Beispiel:
    stammtisch house backup sonntag.backup
command-house-block =
    Lass jemanden nicht herein.

    ADRESSE ist eine Adresse, ein Netz wie 203.0.113.0/24 oder 2001:db8::/48 oder profile:NAME. Ein laufender Server merkt es binnen zwei Sekunden; wer gerade da ist, erfährt es und wird getrennt.

    Beispiel:
    stammtisch house block 203.0.113.7 --note spam
command-house-blocks =
    Nenn alle, die nicht hereingelassen werden.

    Die neueste Sperre kommt zuerst.

    Beispiel:
    stammtisch house blocks
command-house-check =
    Prüfe, ob das Haus in Ordnung ist.

    Jeder Tisch wird nach den Regeln nachgespielt, mit der Prüfsumme hinter jeder Entscheidung, und keine Zeile darf fehlen. Das Erste, was nicht stimmt, wird genannt; dann ist der Rückgabewert 1.

    Beispiel:
    stammtisch house check
command-house-close =
    Schließ einen Tisch, oder öffne ihn wieder.

    Seine Leute können ihn ansehen, und sonst geschieht dort nichts mehr; niemand sonst sieht ihn. Ein laufender Server merkt es binnen zwei Sekunden.

    Beispiel:
    stammtisch house close 9zf5rj2n3n6u
command-house-copy =
    Kopiere ein Haus in ein leeres.

    Zwischen Ordnern und PostgreSQL-Datenbanken, in jede Richtung, ohne laufenden Server. Die Kopie bleibt nur, wenn die Prüfsumme aller Zeilen gleich ist.

    Beispiel:
    stammtisch house copy --from data --to postgresql://stammtisch@localhost/house
command-house-mute =
    Schalte jemanden an einem Tisch stumm.

    Gespielt wird weiter, aber ohne Chat und ohne neuen Namen, und was schon geschrieben wurde, ist nicht mehr zu sehen. Ein laufender Server merkt es binnen zwei Sekunden.

    Beispiel:
    stammtisch house mute 9zf5rj2n3n6u { $seat }
command-house-prune =
    Lösche alte Tische.

    Die, an denen so viele Tage lang nichts geschah, ob zu Ende oder nicht. Bei einem Ordner darf der Server nicht laufen.

    Beispiel:
    stammtisch house prune --older-than 90 --dry-run
command-house-remove =
    Lösche einen Tisch für immer.

    Bei einem Ordner darf der Server nicht laufen; bei einer Datenbank erfahren alle am Tisch, dass er weg ist.

    Beispiel:
    stammtisch house remove 9zf5rj2n3n6u
command-house-rename =
    Gib jemandem an einem Tisch einen anderen Namen.

    Ohne NAME keinen. Schalte auch stumm, wer keinen anderen wählen soll. Ein laufender Server merkt es binnen zwei Sekunden.

    Beispiel:
    stammtisch house rename 9zf5rj2n3n6u { $seat }
command-house-reports =
    Nenn die Namen und Worte, die gemeldet wurden.

    Was du daraufhin tust (rename, mute, close), erledigt die Meldung.

    Beispiel:
    stammtisch house reports
command-house-restore =
    Setz eine Sicherung an die Stelle des Hauses.

    Kein Server darf laufen. Die eigene Datei eines Ordners bleibt daneben liegen; eine PostgreSQL-Datenbank muss leer sein. Danach wird jeder Tisch geprüft.

    Beispiel:
    stammtisch house restore sonntag.backup
command-house-show =
    Zeig einen Tisch von außen.

    Wer wo sitzt und wer am Zug ist, aber weder Karten noch Schlüssel.

    Beispiel:
    stammtisch house show 9zf5rj2n3n6u
command-house-stats =
    Nenn das Haus in Zahlen.

    Tische, Zeilen ihrer Protokolle, Leute und Platz auf der Platte.

    Beispiel:
    stammtisch house stats
command-house-tables =
    Zähl die Tische auf.

    Der zuletzt benutzte kommt zuerst.

    Beispiel:
    stammtisch house tables --stuck
command-house-unblock =
    Lass jemanden wieder herein.

    Nenn ihn, wie „stammtisch house blocks“ es tut.

    Beispiel:
    stammtisch house unblock 203.0.113.7
command-house-upgrade =
    Bring das Haus auf die Form dieser Version.

    Mit seinem Ordner macht ein Server das selbst; eine Datenbank, die auch andere benutzen können, nur dieser Befehl. Aus einem leeren Ort wird ein leeres Haus.

    Beispiel:
    stammtisch house upgrade
command-ladder =
    Lass Bots von SPIEL die ganze Kreuztabelle spielen.

    Einer von jedem sitzt unter Kopien jedes anderen, auf jedem Platz jeder Verteilung. Ausgegeben werden Wertungen mit Bereichen und die Tabelle; mit --out entstehen ein Bericht in Markdown, die Zahlen in JSON und Bilder.

    Beispiel:
    stammtisch ladder { $game } --bots random,regular --deals 200 --jobs 2 --out rangliste
command-picture =
    Zeichne einen Augenblick einer AUFZEICHNUNG als SVG oder PNG.

    Du bekommst die Zeichnungen der Seite: den Tisch nach einigen Entscheidungen, so wie ein Platz ihn sah. Ohne Datei geht das SVG auf die Standardausgabe.

    Beispiel:
    stammtisch picture { $game }-4711.txt --at 120 --seat { $seat } --png tisch.png
command-play =
    Spiele SPIEL in diesem Terminal.

    Du wirst gefragt und siehst deine Möglichkeiten nummeriert; antworte mit einer Zahl oder in Worten, und gib „hilfe“ ein, um zu sehen, was es noch gibt. Mehrere können sich die Tastatur teilen: Nenne dann weniger Bots.

    Beispiele:
    stammtisch play { $game } --seats 3 --lang de
    stammtisch play { $game } --bots regular,random
    stammtisch play --resume { $game }-4711.txt
command-problem =
    Aufgaben lösen: Entscheidungen mit einem besten Zug.

    Sie stammen aus gespielten Partien. Dass der Zug der beste ist, ist bewiesen, was auch verdeckt ist, oder mit klarem Abstand beurteilt. Bei jeder Aufgabe steht, was davon.

    Beispiele:
    stammtisch problem solve { $game } --difficulty 2
    stammtisch problem solve { $game } --today
command-problem-find =
    Aufgaben von SPIEL in Aufzeichnungen finden, oder in Partien, die Bots dafür spielen.

    Behalten wird, was jemand in der Partie falsch gemacht hat, obwohl der beste Zug beweisbar ist; jede Aufgabe bringt ihren Beweis mit. Mit --judged wird auch mitten in der Partie gesucht: Behalten wird, worin sich zwei Richter mit klarem Abstand einig sind.

    Beispiele:
    stammtisch problem find { $game } --games 100 --out problems.json
    stammtisch problem find { $game } my-game.txt --judged --out problems.json
    stammtisch problem solve { $game } --file problems.json
command-problem-list =
    Die Aufgaben von SPIEL zeigen, die leichtesten zuerst.

    Beispiel:
    stammtisch problem list { $game } --difficulty 4
command-problem-measure =
    Jede Stufe die Aufgaben von SPIEL versuchen lassen und aufschreiben, welche sie löst.

    Beispiel:
    stammtisch problem measure { $game }
command-problem-prove =
    Die Aufgaben von SPIEL noch einmal beweisen; der Exit-Code ist 1, wenn eine nicht hält.

    Beispiel:
    stammtisch problem prove { $game }
command-problem-solve =
    Aufgaben von SPIEL an der Eingabe lösen.

    Du siehst den Tisch, wie der Platz ihn sah, antwortest und erfährst, warum.

    Beispiele:
    stammtisch problem solve { $game }
    stammtisch problem solve { $game } --today
command-record =
    Prüfe Aufzeichnungen und sieh hinein.

    Beispiel:
    stammtisch record check *.txt
command-record-check =
    Spiele Aufzeichnungen nach und sag, ob sie heil sind.

    Jede DATEI bekommt eine Zeile; ist eine nicht heil, endet der Befehl mit 1.

    Beispiel:
    stammtisch record check { $game }-4711.txt
command-record-show =
    Zeichne den Tisch einer Aufzeichnung an jeder Stelle.

    Du siehst ihn nach einigen Entscheidungen, so wie ein Platz ihn sah, mit dem Verlauf bis dahin.

    Beispiel:
    stammtisch record show { $game }-4711.txt --at 120 --as { $seat }
command-rules =
    Schlag Regeln nach, mit ihrer Nummer oder einem WORT.

    Zu jeder stehen ihre Quellen, ihre Optionen und unsere Entscheide im Wortlaut. Ohne Nummer und Wort bekommst du alle.

    Beispiele:
    stammtisch rules { $rule }
    stammtisch rules Karte
command-serve =
    Öffne den Tisch im Browser.

    Mitspielen können alle, die die Adresse dieses Rechners erreichen.

    Beispiel:
    stammtisch serve --port 8080 --no-open
command-simulate =
    Lass Bots viele Spiele von SPIEL spielen.

    Bot 1 sitzt auf Platz 1, Bot 2 auf Platz 2: Niemand wechselt den Platz. Dieselbe Startzahl gibt dieselben Spiele, wie viele Prozesse sie auch spielen.

    Beispiel:
    stammtisch simulate { $game } --bots regular,random,random,random --games 200 --seed 1 --jobs 2
command-tactics =
    Stell einem Bot Aufgaben aus SPIEL.

    Es sind Entscheidungen, bei denen eine Antwort besser ist als alle anderen, was auch immer verdeckt liegt.

    Beispiel:
    stammtisch tactics { $game } --bot expert
command-train =
    Trainiere Netze für SPIEL durch Spiele gegen sich selbst.

    Sie werden in einer Datei aufbewahrt, mit dem Verlauf ihres Trainings. Dieselbe Startzahl gibt auf demselben Rechner dieselben Gewichte. Mit --against spielen auf allen Plätzen bis auf einen Kopien anderer Gewichte, die bleiben, wie sie sind: Was ein Netz gegen sie gewinnt, sagt, wie weit sie sich ausnutzen lassen.

    Mit --jobs oder --executor dask teilen sich mehrere Prozesse die Spiele, Stück für Stück. Das gibt andere Gewichte als ohne sie, aber stets dieselben, wer auch immer mitarbeitet.

    Neben der Datei steht die Lernkurve als Tabelle (DATEI.csv). Vorhandene Dateien bleiben, wie sie sind: Nenne eine andere. Nur Gewichte, gegen die gelernt wird, dürfen durch das Gelernte ersetzt werden (dieselbe Datei bei --against und --out).

    Beispiel:
    stammtisch train { $game } --seats 3 --games 160000 --seed 1 --out { $game }-3.npz
command-tune =
    Stell Parameter eines Bots von SPIEL ein.

    Gesucht wird, indem alle zugleich verändert werden, auf Verteilungen, mit denen die Arena nie misst.

    Beispiel:
    stammtisch tune { $game } --bot regular --parameter temperature=0.5..20 --against regular --jobs 2

## Optionen und Argumente, die mehrere Befehle haben

parameter-help = Diese Hilfe zeigen.
parameter-version = Die Version zeigen.
parameter-lang = Sprache von allem, was gesagt wird (Vorgabe: die deines Systems).
parameter-game = Das Spiel, mit seinem Namen („stammtisch games“ zählt alle auf).
parameter-seats = Wie viele Plätze der Tisch hat.
parameter-edition = Nach wessen Regeln gespielt wird.
parameter-option = Eine einzelne Regeloption; mehrmals möglich.
parameter-seed = Die Startzahl für allen Zufall (Vorgabe: 0).
parameter-jobs = Wie viele Prozesse sich die Arbeit teilen (Vorgabe: 1).
parameter-executor = Wer die Arbeit tut (Vorgabe: local).
parameter-scheduler = Der Scheduler eines Dask-Clusters, für --executor dask.
parameter-resume = Fertige Verteilungen in dieser Datei aufbewahren und mit denen fortfahren, die schon darin stehen.
parameter-against = Der Bot auf allen anderen Plätzen.
parameter-quiet = Nicht zeigen, wie weit es ist.
parameter-as_json = JSON statt Tabellen ausgeben.
parameter-data = Der Ordner des Hauses (Vorgabe: wo „serve“ es hat).
parameter-database = Die PostgreSQL-Datenbank des Hauses, postgresql://nutzer@rechner/name; besser durch STAMMTISCH_DATABASE.
parameter-table = Die Kennung des Tisches.
parameter-file = Die Datei.

## Optionen und Argumente einzelner Befehle

parameter-analyse-record = Die Aufzeichnung einer beendeten Partie.
parameter-analyse-seat = Für diesen Platz erzählen (Vorgabe: der erste Mensch, sonst wer gewonnen hat).
parameter-analyse-html_file = Eine Seite in diese Datei schreiben: die Kurve, die Spalten und jeden Moment.
parameter-analyse-again = Keine aufgehobene Analyse verwenden.
parameter-arena-candidate = Der Bot, der gemessen wird: einer davon an jedem Tisch.
parameter-arena-deals = Wie viele Verteilungen (Vorgabe: 100; bei --sprt höchstens 10000).
parameter-arena-both = Auch einen der anderen Bots unter Kandidaten messen.
parameter-arena-sprt = Aufhören, sobald ein Folgetest zwischen --h0 und --h1 entschieden hat.
parameter-arena-h0 = Der Anteil der Siege, der nicht besser ist (Vorgabe: 1 / Plätze).
parameter-arena-h1 = Der Anteil der Siege, der besser ist (Vorgabe: 0,03 mehr).
parameter-arena-alpha = Wie oft --h0 für --h1 gehalten werden darf (Vorgabe: 0.05).
parameter-arena-beta = Wie oft --h1 für --h0 gehalten werden darf (Vorgabe: 0.05).
parameter-arena-as_csv = Eine Zeile je Spiel als CSV statt Tabellen ausgeben.
parameter-bench-seconds = Wie viele Sekunden jede Zahl gemessen wird (Vorgabe: 1).
parameter-board-check-game = Das Spiel, zu dem der Spielplan gehört (Vorgabe: am Inhalt der Datei erkannt).
parameter-completion-shell = bash, zsh oder fish.
parameter-house-block-note = Warum; das liest nur du.
parameter-house-block-who = Wer nicht hereinkommt: eine Adresse, ein Netz oder profile:NAME.
parameter-house-close-off = Öffne ihn wieder.
parameter-house-copy-source = Das Haus, das kopiert wird: ein Ordner oder postgresql://nutzer@rechner/name.
parameter-house-copy-target = Wohin, ein leerer Ort.
parameter-house-mute-off = Lass wieder schreiben.
parameter-house-mute-seat = Der Platz, etwa { $seat }.
parameter-house-prune-days = Wie viele Tage lang nichts geschah.
parameter-house-prune-dry_run = Sag nur, was gelöscht würde.
parameter-house-rename-name = Der neue Name; fehlt er, gibt es keinen.
parameter-house-rename-seat = Der Platz, etwa { $seat }.
parameter-house-reports-settle = Erledige die Meldungen zu diesem Tisch, ohne sonst etwas zu tun.
parameter-house-tables-stuck = Nur die, um die der Server sich seit einer Minute kümmern müsste.
parameter-house-unblock-who = Wer wieder hereinkommt.
parameter-ladder-bots = Die Bots (Vorgabe: alle, die an diesem Tisch spielen können).
parameter-ladder-deals = Wie viele Verteilungen für jede Paarung (Vorgabe: 100).
parameter-ladder-out = Einen Bericht in diesen Ordner schreiben; dort stehen auch fertige Verteilungen, in deals.jsonl.
parameter-picture-record = Eine Aufzeichnung.
parameter-picture-at = Nach wie vielen Entscheidungen (Vorgabe: nach allen).
parameter-picture-seat = So, wie dieser Platz es sah, oder open mit allen Karten (Vorgabe: wie ein Zuschauer).
parameter-picture-svg_file = Das SVG in diese Datei schreiben; „-“ ist die Standardausgabe.
parameter-picture-png_file = Ein PNG in diese Datei schreiben; „-“ ist die Standardausgabe.
parameter-picture-width = Wie viele Pixel breit das PNG ist (Vorgabe: wie das SVG).
parameter-picture-theme = Bei Tag (light) oder am Abend (dark) (Vorgabe: light).
parameter-play-game = Das Spiel; ohne es wirst du gefragt.
parameter-play-board = Ein Spielplan aus einer Datei (siehe „board check“).
parameter-play-bots = Bots für die letzten Plätze; die übrigen nehmen Menschen ein (Vorgabe: regular auf allen Plätzen bis auf deinen).
parameter-play-seat = Dein Platz, wenn du nur gegen Bots spielst.
parameter-play-seed = Die Startzahl für allen Zufall: Dieselbe verteilt dieselben Karten.
parameter-play-save = Das Spiel von Anfang an in dieser Datei aufbewahren.
parameter-play-resume = Ein gespeichertes Spiel fortsetzen.
parameter-problem-find-every = Auch Aufgaben behalten, die in der Partie gelöst wurden.
parameter-problem-find-files = Aufzeichnungen, in denen gesucht wird; ohne sie spielen Bots.
parameter-problem-find-games = Wie viele Partien Bots spielen.
parameter-problem-find-judged = Fehler suchen, über die sich Richter einig sind, statt zu beweisen; langsam, wenn der Spielkern nicht übersetzt ist.
parameter-problem-find-out = Diese Datei lesen und schreiben statt der des Spiels.
parameter-problem-find-seed = Dieselbe Startzahl gibt dieselben Partien (Vorgabe: 1).
parameter-problem-list-difficulty = Nur Aufgaben dieser Schwierigkeit, von 1 (leicht) bis 4 (sehr schwer).
parameter-problem-list-file = Aufgaben aus dieser Datei, wie „problem find --out“ sie schreibt, statt denen des Spiels.
parameter-problem-list-kind = Nur bewiesene (proven) oder nur beurteilte (judged).
parameter-problem-list-seats = Nur Aufgaben von Tischen mit so vielen Plätzen.
parameter-problem-list-theme = Nur Aufgaben zu diesem Thema.
parameter-problem-measure-out = Diese Datei lesen und schreiben statt der des Spiels.
parameter-problem-prove-out = Diese Datei lesen und schreiben statt der des Spiels.
parameter-problem-solve-difficulty = Nur Aufgaben dieser Schwierigkeit, von 1 (leicht) bis 4 (sehr schwer).
parameter-problem-solve-file = Aufgaben aus dieser Datei, wie „problem find --out“ sie schreibt, statt denen des Spiels.
parameter-problem-solve-kind = Nur bewiesene (proven) oder nur beurteilte (judged).
parameter-problem-solve-name = Diese Aufgabe; „stammtisch problem list“ zeigt die Namen.
parameter-problem-solve-seats = Nur Aufgaben von Tischen mit so vielen Plätzen.
parameter-problem-solve-theme = Nur Aufgaben zu diesem Thema.
parameter-problem-solve-today = Die Aufgabe des Tages.
parameter-record-check-files = Aufzeichnungen, eine oder mehrere.
parameter-record-show-at = Nach wie vielen Entscheidungen (Vorgabe: nach allen).
parameter-record-show-viewer = So, wie dieser Platz oder ein Zuschauer (spectator) es sah (Vorgabe: open, mit allen Karten).
parameter-record-show-lines = Wie viele Sätze aus dem Verlauf (Vorgabe: 20).
parameter-rules-what = Eine Nummer, der Anfang von Nummern oder ein Wort.
parameter-serve-host = Die Adresse, unter der zugehört wird; 0.0.0.0 für das ganze Netz (Vorgabe: 127.0.0.1).
parameter-serve-port = Der Port; 0 nimmt irgendeinen freien (Vorgabe: 8000).
parameter-serve-data = Der Ordner, in dem die Tische aufbewahrt werden.
parameter-serve-database = Eine PostgreSQL-Datenbank anstelle des Ordners, postgresql://benutzer@rechner/name; besser über STAMMTISCH_DATABASE, wo niemand ein Passwort liest.
parameter-serve-workers = Wie viele Prozesse bedienen; mehrere brauchen eine Datenbank (sonst: 1).
parameter-serve-open_browser = Die Seite im Browser öffnen.
parameter-serve-origins = Eine öffentliche Adresse dieses Servers, hinter einem Proxy.
parameter-serve-chat = Ob man sich an den Tischen schreiben kann.
parameter-serve-smtp = Der Mailserver für Briefe an die Spielenden, smtp://benutzer:passwort@rechner:port oder smtps://…; besser über STAMMTISCH_SMTP, wo niemand ein Passwort liest.
parameter-serve-mail_from = Von wem Briefe kommen, etwa spiele@example.org (oder STAMMTISCH_MAIL_FROM).
parameter-serve-hooks = Ein Rechner, den Webhooks der Spielenden aufrufen dürfen, oder ein ganzer Ursprung, dem vertraut wird, oder any oder none; mehrmals erlaubt (Vorgabe: discord.com).
parameter-serve-profiles = Ob man hier ein Profil haben kann (braucht das Extra „accounts“).
parameter-serve-metrics = Biete unter dieser Adresse Messwerte für Prometheus an, etwa 127.0.0.1:9100; jeder weitere Prozess nimmt den nächsten Port.
parameter-serve-log = Wie das Protokoll geschrieben wird: für Menschen oder als ein JSON-Objekt je Zeile (Vorgabe: text).
parameter-simulate-bots = Ein Bot für jeden Platz der Reihe nach; ein einzelner Name sitzt auf allen (Vorgabe: regular).
parameter-simulate-games = Wie viele Spiele (Vorgabe: 100).
parameter-simulate-records = Von jedem Spiel eine Aufzeichnung in diesem Ordner aufbewahren.
parameter-simulate-dataset = Jede Entscheidung in diese Parquet-Datei schreiben.
parameter-simulate-force = Vorhandene Aufzeichnungen und Datensätze überschreiben.
parameter-tactics-bot = Der Bot, der sie lösen soll (Vorgabe: regular).
parameter-tactics-every = Jede Aufgabe mit der Antwort zeigen, nicht nur die Themen.
parameter-train-games = Wie viele Spiele gegen sich selbst (Vorgabe: 160000).
parameter-train-hidden = Wie viele verborgene Einheiten (Vorgabe: 64).
parameter-train-seed = Die Startzahl für Netze und Verteilungen (Vorgabe: 1).
parameter-train-examine = Ab und zu so viele Verteilungen gegen den Bot regular spielen.
parameter-train-against = Lernen, diese Gewichte zu schlagen.
parameter-train-begin = Mit diesen Gewichten beginnen; was sie noch nicht gelernt haben, etwa andere Optionen, kommt hinzu.
parameter-train-mixed = Alle Ausgaben und Optionen des Spiels lernen: viele Tische im Wechsel, den verlangten am häufigsten.
parameter-train-keep = Mit --from und --mixed: keines dieser Gewichte ändern, sondern daneben andere lernen, für alle Tische außer der ersten Ausgabe.
parameter-train-out = Wo die Gewichte aufbewahrt werden.
parameter-tune-bot = Der Bot, der eingestellt wird: ein installierter oder datei.py:Klasse.
parameter-tune-parameters = Ein Parameter mit seinen Grenzen; mehrmals möglich.
parameter-tune-rounds = Wie viele Schritte (Vorgabe: 40).
parameter-tune-deals = Verteilungen für jeden der zwei Versuche einer Runde (Vorgabe: 8).
