### Problèmes de The Golden City : les thèmes, et pourquoi ils comptent au dernier tour de la dernière manche.

problem-scoring = La carte de décompte, si elle était décomptée juste après
problem-theme-building = Où construire
problem-idea-building = Au dernier tour, un site vaut sa récompense, sa part dans le dernier décompte et le chemin qu’il ouvre ; comptez les trois.
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
