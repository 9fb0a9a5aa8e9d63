### Comment s’appellent les jours et les semaines quand on revoit une partie.

mark-short = Semaine { $phase }
mark-round =
    Semaine { $phase }, { $within ->
        [1] lundi
        [2] mardi
        [3] mercredi
        [4] jeudi
        [5] vendredi
        [6] samedi
       *[7] dimanche
    }
mark-back = Jour précédent
mark-on = Jour suivant
