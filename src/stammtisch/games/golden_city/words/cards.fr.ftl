### Ce que disent les cartes à côté des choses, en français.

ui-gc-site-cost-coast = Coûte une carte « côte ».
ui-gc-site-cost-land = Coûte deux cartes « { $landform } ».
ui-gc-site-cost-key = Coûte deux cartes « { $landform } » et une clé.
ui-gc-site-kind-coast = Sur la côte : pas besoin de route vers l’un de vos comptoirs.
ui-gc-site-kind-rural = Une route doit relier ce site à l’un de vos comptoirs.
ui-gc-site-kind-outer = Partie extérieure de la cité : chacun peut y bâtir une fois.
ui-gc-site-kind-inner = Partie intérieure de la cité : chacun peut y bâtir une fois.
ui-gc-site-gives = Donne au prochain bâtisseur : { $reward }.
ui-gc-site-letters = Donne { $next } lettres au prochain bâtisseur, puis plus aucune.
ui-gc-site-letters-later = Donne { $next } lettres au prochain bâtisseur, puis { $later } au suivant.
ui-gc-site-river = Au bord de la { $river }.
ui-gc-site-scored = La carte de décompte visible compte ce site.
ui-gc-site-built-by = Comptoirs déjà bâtis : { $names }.
ui-gc-site-vacant = Personne n’a encore bâti ici.
ui-gc-in-hand =
    { $count ->
        [one] Une dans votre main.
       *[other] { $count } dans votre main.
    }
ui-gc-card-coast = Une seule paye un comptoir sur la côte.
ui-gc-card-land = Deux payent un comptoir dans ce paysage ou dans son quartier de la cité.
ui-gc-card-joker = Deux cartes identiques peuvent en remplacer une autre.
ui-gc-goods-about = Les marchandises rapportent des lettres quand la carte de décompte d’une manche les montre.
ui-gc-goods-scored = La carte de décompte visible compte l’une d’elles.
ui-gc-goods-open = Visible : qui reçoit une carte marchandise peut la prendre.
ui-gc-empty-about = Les cartes marchandise sont épuisées.
ui-gc-deck-about = Qui reçoit une carte marchandise peut aussi prendre la première sans la voir.
ui-gc-bonus-about = Comptée en fin de partie ; d’ici là, seule la personne qui l’a la connaît.
ui-gc-pile-renewed = Quand elle est vide, on remélange les cartes défaussées.
ui-gc-score-goods-about = À la fin de la manche : 2 lettres pour la marchandise, 4 si personne d’autre ne l’a.
ui-gc-score-area-about = 2 lettres à qui a un comptoir dans la zone montrée, 4 à qui en a le plus.
ui-gc-pair-title = Paire { $pair }
ui-gc-pair-taken = Une main y est posée : { $owner }.
ui-gc-pair-free = Aucune main n’y est posée : gratuit.
ui-gc-pay-jokers = Deux cartes identiques en remplacent une qui manque.
ui-gc-pay-real = Exactement les cartes que coûte ce site.
ui-gc-price-about = Augmente d’une pièce à chaque expulsion de la manche, pour tous ; les pièces vont à la réserve.
ui-gc-letter-about = Qui a le plus de lettres à la fin gagne.
ui-gc-coin-about = Servent à déloger les autres pendant les enchères.
ui-gc-house-about = Quand quelqu’un a placé le dernier, la partie finit avec cette manche.
ui-gc-card-about = Les cartes paysage payent les comptoirs ; on en garde cinq après un tour.
ui-gc-key-about = Chacune ouvre une fois une partie intérieure de la cité.
ui-gc-start-title = Premier joueur : { $seat }
ui-gc-start-about = Mise et bâtit en premier dans cette manche ; dans la suivante, c’est la place de gauche.
ui-gc-round-about = Une manche : carte de décompte, enchères, construction, décompte.
ui-order-auction-about = À votre tour aux enchères, la première de ces paires qui est libre, ou ne coûte pas plus de pièces que vous ne dites, est prise pour vous. Prend fin avec les enchères.
ui-order-auction-1 = paire 1
ui-order-auction-2 = paire 2
ui-order-auction-3 = paire 3
ui-order-auction-4 = paire 4
ui-order-auction-expel = la prendre
ui-forecast-golden_city = Ce que la carte de décompte visible rapporterait maintenant.
