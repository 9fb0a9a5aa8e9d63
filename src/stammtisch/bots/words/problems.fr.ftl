### Problèmes : ce qu’on en dit dans la page et dans le terminal. De quoi parle un thème, chaque jeu le dit.

problem-difficulty-0 = non mesuré
problem-difficulty-1 = facile
problem-difficulty-2 = moyen
problem-difficulty-3 = difficile
problem-difficulty-4 = très difficile
problem-right = Exact !
problem-wrong = Ce n’est pas le meilleur choix.
problem-solution = La solution
problem-best =
    { $count ->
        [one] Le mieux : { $actions }
       *[other] Le mieux, à égalité : { $actions }
    }
problem-proved =
    { $gap ->
        [one] Prouvé : quoi que les autres aient en main et fassent, et quoi qu’on tire, vous finissez avec au moins un point de mieux face au meilleur d’entre eux que ne le permettrait tout autre choix.
       *[other] Prouvé : quoi que les autres aient en main et fassent, et quoi qu’on tire, vous finissez avec au moins { $gap } points de mieux face au meilleur d’entre eux que ne le permettrait tout autre choix.
    }
problem-worse =
    { $points ->
        [one] Votre choix vous coûte au moins un point.
       *[other] Votre choix vous coûte au moins { $points } points.
    }
problem-played-best = Dans la partie, il a été trouvé.
problem-played-else = Dans la partie, autre chose a été fait : { $action }
problem-effect = Ce que cela produit aussitôt :
problem-who = Qui le trouve : { $levels }
problem-level = { $level } { $solved } sur { $tries }
problem-proven = prouvé
problem-judged = jugé
problem-judged-by =
    { $points ->
        [one] Jugé, non prouvé : deux juges qui ont regardé { $worlds } mondes le préfèrent à tout autre choix, d’environ un point et { $chance } % de chances de gagner au moins ; la fin de la partie leur donne raison.
       *[other] Jugé, non prouvé : deux juges qui ont regardé { $worlds } mondes le préfèrent à tout autre choix, d’environ { $points } points et { $chance } % de chances de gagner au moins ; la fin de la partie leur donne raison.
    }
problem-worse-judged =
    { $points ->
        [one] Aux yeux des juges, votre choix coûte environ un point.
       *[other] Aux yeux des juges, votre choix coûte environ { $points } points.
    }
