### Ce que disent les pages de règles du manuel en dehors des mots des jeux.

handbook-rulings = { $game } : décisions
handbook-rulings-about = Là où les règles imprimées se contredisent ou se taisent, il faut trancher. Voici les questions, et comment nous jouons. Un numéro ne sert jamais deux fois.
handbook-figures = Les chiffres sont ceux d’une table dont rien n’a été changé.
