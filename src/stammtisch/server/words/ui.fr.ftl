### Les phrases propres à la page, en français.

ui-home = Stammtisch : vers l’accueil
ui-welcome = Prenez place à la table
ui-welcome-about = Des jeux de société pour une soirée, entre amis ou contre des robots. Sans compte, sans formulaire.
ui-title-table = À la table
ui-title-replay = Revoir la partie
ui-play = Jouer
ui-play-about = Tout de suite, contre des robots ({ $bot }).
ui-invite-friends = Inviter des amis
ui-same-screen = Même écran
ui-teach-me = Apprenez-moi
ui-own-table = Ma propre table …
ui-no-page-yet = Ce jeu ne peut pas encore être montré ici.
ui-open-tables = Rejoindre ou regarder
ui-no-open-tables = Aucune table n’est ouverte aux inconnus en ce moment.
ui-join = Prendre place
ui-watch = Regarder
ui-saved-game = Ouvrir une partie enregistrée
ui-open-record = Choisissez une partie à feuilleter :
ui-choose-file = Choisir un fichier …
ui-my-tables = Mes tables
ui-to-lobby = Vers l’accueil
ui-no-table = Il n’y a pas de table ici
ui-no-answer = La maison ne répond pas. Réessayez dans un instant.
ui-a-moment = Un instant …
ui-invited = Une chaise vous attend
ui-your-name = Votre nom
ui-sit-down = Prendre place

## Sa propre table

ui-setup-friends = entre amis
ui-setup-screen = sur le même écran
ui-setup-own = ma propre table
ui-seats = Qui joue ?
ui-players-count = { $count } joueurs
ui-who-sits = Qui joue { $seat } ?
ui-wish-me = moi
ui-wish-invite = un ami, par lien
ui-wish-open = n’importe qui
ui-wish-bot = un robot
ui-level = Force du robot
ui-level-rated = { $bot } (Elo { NUMBER($rating, useGrouping: 0) })
ui-level-instead = « { $wanted } » n’a pas appris à jouer à une telle table ; « { $bot } » prend la place.
ui-edition = Selon quelles règles ?
ui-options = Règles une à une
ui-who-may-watch = Qui peut regarder ?
ui-watch-link = qui possède le lien
ui-watch-everyone = tout le monde
ui-watch-nobody = personne
ui-open-table = Ouvrir la table
ui-never-mind = Finalement non
ui-gathering = On attend vos amis
ui-gathering-about = Envoyez un lien à chacun. La partie commence dès que toutes les chaises sont prises.
ui-begin-with-bots = Commencer ; des robots prennent les chaises libres
ui-holder-person = est là
ui-holder-bot = robot
ui-holder-open = libre
ui-holder-invited = invité
ui-link-invite = Lien pour { $seat }
ui-link-watch = Lien pour regarder
ui-link-mine = Ma place { $seat } sur un autre appareil : à garder pour vous
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
ui-speed = Mouvement
ui-speed-0 = aucun
ui-speed-1 = lent
ui-speed-2 = normal
ui-speed-3 = rapide
ui-confirm-moves = Demander avant chaque coup
ui-show-forecast = Montrer ce que rapporterait un décompte maintenant
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
       *[other] Les { $count } réponses en liste
    }
