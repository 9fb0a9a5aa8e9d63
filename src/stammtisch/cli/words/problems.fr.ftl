## problem

problem-name = Nom
problem-theme = Thème
problem-difficulty = Difficulté
problem-seats = Places
problem-solved = Résolus, sur cinq essais, par niveau, du plus faible au plus fort
problem-count =
    { $count ->
        [one] Un problème.
       *[other] { $count } problèmes.
    }
problem-kind = Sorte
problem-head = Problème { $name } : { $theme }, { $hard }, { $kind }
problem-commands = Aussi : { $solution }, { $next }, { $table }, { $quit }
problem-word-solution = solution
problem-word-next = suivant
problem-word-table = table
problem-word-quit = quitter
problem-no-more = C’était le dernier.
problem-gain = { $gain } au lieu de { $instead }
problem-compared = comparé à : { $action }
problem-so-far = trouvés : { $found }, en tout : { $count }
problem-found = Problèmes trouvés : { $found } ; en tout : { $count }.
problem-measured = Problèmes mesurés : { $count }.
problem-broken = N’est plus prouvé : { $seat } après la décision { $decision } ({ $theme })
problem-proofs = Problèmes parcourus : { $count } ; preuves qui ne tiennent pas : { $broken }.
one-judge = Aucun réseau n’a été entraîné pour cette table de « { $game } », il n’y a donc qu’un seul juge ; un problème en demande deux.
