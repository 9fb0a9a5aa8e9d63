### `stammtisch arena` et `stammtisch ladder`

## Ce qui peut être faux

bad-chance = { $option } demande un nombre entre 0 et 1 ; « { $text } » n’en est pas un.
sprt-both = Retirez --both là où --sprt décide : une question à la fois.
sprt-order = --h1 doit dépasser --h0, et { $high } ne dépasse pas { $low }.
unknown-executor = Il n’y a pas d’exécuteur « { $executor } » ; choisissez parmi : { $known }.
scheduler-missing = --executor dask demande --scheduler avec l’adresse d’une grappe, par exemple tcp://127.0.0.1:8786.
scheduler-unused = Retirez --scheduler, ou ajoutez --executor dask.
scheduler-unreachable = Aucun ordonnanceur Dask ne répond à l’adresse { $address }.
dask-missing = Une grappe demande un paquet qui n’est pas installé ici ; « { $command } » l’apporte.
worker-lost = Un processus qui partageait le travail s’est arrêté avant l’heure, ou la liaison avec lui ; ce qui était fini peut être repris là où --resume était donné.
journal-unreadable = Le journal « { $file } » est illisible : { $detail }.
journal-unwritable = Le journal « { $file } » ne peut être écrit : { $detail }.
journal-none = « { $file } » n’est pas un journal de donnes ; nommez un autre fichier.
journal-other = Le journal « { $file } » est celui d’un autre tournoi, ou d’une autre version de Stammtisch ; nommez un autre fichier.
journal-line = Le journal « { $file } » est abîmé à la ligne { NUMBER($line, useGrouping: 0) } ; coupez-le là pour reprendre avec ce qui précède.
ladder-few = Un classement demande au moins deux robots.
ladder-without = Le classement se fait sans « { $bot } ». { $reason }
ladder-twice = Le robot « { $bot } » est nommé deux fois ; une fois suffit.

## Chiffres

arena-single = Un seul
arena-others = parmi
arena-share = Part des victoires
arena-rank = Rang moyen
arena-lead = Points d’avance
arena-decisions = Décisions
arena-median = Temps médian
arena-slow = 95 % en
arena-games =
    { $deals ->
        [one] Une donne
       *[other] { NUMBER($deals, useGrouping: 0) } donnes
    }, chacune avec le robot seul à chaque place : { NUMBER($games, useGrouping: 0) } parties en { $seconds } s.
arena-note = Des robots égaux gagneraient { $equal }. Les intervalles valent à 95 %, l’unité est la donne ; une victoire partagée compte en fractions.
sprt-h0 = Décidé après { NUMBER($deals, useGrouping: 0) } donnes : pas meilleur (la part est plutôt { $low } que { $high } ; rapport de vraisemblance en logarithme { $ratio }, bornes { $lower } et { $upper }).
sprt-h1 = Décidé après { NUMBER($deals, useGrouping: 0) } donnes : meilleur (la part est plutôt { $high } que { $low } ; rapport de vraisemblance en logarithme { $ratio }, bornes { $lower } et { $upper }).
sprt-open = Rien de décidé après { NUMBER($deals, useGrouping: 0) } donnes entre { $low } et { $high } (rapport de vraisemblance en logarithme { $ratio }, bornes { $lower } et { $upper }) ; davantage de --deals peut décider.

## Le rapport d’un classement

ladder-title = { $game } : le classement des robots, { $seats } places
ladder-how =
    { $deals ->
        [one] Une donne
       *[other] { NUMBER($deals, useGrouping: 0) } donnes
    } pour chaque paire de robots, un du premier parmi des copies du second, une fois à chacune des { $seats } places ; édition { $edition }, graine { $seed }. Tous les intervalles valent à 95 %.
ladder-ratings = Cotes
ladder-elo = Elo
ladder-ratings-note = Les cotes sont celles d’un modèle de Plackett-Luce des ordres d’arrivée, les intervalles viennent d’un bootstrap sur les donnes : 400 points de plus sont dix fois la force. À lire à côté du tableau croisé, car des robots peuvent se battre en cercle.
ladder-cross-table = Tableau croisé
ladder-cross-table-note = La part des victoires du robot de gauche, assis seul parmi des copies de celui d’en haut.
ladder-corner = un ↓ parmi →
ladder-single = un de ceux-ci…
ladder-others = … parmi des copies de ceux-ci
ladder-seats = Places
ladder-seat = Place
ladder-scores = Points à la fin
ladder-points = points
ladder-quartiles = Quartiles
ladder-choices = Choix au cours de la partie
ladder-phase = phase de la partie
ladder-times = Temps de réflexion
ladder-written = Le rapport est dans { $folder }.
ladder-no-plots = Il n’y a pas d’images, car matplotlib n’est pas installé ; « { $command } » l’apporte.
