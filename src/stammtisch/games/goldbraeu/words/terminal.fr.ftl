### La table de Goldbräu dans le terminal en français.

goldbraeu-preparation = Préparation
goldbraeu-over = La saison est finie
goldbraeu-week = Semaine { $week } sur { $weeks }, { $day }
goldbraeu-start = premier
goldbraeu-figure = figurine de paie
goldbraeu-display = En vente :
goldbraeu-supply = Pioche :
goldbraeu-unknown =
    { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } ({ $waitresses } ♥, { $bums } ☹){ $seen ->
        [0] { "" }
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

goldbraeu-business = Affaire
goldbraeu-takes-in = Recette
goldbraeu-divides = Partagé
goldbraeu-each = Par part
goldbraeu-bank = Banque
goldbraeu-total = Total
goldbraeu-payday-now = Si c’était jour de paie
goldbraeu-payday-week = Paie de la semaine { $week }
goldbraeu-payday-none = Il n’y a pas encore eu de paie, et rien ne peut être calculé avant que les enseignes soient posées.
goldbraeu-payday-how = La moitié de la recette d’un jardin va à sa brasserie ; + est le reste indivisible, pour le patron.
goldbraeu-payday-today = Paie aujourd’hui
goldbraeu-together = Total
word-payday = paie
help-payday = ce que chaque affaire paierait aujourd’hui, et ce qu’elle a payé la dernière fois (« paie »)
legend-goldbraeu = ♛ patron (! placé aujourd’hui), ⚑ enseigne de brasserie, ☂ compte double, ♥ serveuse, ☹ ivrogne, 4/6 parts sorties, > doit décider, après le nom : recette si c’était jour de paie.
