### Ce que « --help » dit en français. Des textes simples seulement : ils sont lus sans Fluent, pour que l’aide vienne aussitôt (core/words.py).
### La première ligne d’une commande paraît dans la liste des commandes. { $game }, { $seat } et { $rule } deviennent des noms installés.

## Le cadre

help-usage = Utilisation :
help-options = Options :
help-commands = Commandes :
help-arguments = Arguments :
help-required = [obligatoire]
help-options-place = [OPTIONS]
help-command-place = COMMANDE [ARGUMENTS]…
help-program = stammtisch, version { $version }

## Ce qui tient lieu de valeur, en capitales

metavar-address = ADRESSE
metavar-bot = ROBOT
metavar-colour = COULEUR
metavar-days = JOURS
metavar-dir = DOSSIER
metavar-file = FICHIER
metavar-game = JEU
metavar-high = MAX
metavar-id = ID
metavar-low = MIN
metavar-name = NOM
metavar-port = PORT
metavar-record = ENREGISTREMENT
metavar-seat = PLACE
metavar-shell = SHELL
metavar-value = VALEUR
metavar-word = MOT

## Commandes

command-stammtisch =
    Deux jeux de société à une même table.

    Prendre place : stammtisch play { $game }
    Voir ce qu’il y a : stammtisch games
    Chercher une règle : stammtisch rules MOT
command-analyse =
    Dire ce qu’enseigne une partie finie.

    Chaque décision est jugée d’après ce que la place pouvait savoir, par deux juges ; les cartes, les décisions propres et celles des autres sont séparées. Une analyse est gardée : elle n’est faite qu’une fois.

    Exemples :
    stammtisch analyse { $game }-4711.txt --seat { $seat }
    stammtisch analyse { $game }-4711.txt --html partie.html
command-arena =
    Mesurer un robot de JEU face à un autre.

    Chaque donne est jouée une fois avec le candidat à chaque place, parmi des copies de l’autre robot. La même graine donne les mêmes parties, où et par combien de processus qu’elles soient jouées ; les robots n’apprennent jamais de ces donnes.

    Exemples :
    stammtisch arena { $game } --candidate regular --against random --deals 500 --both --jobs 2
    stammtisch arena { $game } --candidate regular --against random --sprt --resume nuit.jsonl
command-bench =
    Mesurer la vitesse du moteur sur cette machine.

    Il joue des parties au hasard à la plus grande table de chaque jeu, sur un seul cœur.

    Exemple :
    stammtisch bench --json
command-board =
    Vérifier vos propres plateaux.

    Exemple :
    stammtisch board check mon-plateau.json
command-board-check =
    Dire si l’on peut jouer sur un plateau.

    Sinon, la première chose fausse dans le plateau de FICHIER est nommée.

    Exemple :
    stammtisch board check mon-plateau.json
command-bots =
    Montrer les robots installés, le plus faible d’abord.

    Vous voyez comment ils jouent et, si on l’a mesurée, quelle est leur force.

    Exemple :
    stammtisch bots --lang de
command-completion =
    Afficher un script pour que SHELL complète avec Tab.

    Il connaît les commandes, les options, les jeux, les éditions, les robots, les places et les règles. Faites-le lire par votre shell au démarrage ; pour bash, mettez la ligne de l’exemple dans « ~/.bashrc ».

    Exemple :
    source <(stammtisch completion bash)
command-games =
    Montrer les jeux installés.

    Pour chacun, ou pour JEU seulement : ses places, ses éditions, et ses options avec leurs valeurs.

    Exemple :
    stammtisch games { $game } --lang de
command-house =
    S’occuper d’une maison.

    Des outils pour qui tient un serveur : ils travaillent sur son dossier ou sa base. Un serveur qui tourne peut continuer, sauf si la commande dit qu’il lui faut la maison pour elle seule.

    Exemple :
    stammtisch house stats --data /var/lib/stammtisch
command-house-backup =
    Écrire une sauvegarde dans FICHIER.

    Le serveur peut tourner pendant ce temps. Un dossier devient un fichier SQLite, une base PostgreSQL ce qu’écrit son propre pg_dump. Qui peut lire le fichier peut lire les cartes de tous.

    Exemple :
    stammtisch house backup dimanche.backup
