### Comment jouer à La Cité d’or, et l’aide-mémoire à côté de la table : pour la page seule. Une ligne est un paragraphe ; les nombres viennent de how_to_play.py.

how-goal = De quoi il s’agit
how-goal-text =
    Au milieu d’une île se dresse une cité aux toits dorés. Tous débarquent sur la côte, bâtissent le long des routes et veulent passer les murs avant les autres.
    Ce qui compte, ce sont les lettres de commerce. Vous avez { $businesses } comptoirs à placer, et commencez avec { $coins } pièces, une carte « côte » et une autre carte paysage.

how-round = Une manche
how-round-text =
    On retourne d’abord une carte de décompte : chacun sait quelle marchandise et quelle rivière ou quel quartier comptera à la fin de la manche.
    Puis on pose des paires de cartes paysage, { $seats } en tout, une par joueur. On mise pour les avoir, on bâtit avec, on compte ; et la clé du premier joueur passe à gauche.

how-bidding = Miser
how-bidding-text =
    Posez votre main sur une paire. Une paire libre ne coûte rien. Si une main est déjà sur celle que vous voulez, délogez-la : la première fois de la manche, cela coûte { $expel } pièce, et chaque fois suivante une de plus, peu importe qui déloge qui.
    Le joueur délogé choisit de nouveau quand vient son tour. Dès qu’il y a une main sur chaque paire, chacun prend ses deux cartes.

how-building = Bâtir
how-building-text =
    À votre tour, vous placez jusqu’à { $built } comptoirs. Sur la côte, tout site libre convient ; plus loin, une route doit y mener depuis l’un de vos comptoirs.
    Sur la côte et à l’intérieur des terres, il y a place pour un seul comptoir ; dans une partie de la cité, pour un de chaque couleur. À la fin de votre tour, vous gardez { $hand } cartes paysage au plus.

how-cost = Ce que cela coûte
how-cost-text =
    Côte : { $coast } carte « côte ». Terres et cité extérieure : { $land } cartes du paysage. Cité intérieure : { $land } cartes et une clé.
    { $joker_to_coast ->
        [no] Deux cartes identiques en valent une d’un autre paysage, mais pas une côte.
       *[other] Deux cartes identiques en valent une de n’importe quel autre paysage.
    }

how-rewards = Récompenses
how-rewards-text =
    Chaque site de la côte et des terres donne à son bâtisseur ce qui y est dessiné : des pièces, une carte paysage, une clé, des marchandises ou une carte bonus.
    La cité paye en lettres : une partie extérieure { $outer_first } au premier comptoir et { $outer_second } au deuxième, une partie intérieure { $inner_first } et { $inner_second }. Le troisième ne reçoit rien.

how-scoring = Le décompte
how-scoring-text =
    Qui a la marchandise de la carte de décompte reçoit { $goods } lettres, et { $goods_more } de plus s’il est seul à l’avoir.
    Qui a un comptoir sur sa rivière ou dans son quartier reçoit { $area } lettres, et { $area_more } de plus s’il en a plus que tout autre.

how-bonus = Les cartes bonus
how-bonus-text =
    Elles restent secrètes jusqu’à la fin, puis rapportent : { $scales } lettres par carte marchandise, { $coin_card } par pièce, { $city_card } par comptoir dans la cité, { $river_card } par comptoir sur une rivière, ou { $land_card } par comptoir dans un paysage.

how-end = La fin
how-end-text =
    La dernière manche est celle où quelqu’un place son dernier comptoir, où l’on compte la dernière carte de décompte, ou bien où quelqu’un ne pourra plus jamais bâtir ; qui est ainsi bloqué ne peut pas gagner.
    On compte les cartes bonus, et qui a le plus de lettres l’emporte. En cas d’égalité, on compare les comptoirs dans la cité, puis les pièces.

## L’aide-mémoire

card-goal = But
card-goal-text = Le plus de lettres de commerce.
card-bid = Miser
card-bid-text = Paire libre : rien. Déloger : { $expel } pièce, une de plus chaque fois dans la manche.
card-build = Bâtir
card-build-text = Jusqu’à { $built } par tour. La côte partout, sinon par la route depuis un comptoir à vous.
card-cost = Coût
card-cost-text =
    Côte : { $coast } carte « côte ».
    Terres, cité extérieure : { $land } du paysage.
    Cité intérieure : { $land } et une clé.
card-joker = Joker
card-joker-text = { $joker_to_coast ->
        [no] Deux cartes identiques en valent une autre, pas une côte.
       *[other] Deux cartes identiques en valent une quelconque.
    }
card-city = Cité
card-city-text = Dehors { $outer_first }, puis { $outer_second }. Dedans { $inner_first }, puis { $inner_second }. Troisième : rien.
card-goods = Marchandise
card-goods-text = L’avoir { $goods }, seul { $goods_more } de plus.
card-area = Zone
card-area-text = Y être { $area }, le plus nombreux { $area_more } de plus.
card-bonus = Bonus
card-bonus-text = Par carte marchandise { $scales } · pièce { $coin_card } · cité { $city_card } · rivière { $river_card } · paysage { $land_card }.
card-limits = Limites
card-limits-text = { $hand } cartes paysage après avoir bâti, { $goods_limit } cartes marchandise.
card-end = Fin
card-end-text = Dernier comptoir, dernière carte de décompte, ou quelqu’un est bloqué (et ne peut pas gagner).
