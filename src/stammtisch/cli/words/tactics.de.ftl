## tactics

tactics-theme = Thema
tactics-problems = Aufgaben
tactics-solved = Gelöst
tactics-best = Am besten
tactics-answer = Antwort
tactics-sum = { $bot } hat { $solved } von { $all } Aufgaben gelöst, { $share }.
tactics-left-out =
    { $problems ->
        [one] Eine Aufgabe blieb weg: An ihrem Tisch kann { $bot } nicht sitzen.
       *[other] { $problems } Aufgaben blieben weg: An ihren Tischen kann { $bot } nicht sitzen.
    }
no-tactics = Für „{ $game }“ gibt es keine Aufgaben.