command-house-block =
    Ne plus laisser entrer quelqu’un.

    ADRESSE est une adresse, un réseau comme 203.0.113.0/24 ou 2001:db8::/48, ou profile:NOM. Un serveur qui tourne s’en aperçoit en deux secondes ; qui est là l’apprend et est déconnecté.

    Exemple :
    stammtisch house block 203.0.113.7 --note spam
command-house-blocks =
    Énumérer ceux qui n’entrent pas.

    Le plus récent d’abord.

    Exemple :
    stammtisch house blocks
command-house-check =
    Vérifier que la maison est en ordre.

    Chaque table est rejouée selon les règles, avec l’empreinte après chaque décision, et aucune ligne ne doit manquer. La première chose qui cloche est dite, et le code de sortie est 1.

    Exemple :
    stammtisch house check
command-house-close =
    Fermer une table, ou la rouvrir.

    Ses joueurs peuvent la regarder, et rien d’autre ne s’y passe plus ; personne d’autre ne la voit. Un serveur qui tourne s’en aperçoit en deux secondes.

    Exemple :
    stammtisch house close 9zf5rj2n3n6u
command-house-copy =
    Copier une maison dans une maison vide.

    Entre dossiers et bases PostgreSQL, dans les deux sens, sans serveur qui tourne. La copie n’est gardée que si l’empreinte de toutes les lignes est la même.

    Exemple :
    stammtisch house copy --from data --to postgresql://stammtisch@localhost/house
command-house-mute =
    Retirer la parole à quelqu’un à une table.

    La partie continue, mais sans discussion ni nouveau nom, et ce qui fut écrit n’est plus montré. Un serveur qui tourne s’en aperçoit en deux secondes.

    Exemple :
    stammtisch house mute 9zf5rj2n3n6u { $seat }
command-house-prune =
    Supprimer les vieilles tables.

    Celles où rien ne s’est passé depuis tant de jours, terminées ou non. Avec un dossier, le serveur ne doit pas tourner.

    Exemple :
    stammtisch house prune --older-than 90 --dry-run
command-house-remove =
    Supprimer une table pour de bon.

    Avec un dossier, le serveur ne doit pas tourner ; avec une base, tous à la table apprennent qu’elle n’est plus là.

    Exemple :
    stammtisch house remove 9zf5rj2n3n6u
command-house-rename =
    Donner un autre nom à quelqu’un à une table.

    Sans NOM, il n’en a plus. Retirez-lui aussi la parole s’il ne doit pas en choisir un autre. Un serveur qui tourne s’en aperçoit en deux secondes.

    Exemple :
    stammtisch house rename 9zf5rj2n3n6u { $seat }
command-house-reports =
    Énumérer les noms et paroles signalés.

    Ce que vous faites alors (rename, mute, close) règle le signalement.

    Exemple :
    stammtisch house reports
command-house-restore =
    Mettre une sauvegarde à la place de la maison.

    Aucun serveur ne doit tourner. Le fichier d’un dossier est gardé à côté ; une base PostgreSQL doit être vide. Puis chaque table est vérifiée.

    Exemple :
    stammtisch house restore dimanche.backup
command-house-show =
    Montrer une table du dehors.

    Qui est assis où et à qui le tour, mais ni cartes ni clés.

    Exemple :
    stammtisch house show 9zf5rj2n3n6u
command-house-stats =
    Dire la maison en chiffres.

    Tables, lignes de leurs journaux, monde et place sur le disque.

    Exemple :
    stammtisch house stats
command-house-tables =
    Énumérer les tables.

    La dernière utilisée vient d’abord.

    Exemple :
    stammtisch house tables --stuck
command-house-unblock =
    Laisser entrer de nouveau quelqu’un.

    Nommez-le comme le fait « stammtisch house blocks ».

    Exemple :
    stammtisch house unblock 203.0.113.7
command-house-upgrade =
    Mettre la maison à la forme de cette version.

    Un serveur le fait de lui-même avec son dossier ; une base, dont d’autres peuvent se servir, n’est mise à jour que par cette commande. Un endroit vide devient une maison vide.

    Exemple :
    stammtisch house upgrade
command-ladder =
    Faire jouer aux robots de JEU tout le tableau croisé.

    Un de chacun s’assoit parmi des copies de chaque autre, à chaque place de chaque donne. Sont affichés des cotes avec leurs intervalles et le tableau ; avec --out, un rapport en Markdown, les chiffres en JSON et des images sont écrits.

    Exemple :
    stammtisch ladder { $game } --bots random,regular --deals 200 --jobs 2 --out classement
