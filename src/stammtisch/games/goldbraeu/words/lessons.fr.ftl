### Apprendre Goldbräu : ce que dit l’aubergiste. Les étapes sont dans lessons/chapters.toml ; un test compare les chiffres avec le moteur.

## Le village

lesson-goal = Le village et le but
lesson-goal-village = Bienvenue au village ! Six auberges entourent une seule place. Voici Zum Krug. Aucune auberge ne sera jamais à vous : vous possédez des parts, et les parts rapportent.
lesson-goal-spaces = Le jardin à bière d’une auberge est ce qu’entoure sa clôture, une seule case au début. Le jour de paye, chaque case rapporte 4 thalers, une case à parasol rouge 8.
lesson-goal-brewery = Quatre brasseries occupent les coins. L’enseigne accrochée à l’auberge dit qui fournit la bière ; cette brasserie reçoit la moitié des recettes. Pour Zum Krug, c’est Steinbräu.
lesson-goal-shares = Ces huit cartes sont vos premières parts. Deux restent secrètes dans votre main, les autres deviennent des pièces de part sur les toits. Gardez une carte Zum Krug : cliquez dessus dans votre main.
lesson-goal-second-card = Et gardez Zum Adler. Bleu y a deux parts ; une part cachée sera peut-être une surprise.
lesson-goal-markers = Toutes les parts sont dévoilées : une pièce pour chacune. Vous en avez deux à Zum Krug, deux à Mayerbräu, une à Zur Eiche et une à Zum Adler.
lesson-goal-boss = On place maintenant les patrons. Seul le patron d’un jardin peut l’agrandir, et ce qui ne se partage pas le jour de paye est pour lui. Devenez patron de Zum Krug : cliquez sur l’auberge.
lesson-goal-brewery-boss = Le patron d’une brasserie peut signer des contrats. Prenez Mayerbräu, vous y avez deux parts.
lesson-goal-third-boss = À trois joueurs, chacun place trois pions de patron. Prenez aussi Zur Eiche.
lesson-goal-weeks = Vous commencez avec 25 thalers. Chaque semaine compte sept jours et finit par le jour de paye. Après trois jours de paye, la bourse la plus pleine gagne. Il n’en faut pas plus avant votre premier lundi.

## Les trois actions

lesson-actions = Les trois actions
lesson-actions-cards = Chaque jour, tous posent en même temps et en secret l’une de ces trois cartes : agrandir un jardin, patron ou contrat, acheter une part. Elles sont jouées dans cet ordre.
lesson-actions-choose-expand = Votre jardin de Zum Krug est petit. Posez « Agrandir un jardin ».
lesson-actions-alone = Personne d’autre ne veut agrandir. Qui est seul avec cette carte joue deux fois ! Ajoutez à Zum Krug une case libre contre votre clôture. Cela ne coûte rien.
lesson-actions-parasol = Et maintenant un parasol : il compte double. Les clôtures suivent d’elles-mêmes.
lesson-actions-price = Deux joueurs voulaient acheter, la carte coûtait donc 5 thalers : Bleu a payé, Jaune a renoncé. Un seul acheteur paye 2, deux payent 5 chacun, trois ou quatre 8 chacun.
lesson-actions-choose-buy = Un nouveau jour, deux nouvelles cartes. Voilà une part de Zum Krug ! Posez « Acheter une part ».
lesson-actions-buy-krug = Personne d’autre n’achète : 2 thalers. Prenez Zum Krug.
lesson-actions-bought = Une part achetée devient aussitôt une pièce. Vous en avez trois à Zum Krug. On n’achète jamais deux fois, même seul.
lesson-actions-choose-buy-again = L’ivrogne est à vendre. Il coûte 12 thalers à un jardin le jour de paye, et aujourd’hui il est assis à Zum Adler. Posez encore « Acheter une part ».
lesson-actions-special = La serveuse et l’ivrogne s’achètent comme des parts, mais se jouent aussitôt. Prenez l’ivrogne avant que quelqu’un vous l’envoie.
lesson-actions-bum = Il peut avancer d’un ou deux jardins dans le sens des aiguilles d’une montre : Zum Krug ou Zur Eiche, tous deux à vous. Laissez-le assis : cliquez sur Zum Adler. La serveuse, elle, apporte 20 thalers.
lesson-actions-third-action = La troisième carte, « Patron ou contrat », est la plus redoutable. Deux chapitres lui sont réservés.

