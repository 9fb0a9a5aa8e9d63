### Ce que dit la ligne de commande en français. Ce que dit un jeu se trouve avec le jeu.

## Lignes de commande illisibles

unknown-language = « { $language } » n’est pas une des langues parlées ici : { $known }.
unknown-shell = Il n’y a pas de script pour le shell « { $shell } » ; choisissez parmi : { $known }.
bad-number = { $option } attend un nombre entier à partir de { $smallest } ; « { $text } » n’en est pas un.
bad-range = { $option } demande un nombre entier de { $smallest } à { NUMBER($largest, useGrouping: 0) } ; « { $text } » n’en est pas un.
bad-positive = { $option } demande un nombre au-dessus de 0 ; « { $text } » n’en est pas un.
usage-no-option = Il n’y a pas d’option { $option } ici ; « { $command } --help » les énumère.
usage-no-command = Il n’y a pas de commande « { $name } » ; « { $command } --help » les énumère.
usage-no-option-close = Il n’y a pas d’option { $option } ici (vouliez-vous dire { $close } ?) ; « { $command } --help » les énumère.
usage-no-command-close = Il n’y a pas de commande « { $name } » (vouliez-vous dire « { $close } » ?) ; « { $command } --help » les énumère.
usage-missing = Il manque { $name } ; « { $command } --help » montre un exemple.
usage-no-value = { $option } demande une valeur ; « { $command } --help » montre un exemple.
usage-flag = { $option } ne prend pas de valeur ; « { $command } --help » montre un exemple.
usage-extra = C’est trop : « { $words } » ; « { $command } --help » montre un exemple.
usage-other = Cette ligne de commande est illisible ({ $detail }) ; « { $command } --help » montre un exemple.
our-fault = C’est notre propre erreur ({ $detail }) ; merci de la signaler avec ce que montre { $variable }=1.
interrupted = Interrompu.

## Fichiers

file-missing = Le fichier « { $file } » n’existe pas.
file-is-folder = « { $file } » est un dossier et non un fichier.
folder-is-file = « { $file } » est un fichier et non un dossier.
file-exists = Le fichier « { $file } » existe déjà ; nommez-en un autre, ou reprenez-le avec --resume.
file-exists-force = Le fichier « { $file } » existe déjà ; nommez un autre endroit, ou remplacez-le avec --force.
file-no-folder = Le dossier « { $folder } » n’existe pas.
file-unreadable = Impossible de lire le fichier « { $file } » : { $detail }.
file-unwritable = Impossible d’écrire « { $file } » : { $detail }.
file-too-large = Le fichier « { $file } » est bien trop grand pour cela.
file-no-text = Le fichier « { $file } » n’est pas un fichier texte.
file-not-utf8 = Le fichier « { $file } » n’est pas encodé en UTF-8 ; enregistrez-le en UTF-8 et réessayez.

## Prendre place

play-which = À quel jeu voulez-vous jouer ?
play-welcome =
    { $game }, édition { $edition }, { $seats ->
        [one] une place
       *[other] { $seats } places
    }, graine { $seed }.
play-options = Options de cette table : { $options }.
play-help = Répondez par un nombre ou en mots ; « aide » montre ce que l’on peut taper d’autre.
window-narrow = Cette fenêtre a { $columns } colonnes ; élargissez-la à { $needed } pour que la table soit dessinée.
window-low = La table dépasse cette fenêtre ; « { $command } » la montre page par page.
seat-not-at-table = Il n’y a pas de place « { $seat } » à cette table ; choisissez parmi : { $known }.
too-many-bots =
    { $bots ->
        [one] Avec un robot il ne reste aucune place pour vous : nommez-en { $most } au plus, ou laissez-les jouer entre eux avec « stammtisch simulate ».
       *[other] Avec { $bots } robots il ne reste aucune place pour vous : nommez-en { $most } au plus, ou laissez-les jouer entre eux avec « stammtisch simulate ».
    }
seat-with-people = Omettez --seat quand { $people } personnes partagent le clavier : elles prennent les premières places.
resume-with = Omettez { $option } pour reprendre une partie enregistrée : son fichier dit tout cela.
resume-damaged =
    { $decisions ->
        [one] La partie reprend après la seule décision lisible ; le fichier endommagé reste tel quel.
       *[other] La partie reprend après les { $decisions } décisions lisibles ; le fichier endommagé reste tel quel.
    }

## À table

play-curtain = Passez le clavier à { $seat } et appuyez sur Entrée.
play-earlier =
    { $lines ->
        [one] … et une phrase avant cela ; « log » la montre.
       *[other] … et { $lines } phrases avant cela ; « log { $lines } » remonte jusque-là.
    }
play-sure = Si vous le voulez vraiment, donnez la même réponse encore une fois.
play-undone = C’est annulé.
play-saved = Partie enregistrée dans { $file }. Pour reprendre : { $command }
play-kept = L’enregistrement de cette partie se trouve dans { $file }.
play-goodbye = À la prochaine !
choice-number = Il n’y a pas de choix { $number } ; tapez un nombre de 1 à { $most }.
choice-ambiguous = « { $typed } » peut avoir plusieurs sens : { $found }.
choice-unknown = « { $typed } » n’est pas une réponse ici ; tapez un nombre, les mots d’un choix ou « aide ».
why-what = Que voulez-vous savoir ? Tapez par exemple « pourquoi 2 » ou « pourquoi pass ».
why-allowed = Vous pouvez le faire maintenant : { $action } – { $speech }.
log-number = « { $text } » n’est pas un nombre de lignes ; tapez par exemple « log 50 ».
rules-what = Quelle règle cherchez-vous ? Tapez un numéro ou un mot, par exemple « règles carte ».

