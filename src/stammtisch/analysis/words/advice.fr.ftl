### Conseils en cours de partie. $action est une action en toutes lettres.

advice-best = Le mieux : { $action }.
advice-option = { $action }.
advice-chance = Chances de gagner : environ { $chance } %.
advice-equal = À peu près aussi bien.
advice-behind =
    { $points ->
        [one] Environ un point de moins.
       *[other] Environ { $points } points de moins.
    }
advice-less = Un peu moins bien.
advice-why = Pourquoi pas : { $action } ?
advice-compared = La meilleure réponse, en comparaison :
advice-mix = Soyez imprévisible. Contre de bons joueurs, posez :
advice-caution =
    { $points ->
        [one] Cela coûte environ un point. Mieux : { $better }.
       *[other] Cela coûte environ { $points } points. Mieux : { $better }.
    }
advice-caution-chance =
    { $points ->
        [one] Cela coûte environ un point et { $chance } % de chances de gagner. Mieux : { $better }.
       *[other] Cela coûte environ { $points } points et { $chance } % de chances de gagner. Mieux : { $better }.
    }
