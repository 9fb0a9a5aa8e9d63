## tactics

tactics-theme = Thema
tactics-problems = Aufgaben
tactics-solved = Gelöst
tactics-best = Am besten
tactics-answer = Antwort
tactics-sum = { $bot } hat { $solved } von { $all } Aufgaben gelöst, { $share }.
no-tactics = Für „{ $game }“ gibt es keine Aufgaben.
