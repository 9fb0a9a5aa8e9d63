### Problèmes de Goldbräu : les thèmes, et pourquoi ils comptent.

problem-scoring = Jour de paye, s’il venait juste après
problem-theme-removal = Pièces isolées
problem-idea-removal = Quand la dernière part d’un établissement est posée, toutes les pièces isolées y sont rendues : qui n’en a qu’une ne reçoit rien, et les autres se partagent davantage.
problem-theme-contract = Contrat
problem-idea-contract = La moitié des recettes d’un jardin va à sa brasserie : regardez à qui sont les pièces là-bas avant de changer l’enseigne.
problem-theme-name-boss = Changement de patron
problem-idea-name-boss = Au jour de paye, le patron reçoit ce qui ne se partage pas, et l’ancien patron ne le reçoit plus.
problem-theme-block = Bloquer
problem-idea-block = Plus de la moitié des pièces suffit pour bloquer ; reste à savoir si le poste vaut ce que la défense montre ou coûte.
problem-theme-buy-share = Acheter une part
problem-idea-buy-share = Une part doit rapporter plus qu’elle ne coûte aux jours de paye qui restent, le dernier jour à un seul ; et elle réduit aussi ce que reçoivent les autres.
problem-theme-expansion = Agrandir un jardin
problem-idea-expansion = Chaque case rapporte 4 thalers, une case à parasol 8, partagés entre tous ceux qui y ont des pièces : agrandissez là où la plus grande partie est à vous.
problem-theme-waitress-and-bum = Serveuse et ivrogne
problem-idea-waitress-and-bum = La serveuse apporte 20 thalers à un jardin, l’ivrogne lui en coûte 12 : un pas d’un jeton peut décider d’un jour de paye.
problem-theme-last-cards = Les dernières cartes
problem-idea-last-cards = Avant le dernier jour de paye, chaque part cachée peut être révélée. Mais une pièce de plus fait aussi baisser la valeur de chacune.
problem-theme-payday = Avant le jour de paye
problem-idea-payday = C’est le dernier jour de la semaine, et le jour de paye paye tout tel que c’est posé : regardez ce que le changement vous rapporte, et ce qu’il rapporte aux autres.
problem-theme-majority = Majorité
problem-idea-majority = Avec plus de la moitié des pièces, personne ne peut vous prendre le poste de patron, et la plus grande partie de chaque jour de paye est à vous.
problem-theme-first-cards = Les premières cartes
problem-idea-first-cards = Les deux cartes que vous gardez décident où vous êtes chez vous dès le premier jour de paye.
problem-theme-first-figures = Les premiers pions de patron
problem-idea-first-figures = Un pion de patron fait de vous le patron : dès lors vous agrandissez et décidez des contrats.
