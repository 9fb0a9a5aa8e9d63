### Revoir une partie, en français.

ui-replay-play = Lecture
ui-replay-pause = Pause
ui-replay-back = Décision précédente
ui-replay-on = Décision suivante
ui-replay-slider = Moment de la partie
ui-replay-at = { $number } sur { $last }
ui-replay-start = Avant la distribution
ui-replay-speed = Vitesse
ui-replay-controls = Lecture de la partie

## Qui était assis là, et par les yeux de qui nous regardons

ui-seat-bot = { $seat } ({ $bot })
ui-view = Vue
ui-view-open = toutes cartes visibles
ui-view-spectator = celle des spectateurs
ui-cards-of = Cartes de { $seat }

## Les manches, si un jeu n’a pas ses propres mots

ui-mark-short = { $round }
ui-mark-round = Manche { $round }
ui-mark-back = Manche précédente
ui-mark-on = Manche suivante

## Continuer

ui-resume = Continuer à partir d’ici
ui-resume-as = Jouer
ui-resume-against = contre
ui-resume-over = La partie est finie ici. Revenez un peu en arrière pour continuer à partir de là.

## Touches

ui-replay-keys = Touches
ui-key-arrows = une décision en arrière ou en avant
ui-key-marks = une manche en arrière ou en avant
ui-key-ends = au début, à la fin
ui-key-space = lecture ou pause
ui-key-costly = la décision suivante qui a coûté quelque chose, ou la précédente, une fois la partie analysée
ui-key-escape = fermer ce qui est ouvert : les règles, un décompte
ui-key-home = Début
ui-key-end = Fin
ui-key-bar = Espace
