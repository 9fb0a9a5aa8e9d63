### Comment la page raconte une partie de La Cité d’or.

ui-fold-golden_city-laid = Les paires sont étalées : { $count } cartes paysage.
ui-fold-golden_city-dealt = Chacun reçoit une carte « côte » à la vue de tous et une autre en secret.
ui-fold-golden_city-turned = { $count } cartes marchandise sont retournées.
ui-fold-golden_city-discarded = { $count } cartes paysage sont défaussées.
ui-fold-golden_city-ledger = Décompte du tour { $round } :
ui-scoring-golden_city = Décompte du tour
ui-gc-phase-score = Décompte
ui-gc-begins = { $seat } commence
ui-gc-will-score = Rapportent des lettres à la fin : { $good } et { $area }.
ui-gc-scoring = Décompte du tour { $round }
ui-gc-scoring-nobody = Personne ne reçoit de lettre cette fois.
ui-gc-letters-before = Lettres avant
ui-gc-letters-now = Lettres maintenant
ui-gc-why-goods =
    { $count ->
        [one] sur { $count } carte
       *[other] sur { $count } cartes
    }
ui-gc-more-goods = + { $count } pour être seul
ui-gc-why-area =
    { $count ->
        [one] { $count } comptoir
       *[other] { $count } comptoirs
    }
ui-gc-more-area = + { $count } pour le plus grand nombre
ui-mark-golden_city = Tour { $number }
