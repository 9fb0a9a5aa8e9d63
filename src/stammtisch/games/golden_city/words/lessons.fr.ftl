### Apprendre La Cité d’or : ce que dit l’hôte. Les étapes sont dans lessons/chapters.toml ; un test compare les chiffres avec le moteur.

## Le but

lesson-goal = L’île et le but
lesson-goal-island = Bienvenue sur l’île ! En son milieu se trouve la Cité d’or. Vous êtes dans le négoce et voulez y entrer, car la cité paye en lettres, et ce sont les lettres qui font gagner.
lesson-goal-coast = Tout chemin part de la côte. Votre premier comptoir est sur le rivage, le deuxième à côté, dans les terres : les comptoirs suivent les routes, l’un après l’autre.
lesson-goal-parts = Une route plus loin, voici la cité. Dans chacune de ses parties, chacun peut bâtir une fois, mais le premier reçoit le plus : ici 5 lettres, le deuxième 3. Les parties intérieures donnent 10 et 6, et coûtent une clé.
lesson-goal-cards = Bâtir coûte des cartes. À chaque manche, il y a autant de paires de cartes que de joueurs. Cette fois, les autres choisissent d’abord.
lesson-goal-bid = Il vous faut deux prairies, car ici la cité touche aux prairies. Posez votre main sur la paire de prairies : cliquez dessus.
lesson-goal-build = À vous de bâtir. Deux prairies payent cette partie de la cité. Cliquez dessus !
lesson-goal-letters = 5 lettres, et vous y êtes avant tout le monde ! La partie finit avec la dernière carte de décompte, ou quand quelqu’un a bâti tous ses comptoirs. Qui a le plus de lettres l’emporte.

## L’enchère

lesson-bidding = Les enchères
lesson-bidding-pairs = Trois joueurs, trois paires de cartes paysage. À la fin, chacun en prend une. Voyez ce qui est exposé : prairies et côte, côte et forêt, désert et montagnes.
lesson-bidding-hand = Et voici votre main : une côte, comme tout le monde, et une prairie. Une deuxième prairie serait bienvenue : dans les terres, tout coûte deux cartes identiques.
lesson-bidding-first = Vous commencez. Une paire libre ne coûte rien. Posez votre main sur prairies et côte.
lesson-bidding-expelled = Bleu la voulait aussi et a payé 1 pièce pour vous déloger. La prochaine fois coûte 2 pièces, puis 3, pour n’importe qui. À la manche suivante, on repart de 1.
lesson-bidding-again = La paire du milieu est libre. Mais vous avez 3 pièces, et ces prairies les valent : payez-en 2 et délogez Bleu.
lesson-bidding-taken = Bleu ne peut pas payer 3 pièces et prend ce qui reste. Chacun a une paire, les enchères sont finies. Il vous reste 1 pièce. Qui n’a pas de pièces trouve toujours une paire libre.

## Bâtir et payer

lesson-building = Bâtir et payer
lesson-building-hand = Vous pouvez maintenant bâtir jusqu’à deux comptoirs. Vous avez une côte, une prairie et deux déserts.
lesson-building-coast = Un site côtier coûte une carte « côte » et n’a pas besoin de route. Bâtissez ici, près des prairies.
lesson-building-pay = Vous pourriez payer avec la côte, ou avec deux déserts : deux cartes identiques en remplacent une de n’importe quel autre paysage. Gardez les déserts et payez avec la côte.
lesson-building-road = Dans les terres, on ne bâtit que là où une route mène à l’un de ses comptoirs et où il n’y a personne. Ces deux sites sont des prairies : chacun coûte deux cartes « prairies ».
lesson-building-joker = Vous n’avez qu’une prairie. Mais les deux déserts remplacent la deuxième. Bâtissez ici !
lesson-building-limits = Une prairie et deux déserts sont payés. Deux comptoirs par tour, pas plus. S’il reste ensuite plus de cinq cartes paysage, on défausse le surplus.

## Les récompenses

