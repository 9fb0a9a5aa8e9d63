### La disposition de la table à l’écran.

ui-tabs = Contenu du volet
ui-tab-play = Question et cartes
ui-tab-table = Joueurs et journal
ui-skip-question = Aller à la question
ui-keys = Touches
ui-keys-tab = d’un groupe au suivant : question, cartes, plateau, joueurs, journal
ui-keys-arrows = vers l’élément le plus proche, sur le plateau ou parmi les cartes, que vous pouvez choisir ou vous faire expliquer
ui-keys-enter = choisir ; vous pouvez aussi taper un coup sous « Toutes les réponses »
ui-keys-escape = annuler le dernier choix, fermer ce qui est ouvert
ui-keys-log = dans le journal, ligne par ligne ; Entrée montre la table à ce moment-là
ui-keys-rules = les règles, à côté du plateau
ui-keys-help = cette liste
ui-keys-close = Fermer
