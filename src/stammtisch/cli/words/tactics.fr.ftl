## tactics

tactics-theme = Thème
tactics-problems = Problèmes
tactics-solved = Résolus
tactics-best = Le mieux
tactics-answer = Réponse
tactics-sum = { $bot } a résolu { $solved } problèmes sur { $all }, soit { $share }.
tactics-left-out =
    { $problems ->
        [one] Un problème a été laissé de côté : { $bot } ne peut pas s’asseoir à sa table.
       *[other] { $problems } problèmes ont été laissés de côté : { $bot } ne peut pas s’asseoir à leurs tables.
    }
no-tactics = Il n’y a pas de problèmes pour « { $game } ».
