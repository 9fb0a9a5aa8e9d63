### Ce que le noyau dit en français : les jeux, les langues, et une phrase pour chaque erreur possible.

## Les langues, chacune sous son propre nom

language-en = English
language-de = Deutsch
language-fr = Français

## Ce qui reste caché

name-unknown = une carte

## Ce qui n’existe pas

unknown-game = Il n’y a pas de jeu nommé « { $game } » ; au choix : { $known }.
unknown-bot = Il n’y a pas de robot nommé « { $bot } » ; au choix : { $known }.
untrained = Aucun réseau n’a été entraîné pour cette table de { $game } ({ $seats } places, ces options, ce plateau) ; prenez le robot « regular » ou entraînez-en un avec « stammtisch train ».
weights-unreadable = Ce n’est pas un fichier de poids ; « stammtisch train » en fait.
weights-foreign = Ces poids sont pour { $trained }, pas pour { $game } ; choisissez un fichier entraîné pour ce jeu.
weights-outdated = Ces poids sont pour { $game } tel qu’une autre version de Stammtisch le voyait (observations, version { $layout }) ; entraînez-en d’autres avec « stammtisch train ».
needs-extra = Le paquet « { $module } » n’est pas installé ; « pip install stammtisch[{ $extra }] » l’installe.
unknown-edition = Il n’y a pas d’édition nommée « { $edition } » ; au choix : { $known }.
unknown-seat = Il n’y a pas de place nommée « { $seat } » ; au choix : { $known }.
unknown-option = Il n’y a pas d’option nommée « { $option } » ; au choix : { $known }.
unknown-value = L’option { $option } n’accepte pas la valeur « { $value } » ; au choix : { $known }.
did-you-mean = { $known } (vouliez-vous dire « { $close } » ?)

## Avant la partie

wrong-seats = Ce jeu se joue de { $fewest } à { $most } ; choisir un nombre de places entre les deux.
option-form = Une option s’écrit nom=valeur ; il manque le « = » dans « { $text } ».
option-twice = L’option { $option } est réglée deux fois, sur { $first } et sur { $second } ; n’en garder qu’une.
option-seats = L’option { $option } ne concerne que les parties à { $needed } ; à cette table de { $seats }, il faut l’omettre.

## À la table

nothing-owed = La place { $seat } n’a rien à décider pour l’instant ; attendre la prochaine question.
no-prover = Le jeu « { $game } » n’apporte pas de bots/tactics.py, on ne peut donc rien prouver à son sujet ; docs/bots.md dit ce qu’il faut y mettre.
bot-illegal = Le robot { $bot }, à la place { $seat }, a choisi l’action { NUMBER($action, useGrouping: 0) }, qui ne lui est pas ouverte ; en prendre un autre et signaler l’erreur.
bot-no-action = Le robot { $bot }, à la place { $seat }, a renvoyé { $answer }, alors qu’une action est un nombre entier ; en prendre un autre et signaler l’erreur.
bot-crashed = Le robot { $bot }, à la place { $seat }, a échoué ({ $detail }) ; en prendre un autre et signaler l’erreur.
bot-unusable = Le robot { $bot } est inutilisable ({ $detail }) ; en prendre un autre et signaler l’erreur.
bot-incomplete = Il manque au robot { $bot } « { $part } », dont tout robot a besoin ; en prendre un autre et signaler l’erreur.
cannot-undo = Impossible de revenir en arrière : depuis la dernière décision, quelque chose a été dévoilé, pioché ou décidé par d’autres.

## Les enregistrements

record-title = Ce n’est pas un enregistrement : la première ligne doit être « { $expected } ».
record-format = Cet enregistrement est au format { $found }, or seul le format { $expected } est lisible ; essayer une version plus récente de Stammtisch.
record-header = Ligne { NUMBER($line, useGrouping: 0) } : « { $text } » n’est pas une ligne d’en-tête ; écrire « mot: valeur » et laisser une ligne vide avant la première décision.
record-no-game = L’en-tête n’indique pas le jeu ; ajouter une ligne comme « game: … ».
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
record-result = Le résultat ne correspond pas aux décisions, qui mènent à ces scores : { $found } ; corriger la ligne « result: ».
record-winners = Les vainqueurs ne correspondent pas aux décisions, qui donnent la première place à { $found } ; corriger la ligne « winners: » ou la supprimer.
record-ending = La fin indiquée ne correspond pas aux décisions, qui terminent la partie par « { $found } » ; corriger la ligne « ending: » ou la supprimer.
record-twice = Ligne { NUMBER($line, useGrouping: 0) } : « { $field }: » apparaît une seconde fois ; ne garder qu’une des deux lignes.
record-closed-early = Ligne { NUMBER($line, useGrouping: 0) } : « { $field }: » précède une décision ; placer cette ligne après la dernière décision.
record-no-result = Ligne { NUMBER($line, useGrouping: 0) } : il y a une ligne « { $field }: » mais aucune ligne « result: » ; ajouter les scores ou supprimer cette ligne.

## Les fichiers de plateau

board-format = Le plateau « { $name } » est illisible ({ $detail }) ; prendre le plateau standard pour modèle.
board-only-standard = Ce jeu n’a que son plateau standard ; retirer l’option.
