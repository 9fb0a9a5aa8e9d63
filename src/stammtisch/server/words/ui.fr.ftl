### Les phrases propres à la page, en français.

ui-home = Stammtisch : vers l’accueil
ui-welcome = Prenez place à la table
ui-welcome-about = Des jeux de société pour une soirée, entre amis ou contre des robots. Sans compte, sans formulaire.
ui-title-table = À la table
ui-title-replay = Revoir la partie
ui-play = Jouer
ui-play-about = Tout de suite, contre des robots ({ $bot }).
ui-invite-friends = Inviter des amis
ui-same-screen = Même écran
ui-teach-me = Apprenez-moi à jouer
ui-own-table = Ma propre table…
ui-open-tables = Rejoindre ou regarder
ui-no-open-tables = Aucune table n’est ouverte aux inconnus en ce moment.
ui-join = Prendre place
ui-watch = Regarder
ui-saved-game = Ouvrir une partie enregistrée
ui-open-record = Choisissez une partie à feuilleter :
ui-choose-file = Choisir un fichier…
ui-my-tables = Mes tables
ui-to-lobby = Vers l’accueil
ui-no-table = Il n’y a pas de table ici
ui-no-answer = La maison ne répond pas. Réessayez dans un instant.
ui-a-moment = Un instant…
ui-invited = Une chaise vous attend
ui-your-name = Votre nom
ui-sit-down = Prendre place

## Sa propre table

ui-setup-friends = entre amis
ui-setup-screen = sur le même écran
ui-setup-own = ma propre table
ui-seats = Qui joue ?
ui-players-count =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
ui-who-sits = Qui joue { $seat } ?
ui-wish-me = moi
ui-wish-invite = un ami, par lien
ui-wish-open = n’importe qui
ui-wish-bot = un robot
ui-level = Force du robot
ui-level-rated = { $bot } (Elo { NUMBER($rating, useGrouping: 0) })
ui-level-instead = « { $wanted } » n’a pas appris à jouer à une telle table ; « { $bot } » prend la place.
ui-edition = Selon quelles règles ?
ui-options = Les règles une à une
ui-who-may-watch = Qui peut regarder ?
ui-watch-link = toute personne qui a le lien
ui-watch-everyone = tout le monde
ui-watch-nobody = personne
ui-open-table = Ouvrir la table
ui-never-mind = Finalement non
ui-gathering = Il manque encore vos amis
ui-gathering-about = Envoyez un lien à chacun. La partie commence dès que toutes les chaises sont prises.
ui-begin-with-bots = Commencer tout de suite ; des robots prennent les chaises libres
ui-holder-person = est là
ui-holder-bot = robot
ui-holder-open = libre
ui-holder-invited = invité
ui-link-invite = Lien pour { $seat }
ui-link-watch = Lien pour regarder
ui-link-mine = Ma place { $seat } sur un autre appareil : gardez ce lien pour vous
ui-link-replay = Lien pour revoir la partie
ui-copy = Copier
ui-copied = Copié
ui-close = Fermer

## Réglages

ui-settings = Langue, lumière et vitesse
ui-language = Langue
ui-theme = Lumière
ui-theme-auto = comme mon appareil
ui-theme-light = jour
ui-theme-dark = soir
ui-confirm-moves = Demander confirmation avant chaque coup
ui-show-forecast = Montrer ce que rapporterait un décompte immédiat
ui-plain-table = Table simple : des listes et des boutons au lieu de dessins
ui-pace = Rythme des robots
ui-pace-0 = aussitôt
ui-pace-1 = vif
ui-pace-2 = tranquille
ui-pace-3 = lent

## Robots

ui-bot-level = robot, { $bot }

## À la table

ui-question = La question
ui-answers = Réponses
ui-all-answers =
    { $count ->
        [one] La seule réponse en liste
        [2] Les deux réponses en liste
       *[other] Les { $count } réponses en liste
    }
ui-type-it = Écrire un coup
ui-notation = Votre coup en notation abrégée
ui-notation-example = p. ex. { $example }
ui-play-it = Jouer
ui-choose-other = Choisir autre chose
ui-not-yet = Pas encore
ui-chosen-may-change = Vous avez choisi. Tant que tous ne sont pas prêts, vous pouvez encore changer d’avis.
ui-waiting-for =
    { $count ->
        [one] { $names } réfléchit
       *[other] { $names } réfléchissent
    }
ui-refused =
    { $count ->
        [one] Une chose n’est pas possible maintenant
       *[other] { $count } choses ne sont pas possibles maintenant
    }
ui-plain-board = La table en mots
ui-yes = Oui
ui-no = Non
ui-game-over = La partie est finie.
ui-rule = Règle { $rule }
ui-players = Joueurs
ui-you = vous
ui-you-bot = vous (un robot joue pour vous)
ui-you-act = à vous
ui-away = absent
ui-thinks = réfléchit
ui-forecast-about = Ce que rapporterait un décompte immédiat
ui-hand-over = Faire jouer un robot à sa place
ui-hand-over-mine = Faire jouer un robot à ma place
ui-take-back-seat = Reprendre la main
ui-give-back-seat = Rendre la place
ui-undo = Annuler le coup
ui-share = Table
ui-offline = Connexion perdue. On cherche à rejoindre la table ; vous voyez le dernier état connu.
ui-curtain = { $seat }, à vous
ui-curtain-about = Passez l’écran. Les autres ne regardent pas.
ui-curtain-lift = Je suis { $seat } : ouvrir
ui-log = Journal
ui-log-all =
    { $count ->
        [one] Montrer la seule ligne
       *[other] Montrer les { $count } lignes
    }
ui-fold-open = En détail
ui-log-took-back = { $seat } annule son dernier coup.
ui-log-seated = { $seat } prend place.
ui-log-seated-bot = Un robot ({ $bot }) joue { $seat }.
ui-log-renamed = { $seat } s’appelle { $name }.
ui-log-stumbled = Le robot de { $seat } a trébuché ; le hasard répond pour lui.
ui-log-changed = Les réglages de la table ont changé.
ui-peek = Retour au coup { $number } sur { $last }
ui-peek-slider = Moment de la partie
ui-peek-back = Revenir au présent
ui-orders =
    { $count ->
        [0] Réponses automatiques
        [one] Réponses automatiques : une
       *[other] Réponses automatiques : { $count }
    }
ui-orders-about = Elles ne sont visibles que de vous. La maison répond à votre place jusqu’au premier imprévu.
ui-orders-kind = À quelle question
ui-orders-thing = À propos de quoi
ui-orders-answer = Réponse
ui-orders-limit = Au plus
ui-orders-set = Fixer
ui-order-any = partout
ui-remove = Retirer
ui-go-on = Continuer
ui-skip = Accélérer

## La fin

ui-winner =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent ensemble
    }
ui-places = Classement
ui-chart = Le déroulement
ui-chart-about = Le déroulement ; à la fin : { $scores }
ui-by-source = D’où tout cela vient
ui-rematch = Rejouer
ui-to-board = Voir le plateau
ui-to-result = Voir le résultat
ui-open-ledger = Ouvrir le décompte
ui-turning-points = Tournants :
ui-takes-lead = { $seat } prend la tête
ui-replay = Revoir
ui-download = Télécharger la partie