## Patron et duel

lesson-boss = Patron et duel
lesson-boss-one-share = Bleu est patron de Zum Adler. Pour prendre sa place, une part suffit, et vous en avez une. Mais l’ancien patron peut se défendre.
lesson-boss-choose-boss = Posez « Patron ou contrat ».
lesson-boss-half = Bleu peut bloquer tant qu’il a plus de la moitié des pièces : 2 sur 3. Mais vous cachez une carte Zum Adler. Cliquez sur l’auberge : vous attaquez en la dévoilant.
lesson-boss-answer = Deux contre deux : Bleu n’a plus la majorité. Seule une carte Zum Adler cachée pourrait encore aider. Voyons si Bleu en montre une.
lesson-boss-installed = Il n’y en a pas. Le pion bleu rentre, le vôtre est sur le faîte. Jusqu’à ce soir, personne ne peut vous prendre ce poste. Mais Jaune a choisi la même action…
lesson-boss-block = Jaune veut devenir patron de Zum Krug. Vous y avez 2 pièces sur 3, plus de la moitié : bloquez !
lesson-boss-blocked = Bloqué. Jaune aurait pu essayer ailleurs, ou signer un contrat à la place. Retenez : une part pour attaquer, plus de la moitié pour se défendre, et les cartes cachées décident.

## Le contrat de bière

lesson-contract = Le contrat
lesson-contract-sign = Steinbräu fournit Zum Krug : le jour de paye, la moitié des recettes part là-bas, et les deux pièces y sont à Bleu.
lesson-contract-yours = Mayerbräu vaudrait mieux : vous en êtes le patron, et les deux pièces sont à vous.
lesson-contract-choose-boss = Un contrat se signe avec la carte « Patron ou contrat ». Posez-la.
lesson-contract-change = Patron des deux, vous pouvez faire fournir votre jardin par votre brasserie. Cliquez sur Zum Krug, puis sur Mayerbräu. Personne ne peut bloquer un contrat.
lesson-contract-twice = Vous seul avez choisi cette carte, vous avez donc une deuxième action. On peut renoncer à toute action : passez cette fois.
lesson-contract-done = L’enseigne de Mayerbräu pend maintenant à Zum Krug. Le nombre sur votre ligne dit ce que rapporterait un jour de paye aujourd’hui ; pointez sur un coup, et vous voyez ce qu’il y change.

## Parts et jour de paye

lesson-payday = Parts et jour de paye
lesson-payday-hidden = C’est samedi, demain est jour de paye. On peut aussi acheter des parts en secret. Posez « Acheter une part ».
lesson-payday-blind = Ne prenez pas une carte visible : achetez la première carte de la pioche, sans la voir.
lesson-payday-hold = Une part de Mayerbräu ! Vous pouvez la dévoiler ou la garder secrète. Gardez-la : les parts cachées servent aux duels.
lesson-payday-sunday = Dimanche, dernier jour de la semaine, et la dernière part de Zum Krug est à vendre. Posez « Acheter une part ».
lesson-payday-last-krug = Deux acheteurs : 5 thalers. Elle les vaut. Prenez Zum Krug.
lesson-payday-open-cards = Avant la paye, vous pouvez dévoiler des cartes de votre main. Une part en main ne rapporte rien ; sur le toit, si. Dévoilez Mayerbräu.
lesson-payday-purge = Maintenant Zum Krug. C’est la cinquième et dernière part, et il se passe alors quelque chose…
lesson-payday-purged = Quand toutes les parts d’un établissement sont sorties, les pièces isolées s’en vont. Jaune n’en avait qu’une à Zum Krug et l’a perdue. Les quatre sont à vous.
lesson-payday-income = Zum Krug a quatre cases, dont deux à parasol : 4 + 4 + 8 + 8 = 24 thalers. La moitié, 12, va à Mayerbräu.
lesson-payday-show = Bleu et Jaune dévoilent à leur tour leurs dernières cartes, puis la caisse sonne. Regardez d’où vient votre argent !
lesson-payday-paid = Zum Krug vous a payé 3 thalers pour chacune de vos quatre pièces. Mayerbräu a reçu la moitié des recettes de trois jardins, 32 thalers, et tout est à vous. À Zum Adler, le reste de 2 thalers vous revient comme patron.

