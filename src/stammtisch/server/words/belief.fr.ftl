### Que peuvent-ils avoir : le comptage dans la page, et qui l’a accepté.

aids-off = Tous les joueurs de cette table n’ont pas accepté l’aide (comptage, conseils).
ui-belief = Ce qu’ils peuvent avoir
ui-belief-about = Compté d’après tout ce que vous pouvez voir ; chaque distribution qui y correspond est aussi probable. La manière de jouer n’est pas prise en compte.
ui-belief-by = Ce que montrent les barres
ui-belief-counted = Par comptage
ui-belief-played = D’après leur jeu
ui-belief-played-about = Ce qu’ils ont probablement, d’après ce qu’ils ont fait et ce que cela leur rapporte. Appris de parties de robots : des humains peuvent vous surprendre. Le trait sur une barre est ce que dit le comptage ; une barre sans trait est comptée.
ui-belief-against = par comptage : { $chance } %
ui-belief-next = La prochaine carte de la pioche
ui-belief-more = { $number } ou plus : { $chance } %
ui-belief-chance = { $chance } %
ui-belief-nothing = Rien n’est caché.
ui-belief-ask = L’aide (comptage, conseils) n’est donnée ici que si tous ceux qui jouent la veulent. Pour l’instant : { $names }
ui-belief-nobody = personne
ui-belief-agree = Je le veux
ui-belief-withdraw = Je ne le veux plus
ui-log-agreed = { $seat } veut de l’aide (comptage, conseils) à cette table.
ui-log-disagreed = { $seat } ne veut plus d’aide (comptage, conseils).
