### Ce que dit une analyse, quel que soit le jeu. $seat est appelé par son nom ; $action et $better sont des actions en toutes lettres.

analysis-unfinished = Cette partie n’est pas finie : après la décision { $number }, quelqu’un doit encore décider. Seules les parties finies sont analysées.

## Notes

grade-fine = bien
grade-inaccuracy = imprécision
grade-mistake = erreur
grade-blunder = grosse erreur

## Les trois colonnes, et les choix secrets de tous

column-draws = cartes
column-own = décisions propres
column-others = les autres
column-secret = choix secrets

## Cinq phrases

summary-won =
    { $ahead ->
        [0] { $seat } gagne avec { $score } points, à égalité avec le suivant.
        [one] { $seat } gagne avec { $score } points, un point devant le suivant.
       *[other] { $seat } gagne avec { $score } points, { $ahead } points devant le suivant.
    }
summary-lost = { $seat } finit à la place { $place } avec { $score } points ; { $winner } gagne avec { $most }.
summary-turned = { $winner } a eu les meilleures chances pour de bon à partir de la décision { $decision }, à { $share } % de la partie.
summary-turned-late = La partie est restée ouverte jusqu’au bout : seules les dernières décisions ont donné l’avantage à { $winner } pour de bon.
summary-shared = La victoire est partagée : personne n’a pris la tête pour de bon avant la fin.
summary-columns = Aux chances de { $seat }, les cartes ont donné { $draws }, les décisions propres { $own } et les autres { $others } points de pourcentage.
summary-columns-secret = Aux chances de { $seat }, les cartes ont donné { $draws }, les décisions propres { $own }, les autres { $others } et les choix secrets de tous { $secret } points de pourcentage.
summary-clean = Aucune décision de { $seat } n’a coûté quoi que ce soit de l’avis de tous les juges.
summary-dearest =
    { $points ->
        [one] La décision la plus chère de { $seat } est la numéro { $decision }, « { $action } » : « { $better } » aurait valu environ un point de plus.
       *[other] La décision la plus chère de { $seat } est la numéro { $decision }, « { $action } » : « { $better } » aurait valu environ { $points } points de plus.
    }
summary-accuracy = Les décisions de { $seat } atteignent { $accuracy } sur 100, à peu près partout ; une seule partie ne dit pas grand-chose du talent.
summary-accuracy-phases = Les décisions de { $seat } atteignent { $accuracy } sur 100, surtout dans la partie { $best } du jeu et le moins dans la partie { $worst } ; une seule partie ne dit pas grand-chose du talent.

## Raisons que tout jeu peut avoir

because-nothing = Les juges s’accordent à dire que c’est mieux, mais n’ont trouvé aucune raison précise qui vaille toujours.

## Le choix secret

mix-always = presque toujours
mix-mostly = le plus souvent
mix-often = une fois sur deux environ
mix-sometimes = parfois
mix-rarely = presque jamais
mix-told = « { $action } » { $often } (entre { $low } et { $high } fois sur dix)
mix-open = « { $action } » entre { $low } et { $high } fois sur dix : on ne peut pas le dire plus précisément
mix-sure = « { $action } » { $often }
mix-predictable = Qui joue toujours la meilleure carte et se fait deviner abandonne environ { $points } points de pourcentage.

## Quand une raison vaut

when-now = tout de suite
when-round = après avoir joué la suite

## Titres, pour le terminal et la page

analysis-untrained = Aucun réseau n’a été entraîné pour cette table précise : « regular » juge donc seul, à un coup, d’après les points qu’il attend.
analysis-title = { $game }, racontée pour { $seat }
analysis-curve = Chances de gagner, toutes cartes visibles
analysis-seat = Place
analysis-score = Points
analysis-accuracy = Précision
analysis-lost = Perte
analysis-columns = D’où sont venues les chances et où elles sont allées, en points de pourcentage
analysis-moments = Les décisions qui ont coûté quelque chose
analysis-no-moments = Aucune.
analysis-moment = { $number }. { $grade } : « { $action } » ; mieux « { $better } », d’environ { $cost } points
