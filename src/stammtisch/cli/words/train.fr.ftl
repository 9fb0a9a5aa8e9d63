### stammtisch train

train-from-against = Donnez soit --from, soit --against : qui apprend à battre des poids commence déjà par eux.
train-keep = --keep demande --from et --mixed : ce qui est appris reste, d’autres tables sont apprises à côté.
