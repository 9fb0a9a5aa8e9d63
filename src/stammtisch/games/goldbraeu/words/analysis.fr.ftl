### Pourquoi une option vaut mieux qu’une autre : des faits vrais dans tous les mondes examinés. « although » est ce qu’elle abandonne.

because-income =
    { $amount ->
        [one] Cela rapporte au moins { $amount } thaler de plus de { $thing } au jour de paye.
       *[other] Cela rapporte au moins { $amount } thalers de plus de { $thing } au jour de paye.
    }
because-boss = Cela donne le patron de { $thing }.
because-shares =
    { $amount ->
        [one] Cela laisse une pièce de part de plus à { $thing }.
       *[other] Cela laisse { $amount } pièces de part de plus à { $thing }.
    }
because-denial =
    { $amount ->
        [one] Cela laisse à { $thing } au moins { $amount } thaler de moins au jour de paye.
       *[other] Cela laisse à { $thing } au moins { $amount } thalers de moins au jour de paye.
    }
because-cash =
    { $amount ->
        [one] Cela garde au moins { $amount } thaler de plus en caisse.
       *[other] Cela garde au moins { $amount } thalers de plus en caisse.
    }
because-hand =
    { $amount ->
        [one] Cela garde une carte de plus en main.
       *[other] Cela garde { $amount } cartes de plus en main.
    }
because-figures =
    { $amount ->
        [one] Cela garde un pion de patron de plus.
       *[other] Cela garde { $amount } pions de patron de plus.
    }

although-income =
    { $amount ->
        [one] Cela abandonne au moins { $amount } thaler de { $thing } au jour de paye.
       *[other] Cela abandonne au moins { $amount } thalers de { $thing } au jour de paye.
    }
although-boss = Cela abandonne le patron de { $thing }.
although-shares =
    { $amount ->
        [one] Cela abandonne une pièce de part à { $thing }.
       *[other] Cela abandonne { $amount } pièces de part à { $thing }.
    }
although-denial =
    { $amount ->
        [one] Cela laisse à { $thing } au moins { $amount } thaler de plus au jour de paye.
       *[other] Cela laisse à { $thing } au moins { $amount } thalers de plus au jour de paye.
    }
although-cash =
    { $amount ->
        [one] Cela coûte au moins { $amount } thaler de plus.
       *[other] Cela coûte au moins { $amount } thalers de plus.
    }
although-hand =
    { $amount ->
        [one] Cela laisse une carte de moins en main.
       *[other] Cela laisse { $amount } cartes de moins en main.
    }
although-figures =
    { $amount ->
        [one] Cela occupe un pion de patron de plus.
       *[other] Cela occupe { $amount } pions de patron de plus.
    }

## Le poids des cartes, tel que mesuré (docs/analysis.md)

analysis-luck = Sur beaucoup de parties de bons joueurs, les cartes n’expliquent qu’environ 2 % de la victoire ; le reste, ce sont les joueurs.
summary-accuracy-phases-here = Les décisions de { $seat } atteignent { $accuracy } sur 100, le mieux en semaine { $best } et le moins bien en semaine { $worst } ; une seule partie ne dit pas grand-chose du talent.
