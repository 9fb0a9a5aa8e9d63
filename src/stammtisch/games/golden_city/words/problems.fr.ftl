### Problèmes de The Golden City : les thèmes, et pourquoi ils comptent.

problem-scoring = La carte de décompte, si elle était décomptée juste après
problem-theme-building = Où construire
problem-idea-building = Un site vaut sa récompense, sa part dans les décomptes à venir et le chemin qu’il ouvre ; comptez les trois.
problem-theme-payment = Comment payer
problem-idea-payment = Ce que vous dépensez ne payera pas un second comptoir : gardez les cartes qui conviennent au prochain site.
problem-theme-city = Dans la cité
problem-idea-city = Une partie de la cité donne des lettres aux deux premiers qui y entrent : 10 et 6 au centre, 5 et 3 autour. Allez là où il en reste.
problem-theme-first-in-city = Premier dans une partie de la cité
problem-idea-first-in-city = Le premier à entrer dans une partie de la cité reçoit 10 lettres au centre et 5 autour, le second seulement 6 et 3.
problem-theme-pick-bonus = Carte bonus
problem-idea-pick-bonus = Une carte bonus paye selon ce que vous aurez à la fin : cartes marchandise, pièces ou comptoirs d’une sorte. Comptez laquelle rapporte le plus, avec ce que vous pouvez encore construire.
problem-theme-take-goods = Carte marchandise
problem-idea-take-goods = Une carte marchandise paye si la carte de décompte ouverte la demande, et à la fin avec la balance comme carte bonus.
problem-theme-auction = Miser
problem-idea-auction = Une paire, ce sont deux cartes pour construire : misez sur ce qui vous ouvre le prochain site, et songez à qui la veut aussi, à qui peut encore vous déloger, et à quel prix.
problem-theme-majority = Majorité
problem-idea-majority = Plus de comptoirs dans une zone que tous les autres, ce sont quatre lettres au lieu de deux chaque fois que vient sa carte de décompte, et deux de moins pour qui avait la majorité.
problem-theme-scoring = La carte de décompte ouverte
problem-idea-scoring = À la fin de la manche, la carte de décompte ouverte paye des lettres pour sa marchandise et pour sa zone : y être rapporte déjà deux lettres.
problem-theme-reward = Carte paysage en récompense
problem-idea-reward = Prenez le paysage que coûte le prochain site, non celui que vous avez déjà.
problem-theme-hand-limit = Trop de cartes
problem-idea-hand-limit = Rendez ce qui paye le moins : regardez les sites que vos routes atteignent.
