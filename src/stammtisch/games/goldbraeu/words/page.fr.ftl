### La table de Goldbräu en français.

ui-gb-board = La place du village
ui-gb-space =
    { $double ->
        [0] Case { $space }, { $owner }
       *[other] Case { $space } avec parasol, { $owner }
    }
ui-gb-nobody = libre
ui-gb-inn =
    { $income ->
        [one] { $name } : { $income } thaler, bière de { $brewery }, patron { $boss }, parts : { $shares }
       *[other] { $name } : { $income } thalers, bière de { $brewery }, patron { $boss }, parts : { $shares }
    }
ui-gb-brewery =
    { $stock ->
        [0] { $name } : plus d’enseigne, patron { $boss }, parts : { $shares }
        [one] { $name } : encore { $stock } enseigne, patron { $boss }, parts : { $shares }
       *[other] { $name } : encore { $stock } enseignes, patron { $boss }, parts : { $shares }
    }
ui-gb-no-boss = personne
ui-gb-no-shares = aucune
ui-gb-plans = Cartes d’action
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
        [one] encore { $count } pièce de part
       *[other] encore { $count } pièces de part
    }
ui-gb-figures =
    { $count ->
        [one] encore { $count } pion de patron
       *[other] encore { $count } pions de patron
    }
ui-gb-cards =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
ui-gb-week = Semaine { $week }
ui-gb-day-plan = La journée
ui-gb-ready =
    { $ready ->
        [0] aucune carte posée sur { $all }
        [one] { $ready } carte posée sur { $all }
       *[other] { $ready } cartes posées sur { $all }
    }
ui-gb-laid = prêt
ui-gb-thinking = réfléchit
ui-gb-actions =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
ui-gb-duel = Duel pour { $business }
ui-gb-duel-bar =
    { $count ->
        [one] { $boss } a { $count } part, tous les autres réunis { $rest }
       *[other] { $boss } a { $count } parts, tous les autres réunis { $rest }
    }
ui-gb-duel-holds = { $boss } a plus de la moitié des parts.
ui-gb-duel-open = { $boss } n’a pas plus de la moitié.
ui-gb-duel-sealed =
    { $count ->
        [0] { $seat } : aucune carte cachée
        [one] { $seat } : une carte cachée
       *[other] { $seat } : { $count } cartes cachées
    }
ui-gb-duel-opened =
    { $count ->
        [one] une carte montrée
       *[other] { $count } cartes montrées
    }
ui-gb-payday = Jour de paye
ui-gb-payday-week = Jour de paye, semaine { $week }
ui-gb-payday-now = Si c’était jour de paye
ui-gb-business = Établissement
ui-gb-income = Recettes
ui-gb-half = Moitié à
ui-gb-bank = Banque
ui-gb-boss-short = patron
ui-gb-total = Total

## Ce que la table propose

ui-ledger-goldbraeu = Dernière paye
ui-order-duel = Changement de patron
ui-order-block = bloquer si je peux
ui-order-allow = laisser faire
ui-source-shares = Parts
ui-source-boss = Comme patron
ui-source-chip = Serveuse, ivrogne
ui-source-cards = Cartes achetées

## La table en mots : les champs de la vue

view-players = Joueurs
view-seat = Joueur
view-cash = Thalers
view-markers_left = Pièces de part restantes
view-figures = Pions de patron restants
view-hand_size = Cartes en main
view-hand = Main
view-kept = Gardées jusqu’ici
view-choice = Carte d’action
view-now = Maintenant
view-week = Semaines écoulées
view-weekday = Jours écoulés cette semaine
view-start = Premier joueur
view-payday = Détient le pion « jour de paye »
view-actor = À qui de jouer
view-turn = Tours joués aujourd’hui
view-order = Ordre du tour
view-days_to_payday = Jours avant la paye
view-actions_left = Actions restantes
view-price = Prix d’une carte
view-target = Disputé
view-holds = Son patron détient plus de la moitié
view-blocked = Bloqué aujourd’hui
view-drawn = Carte piochée à l’instant
view-businesses = Établissements
view-name = Nom
view-boss = Patron
view-fresh = Patron depuis aujourd’hui
view-markers = Parts
view-opened = Cartes de part montrées
view-gardens = Jardins à bière
view-spaces = Cases
view-sign = Bière de
view-income = Rapporterait aujourd’hui
view-breweries = Brasseries
view-stock = Enseignes restantes
view-display = Cartes du jour
view-supply = Cartes inconnues dans la pioche
view-specials = Dont cartes spéciales
view-under = Cartes connues en dessous
view-known = Cartes connues en main
view-chips = Serveuse et ivrogne
view-free_spaces = Cases libres

## Ce qui se passe

step-lay-signs = Mise en place
step-deal-hands = Distribution
step-keep-cards = Garder des cartes
step-choose-start = Choix du premier joueur
step-first-figures = Premiers patrons
step-turn-up = Un nouveau jour
step-choose-action = Choix des actions
step-expansion = Agrandissement
step-name-boss = Nomination des patrons
step-name-again = Nomination des patrons
step-answer = Un duel
step-withdraw-figure = Retrait d’un patron
step-buy-share = Achat de parts
step-draw-share = Achat de parts
step-hold-or-open = Achat de parts
step-move-chip = Déplacement d’un jeton
step-last-cards = Avant la paye
step-over = La fin

## Comment s’appellent les jours et les semaines quand on revoit une partie.

mark-short = Semaine { $phase }
mark-round =
    Semaine { $phase }, { $within ->
        [1] lundi
        [2] mardi
        [3] mercredi
        [4] jeudi
        [5] vendredi
        [6] samedi
       *[7] dimanche
    }
mark-back = Jour précédent
mark-on = Jour suivant
