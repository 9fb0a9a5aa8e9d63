### Ce que disent les cartes à côté des choses, en français.

ui-gb-space-title = Case { $space }
ui-gb-space-of = Appartient à { $garden }.
ui-gb-space-free = N’appartient encore à aucun jardin.
ui-gb-space-plain = Rapporte 4 thalers à son jardin le jour de paye.
ui-gb-space-double = Avec parasol : rapporte 8 thalers à son jardin le jour de paye, le double des autres.
ui-gb-is-boss = Patron : { $boss }.
ui-gb-is-boss-today = Patron : { $boss }, placé aujourd’hui et intouchable jusqu’à demain.
ui-gb-is-vacant = Pas de patron.
ui-gb-has-shares = Parts sur le toit : { $shares }.
ui-gb-has-no-shares = Aucune part sur le toit.
ui-gb-cards-shown =
    { $count ->
        [0] Aucune carte de part n’a encore été montrée.
        [one] Une carte de part a été montrée.
       *[other] { $count } cartes de part ont été montrées.
    }
ui-gb-earns =
    { $spaces ->
        [one] Une paye rapporterait maintenant { $income ->
            [one] { $income } thaler
           *[other] { $income } thalers
        } (une case).
       *[other] Une paye rapporterait maintenant { $income ->
            [one] { $income } thaler
           *[other] { $income } thalers
        } ({ $spaces } cases).
    }
ui-gb-beer-of = Bière de { $brewery } : la moitié des recettes y va.
ui-gb-no-beer = Pas encore de contrat.
ui-gb-here-waitress =
    { $chip_money ->
        [boss] Le jour de paye, la serveuse rapporte 20 thalers au patron de ce jardin.
       *[other] La serveuse rapporte 20 thalers de plus à ce jardin le jour de paye.
    }
ui-gb-here-bum =
    { $chip_money ->
        [boss] Le jour de paye, l’ivrogne coûte 12 thalers au patron de ce jardin.
       *[other] L’ivrogne coûte 12 thalers à ce jardin le jour de paye.
    }
ui-gb-chip-at = Se trouve dans le jardin { $garden }.
ui-gb-chip-moves = Une carte de cette sorte déplace le jeton.
ui-gb-card-chip = Déplace ce jeton vers un autre jardin dès que la carte est achetée.
ui-gb-supplies = Fournit { $gardens } : la moitié de leurs recettes vient ici.
ui-gb-supplies-nobody = Ne fournit personne et ne gagne rien.
ui-gb-signs-left =
    { $count ->
        [0] Plus d’enseigne pour un autre contrat.
        [one] Encore une enseigne pour un autre contrat.
       *[other] Encore { $count } enseignes pour d’autres contrats.
    }
ui-gb-boss-title = Patron de { $business } : { $boss }
ui-gb-boss-of-inn = Peut agrandir le jardin et conclure un contrat avec une brasserie dont la même couleur est patron.
ui-gb-boss-of-brewery = Peut conclure un contrat avec un jardin dont la même couleur est patron.
ui-gb-boss-rest = Reçoit le jour de paye ce qui ne se partage pas.
ui-gb-boss-fresh = Placé aujourd’hui : personne ne peut prendre le poste avant demain.
ui-gb-sign-title = Enseigne { $brewery }
ui-gb-sign-at = { $garden } reçoit sa bière de là ; la moitié de ses recettes va à { $brewery }.
ui-gb-sign-change = Qui est patron d’un jardin et d’une brasserie peut faire fournir l’un par l’autre.
ui-gb-shares-title = Parts de { $business }
ui-gb-shares-pay = Le jour de paye, les recettes se partagent entre toutes ces parts.
ui-gb-share-title = Part de { $business }
ui-gb-in-hand =
    { $count ->
        [one] Dans votre main : secrète, et sans recettes tant qu’elle n’est pas dévoilée.
       *[other] { $count } dans votre main : secrètes, et sans recettes tant qu’elles ne sont pas dévoilées.
    }
ui-gb-price-today =
    { $price ->
        [one] Coûte { $price } thaler aujourd’hui.
       *[other] Coûte { $price } thalers aujourd’hui.
    }
ui-gb-price-scale = Coûte 2 thalers si une personne achète aujourd’hui, 5 si elles sont deux, 8 au-delà.
ui-gb-empty-about = De nouvelles cartes sont retournées chaque matin.
ui-gb-supply-secret = Une part achetée ici peut rester secrète.
ui-gb-supply-specials = Parmi les cartes inconnues : { $waitress } × serveuse, { $bum } × ivrogne.
ui-gb-supply-under = Au fond, connu de tous : { $cards }.
ui-gb-plan-expand = Ajoutez une case à un jardin dont vous êtes le patron, ou cédez-en une entre deux de ces jardins.
ui-gb-plan-expand-alone = Si personne d’autre ne le choisit aujourd’hui : deux fois.
ui-gb-plan-boss = Devenez patron là où vous avez une part, ou faites fournir votre jardin par votre brasserie.
ui-gb-plan-boss-alone = Si personne d’autre ne le choisit aujourd’hui : deux fois.
ui-gb-plan-buy = Achetez l’une des deux cartes visibles, ou une carte de la pioche.
ui-gb-plan-buy-alone = 2 thalers si personne d’autre n’achète, 5 à deux, 8 au-delà.
ui-gb-cash-hidden = L’argent est caché
ui-gb-cash-about = Qui en a le plus après la troisième paye gagne.
ui-gb-markers-about = Chaque part dévoilée place une de ces pièces sur le toit.
ui-gb-figures-about = Nommer un patron en demande un ; un pion remplacé revient.
ui-gb-cards-about = Des parts secrètes : elles ne rapportent rien encore, mais peuvent décider d’un duel.
ui-gb-cards-known = Connu de tous : { $cards }.
ui-gb-start = Premier joueur aujourd’hui : { $seat }
ui-gb-start-short = commence
ui-gb-start-about = Parmi ceux qui ont choisi la même action, on joue dans le sens horaire à partir d’ici ; demain, le suivant commence.
ui-gb-payday-figure = Commencera le jour de paye : { $seat }
ui-gb-days-to-payday =
    { $count ->
        [0] La paye est ce soir.
        [one] La paye est demain soir.
       *[other] La paye est dans { $count } jours.
    }
ui-gb-calendar-about = Trois semaines de sept jours ; chacune se termine par une paye.
ui-gb-setup = Préparation
ui-gb-setup-about = Premières parts et premiers patrons ; puis la première semaine commence.
ui-gb-drawn-now = Piochée à l’instant
ui-order-duel-about = Quand quelqu’un veut devenir patron là où vous l’êtes, la maison répond pour vous.
ui-forecast-goldbraeu = Ce qu’une paye rapporterait à l’instant.
