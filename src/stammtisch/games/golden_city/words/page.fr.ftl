### La table de la Cité d’or en français.

ui-gc-board = L’île et la Cité d’or
ui-gc-near = Voir la cité de près
ui-gc-far = Toute l’île
ui-gc-round = Manche { $round }
ui-gc-phase-setup = Mise en place
ui-gc-phase-reveal = Nouvelle carte de décompte
ui-gc-phase-bid = Enchères
ui-gc-phase-build = Construction
ui-gc-phase-over = Fin

## Cartes et lieux

ui-gc-landform-coast = Côte
ui-gc-landform-mountains = Montagnes
ui-gc-landform-meadows = Prairies
ui-gc-landform-woodland = Forêt
ui-gc-landform-desert = Désert
ui-gc-reward-coin1 = donne une pièce
ui-gc-reward-coin2 = donne deux pièces
ui-gc-reward-card = donne une carte paysage
ui-gc-reward-key = donne une clé
ui-gc-reward-goods = donne une carte marchandise
ui-gc-reward-bonus = donne une carte bonus
ui-gc-bonus-scales = 3 par carte marchandise
ui-gc-bonus-coin = 2 par pièce
ui-gc-bonus-city = 1 par comptoir dans la cité
ui-gc-bonus-river = 2 par comptoir sur une rivière
ui-gc-bonus-mountains = 1 par comptoir en montagne
ui-gc-bonus-meadows = 1 par comptoir en prairie
ui-gc-bonus-woodland = 1 par comptoir en forêt
ui-gc-bonus-desert = 1 par comptoir au désert
ui-gc-needs-key = coûte une clé
ui-gc-built-by = comptoirs : { $names }
ui-gc-nobody = personne
ui-gc-empty = Il n’y a rien ici

## Ce que chacun possède

ui-gc-letters =
    { $count ->
        [one] { $count } lettre
       *[other] { $count } lettres
    }
ui-gc-letters-hidden = Les lettres sont cachées
ui-gc-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
ui-gc-keys =
    { $count ->
        [one] { $count } clé
       *[other] { $count } clés
    }
ui-gc-cards =
    { $count ->
        [one] { $count } carte paysage
       *[other] { $count } cartes paysage
    }
ui-gc-known = connues de tous : { $names }
ui-gc-businesses =
    { $count ->
        [one] encore { $count } comptoir à placer
       *[other] encore { $count } comptoirs à placer
    }
ui-gc-bonus-cards =
    { $count ->
        [one] { $count } carte bonus
       *[other] { $count } cartes bonus
    }
ui-gc-start = commence
ui-gc-stuck = Ne pourra plus jamais bâtir et ne peut plus gagner
ui-gc-stuck-short = bloqué

## Devant moi

ui-belief-of-landform = Cartes paysage
ui-belief-of-bonus = Cartes bonus
ui-gc-hand = Mes cartes paysage
ui-gc-cards-of = { $landform } : { $count }
ui-gc-goods = Mes marchandises
ui-gc-bonus = Mes cartes bonus
ui-gc-market = Marchandises à prendre
ui-gc-deck =
    { $count ->
        [one] Pioche de marchandises, { $count } carte cachée
       *[other] Pioche de marchandises, { $count } cartes cachées
    }
ui-gc-pile = Pioche
ui-gc-pile-about =
    { $pile ->
        [one] Pioche : { $pile } carte, défausse : { $discard }
       *[other] Pioche : { $pile } cartes, défausse : { $discard }
    }

## Scènes

ui-gc-auction = Les enchères
ui-gc-price =
    { $price ->
        [one] déloger quelqu’un : { $price } pièce
       *[other] déloger quelqu’un : { $price } pièces
    }
