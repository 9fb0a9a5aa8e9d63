### stammtisch train

train-from-against = Donnez soit --from, soit --against : qui apprend à battre des poids commence déjà par eux.
parameter-train-begin = Commencer par ces poids ; ce qu’ils n’ont pas encore appris, comme d’autres options, s’y ajoute.
parameter-train-mixed = Apprendre toutes les éditions et options du jeu : de nombreuses tables à tour de rôle, celle demandée le plus souvent.
train-keep = --keep demande --from et --mixed : ce qui est appris reste, d’autres options s’y ajoutent.
parameter-train-keep = Avec --from et --mixed : ne changer aucun de ces poids, apprendre seulement ce que d’autres options y ajoutent.
