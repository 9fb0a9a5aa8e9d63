### Comment les niveaux s’appellent en français, et comment ils jouent : des gens que l’on rencontre à l’auberge.

bot-random = Hasard
bot-random-about = Fait n’importe quoi de permis ; il connaît les règles et rien d’autre. Une mesure pour la recherche.
bot-newcomer = Client de passage
bot-newcomer-about = Entré à cause de la pluie, il vient d’apprendre les règles : il devine beaucoup, mais ne gaspille rien d’évident.
bot-beginner = Apprenti
bot-beginner-about = A vu quelques parties : il prend ce qui a l’air bon, souvent le second choix, et ne voit pas les coups plus fins.
bot-casual = Client du dimanche
bot-casual-about = Vient à l’apéritif du dimanche : il sait ce que valent les choses, mais à peu près, et aime essayer.
bot-keen = Client du soir
bot-keen-about = Vient après le travail et joue bien ; quand deux choses se valent presque, il lui arrive de prendre la mauvaise.
bot-regular = Habitué
bot-regular-about = Joue d’expérience : il regarde un coup plus loin et estime ce que chaque chose vaudra.
bot-strong = Vieux renard
bot-strong-about = A appris seul, en jouant contre lui-même, et choisit le coup qui donne le plus de chances de gagner.
bot-expert = Fin connaisseur
bot-expert-about = Joue comme le vieux renard, mais parcourt de tête la manche jusqu’à sa fin avant de décider.
bot-master = Grand maître
bot-master-about = Voit plus loin que le fin connaisseur, s’attarde où deux choses se valent presque et devine ce que les autres posent face cachée. Prend son temps.
bot-elo = Force { NUMBER($elo, useGrouping: 0) }
bot-elo-about = Aussi fort que vous voulez : des deux niveaux voisins de cette force, tantôt le plus fort décide, tantôt le plus faible.
bots-fair = Tous ne savent que ce que leur place peut savoir. Les plus faibles voient moins loin ; personne ne triche, et personne ne reçoit rien de plus.