command-picture =
    Dessiner un moment d’un ENREGISTREMENT en SVG ou en PNG.

    Vous obtenez les dessins de la page : la table après quelques décisions, comme une place la voyait. Sans fichier, le SVG va sur la sortie standard.

    Exemple :
    stammtisch picture { $game }-4711.txt --at 120 --seat { $seat } --png table.png
command-play =
    Jouer à JEU dans ce terminal.

    On vous interroge et vos choix sont numérotés ; répondez par un nombre ou par des mots, et tapez « aide » pour voir ce qu’il y a d’autre. Plusieurs personnes peuvent partager le clavier : nommez alors moins de robots.

    Exemples :
    stammtisch play { $game } --seats 3 --lang fr
    stammtisch play { $game } --bots regular,random
    stammtisch play --resume { $game }-4711.txt
command-problem =
    Résoudre des problèmes : des décisions avec un meilleur coup.

    Elles viennent de parties jouées. Que le coup est le meilleur, c’est prouvé, quoi qui soit caché, ou jugé, avec une nette avance. Chaque problème dit lequel des deux.

    Exemples :
    stammtisch problem solve { $game } --difficulty 2
    stammtisch problem solve { $game } --today
command-problem-find =
    Trouver des problèmes de JEU dans des enregistrements, ou dans des parties que des robots jouent pour cela.

    On garde ce que quelqu’un a manqué dans la partie alors que le meilleur coup se prouve ; chacun vient avec sa preuve. Avec --judged, on cherche aussi au milieu de la partie : on garde ce dont deux juges conviennent, avec une nette avance.

    Exemples :
    stammtisch problem find { $game } --games 100 --out problems.json
    stammtisch problem find { $game } my-game.txt --judged --out problems.json
    stammtisch problem solve { $game } --file problems.json
command-problem-list =
    Montrer les problèmes de JEU, les plus faciles d’abord.

    Exemple :
    stammtisch problem list { $game } --difficulty 4
command-problem-measure =
    Faire essayer les problèmes de JEU à chaque niveau, et noter lesquels les résolvent.

    Exemple :
    stammtisch problem measure { $game }
command-problem-prove =
    Prouver à nouveau les problèmes de JEU ; le code de sortie est 1 si l’un ne tient pas.

    Exemple :
    stammtisch problem prove { $game }
command-problem-solve =
    Résoudre des problèmes de JEU au clavier.

    Vous voyez la table comme la voyait la place, vous répondez, et on vous dit pourquoi.

    Exemples :
    stammtisch problem solve { $game }
    stammtisch problem solve { $game } --today
command-record =
    Vérifier des enregistrements et les regarder.

    Exemple :
    stammtisch record check *.txt
command-record-check =
    Rejouer des enregistrements et dire s’ils sont bons.

    Chaque FICHIER reçoit une ligne ; si l’un n’est pas bon, le code de sortie est 1.

    Exemple :
    stammtisch record check { $game }-4711.txt
command-record-show =
    Dessiner la table d’un enregistrement à tout moment.

    Vous la voyez après quelques décisions, comme une place la voyait, avec le journal jusque-là.

    Exemple :
    stammtisch record show { $game }-4711.txt --at 120 --as { $seat }
command-rules =
    Chercher des règles par leur numéro ou par un MOT.

    Chacune vient avec ses sources, ses options et le texte de nos décisions. Sans numéro ni mot, vous les avez toutes.

    Exemples :
    stammtisch rules { $rule }
    stammtisch rules carte
command-serve =
    Ouvrir la table dans le navigateur.

    Tous ceux qui peuvent atteindre l’adresse de cette machine peuvent jouer.

    Exemple :
    stammtisch serve --port 8080 --no-open
command-simulate =
    Faire jouer beaucoup de parties de JEU à des robots.

    Le robot 1 est à la place 1, le robot 2 à la place 2 : personne ne change de place. La même graine donne les mêmes parties, quel que soit le nombre de processus.

    Exemple :
    stammtisch simulate { $game } --bots regular,random,random,random --games 200 --seed 1 --jobs 2
