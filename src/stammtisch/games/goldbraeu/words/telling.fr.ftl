### Comment la page raconte une partie de Goldbräu.

ui-fold-goldbraeu-setup = Les enseignes des brasseries sont accrochées et les premières cartes distribuées.
ui-fold-goldbraeu-revealed =
    { $count ->
        [one] Une part est montrée.
       *[other] { $count } parts sont montrées.
    }
ui-fold-goldbraeu-ledger = Jour de paye de la semaine { $week } :
ui-scoring-goldbraeu = Jour de paye
ui-gb-starts = { $seat } commence
ui-gb-payday-today = C’est jour de paye ce soir.
ui-gb-all-turn-over = Toutes les cartes sont retournées
ui-gb-only = seul
ui-by-thing-goldbraeu = Quel établissement a payé
