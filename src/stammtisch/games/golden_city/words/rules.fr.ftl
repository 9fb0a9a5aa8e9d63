### Les règles de La Cité d’or dans nos propres mots : une entrée par numéro du catalogue (rulebook.py).

## Les chapitres

chapter-components = Ce que contient la boîte
chapter-setup = Préparatifs
chapter-round = Une manche
chapter-bidding = Les enchères
chapter-building = Où bâtir
chapter-cost = Ce que cela coûte
chapter-limits = Les limites
chapter-rewards = Les récompenses
chapter-scoring = Le décompte
chapter-bonus = Les cartes bonus
chapter-end = La fin

## Les sources

source-GC = règle de 2009, traduction anglaise 2.1
source-inferred = déduit des règles imprimées
source-OUT = critiques et comptes rendus de parties
source-DEF = notre choix là où les règles se taisent

## Ce que contient la boîte

rule-GC-CMP-01 = Il y a cinquante cartes paysage, dix de chaque : côte, montagnes, prairies, forêt et désert.
rule-GC-CMP-02 = Chacun joue avec 18 comptoirs à trois et 16 à quatre.
rule-GC-CMP-03 = L’île compte 16 sites côtiers et 30 sites à l’intérieur des terres, dont douze sur les quatre rivières.
rule-GC-CMP-04 = La cité, au milieu, a quatre quartiers d’une partie intérieure et de deux parties extérieures.

## Préparatifs

rule-GC-SET-01 = Chacun commence avec trois pièces, une carte « côte » à la vue de tous et une carte paysage au hasard.
rule-GC-SET-02 = Trois des huit cartes marchandise sont visibles ; les autres forment une pioche.
rule-GC-SET-03 = Les cartes de décompte forment trois groupes mélangés : les 1 au-dessus, puis les 2, puis les 3.
rule-GC-SET-04 = Les cartes paysage en main sont secrètes.

## Un tour de jeu

rule-GC-RND-01 = Une manche a six phases : révéler une carte de décompte, poser les cartes paysage, miser, bâtir, compter, passer la clé du premier joueur à gauche.
rule-GC-RND-02 = On sait avant de miser ce que la manche va compter.
rule-GC-LAY-01 = On pose autant de paires qu’il y a de joueurs, d’abord toutes les premières cartes, puis toutes les secondes.
rule-GC-LAY-02 = S’il faut une carte et que la pioche est vide, on mélange la défausse pour en faire une nouvelle.

## Les enchères

rule-GC-BID-01 = Le premier joueur mise d’abord, puis les autres dans le sens horaire.
rule-GC-BID-02 = N’agit que celui dont la main n’est sur aucune paire ; on saute les autres.
rule-GC-BID-03 = Une paire libre ne coûte rien.
rule-GC-BID-04 = Déloger une main coûte une pièce de plus qu’il n’y a déjà eu d’expulsions pendant cette manche.
rule-GC-BID-05 = Les pièces vont à la réserve.
rule-GC-BID-06 = Le prix monte à chaque expulsion, peu importe qui déloge qui et d’où.
rule-GC-BID-07 = Le joueur délogé reprend sa main et mise de nouveau quand vient son tour.
rule-GC-BID-08 = Il peut choisir la même paire ou une autre.
rule-GC-BID-09 = Personne ne peut déloger sans avoir les pièces.
rule-GC-BID-10 = La phase finit dès qu’il y a une main sur chaque paire.
rule-GC-BID-11 = Chacun prend alors sa paire en main.
rule-GC-BID-12 = À la manche suivante, le prix repart d’une pièce.
rule-GC-BID-13 = Celui qui doit miser trouve toujours une paire libre.
rule-GC-BID-14 = Tout le monde doit miser ; on ne passe pas.

## Où bâtir

rule-GC-BLD-01 = Dans le sens horaire, chacun a un tour pour placer deux comptoirs au plus.
rule-GC-BLD-02 = Un site côtier ou à l’intérieur des terres accueille un seul comptoir.
rule-GC-BLD-03 = Une partie de la cité accueille un comptoir de chaque joueur.
rule-GC-BLD-04 = Un site à l’intérieur des terres ou une partie de la cité doit être relié par la route, de comptoir en comptoir de même couleur, à un comptoir côtier de cette couleur.
rule-GC-BLD-05 = Un site côtier n’a pas besoin d’être relié.
rule-GC-BLD-06 = Il suffit d’une route menant à un comptoir de sa couleur, car celui-ci est déjà relié.
rule-GC-BLD-07 = Le second comptoir d’un tour peut profiter du premier et de sa récompense.
rule-GC-BLD-08 = On ne déplace ni ne retire jamais un comptoir.
rule-GC-BLD-09 = On peut aussi ne rien bâtir.

