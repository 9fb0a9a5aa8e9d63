### Pourquoi une option vaut mieux qu’une autre : des faits vrais dans tous les mondes examinés. « although » est ce qu’elle abandonne.

because-letters =
    { $amount ->
        [one] Cela rapporte au moins { $amount } lettre de plus.
       *[other] Cela rapporte au moins { $amount } lettres de plus.
    }
because-score =
    { $amount ->
        [one] La carte de décompte visible rapporterait { $amount } lettre de plus.
       *[other] La carte de décompte visible rapporterait { $amount } lettres de plus.
    }
because-denial =
    { $amount ->
        [one] Cela laisse à { $thing } au moins { $amount } lettre de moins.
       *[other] Cela laisse à { $thing } au moins { $amount } lettres de moins.
    }
because-goods = Cela donne aussi cette marchandise : { $thing }.
because-majority = Cela donne le plus de comptoirs dans cette zone : { $thing }.
because-keys =
    { $amount ->
        [one] Cela donne une clé de plus.
       *[other] Cela donne { $amount } clés de plus.
    }
because-coins =
    { $amount ->
        [one] Cela garde au moins { $amount } pièce de plus.
       *[other] Cela garde au moins { $amount } pièces de plus.
    }
because-cards =
    { $amount ->
        [one] Cela garde une carte de plus en main.
       *[other] Cela garde { $amount } cartes de plus en main.
    }
because-businesses =
    { $amount ->
        [one] Cela pose un comptoir de plus : la fin approche.
       *[other] Cela pose { $amount } comptoirs de plus : la fin approche.
    }
because-bonus = Cela rapporte une carte bonus.
because-roads =
    { $amount ->
        [one] Les routes mènent à un site de plus.
       *[other] Les routes mènent à { $amount } sites de plus.
    }

although-letters =
    { $amount ->
        [one] Cela abandonne au moins { $amount } lettre.
       *[other] Cela abandonne au moins { $amount } lettres.
    }
although-score =
    { $amount ->
        [one] La carte de décompte visible rapporterait { $amount } lettre de moins.
       *[other] La carte de décompte visible rapporterait { $amount } lettres de moins.
    }
although-denial =
    { $amount ->
        [one] Cela laisse à { $thing } au moins { $amount } lettre de plus.
       *[other] Cela laisse à { $thing } au moins { $amount } lettres de plus.
    }
although-goods = Cela se passe de cette marchandise : { $thing }.
although-majority = Cela renonce au plus grand nombre de comptoirs dans cette zone : { $thing }.
although-keys =
    { $amount ->
        [one] Cela coûte une clé.
       *[other] Cela coûte { $amount } clés.
    }
although-coins =
    { $amount ->
        [one] Cela coûte au moins { $amount } pièce de plus.
       *[other] Cela coûte au moins { $amount } pièces de plus.
    }
although-cards =
    { $amount ->
        [one] Cela laisse une carte de moins en main.
       *[other] Cela laisse { $amount } cartes de moins en main.
    }
although-businesses =
    { $amount ->
        [one] Cela pose un comptoir de moins.
       *[other] Cela pose { $amount } comptoirs de moins.
    }
although-bonus = Cela renonce à une carte bonus.
although-roads =
    { $amount ->
        [one] Les routes mènent à un site de moins.
       *[other] Les routes mènent à { $amount } sites de moins.
    }

## Le poids des cartes, tel que mesuré (docs/analysis.md)

analysis-luck = Sur beaucoup de parties de bons joueurs, les cartes n’expliquent qu’environ 4 % de la victoire ; le reste, ce sont les joueurs.
summary-accuracy-phases-here = Les décisions de { $seat } atteignent { $accuracy } sur 100, le mieux à la manche { $best } et le moins bien à la manche { $worst } ; une seule partie ne dit pas grand-chose du talent.
