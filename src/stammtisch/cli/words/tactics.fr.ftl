## tactics

tactics-theme = Thème
tactics-problems = Problèmes
tactics-solved = Résolus
tactics-best = Le mieux
tactics-answer = Réponse
tactics-sum = { $bot } a résolu { $solved } problèmes sur { $all }, soit { $share }.
no-tactics = Il n’y a pas de problèmes pour « { $game } ».
