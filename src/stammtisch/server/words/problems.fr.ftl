### Problèmes : la page autour. Les thèmes sont dans les mots de chaque jeu, ce qu’on dit d’une réponse dans ceux du noyau.

ui-title-problems = Problèmes
ui-problems = Problèmes
ui-problem-title = { $game } : problèmes
ui-problem-about = Des décisions de parties jouées. Une réponse est la meilleure : c’est prouvé, quoi qui soit caché et quoi que fassent les autres, ou jugé, avec une nette avance. Trouvez-la.
ui-problem-none = Il n’y a pas de problèmes pour ce jeu.
ui-problem-unknown = Ce problème n’existe pas.
ui-problem-all = tous les problèmes
ui-problem-task = Vous êtes { $seat }. Trouvez la meilleure réponse.
ui-problem-show = Montrer la solution
ui-problem-again = Réessayer
ui-problem-look = Revenir à la question
ui-problem-next = Problème suivant
ui-problem-best-short = le mieux
ui-problem-yours = Vous avez choisi : { $action }
ui-problem-today = Problème du jour
ui-problem-theme = Thème
ui-problem-difficulty = Difficulté
ui-problem-kind = Certitude
ui-problem-any = peu importe
ui-problem-begin = Commencer
ui-problem-progress =
    { $count ->
        [one] { $solved } sur un problème résolu
       *[other] { $solved } problèmes résolus sur { $count }
    }
ui-problem-more =
    { $count ->
        [one] Encore un
       *[other] Encore { $count }
    }
ui-problem-first = résolu du premier coup
ui-problem-later = résolu
ui-problem-shown = consulté
