### Au sujet des personnes : rendre muet, fermer, bloquer, signaler.

blocked = La personne qui tient cette maison ne vous laisse pas entrer.
muted-host = L’hôte de cette table vous a privé de parole : vous pouvez continuer à jouer, mais ni écrire ni changer de nom.
muted-house = La personne qui tient cette maison vous a privé de parole à cette table : vous pouvez continuer à jouer, mais ni écrire ni changer de nom.
muted-by-house = La personne qui tient cette maison a privé cette place de parole ; elle seule peut la lui rendre.
table-closed-host = L’hôte a fermé cette table.
table-closed-house = La personne qui tient cette maison a fermé cette table.
nothing-to-report = Il n’y a rien à signaler : cette place n’a pas de nom ou n’a rien écrit.
ui-table-closed = fermée