command-tactics =
    Poser à un robot des problèmes de JEU.

    Ce sont des décisions où une réponse est meilleure que toutes les autres, quoi qu’il y ait de caché.

    Exemple :
    stammtisch tactics { $game } --bot expert
command-train =
    Entraîner des réseaux à JEU en les faisant jouer entre eux.

    Ils sont gardés dans un fichier, avec le journal de leur entraînement. La même graine donne les mêmes poids sur la même machine. Avec --against, toutes les places sauf une sont tenues par des copies d’autres poids, qui ne changent pas : ce qu’un élève gagne contre eux dit à quel point on peut les exploiter.

    Avec --jobs ou --executor dask, plusieurs processus se partagent les parties, lot par lot. Les poids diffèrent de ceux d’un seul processus, mais sont les mêmes quels que soient ceux qui travaillent.

    À côté du fichier se trouve la courbe d’apprentissage, en tableau (FICHIER.csv). Les fichiers existants restent tels quels : nommez-en un autre. Seuls les poids contre lesquels on apprend peuvent être remplacés par ce qui a été appris (le même fichier pour --against et --out).

    Exemple :
    stammtisch train { $game } --seats 3 --games 160000 --seed 1 --out { $game }-3.npz
command-tune =
    Régler les paramètres d’un robot de JEU.

    La recherche les fait varier tous à la fois, sur des donnes avec lesquelles l’arène ne mesure jamais.

    Exemple :
    stammtisch tune { $game } --bot regular --parameter temperature=0.5..20 --against regular --jobs 2

## Options et arguments communs à plusieurs commandes

parameter-help = Afficher cette aide.
parameter-version = Afficher la version.
parameter-lang = Langue de tout ce qui est dit (par défaut : celle de votre système).
parameter-game = Le jeu, par son nom (« stammtisch games » les montre tous).
parameter-seats = Combien de places compte la table.
parameter-edition = D’après quelles règles on joue.
parameter-option = Une option de règle à elle seule ; peut être répétée.
parameter-seed = La graine de tout hasard (par défaut : 0).
parameter-jobs = Combien de processus se partagent le travail (par défaut : 1).
parameter-executor = Qui fait le travail (par défaut : local).
parameter-scheduler = L’ordonnanceur d’une grappe Dask, pour --executor dask.
parameter-resume = Garder les donnes finies dans ce fichier, et poursuivre avec celles qu’il contient.
parameter-against = Le robot à toutes les autres places.
parameter-quiet = Ne pas montrer où l’on en est.
parameter-as_json = Afficher du JSON au lieu de tableaux.
parameter-data = Le dossier de la maison (par défaut : celui de « serve »).
parameter-database = La base PostgreSQL de la maison, postgresql://nom@hôte/base ; mieux par STAMMTISCH_DATABASE.
parameter-table = L’identifiant de la table.
parameter-file = Le fichier.

## Options et arguments d’une seule commande