## Commandes à table : un autre mot pour chacune, comment la taper, ce qu’elle fait

word-why = pourquoi
word-undo = annuler
word-log = journal
word-table = table
word-rules = règles
word-save = sauver
word-quit = quitter
word-help = aide
word-score = score
form-why = why, pourquoi MOTS
form-log = log, journal [N]
form-rules = rules, règles NUMÉRO|MOT
form-save = save, sauver [FICHIER]
help-answers = Répondez par le nombre d’un choix ou par ses mots ; des débuts de mots suffisent s’ils sont clairs.
help-why = si une chose est permise maintenant, sinon pourquoi et selon quelle règle
help-undo = annuler votre dernière décision, tant que rien n’a été dévoilé, pioché ou décidé par d’autres depuis (« annuler »)
help-log = ce qui s’est passé, pour autant que vous ayez pu le voir
help-table = montrer encore la table et la question
help-rules = consulter une règle
help-save = garder la partie dans un fichier, cartes de tous comprises
help-quit = enregistrer et partir (« quitter »)
help-help = cette liste (« aide »)
help-score = qui a combien, et ce qu’un décompte rapporterait maintenant

## simulate

bots-for-seats =
    { $bots ->
        [one] Un robot ne convient
       *[other] { $bots } robots ne conviennent
    } pas à { $seats } places : nommez-en un pour chacune, ou un seul pour toutes.
simulate-speed =
    { $games ->
        [one] Une partie
       *[other] { $games } parties
    } en { $seconds } s : { $speed } parties et { $decisions } décisions par seconde.
simulate-seat = Place
simulate-bot = Robot
simulate-mean = Points en moyenne
simulate-wins = Victoires
simulate-share = Part
simulate-interval = Intervalle à 95 %
simulate-note = Chaque robot garde sa place dans toutes les parties ; une victoire partagée compte en fractions.

## record

record-sound =
    { $decisions ->
        [one] correct jusqu’ici, une décision, partie inachevée
       *[other] correct jusqu’ici, { NUMBER($decisions, useGrouping: 0) } décisions, partie inachevée
    }
record-finished =
    { $decisions ->
        [one] correct, une décision, partie terminée
       *[other] correct, { NUMBER($decisions, useGrouping: 0) } décisions, partie terminée
    }
record-too-short =
    { $decisions ->
        [one] L’enregistrement compte une décision ; il n’y a pas de table après { NUMBER($at, useGrouping: 0) }.
       *[other] L’enregistrement compte { NUMBER($decisions, useGrouping: 0) } décisions ; il n’y a pas de table après { NUMBER($at, useGrouping: 0) }.
    }
record-at =
    { $decisions ->
        [one] Après { NUMBER($decisions, useGrouping: 0) } décision sur { NUMBER($all, useGrouping: 0) } :
       *[other] Après { NUMBER($decisions, useGrouping: 0) } décisions sur { NUMBER($all, useGrouping: 0) } :
    }

## rules

rules-nothing = Aucune règle n’a ce numéro ni ne parle de cela : « { $what } ».
rules-said = Ainsi disent : { $sources }.
rules-implied = Se déduit de : { $sources }.
rules-against = Autrement dans : { $sources }.
rules-option = Option { $option } : { $question } { $answers }.
rules-refers = Voir aussi : { $ids }.

## board

board-sound = { $file } est un plateau valable pour { $games }.

## bench

bench-compiled = Le moteur est compilé.
bench-interpreted = Le moteur est interprété ; là où un compilateur C est installé, « make play » le compile.
bench-inside-decisions-per-second = décisions par seconde, à l’intérieur du moteur
bench-inside-games-per-second = parties par seconde, à l’intérieur du moteur
bench-driven-decisions-per-second = décisions par seconde, depuis Python
bench-driven-games-per-second = parties par seconde, depuis Python
bench-copy-microseconds = microsecondes pour une copie
bench-peers = Pour le mesurer côte à côte avec d’autres moteurs, tapez « { $command } » dans le dossier du projet (docs/speed.md).

## train

no-observations = Le jeu « { $game } » ne dit pas à quoi sa table ressemble en nombres (Law.observe), les réseaux ne peuvent donc pas l’apprendre ; prenez le robot « regular ».
train-checkpoint = { NUMBER($games, useGrouping: 0) } parties, { NUMBER($seconds, useGrouping: 0) } s : erreur { $loss }
train-share = … gagne { $percent } % de ses parties contre { $rival }
train-kept = Les poids sont dans { $file }.
train-out-curve = Le fichier en .csv est réservé à la courbe d’apprentissage ; donnez aux poids un autre nom que « { $file } », par exemple « { $other } ».
train-out-exists = Le fichier « { $file } » existe déjà et ne sera pas écrasé ; indiquez-en un autre avec --out ou déplacez-le.
