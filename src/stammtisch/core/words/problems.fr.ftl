### Erreurs à propos des problèmes.

no-problem = Il n’y a pas de problème « { $problem } ».
unknown-subject = Il n’y a pas de problèmes sur « { $subject } ». Il y en a sur : { $known }.
no-such-problems = Aucun problème de « { $game } » n’est ainsi.