lesson-rewards = Les récompenses
lesson-rewards-icons = Chaque site a une récompense, dessinée à côté. Vous la recevez aussitôt en bâtissant : une carte, une marchandise, une clé, une carte bonus ou des pièces.
lesson-rewards-card = Bâtissez sur la côte des montagnes. Cela coûte votre carte « côte » et rapporte une carte paysage, piochée sans la voir.
lesson-rewards-goods = Un désert ! Maintenant dans les terres : deux montagnes pour ce site. Sa récompense est une carte marchandise.
lesson-rewards-take = Choisissez l’une des trois cartes marchandise visibles. Chacune montre deux marchandises, et elles rapportent des lettres quand elles sont sur la carte de décompte. Vous pouvez en garder quatre.
lesson-rewards-next-round = Tous ont bâti, la manche a été décomptée, une nouvelle commence. Cette fois, Bleu débute. Vous aimeriez un deuxième désert.
lesson-rewards-desert = Désert et montagnes sont libres. Prenez-les.
lesson-rewards-bonus = Ce site est dans le désert, près de votre premier comptoir, et donne une carte bonus. Deux déserts : bâtissez !
lesson-rewards-pick = Vous regardez toutes les cartes bonus et en gardez une, en secret. Elle compte à la fin de la partie. Prenez celle qui vous plaît.
lesson-rewards-key = Il reste deux récompenses. Les pièces servent aux enchères. Les clés se trouvent par exemple ici, dans les montagnes ; sans clé, personne n’entre dans la cité intérieure.

## Le décompte

lesson-scoring = Le décompte
lesson-scoring-card = Chaque manche a une carte de décompte : une marchandise et une zone. Cette fois, la poterie et la rivière entre prairies et forêt. Quand tous ont bâti, elle rapporte.
lesson-scoring-area = La zone : ces trois sites sont sur cette rivière. Qui y a un comptoir reçoit 2 lettres, et 2 de plus s’il en a plus que chacun des autres.
lesson-scoring-bid = Allons-y donc. Pour la rivière, il vous faut deux prairies. Prenez prairies et côte.
lesson-scoring-coast = D’abord la côte : de ce site, une route mène à la rivière.
lesson-scoring-river = Et maintenant la rivière, pour deux prairies. Elle donne aussi une carte bonus.
lesson-scoring-pick = Gardez une carte bonus. Celle de la rivière irait bien avec ce comptoir.
lesson-scoring-blue = Il en va de même des marchandises : 2 lettres pour qui a de la poterie, 2 de plus si personne d’autre n’en a. Bleu prépare quelque chose…
lesson-scoring-scored = Vous êtes seul sur la rivière : 4 lettres pour vous. Seul Bleu a de la poterie : 4 lettres pour Bleu. Blanc ne reçoit rien. La carte retourne dans la boîte, et on révèle la suivante.

## Un premier tour

lesson-round = Votre première manche
lesson-round-look = Une nouvelle partie, et c’est vous qui décidez. Regardez d’abord la carte de décompte : l’étoffe, et la rivière entre forêt et désert.
lesson-round-auction = Deux forêts vous mèneraient à cette rivière, et vous en avez déjà une. Mais Bleu et Blanc choisissent avant vous.
lesson-round-expel = Blanc a pris la forêt. Déloger Blanc ne coûte que 1 pièce. Faites-le : 4 lettres valent davantage.
lesson-round-coast = Bleu et Blanc ont bâti sur la côte. À vous. De ce site, une route mène à la rivière ; bâtissez ici.
lesson-round-pay = Payez avec une carte « côte ». La forêt servira pour la rivière.
lesson-round-river = Voici la rivière. Deux forêts : bâtissez !
lesson-round-bonus = Et une carte bonus par-dessus le marché. Quel projet vous plaît ? Rivières, cité, paysage, pièces, marchandises : choisissez librement.
lesson-round-scored = 4 lettres dès la première manche : vous êtes seul sur la rivière. Et personne n’a encore d’étoffe.
lesson-round-over = Désormais chaque manche se ressemble : regarder la carte de décompte, miser, bâtir, décompter. Le premier joueur change vers la gauche. De la rivière, la cité n’est plus loin… À bientôt à la table !
