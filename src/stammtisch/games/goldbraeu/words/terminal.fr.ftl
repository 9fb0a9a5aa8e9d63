### La table de Goldbräu dans le terminal en français.

goldbraeu-preparation = Préparation
goldbraeu-over = La saison est finie
goldbraeu-week = Semaine { $week } sur { $weeks }, { $day }
goldbraeu-start = premier
goldbraeu-figure = pion « jour de paye »
goldbraeu-display = En vente :
goldbraeu-supply = Pioche :
goldbraeu-unknown =
    { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } ({ $waitresses } ♥, { $bums } ☹){ $seen ->
        [0] { "" }
        [one] { " " }+ { $seen } vue
       *[other] { " " }+ { $seen } vues
    }
goldbraeu-known = Vues sous la pioche, de haut en bas :
goldbraeu-face-down = face cachée
goldbraeu-seat = Place
goldbraeu-you = vous
goldbraeu-money = Thalers
goldbraeu-cards =
    { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    }
goldbraeu-hand = main :
goldbraeu-kept = garde :

## Paie et score

goldbraeu-business = Établ.
goldbraeu-takes-in = Caisse
goldbraeu-divides = Partagé
goldbraeu-each = Par part
goldbraeu-bank = Banque
goldbraeu-total = Total
goldbraeu-payday-now = Si c’était jour de paye
goldbraeu-payday-week = Paye de la semaine { $week }
goldbraeu-payday-none = Il n’y a pas encore eu de paye, et rien ne peut être calculé avant que les enseignes soient posées.
goldbraeu-payday-how = La moitié des recettes d’un jardin va à sa brasserie ; + est le reste indivisible, pour le patron.
goldbraeu-payday-today = Paye aujourd’hui
goldbraeu-together = Total
word-payday = paye
help-payday = ce que chaque établissement verserait aujourd’hui, et ce qu’il a versé la dernière fois (« paye »)
legend-goldbraeu = ♛ patron (! placé aujourd’hui), ⚑ enseigne de brasserie, ☂ compte double, ♥ serveuse, ☹ ivrogne, 4/6 parts sorties, > doit décider, après le nom : recettes si c’était jour de paye.
