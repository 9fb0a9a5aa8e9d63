train-from-against = Donnez soit --from, soit --against : qui apprend à battre des poids commence déjà par eux.
parameter-train-begin = Commencer par ces poids ; ce qu’ils n’ont pas encore appris, comme d’autres options, s’y ajoute.
parameter-train-mixed = Apprendre toutes les éditions et options du jeu : de nombreuses tables à tour de rôle, celle demandée le plus souvent.
