### Ce que le noyau dit en français : les jeux, les langues, et une phrase pour chaque erreur possible.

## Les langues, chacune sous son propre nom

language-en = English
language-de = Deutsch
language-fr = Français

## Ce qui reste caché

name-unknown = une carte

## Ce qui n’existe pas

unknown-game = Il n’y a pas de jeu nommé « { $game } » ; choisissez parmi : { $known }.
unknown-bot = Il n’y a pas de robot nommé « { $bot } » ; choisissez parmi : { $known }.
untrained = Aucun réseau n’a été entraîné pour cette table de { $game } ({ $seats } places, ces options) ; prenez le robot « regular » ou entraînez-en un avec « stammtisch train ».
weights-unreadable = Ce n’est pas un fichier de poids ; « stammtisch train » en produit.
weights-foreign = Ces poids sont pour { $trained }, pas pour { $game } ; choisissez un fichier entraîné pour ce jeu.
weights-outdated = Ces poids sont pour { $game } tel qu’une autre version de Stammtisch le voyait (observations, version { $layout }) ; entraînez-en d’autres avec « stammtisch train ».
needs-extra = Le paquet « { $module } » n’est pas installé ; « { $command } » l’installe.
unknown-edition = Il n’y a pas d’édition nommée « { $edition } » ; choisissez parmi : { $known }.
unknown-seat = Il n’y a pas de place nommée « { $seat } » ; choisissez parmi : { $known }.
unknown-option = Il n’y a pas d’option nommée « { $option } » ; choisissez parmi : { $known }.
unknown-value = L’option { $option } n’accepte pas la valeur « { $value } » ; choisissez parmi : { $known }.
did-you-mean = { $known } (vouliez-vous dire « { $close } » ?)

## Avant la partie

wrong-seats = Ce jeu se joue de { $fewest } à { $most } ; choisissez un nombre de places entre les deux.
option-form = Une option s’écrit nom=valeur ; il manque le « = » dans « { $text } ».
option-twice = L’option { $option } est réglée deux fois, sur { $first } et sur { $second } ; n’en gardez qu’une.
option-seats = L’option { $option } ne concerne que les parties à { $needed } ; à cette table de { $seats }, omettez-la.

## À la table

nothing-owed = La place { $seat } n’a rien à décider pour l’instant ; attendez la prochaine question.
no-prover = Le jeu « { $game } » n’apporte pas de bots/tactics.py, on ne peut donc rien prouver à son sujet ; docs/bots.md dit ce qu’il faut y mettre.
bot-illegal = Le robot { $bot }, à la place { $seat }, a choisi l’action { NUMBER($action, useGrouping: 0) }, qui ne lui est pas ouverte ; prenez-en un autre et signalez l’erreur.
bot-no-action = Le robot { $bot }, à la place { $seat }, a renvoyé { $answer }, alors qu’une action est un nombre entier ; prenez-en un autre et signalez l’erreur.
bot-crashed = Le robot { $bot }, à la place { $seat }, a échoué ({ $detail }) ; prenez-en un autre et signalez l’erreur.
bot-unusable = Le robot { $bot } est inutilisable ({ $detail }) ; prenez-en un autre et signalez l’erreur.
bot-incomplete = Il manque au robot { $bot } « { $part } », dont tout robot a besoin ; prenez-en un autre et signalez l’erreur.
cannot-undo = Impossible de revenir en arrière : depuis votre dernière décision, quelque chose a été dévoilé, pioché ou décidé par d’autres.

## Les enregistrements

record-title = Ce n’est pas un enregistrement : la première ligne doit être « { $expected } ».
record-format = Cet enregistrement est au format { $found }, or seul le format { $expected } est lisible ; essayez une version plus récente de Stammtisch.
record-header = Ligne { NUMBER($line, useGrouping: 0) } : « { $text } » n’est pas une ligne d’en-tête ; écrivez « mot: valeur » et laissez une ligne vide avant la première décision.
record-no-game = L’en-tête n’indique pas le jeu ; ajoutez une ligne comme « game: … ».
record-game = Cet enregistrement est celui d’une partie de « { $found } », non de « { $expected } » ; ouvrez-le avec le bon jeu.
record-field = Ligne { NUMBER($line, useGrouping: 0) } : il n’existe pas d’en-tête « { $field } » ; corrigez son nom ou supprimez la ligne.
record-seed = Ligne { NUMBER($line, useGrouping: 0) } : « { $seed } » n’est pas une graine ; écrivez un nombre entier ou supprimez la ligne.
record-seats = « { $seats } » n’est pas un nombre de places ; écrivez une ligne comme « seats: 4 ».
record-line = Ligne { NUMBER($line, useGrouping: 0) } : « { $text } » est illisible ; docs/notation.md montre comment l’écrire.
record-illegal = Ligne { NUMBER($line, useGrouping: 0) } : « { $text } » (décision { NUMBER($number, useGrouping: 0) }) est contraire aux règles à cet endroit ; corrigez-la, ou arrêtez l’enregistrement juste avant.
record-diverges = Ligne { NUMBER($line, useGrouping: 0) } : après « { $text } » (décision { NUMBER($number, useGrouping: 0) }), la table ne correspond pas à la somme de contrôle ; vérifiez cette décision, ou effacez la somme.
record-unfinished =
    { $number ->
        [one] L’enregistrement donne un résultat, mais la partie n’est pas finie après sa seule décision ; ajoutez les autres, ou effacez le résultat.
       *[other] L’enregistrement donne un résultat, mais la partie n’est pas finie après ses { NUMBER($number, useGrouping: 0) } décisions ; ajoutez celles qui manquent, ou effacez le résultat.
    }
record-result = Le résultat ne correspond pas aux décisions, qui mènent à ces scores : { $found } ; corrigez la ligne « result: ».
record-winners = Les vainqueurs ne correspondent pas aux décisions, qui donnent la première place à { $found } ; corrigez la ligne « winners: » ou supprimez-la.
record-ending = La fin indiquée ne correspond pas aux décisions, qui terminent la partie par « { $found } » ; corrigez la ligne « ending: » ou supprimez-la.
record-twice = Ligne { NUMBER($line, useGrouping: 0) } : « { $field }: » apparaît une seconde fois ; ne gardez qu’une des deux lignes.
record-closed-early = Ligne { NUMBER($line, useGrouping: 0) } : « { $field }: » précède une décision ; placez cette ligne après la dernière décision.
record-no-result = Ligne { NUMBER($line, useGrouping: 0) } : il y a une ligne « { $field }: » mais aucune ligne « result: » ; ajoutez les scores ou supprimez cette ligne.

## Les fichiers de plateau

board-format = Le plateau « { $name } » est illisible ({ $detail }) ; prenez le plateau standard pour modèle.
board-only-standard = Ce jeu n’a que son plateau standard ; retirez l’option.
