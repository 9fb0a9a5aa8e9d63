### La disposition de la table à l'écran.

ui-tabs = Contenu du volet
ui-tab-play = Question et cartes
ui-tab-table = Joueurs et journal
