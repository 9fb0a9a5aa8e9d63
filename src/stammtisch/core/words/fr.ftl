### Ce que le noyau dit en français : les jeux, les langues, et une phrase pour chaque erreur possible.

## Les langues, chacune sous son propre nom

language-en = English
language-de = Deutsch
language-fr = Français

## Les jeux

game-goldbraeu = Goldbräu
game-goldbraeu-about = Trois semaines d’été, six jardins à bière, quatre brasseries : à la fin, la bourse la mieux garnie l’emporte.
game-golden_city = La Cité d’or
game-golden_city-about = De la côte jusqu’aux toits dorés : miser sur des terrains, bâtir le long des routes et amasser des lettres de commerce.

## Ce qui reste caché

name-unknown = une carte

## Ce qui n’existe pas

unknown-game = Il n’y a pas de jeu nommé « { $game } » ; au choix : { $known }.
unknown-bot = Il n’y a pas de robot nommé « { $bot } » ; au choix : { $known }.
untrained = Aucun réseau n’a été entraîné pour cette table de { $game } ({ $seats } places, ces options, ce plateau) ; prenez le robot « regular » ou entraînez-en un avec « stammtisch train ».
weights-unreadable = Ce n’est pas un fichier de poids ; « stammtisch train » en fait.
weights-foreign = Ces poids sont pour { $trained }, pas pour { $game } ; choisissez un fichier entraîné pour ce jeu.
weights-outdated = Ces poids sont pour { $game } tel qu’une autre version de Stammtisch le voyait (observations, version { $layout }) ; entraînez-en d’autres avec « stammtisch train ».
unknown-edition = Il n’y a pas d’édition nommée « { $edition } » ; au choix : { $known }.
unknown-seat = Il n’y a pas de place nommée « { $seat } » ; au choix : { $known }.
unknown-option = Il n’y a pas d’option nommée « { $option } » ; au choix : { $known }.
unknown-value = L’option { $option } n’accepte pas la valeur « { $value } » ; au choix : { $known }.

## Avant la partie

wrong-seats =
    { $game ->
        [goldbraeu] { game-goldbraeu }
        [golden_city] { game-golden_city }
       *[other] { $game }
    } se joue de { $fewest } à { $most } personnes ; choisir un nombre de places en conséquence.
option-form = Une option s’écrit nom=valeur ; il manque le « = » dans « { $text } ».
option-twice = L’option { $option } est réglée deux fois, sur { $first } et sur { $second } ; n’en garder qu’une.
option-seats = L’option { $option } ne concerne que les parties à { $needed } ; à cette table de { $seats }, il faut l’omettre.

## À la table

nothing-owed = La place { $seat } n’a rien à décider pour l’instant ; attendre la prochaine question.
bot-illegal = Le robot { $bot }, à la place { $seat }, a choisi l’action { NUMBER($action, useGrouping: 0) }, qui ne lui est pas ouverte ; en prendre un autre et signaler l’erreur.
cannot-undo = Impossible de revenir en arrière : depuis la dernière décision, quelque chose a été dévoilé, pioché ou décidé par d’autres.

## Les enregistrements

record-title = Ce n’est pas un enregistrement : la première ligne doit être « { $expected } ».
record-format = Cet enregistrement est au format { $found }, or seul le format { $expected } est lisible ; essayer une version plus récente de Stammtisch.
record-header = Ligne { NUMBER($line, useGrouping: 0) } : « { $text } » n’est pas une ligne d’en-tête ; écrire « mot: valeur » et laisser une ligne vide avant la première décision.
record-no-game = L’en-tête n’indique pas le jeu ; ajouter une ligne comme « game: goldbraeu ».
record-game = Cet enregistrement est celui d’une partie de « { $found } », non de « { $expected } » ; l’ouvrir avec le bon jeu.
record-field = Ligne { NUMBER($line, useGrouping: 0) } : il n’existe pas d’en-tête « { $field } » ; corriger son nom ou supprimer la ligne.
record-seed = Ligne { NUMBER($line, useGrouping: 0) } : « { $seed } » n’est pas une graine ; écrire un nombre entier ou supprimer la ligne.
record-seats = « { $seats } » n’est pas un nombre de places ; écrire une ligne comme « seats: 4 ».
record-line = Ligne { NUMBER($line, useGrouping: 0) } : « { $text } » est illisible ; docs/notation.md montre comment l’écrire.
record-illegal = Ligne { NUMBER($line, useGrouping: 0) } : « { $text } » (décision { NUMBER($number, useGrouping: 0) }) est contraire aux règles à cet endroit ; la corriger, ou arrêter l’enregistrement juste avant.
record-diverges = Ligne { NUMBER($line, useGrouping: 0) } : après « { $text } » (décision { NUMBER($number, useGrouping: 0) }), la table ne correspond pas à la somme de contrôle ; vérifier cette décision, ou effacer la somme.
record-unfinished =
    { $number ->
        [one] L’enregistrement donne un résultat, mais la partie n’est pas finie après sa seule décision ; ajouter les autres, ou effacer le résultat.
       *[other] L’enregistrement donne un résultat, mais la partie n’est pas finie après ses { NUMBER($number, useGrouping: 0) } décisions ; ajouter celles qui manquent, ou effacer le résultat.
    }
record-result = Le résultat ne correspond pas aux décisions, qui mènent à ces scores : { $found } ; corriger les dernières lignes.

## Les fichiers de plateau

board-format = Le plateau « { $name } » est illisible ({ $detail }) ; prendre le plateau standard pour modèle.
board-too-large = Un plateau de { $rows } × { $cols } cases est trop grand ; il y a place pour 7 rangées de 8 cases au plus.
board-outside = La rangée { $row }, colonne { $col } est hors de la grille ; corriger la case ou agrandir la grille.
board-umbrella-void = La case { $space } figure à la fois dans « double » et dans « void » ; la retirer de l’une des deux listes.
board-inns = Les auberges doivent se suivre ainsi dans le sens horaire : { $expected } ; ici, on trouve : { $found }.
board-breweries = Les brasseries doivent être { $expected } ; ici, on trouve : { $found }.
board-corners = Chacun des coins NW, NE, SE et SW doit recevoir une brasserie et une seule.
board-chips = Les deux jetons doivent commencer dans deux auberges différentes ; la serveuse commence ici chez « { $waitress } », l’ivrogne chez « { $bum } ».
board-base = La case de départ de l’auberge { $inn } doit être une table à l’intérieur de la grille.
board-base-umbrella = La case de départ de l’auberge { $inn } doit être une case simple, sans parasol.
board-side = « { $side } » n’est pas un côté de la place ; mettre l’auberge { $inn } sur N, E, S ou W.
board-door = La case de départ de l’auberge { $inn } doit toucher le bord de la grille où se trouve l’auberge.
board-three-fences = La case de départ de l’auberge { $inn } doit avoir une table sur chacun de ses trois autres côtés.
board-bases-touch = Déplacer la case de départ de l’auberge { $inn } : elle se confond avec celle d’une autre auberge ou la touche.
board-split = Relier toutes les tables par leurs côtés ; certaines sont hors d’atteinte depuis la première auberge.
board-no-umbrella = Placer au moins un parasol sur le plateau ; sa case se note sous « double ».
board-fences =
    { $fences ->
        [one] { $fences } clôture ne suffit pas ; les six cases de départ en demandent déjà 18.
       *[other] { $fences } clôtures ne suffisent pas ; les six cases de départ en demandent déjà 18.
    }
