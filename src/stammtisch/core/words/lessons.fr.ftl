### Leçons : ce qui n’y est pas possible.

no-chapter = Il n’y a pas de chapitre « { $chapter } » dans les leçons de ce jeu.
lesson-later = Les règles le permettent, mais cette étape de la leçon demande autre chose.
lesson-over = Ce chapitre est terminé ; répétez-le, ou passez au suivant.
