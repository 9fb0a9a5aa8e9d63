### Une analyse à côté du plateau.

analysis-heading = Analyse
analysis-percent = { $percent } %
analysis-curve-own = Chances de victoire, telles que { $seat } pouvait les voir
analysis-curve-slider = Chances de victoire, décision par décision
analysis-end = La fin
analysis-early-doubt = Pâle veut dire tôt : les chances n’y valent guère mieux qu’un pari.
analysis-verdict = Cette décision
analysis-nothing-here = Avancez ou cliquez dans la courbe : ce qui a été trouvé de chaque décision s’affiche ici.
analysis-did = { $seat } : { $action }
analysis-cost =
    { $cost ->
        [one] cela a coûté environ un point.
       *[other] cela a coûté environ { $cost } points.
    }
analysis-cost-chance =
    { $cost ->
        [one] cela a coûté environ un point, et { $chance } % d’une victoire.
       *[other] cela a coûté environ { $cost } points, et { $chance } % d’une victoire.
    }
analysis-graded = { $grade } :
analysis-better = Mieux :
analysis-fine = Bien : les juges ne s’accordent sur rien de meilleur.
analysis-fine-secret = Bien : les bons joueurs posent cela aussi.
analysis-mix = Contre un bon jeu, on pose :
analysis-others = Autres possibilités
analysis-option =
    { $points ->
        [0] { $action } : à peu près égal
        [-1] { $action } : un point de moins (± { $doubt })
        [one] { $action } : { $points } point de plus (± { $doubt })
       *[other] { $action } : { NUMBER($points, signDisplay: "always") } points (± { $doubt })
    }
analysis-whose = Les décisions de qui
analysis-all = Tous
analysis-tab-summary = Résumé
analysis-tab-moments = Moments
analysis-tab-columns = Causes
analysis-grade-least = Quelles décisions
analysis-least-inaccuracy = Tout ce qui a coûté
analysis-least-mistake = Erreurs et grosses erreurs
analysis-least-blunder =
    { $count ->
        [0] Grosses erreurs (aucune)
       *[other] Grosses erreurs ({ $count })
    }
analysis-previous = Décision coûteuse précédente
analysis-next = Décision coûteuse suivante
analysis-from-to = Les chances de { $seat } sont passées de { $from } à { $to }. En points de pourcentage :
analysis-deal = La donne
analysis-one-game = Une partie prouve peu de chose sur le talent.
analysis-accuracy-about = Précision de 0 à 100 : une décision sans perte compte 100, une erreur environ 50.
analysis-whole = Partie
