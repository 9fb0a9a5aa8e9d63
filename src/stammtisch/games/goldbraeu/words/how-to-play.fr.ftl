### Comment jouer à Goldbräu, et l’aide-mémoire à côté de la table : pour la page seule. Une ligne est un paragraphe ; les nombres viennent de how_to_play.py.

how-goal = De quoi il s’agit
how-goal-text =
    Une place de village à la fin de l’été : { $gardens } auberges avec leur jardin à bière, { $breweries } brasseries. Aucune ne vous appartient. Vous en achetez des parts, et vous disputez aux autres la place de patron.
    La saison compte { $weeks } semaines de { $days } jours, et chaque semaine finit par un jour de paye. Après le dernier, la bourse la mieux garnie l’emporte ; rien d’autre ne compte.

how-shares = Parts et patrons
how-shares-text =
    Une pièce de part posée sur un toit rapporte une fraction de tout ce que cet établissement encaisse. Chaque établissement a { $shares } parts, et chacun peut en détenir.
    Le patron, sur le faîte, décide : celui d’une auberge agrandit son jardin, et reçoit ce qui ne se partage pas également.
    Vous commencez avec { $money } thalers et { $dealt } cartes de part secrètes. Gardez-en { $kept } en main pour les surprises ; les autres deviennent aussitôt des pièces de part. Puis chacun place { $first } pions de patron.

how-day = Une journée
how-day-text =
    { $display } cartes sont proposées à la vente. Puis chacun pose en secret une carte d’action : agrandir un jardin, patron ou contrat, acheter une part. On les retourne toutes ensemble.
    On agrandit d’abord, puis viennent patrons et contrats, puis les achats. Si vous êtes seul à agrandir, ou seul à choisir patron ou contrat, vous le faites deux fois. Deviner les autres, c’est la moitié du jeu.

how-expand = Agrandir un jardin
how-expand-text =
    Le patron d’une auberge ajoute à son jardin une case libre qui le touche par un côté. C’est gratuit, et une table sous un parasol rouge compte double.
    Le patron de deux jardins qui se touchent peut aussi céder une case de l’un à l’autre.

how-boss = Patron ou contrat
how-boss-text =
    { $name_with_hidden_share ->
        [yes] Avec une part d’un établissement, même tirée de votre main, vous pouvez en devenir le patron.
       *[other] Avec une pièce de part sur un établissement, vous pouvez en devenir le patron.
    } Le patron en place peut bloquer, mais seulement avec plus de pièces que tous les autres réunis : la moitié ne suffit pas. Tous deux peuvent jeter dans la balance des cartes de part secrètes.
    { $after_block ->
        [boss_or_contract] Bloqué ? Essayez ailleurs, recommencez avec une carte de plus, ou concluez plutôt un contrat.
        [boss_only] Bloqué ? Essayez ailleurs, ou recommencez avec une carte de plus.
       *[other] Bloqué ? Votre action est finie.
    }
    Un contrat se passe de duel : si vous êtes patron d’une auberge et d’une brasserie, l’enseigne de cette brasserie peut aller à l’auberge, et la moitié des recettes du jardin avec elle.

how-buy = Acheter une part
how-buy-text =
    Le prix dépend du nombre d’acheteurs du jour : seul { $price_one } thalers, à deux { $price_two } chacun, au-delà { $price_more } chacun. Chacun achète une carte.
    Une carte visible devient aussitôt une pièce de part. Une carte tirée à l’aveugle peut rester secrète dans votre main.
    { $removal ->
        [0] Les pièces de part ne quittent jamais un toit.
       *[other] Gare à la dernière part : avec la pièce numéro { $removal } sur un toit, quiconque n’en a qu’une seule à cet endroit la perd.
    }

how-chips = La serveuse et l’ivrogne
how-chips-text =
    Leurs cartes agissent dès l’achat : le jeton reste ou avance d’un ou deux jardins, { $chip_direction ->
        [either] dans un sens ou dans l’autre
       *[other] dans le sens horaire
    }, en sautant le jardin de l’autre.
    { $chip_money ->
        [boss] Le jour de paye, la serveuse rapporte { $waitress } thalers au patron de son jardin ; l’ivrogne en coûte { $bum } à celui du sien.
       *[other] Le jour de paye, la serveuse rapporte { $waitress } thalers à son jardin ; l’ivrogne en coûte { $bum } au sien.
    }

how-payday = Le jour de paye
how-payday-text =
    Auparavant, chacun peut encore dévoiler des cartes de part de sa main ; après le dernier, elles ne valent plus rien.
    Un jardin encaisse { $space } thalers par case, { $umbrella } sous un parasol. La moitié va à la brasserie dont l’enseigne y est accrochée. L’autre est répartie entre les pièces de part, autant pour chacune, et le reste revient au patron.
    Puis les brasseries : chacune additionne ses moitiés et répartit la somme de la même façon.

## L’aide-mémoire

card-goal = But
card-goal-text = Le plus de thalers après { $weeks } jours de paye.
card-expand = Agrandir
card-expand-text = Patron du jardin : une case libre qui le touche par un côté. Gratuit.
card-boss = Patron
card-boss-text = Une part et un pion libre. Un patron nommé aujourd’hui est à l’abri aujourd’hui.
card-duel = Duel
card-duel-text =
    Le patron bloque avec plus de pièces que tous les autres réunis.
    { $after_block ->
        [boss_or_contract] Bloqué : ailleurs, encore avec une carte de plus, ou un contrat.
        [boss_only] Bloqué : ailleurs, ou encore avec une carte de plus.
       *[other] Bloqué : l’action est finie.
    }
card-contract = Contrat
card-contract-text = Patron de l’auberge et de la brasserie. { $signs } enseignes par brasserie.
card-buy = Acheter
card-buy-text = Un acheteur { $price_one } · deux { $price_two } chacun · plus { $price_more } chacun. Une carte, même seul.
card-alone = Seul
card-alone-text = Seul à agrandir, ou seul avec patron ou contrat : deux fois.
card-last = Dernière part
card-last-text = { $removal ->
        [0] Les pièces restent pour toujours.
       *[other] Avec la pièce { $removal } sur un toit, les pièces isolées repartent.
    }
card-chips = Jetons
card-chips-text = { $chip_money ->
        [boss] Serveuse +{ $waitress }, ivrogne −{ $bum } pour le patron du jardin.
       *[other] Serveuse +{ $waitress }, ivrogne −{ $bum } pour le jardin.
    }
card-garden = Paye
card-garden-text =
    Case { $space }, parasol { $umbrella }.
    La moitié à la brasserie, la moitié aux pièces, le reste au patron.
    Brasserie : toutes ses moitiés, réparties de même.
