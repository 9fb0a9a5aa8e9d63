### Le réglage des avertissements : aussi à l’accueil.

ui-warn-me = M’avertir avant un choix coûteux
ui-warn-off = jamais
ui-warn-from = à partir de { $percent } % des chances de gagner
ui-warn-about = Seulement contre des robots, ou là où tous les joueurs sont d’accord. Tout le monde le lit dans le journal.