ui-type-it = Écrire un coup
ui-notation = Votre coup en notation
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
ui-game-over = La partie est finie.
ui-rule = Règle { $rule }
ui-players = Joueurs
ui-you = vous
ui-away = absent
ui-thinks = réfléchit
ui-forecast-about = Ce que rapporterait un décompte maintenant
ui-hand-over = Laisser jouer un robot
ui-hand-over-mine = Un robot joue pour moi
ui-take-back-seat = Rendre la place
ui-undo = Reprendre
ui-ledger-goldbraeu = Dernière paie
ui-ledger-golden_city = Décompte final
ui-share = Table
ui-offline = Connexion perdue. On cherche à rejoindre la table ; vous voyez le dernier état connu.
ui-curtain = { $seat }, à vous
ui-curtain-about = Passez l’écran. Les autres ne regardent pas.
ui-curtain-lift = Je suis { $seat } : ouvrir
ui-log = Ce qui s’est passé
ui-log-all = Montrer les { $count } lignes
ui-fold-open = Une à une
ui-log-took-back = { $seat } reprend son coup.
ui-log-seated = { $seat } prend place.
ui-log-seated-bot = Un robot ({ $bot }) joue { $seat }.
ui-log-renamed = { $seat } s’appelle { $name }.
ui-log-stumbled = Le robot de { $seat } a trébuché ; le hasard répond pour lui.
ui-log-changed = L’hôte a changé les réglages de la table.
ui-peek = Comme c’était : { $number } sur { $last }
ui-peek-slider = Moment de la partie
ui-peek-back = Revenir à maintenant
ui-orders =
    { $count ->
        [0] Réponses permanentes
        [one] Réponses permanentes : une
       *[other] Réponses permanentes : { $count }
    }
ui-orders-about = Vous seul les voyez. La maison répond pour vous jusqu’à ce que survienne un imprévu.
ui-orders-kind = À quelle question
ui-orders-thing = À propos de quoi
ui-orders-answer = Réponse
ui-orders-limit = Pour tant de pièces au plus
ui-orders-set = Fixer
ui-order-duel = Rachat
ui-order-any = partout
ui-order-block = bloquer si je peux
ui-order-allow = laisser faire
ui-order-auction = Enchère
ui-order-expel = surenchérir
ui-remove = Retirer
ui-go-on = Continuer
ui-skip = Passer

## La fin

ui-winner =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent ensemble
    }
ui-chart = Le déroulement
ui-chart-about = Le déroulement ; à la fin : { $scores }
ui-by-source = D’où cela vient
ui-source-shares = Parts
ui-source-boss = Comme patron
ui-source-chip = Serveuse, ivrogne
ui-source-cards = Cartes achetées
ui-rematch = Rejouer
ui-to-board = Voir le plateau
ui-to-result = Voir le résultat
ui-open-ledger = Ouvrir le décompte
ui-turning-points = Tournants :
ui-takes-lead = { $seat } prend la tête
ui-replay = Revoir
ui-download = Télécharger la partie
ui-play-on = Lecture
ui-pause = Pause
ui-step-back = Un pas en arrière
ui-step-on = Un pas en avant
ui-seen-by = Vu par
ui-seen-open = toutes cartes ouvertes
ui-seen-spectator = les spectateurs
ui-continue-as = Continuer en tant que
ui-continue-here = Continuer d’ici contre des robots

## Goldbräu

ui-gb-board = La place du village
ui-gb-space =
    { $double ->
        [0] Case { $space }, { $owner }
       *[other] Case { $space } avec parasol, { $owner }
    }
ui-gb-nobody = libre
ui-gb-inn = { $name } { $income } thalers, bière de { $brewery }, patron { $boss }, parts : { $shares }
ui-gb-brewery = { $name } : encore { $stock } enseignes, patron { $boss }, parts : { $shares }
ui-gb-no-boss = personne
ui-gb-no-shares = aucune
ui-gb-plans = Cartes action
ui-gb-display = Cartes du jour
ui-gb-price =
    { $price ->
        [one] { $price } thaler chacune
       *[other] { $price } thalers chacune
    }
ui-gb-empty = vide
ui-gb-supply =
    { $count ->
        [one] Pioche, { $count } carte
       *[other] Pioche, { $count } cartes
    }
ui-gb-hand = Ma main
ui-gb-cash =
    { $count ->
        [one] { $count } thaler
       *[other] { $count } thalers
    }
ui-gb-markers =
    { $count ->
        [one] encore { $count } marqueur de part
       *[other] encore { $count } marqueurs de part
    }
ui-gb-figures =
    { $count ->
        [one] encore { $count } pion patron
       *[other] encore { $count } pions patron
    }
