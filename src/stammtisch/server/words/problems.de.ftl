### Aufgaben: die Seite um sie herum. Die Themen stehen in den Worten jedes Spiels, was zu einer Antwort gesagt wird, in denen des Kerns.

ui-title-problems = Aufgaben
ui-problems = Aufgaben
ui-problem-title = { $game }: Aufgaben
ui-problem-about = Entscheidungen aus gespielten Partien. Eine Antwort ist die beste: bewiesen, was auch verdeckt ist und was auch die anderen tun, oder mit klarem Abstand beurteilt. Finde sie.
ui-problem-none = Zu diesem Spiel gibt es keine Aufgaben.
ui-problem-unknown = Diese Aufgabe gibt es nicht.
ui-problem-all = alle Aufgaben
ui-problem-task = Du bist { $seat }. Finde die beste Antwort.
ui-problem-show = Lösung zeigen
ui-problem-again = Noch einmal
ui-problem-look = Zurück zur Frage
ui-problem-next = Nächste Aufgabe
ui-problem-best-short = am besten
ui-problem-yours = Du hast gewählt: { $action }
ui-problem-today = Aufgabe des Tages
ui-problem-theme = Thema
ui-problem-difficulty = Schwierigkeit
ui-problem-kind = Wie sicher
ui-problem-any = egal
ui-problem-begin = Anfangen
ui-problem-progress =
    { $count ->
        [one] { $solved } von einer Aufgabe gelöst
       *[other] { $solved } von { $count } Aufgaben gelöst
    }
ui-problem-more =
    { $count ->
        [one] Noch eine
       *[other] Noch { $count }
    }
ui-problem-first = auf Anhieb gelöst
ui-problem-later = gelöst
ui-problem-shown = nachgesehen