## Une première semaine

lesson-week = Votre première semaine
lesson-week-monday = Sept jours, et c’est vous qui décidez. Mon conseil pour lundi : que votre meilleure brasserie fournisse votre meilleur jardin. Posez « Patron ou contrat ».
lesson-week-monday-contract = Les autres agrandissent, personne d’autre n’a votre carte : deux actions. D’abord le contrat : Zum Krug, puis Mayerbräu.
lesson-week-monday-boss = Et maintenant Zum Adler : Bleu y a 2 pièces sur 3, mais avec votre carte cachée 2 sur 4 seulement. Attaquez, et dévoilez la carte.
lesson-week-tuesday = Zum Adler est à vous. Mayerbräu fournit maintenant trois jardins ; chacune de ses parts est précieuse, et il y en a une à vendre. Achetez !
lesson-week-tuesday-buy = Deux acheteurs, 5 thalers chacun, et Jaune passait avant vous : la serveuse est à Zum Hirschen. Mayerbräu est encore là.
lesson-week-wednesday = Vos jardins sont petits, et un jardin vit de ses cases. Agrandissez.
lesson-week-wednesday-expand = Jaune agrandit aussi, il n’y a donc qu’une case. Faites grandir Zum Krug vers un parasol.
lesson-week-wednesday-answer = Bleu veut Zur Eiche. Vous y avez une pièce et lui aussi : ce n’est pas plus de la moitié, vous ne pouvez pas bloquer. Personne ne garde tous ses postes.
lesson-week-thursday = Continuez de grandir : posez encore « Agrandir un jardin ».
lesson-week-thursday-first = Personne d’autre ! Deux cases. Choisissez où : un parasol rapporte 8 thalers, chaque semaine. Vous pouvez aussi agrandir Zum Adler.
lesson-week-thursday-second = Et la deuxième, où vous voulez.
lesson-week-friday = Aïe : Jaune a envoyé l’ivrogne à Zum Krug. Cela coûterait 12 thalers. Mais un autre ivrogne est à vendre. Achetez-le !
lesson-week-friday-buy = Personne d’autre n’achète : 2 thalers. Prenez l’ivrogne.
lesson-week-friday-move = Envoyez-le plus loin : à Zur Eiche ou à Zum Bären, Bleu est patron des deux.
lesson-week-saturday = Encore deux jours avant la paye. Une fois de plus : agrandissez.
lesson-week-saturday-expand = De nouveau personne d’autre ! Choisissez librement.
lesson-week-saturday-second = Et la deuxième case.
lesson-week-saturday-answer = Jaune veut Zum Krug. Vous y avez 2 pièces sur 3 : plus de la moitié. Bloquez !
lesson-week-sunday = Dimanche, et la dernière part visible de Zum Krug est là. Achetez-la.
lesson-week-sunday-buy = 5 thalers. Prenez-la.
lesson-week-evening = Il vous reste une part de Zum Krug en main. Dévoilez-la maintenant : en main elle ne rapporte rien, et comme toute dernière elle chasse la pièce isolée de Jaune.
lesson-week-over = Votre premier jour de paye ! Encore deux semaines et une partie est finie ; les jardins grandissent, l’argent aussi. Vous connaissez toutes les règles qui comptent. À bientôt à la table.