ui-gb-cards =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
ui-gb-week = Semaine { $week }
ui-gb-day-plan = La journée
ui-gb-ready = { $ready } cartes posées sur { $all }
ui-gb-laid = prêt
ui-gb-thinking = réfléchit
ui-gb-actions =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
ui-gb-duel = Duel pour { $business }
ui-gb-duel-bar = { $boss } a { $count } parts, tous les autres ensemble { $rest }
ui-gb-duel-holds = { $boss } a plus de la moitié des parts.
ui-gb-duel-open = { $boss } n’a pas plus de la moitié.
ui-gb-duel-sealed =
    { $count ->
        [0] { $seat } : aucune carte cachée
        [one] { $seat } : une carte cachée
       *[other] { $seat } : { $count } cartes cachées
    }
ui-gb-duel-opened =
    { $count ->
        [one] une carte montrée
       *[other] { $count } cartes montrées
    }
ui-gb-payday = Jour de paie
ui-gb-payday-week = Jour de paie, semaine { $week }
ui-gb-payday-now = Si c’était jour de paie
ui-gb-business = Affaire
ui-gb-income = Revenu
ui-gb-half = Moitié à
ui-gb-bank = Banque
ui-gb-boss-short = patron
ui-gb-chips = Pions
ui-gb-total = Total

## Apprenez-moi

ui-teach = Apprendre le jeu
ui-understood = Compris
ui-teach-stop = Je me débrouille
ui-teach-goldbraeu-start = Bienvenue au village. Six auberges partagent une place pour leurs jardins à bière, quatre brasseries les fournissent. Aucune auberge n’est à vous : vous possédez des parts. Chaque semaine finit par un jour de paie ; après trois paies, la bourse la plus pleine gagne.
ui-teach-goldbraeu-step-keep-cards = Voici vos premières parts. Deux restent secrètes dans votre main, les autres vont sur les toits comme marqueurs. Gardez des cartes d’affaires où vous voulez grandir : une part cachée peut décider plus tard d’un rachat.
ui-teach-goldbraeu-step-first-figures = On place maintenant les patrons. Le patron d’un jardin peut l’agrandir, celui d’une brasserie peut signer des contrats. Choisissez une affaire dont vous avez des parts : ce qui ne se partage pas le jour de paie revient au patron.
ui-teach-goldbraeu-step-choose-action = Chaque jour, chacun pose en secret une carte action. Qui est seul à agrandir, ou à nommer un patron, peut le faire deux fois. Acheter coûte d’autant plus cher que les acheteurs sont nombreux : 2, 5 ou 8 thalers.
ui-teach-goldbraeu-more-choose-action = Le plus à côté de chaque joueur montre ce que rapporterait la paie en ce moment. Pointez un coup pour voir ce qu’il y changerait.
ui-teach-goldbraeu-step-expansion = Une case ordinaire rapporte 4 thalers, une case à parasol rouge 8. Agrandissez votre jardin sur une case voisine qui brille. Les clôtures suivent d’elles-mêmes.
ui-teach-goldbraeu-step-name-boss = Devenez patron quelque part : une part suffit. L’ancien patron ne peut bloquer que s’il a plus de parts que tous les autres ensemble. Ou bien, patron des deux, faites fournir votre jardin par votre brasserie : la moitié de son revenu y va.
ui-teach-goldbraeu-step-answer = Quelqu’un veut votre poste. Vous pouvez bloquer si vous avez plus de parts que tous les autres ensemble. Une part cachée peut faire la différence.
ui-teach-goldbraeu-step-buy-share = Achetez une part parmi les deux cartes visibles, ou une carte de la pioche sans la voir ; celle-là peut rester secrète. La serveuse et l’ivrogne sont aussi des cartes : elles déplacent les deux personnages.
ui-teach-goldbraeu-step-move-chip = La serveuse ajoute 20 thalers au revenu d’un jardin, l’ivrogne en retire 12. Où les voulez-vous le jour de paie ?
ui-teach-goldbraeu-step-last-cards = La paie approche. Une part en main ne rapporte rien ; sur le toit, si. Mais attention : quand la dernière part d’une affaire est sortie, les marqueurs isolés s’en vont.
