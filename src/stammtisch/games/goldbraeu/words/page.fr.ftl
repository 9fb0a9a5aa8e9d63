### La table de Goldbräu en français.

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

## Ce que la table propose

ui-ledger-goldbraeu = Dernière paie
ui-order-duel = Rachat
ui-order-block = bloquer si je peux
ui-order-allow = laisser faire
ui-source-shares = Parts
ui-source-boss = Comme patron
ui-source-chip = Serveuse, ivrogne
ui-source-cards = Cartes achetées

## Apprenez-moi

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