## Ce que cela coûte

rule-GC-CST-01 = Un site côtier coûte une carte « côte ».
rule-GC-CST-02 = Un site à l’intérieur des terres ou une partie extérieure coûte deux cartes de son paysage.
rule-GC-CST-03 = Une partie intérieure coûte deux cartes de son paysage et une clé.
rule-GC-CST-04 = Les cartes payées vont à la défausse, visibles ; les clés, dans la boîte.
rule-GC-CST-05 = On paye le prix exact, jamais plus.
rule-GC-JOK-01 = Deux cartes du même paysage en remplacent une de n’importe quel autre.
rule-GC-JOK-02 = On peut le faire autant de fois que l’on veut dans un tour.
rule-GC-JOK-03 = Les cartes « côte » peuvent elles aussi remplacer une autre carte.
rule-GC-JOK-04 = Une carte « côte » peut être remplacée. En option, non.
rule-GC-JOK-05 = Une carte ne se dépense qu’une fois.

## Les limites

rule-GC-LIM-01 = À la fin de son tour de construction, on garde cinq cartes paysage au plus et on défausse le reste à la vue de tous.
rule-GC-LIM-02 = On garde quatre cartes marchandise au plus ; sur cinq, une au choix va dans la boîte.

## Les récompenses

rule-GC-RWD-01 = Chaque site donne une récompense, tout de suite et une seule fois.
rule-GC-RWD-02 = Une récompense en pièces vaut une ou deux pièces.
rule-GC-RWD-03 = Une carte en récompense est la première de la pioche.
rule-GC-RWD-04 = Une clé en récompense est une carte clé.
rule-GC-RWD-05 = Pour une carte bonus, on consulte toute la pile et on en garde une en secret.
rule-GC-RWD-06 = Pour une carte marchandise, on prend l’une de celles de l’étalage, que l’on complète, ou la première de la pioche.
rule-GC-RWD-07 = Une partie extérieure donne 5 lettres au premier comptoir et 3 au deuxième.
rule-GC-RWD-08 = Dans quatre parties extérieures, le premier reçoit en plus une pièce.
rule-GC-RWD-09 = Une partie intérieure donne 10 lettres et une carte paysage au premier comptoir, 6 lettres au deuxième.
rule-GC-RWD-10 = Les suivants ne reçoivent rien.
rule-GC-RWD-11 = Ce qui est épuisé n’est pas donné ; pièces et lettres ne manquent jamais. En option, il n’y a que 35 pièces.

## Le décompte

rule-GC-SCO-01 = Chaque manche compte une marchandise et une rivière ou un quartier.
rule-GC-SCO-02 = Tous ceux qui ont la marchandise reçoivent 2 lettres.
rule-GC-SCO-03 = Celui qui est seul à l’avoir en reçoit 2 de plus.
rule-GC-SCO-04 = Tous ceux qui ont un comptoir dans la zone reçoivent 2 lettres.
rule-GC-SCO-05 = Celui qui y a plus de comptoirs que tout autre en reçoit 2 de plus.
rule-GC-SCO-06 = Pour les 2 premières lettres, le nombre n’importe pas.
rule-GC-SCO-07 = Une carte comptée quitte la partie.
rule-GC-SCO-08 = Les lettres sont visibles, puisque tous voient qui en reçoit. En option, les totaux restent secrets.

## Les cartes bonus

rule-GC-BON-01 = La balance donne 3 lettres par carte marchandise.
rule-GC-BON-02 = La pièce donne 2 lettres par pièce.
rule-GC-BON-03 = La cité donne 1 lettre par comptoir dans la cité.
rule-GC-BON-04 = La rivière donne 2 lettres par comptoir sur une rivière.
rule-GC-BON-05 = Un paysage donne 1 lettre par comptoir qui s’y trouve, dans les terres ou dans la cité ; ceux de la côte ne comptent pas.

## La fin

rule-GC-END-01 = Quand quelqu’un a placé son dernier comptoir, on finit la manche, et la partie avec elle.
rule-GC-END-02 = La partie finit quand la dernière carte de décompte est passée.
rule-GC-END-03 = Quand quelqu’un à qui il reste des comptoirs ne peut plus jamais bâtir, on finit la manche, et la partie avec elle.
rule-GC-END-04 = Qui est ainsi bloqué ne peut pas gagner.
rule-GC-END-05 = Après la dernière manche, on montre et on compte toutes les cartes bonus.
rule-GC-END-06 = Le plus de lettres l’emporte ; à égalité, le plus de comptoirs dans la cité, puis le plus de pièces, sinon la victoire est partagée.
rule-GC-END-07 = Est bloqué aussi celui à qui il ne manque que la clé des dernières parties. En option, non.