parameter-analyse-record = L’enregistrement d’une partie finie.
parameter-analyse-seat = La raconter pour cette place (par défaut : la première personne, sinon qui a gagné).
parameter-analyse-html_file = Écrire une page dans ce fichier : la courbe, les colonnes et chaque moment.
parameter-analyse-again = Ne pas utiliser une analyse gardée.
parameter-arena-candidate = Le robot à mesurer : un seul à chaque table.
parameter-arena-deals = Combien de donnes (par défaut : 100 ; avec --sprt, 10000 au plus).
parameter-arena-both = Mesurer aussi l’autre robot, seul parmi des candidats.
parameter-arena-sprt = S’arrêter dès qu’un test séquentiel a tranché entre --h0 et --h1.
parameter-arena-h0 = La part des victoires qui n’est pas meilleure (par défaut : 1 / places).
parameter-arena-h1 = La part des victoires qui est meilleure (par défaut : 0,03 de plus).
parameter-arena-alpha = Combien de fois --h0 peut être pris pour --h1 (par défaut : 0.05).
parameter-arena-beta = Combien de fois --h1 peut être pris pour --h0 (par défaut : 0.05).
parameter-arena-as_csv = Afficher une ligne par partie, en CSV, au lieu de tableaux.
parameter-bench-seconds = Combien de secondes dure chaque mesure (par défaut : 1).
parameter-board-check-game = Le jeu auquel est le plateau (par défaut : reconnu au contenu du fichier).
parameter-completion-shell = bash, zsh ou fish.
parameter-house-block-note = Pourquoi ; vous seul le lisez.
parameter-house-block-who = Qui n’entre pas : une adresse, un réseau ou profile:NOM.
parameter-house-close-off = La rouvrir.
parameter-house-copy-source = La maison à copier : un dossier, ou postgresql://nom@hôte/base.
parameter-house-copy-target = Vers où, un endroit vide.
parameter-house-mute-off = Rendre la parole.
parameter-house-mute-seat = La place, par exemple { $seat }.
parameter-house-prune-days = Depuis combien de jours rien ne s’est passé.
parameter-house-prune-dry_run = Dire seulement ce qui partirait.
parameter-house-rename-name = Le nouveau nom ; aucun s’il manque.
parameter-house-rename-seat = La place, par exemple { $seat }.
parameter-house-reports-settle = Régler les signalements sur cette table, sans rien faire d’autre.
parameter-house-tables-stuck = Seulement celles dont le serveur devrait s’occuper depuis une minute.
parameter-house-unblock-who = Qui entre de nouveau.
parameter-ladder-bots = Les robots (par défaut : tous ceux qui peuvent jouer à cette table).
parameter-ladder-deals = Combien de donnes pour chaque paire (par défaut : 100).
parameter-ladder-out = Écrire un rapport dans ce dossier ; les donnes finies y sont gardées aussi, dans deals.jsonl.
parameter-picture-record = Un enregistrement.
parameter-picture-at = Après combien de décisions (par défaut : toutes).
parameter-picture-seat = Comme cette place la voyait, ou open, avec les cartes de chacun (par défaut : comme un spectateur).
parameter-picture-svg_file = Écrire le SVG dans ce fichier ; « - » est la sortie standard.
parameter-picture-png_file = Écrire un PNG dans ce fichier ; « - » est la sortie standard.
parameter-picture-width = Combien de pixels de large fait le PNG (par défaut : comme le SVG).
parameter-picture-theme = De jour (light) ou le soir (dark) (par défaut : light).
parameter-play-game = Le jeu ; sans lui, on vous le demande.
parameter-play-board = Un fichier de plateau (voir « board check »).
parameter-play-bots = Des robots pour les dernières places ; les autres sont pour des personnes (par défaut : regular à toutes les places sauf la vôtre).
parameter-play-seat = Votre place, si vous ne jouez que contre des robots.
parameter-play-seed = La graine de tout hasard : la même distribue les mêmes cartes.
parameter-play-save = Garder la partie dans ce fichier dès le début.
parameter-play-resume = Poursuivre une partie sauvegardée.
parameter-problem-find-every = Garder aussi les problèmes résolus dans la partie.
parameter-problem-find-files = Les enregistrements où chercher ; sans eux, des robots jouent.
parameter-problem-find-games = Combien de parties les robots jouent.
parameter-problem-find-judged = Chercher les erreurs dont des juges conviennent, au lieu de prouver ; lent si le moteur n’est pas compilé.
parameter-problem-find-out = Lire et écrire ce fichier au lieu de celui du jeu.
parameter-problem-find-seed = La même graine donne les mêmes parties (par défaut : 1).
parameter-problem-list-difficulty = Seulement les problèmes de cette difficulté, de 1 (facile) à 4 (très difficile).
parameter-problem-list-file = Les problèmes de ce fichier, tel que « problem find --out » l’écrit, au lieu de ceux du jeu.
parameter-problem-list-kind = Seulement les problèmes prouvés (proven) ou seulement les jugés (judged).
parameter-problem-list-seats = Seulement les problèmes de tables avec ce nombre de places.
parameter-problem-list-theme = Seulement les problèmes sur ce thème.
parameter-problem-measure-out = Lire et écrire ce fichier au lieu de celui du jeu.
parameter-problem-prove-out = Lire et écrire ce fichier au lieu de celui du jeu.
parameter-problem-solve-difficulty = Seulement les problèmes de cette difficulté, de 1 (facile) à 4 (très difficile).
parameter-problem-solve-file = Les problèmes de ce fichier, tel que « problem find --out » l’écrit, au lieu de ceux du jeu.
parameter-problem-solve-kind = Seulement les problèmes prouvés (proven) ou seulement les jugés (judged).
parameter-problem-solve-name = Ce problème ; « stammtisch problem list » montre les noms.
parameter-problem-solve-seats = Seulement les problèmes de tables avec ce nombre de places.
parameter-problem-solve-theme = Seulement les problèmes sur ce thème.
parameter-problem-solve-today = Le problème du jour.
parameter-record-check-files = Un enregistrement ou plusieurs.
parameter-record-show-at = Après combien de décisions (par défaut : toutes).
parameter-record-show-viewer = Comme cette place ou un spectateur (spectator) la voyait (par défaut : open, avec les cartes de chacun).
parameter-record-show-lines = Combien de phrases du journal (par défaut : 20).
parameter-rules-what = Un numéro, le début de numéros, ou un mot.
parameter-serve-host = L’adresse où écouter ; 0.0.0.0 pour tout le réseau (par défaut : 127.0.0.1).
parameter-serve-port = Le port ; 0 en prend un qui soit libre (par défaut : 8000).
parameter-serve-data = Le dossier qui garde les tables.
parameter-serve-database = Une base de données PostgreSQL à la place du dossier, postgresql://utilisateur@machine/nom ; mieux par STAMMTISCH_DATABASE, où personne ne lit de mot de passe.
parameter-serve-workers = Combien de processus servent ; plusieurs ont besoin d’une base de données (sinon : 1).
parameter-serve-open_browser = Ouvrir la page dans le navigateur.
parameter-serve-origins = Une adresse publique de ce serveur, derrière un proxy.
parameter-serve-chat = Si l’on peut s’écrire à sa table.
parameter-serve-smtp = Le serveur de courrier pour les lettres aux joueurs, smtp://utilisateur:motdepasse@machine:port ou smtps://… ; mieux par STAMMTISCH_SMTP, où personne ne lit de mot de passe.
parameter-serve-mail_from = De qui viennent les lettres, par exemple jeux@example.org (ou STAMMTISCH_MAIL_FROM).
parameter-serve-hooks = Une machine que peuvent appeler les webhooks des joueurs, ou une origine entière de confiance, ou any ou none ; peut être donnée plusieurs fois (par défaut : discord.com).
parameter-serve-profiles = Si l’on peut avoir un profil ici (demande l’extra « accounts »).
parameter-serve-metrics = Offrir des mesures pour Prometheus à cette adresse, par exemple 127.0.0.1:9100 ; chaque autre processus prend le port suivant.
parameter-serve-log = Comment le journal est écrit : pour des personnes ou un objet JSON par ligne (par défaut : text).
parameter-simulate-bots = Un robot pour chaque place, dans l’ordre ; un seul nom les prend toutes (par défaut : regular).
parameter-simulate-games = Combien de parties (par défaut : 100).
parameter-simulate-records = Garder l’enregistrement de chaque partie dans ce dossier.
parameter-simulate-dataset = Écrire chaque décision dans ce fichier Parquet.
parameter-simulate-force = Remplacer des enregistrements et des jeux de données existants.
parameter-tactics-bot = Le robot qui doit les résoudre (par défaut : regular).
parameter-tactics-every = Montrer chaque problème avec la réponse, pas seulement les thèmes.
parameter-train-games = Combien de parties contre soi-même (par défaut : 160000).
parameter-train-hidden = Combien d’unités cachées (par défaut : 64).
parameter-train-seed = La graine des réseaux et des donnes (par défaut : 1).
parameter-train-examine = Jouer de temps en temps ce nombre de donnes contre le robot regular.
parameter-train-against = Apprendre à battre ces poids.
parameter-train-begin = Commencer par ces poids ; ce qu’ils n’ont pas encore appris, comme d’autres options, s’y ajoute.
parameter-train-mixed = Apprendre toutes les éditions et options du jeu : de nombreuses tables à tour de rôle, celle demandée le plus souvent.
parameter-train-keep = Avec --from et --mixed : ne changer aucun de ces poids, mais en apprendre d’autres à côté, pour toutes les tables sauf la première édition.
parameter-train-out = Où garder les poids.
parameter-tune-bot = Le robot à régler : installé, ou fichier.py:Classe.
parameter-tune-parameters = Un paramètre et ses bornes ; peut être répété.
parameter-tune-rounds = Combien de pas (par défaut : 40).
parameter-tune-deals = Donnes pour chacun des deux essais d’un tour (par défaut : 8).
