### Apprenez-moi : la page autour d’une leçon. Les leçons elles-mêmes sont dans les textes de chaque jeu.

ui-lesson-title = { $game }, pas à pas
ui-lesson-about = De courts chapitres à une vraie table. Vous faites tout vous-même, à la souris ou au clavier ; rien ne peut mal tourner, et vous pouvez répéter chaque chapitre.
ui-lesson-begin = commencez ici
ui-lesson-open = à voir
ui-lesson-learned = appris ✓
ui-lesson-chapter = Chapitre { $number } sur { $count }
ui-lesson-chapters = Chapitres
ui-lesson-progress = Étapes : { $number } sur { $count }
ui-lesson-watch = Regardez ce que font les autres…
ui-lesson-your-turn = À vous : cliquez sur ce qui brille.
ui-lesson-next = Suite
ui-lesson-back = Retour
ui-lesson-repeat = Répéter
ui-lesson-next-chapter = Chapitre suivant
ui-lesson-done = Bravo ! Ce chapitre est terminé. Continuez, ou répétez-le.
ui-lesson-all-done = C’était le dernier chapitre : vous savez jouer. Prenez place à votre première table, avec des robots aimables qui vous laissent le temps.
ui-lesson-play = Jouer ma première partie
reason-lesson-later = Les règles le permettent aussi, mais pas encore : la leçon demande autre chose pour le moment.