ui-gc-pair = Paire { $pair } : { $first }, { $second } ; main posée : { $owner }
ui-gc-bid-order = Ordre des enchères et pièces
ui-gc-placed = main posée sur une paire
ui-gc-unplaced = main encore libre
ui-gc-expelled = Délogés pendant cette manche
ui-gc-expelled-by = { $seat } déloge { $other } pour { $price }
ui-gc-payment = Façons de payer { $site }
ui-gc-joker = Deux cartes identiques valent celle-ci
ui-gc-box = Une de trop : laquelle remettez-vous ?
ui-gc-bonus-look = Pour vos yeux seuls : gardez-en une
ui-gc-bonus-looks = Quelqu’un consulte les cartes bonus
ui-gc-score-card = Carte de décompte de cette manche
ui-gc-score-now = Rapporterait maintenant
ui-gc-score-paid = A rapporté
ui-gc-score-good = Marchandise
ui-gc-score-area = Zone
ui-gc-score-left =
    { $count ->
        [0] dernière carte de décompte
        [one] encore une carte de décompte
       *[other] encore { $count } cartes de décompte
    }
ui-gc-finale = On compte les lettres
ui-gc-before = Avant les cartes bonus
ui-gc-no-bonus = pas de carte bonus
ui-source-gc-city = Cité
ui-source-gc-goods = Marchandises
ui-source-gc-areas = Rivières, quartiers
ui-source-gc-bonus = Cartes bonus

## Ce que la table propose

ui-ledger-golden_city = Dernier décompte
ui-order-auction = Enchères

## La table en mots : les champs de la vue

view-players = Joueurs
view-seat = Joueur
view-coins = Pièces
view-letters = Lettres
view-keys = Clés
view-businesses_left = Comptoirs restants
view-sites = A bâti sur
view-goods = Marchandises
view-hand_size = Cartes en main
view-known = Vues de tous
view-hand = Main
view-secret = Cartes secrètes
view-cards = Cartes
view-newer = Piochées depuis le dernier mélange
view-old = D’avant
view-doubts = Montrées, anciennes ou nouvelles
view-landform = Paysage
view-draws = Cartes piochées jusque-là
view-old_cards = Cartes d’avant le dernier mélange
view-bonus_count = Cartes bonus
view-bonus = Quelles cartes bonus
view-stuck = Ne peut plus bâtir
view-now = Maintenant
view-round = Manches terminées
view-start = Premier joueur
view-order = Ordre du tour
view-actor = À qui de jouer
view-turn = Tours joués
view-built = Bâtis pendant ce tour
view-site = Site en cours
view-price = Prix pour déloger quelqu’un
view-score = Carte de décompte
view-good = Marchandise
view-area = Zone
view-scored = Sites de sa zone
view-payments = Façons de payer
view-payment = Cartes à donner
view-jokers = Paires qui valent une carte
view-last = Ont tout bâti
view-pairs = Paires proposées
view-first = Première carte
view-second = Seconde carte
view-owner = Main de
view-pile = Cartes dans la pioche
view-discard = Défaussées
view-display = Cartes marchandise visibles
view-deck = Cartes marchandise cachées
view-score_deck = Cartes de décompte à venir
view-score_backs = Cartes de décompte restantes, par groupe
view-rewards = Ce que les sites donnent ensuite
view-key_sites = Sites qui coûtent une clé
view-bonus_left = Cartes bonus restantes
view-picks = Cartes bonus prises
view-card = Carte
view-looks = Ce que j’ai laissé parmi les cartes bonus
rewards-coin1 = une pièce
rewards-coin2 = deux pièces
rewards-key = une clé
rewards-card = une carte paysage
rewards-goods = une carte marchandise
rewards-bonus = une carte bonus

## Ce qui se passe

step-deal-cards = Mise en place
step-lay-out-goods = Mise en place
step-choose-start = Choix du premier joueur
step-reveal-card = Une nouvelle carte de décompte
step-lay-pairs = Pose des paires
step-bidding = Enchères
step-building = Construction
step-payment = Paiement
step-reward = Une récompense
step-take-goods = Prise de marchandises
step-turn-from-deck = Prise de marchandises
step-refill-display = Prise de marchandises
step-box-goods = Remise de marchandises
step-pick-bonus = Choix d’une carte bonus
step-hand-limit = Défausse
step-over = La fin
