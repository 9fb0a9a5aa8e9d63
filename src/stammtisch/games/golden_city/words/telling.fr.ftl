### Comment la page raconte une partie de La Cité d’or.

ui-fold-golden_city-laid =
    { $count ->
        [one] Les paires sont étalées : { $count } carte paysage.
       *[other] Les paires sont étalées : { $count } cartes paysage.
    }
ui-fold-golden_city-dealt = Chacun reçoit une carte « côte » à la vue de tous et une autre en secret.
ui-fold-golden_city-turned =
    { $count ->
        [one] { $count } carte marchandise est retournée.
       *[other] { $count } cartes marchandise sont retournées.
    }
ui-fold-golden_city-discarded =
    { $count ->
        [one] { $count } carte paysage est défaussée.
       *[other] { $count } cartes paysage sont défaussées.
    }
ui-fold-golden_city-ledger = Décompte de la manche { $round } :
ui-scoring-golden_city = Décompte de la manche
ui-gc-phase-score = Décompte
ui-gc-begins = { $seat } commence
ui-gc-will-score = Rapportent des lettres à la fin : { $good } et { $area }.
ui-gc-scoring = Décompte de la manche { $round }
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
ui-fold-golden_city-taken = Chacun prend la paire sur laquelle est posée sa main.
ui-by-thing-golden_city = Ce qui a rapporté des lettres
ui-order-auction-thing = Paire
ui-order-auction-limit = Pièces au plus
