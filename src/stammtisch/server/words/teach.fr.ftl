### Apprendre : ce qui est dit avant qu’un chapitre soit là.

ui-title-teach = Apprendre le jeu
ui-lesson-none = Il n’y a pas de leçons pour ce jeu.
