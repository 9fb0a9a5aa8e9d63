### Comment les niveaux s’appellent en français, et comment ils jouent.

bot-random = Hasard
bot-random-about = Fait n’importe quoi de permis ; il connaît les règles et rien d’autre.
bot-beginner = Débutant
bot-beginner-about = Voit ce qui est bon, mais vaguement ; il ne compte pas les cartes et ne voit pas les coups plus fins.
bot-regular = Habitué
bot-regular-about = Joue d’expérience : il regarde un coup plus loin et estime ce que chaque chose vaudra.
bot-strong = Fort
bot-strong-about = A appris seul, en jouant contre lui-même, et choisit le coup qui donne le plus de chances de gagner.
bot-expert = Expert
bot-expert-about = Joue comme le robot fort, mais parcourt de tête la manche jusqu’à sa fin avant de décider.
bots-fair = Tous ne savent que ce que leur place peut savoir. Les plus faibles voient moins loin ; personne ne triche, et personne ne reçoit rien de plus.
