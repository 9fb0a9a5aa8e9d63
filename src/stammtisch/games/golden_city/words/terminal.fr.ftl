### La table de La Cité d’or dans le terminal en français.

golden-city-preparation = Préparation
golden-city-over = La partie est finie
golden-city-round =
    Manche { $round } ({ $left ->
        [0] la dernière
        [one] encore une carte de décompte
       *[other] encore { $left } cartes de décompte
    })
golden-city-start = premier
golden-city-scores = décompte
golden-city-pairs =
    { $price ->
        [0] Paires :
        [one] Paires (déloger : { $price } pièce) :
       *[other] Paires (déloger : { $price } pièces) :
    }
golden-city-display = Marchandises :
golden-city-stock = pioche { $goods }, clés { $keys }, bonus { $bonus }, paysages { $pile }, défausse { $discard }
golden-city-you = vous
golden-city-has = lettres { $letters }, pièces { $coins }, clés { $keys }, bonus { $bonus }, comptoirs restants { $left }
golden-city-stuck = bloqué
golden-city-hand = main :
golden-city-goods = marchandises :
golden-city-bonus = bonus :

## Score et routes

golden-city-seat = Place
golden-city-letters = Lettres
golden-city-now = Décompte
golden-city-together = Total
golden-city-score-how = « Décompte » : ce que donnerait maintenant la carte visible ; les cartes bonus comptent à la fin.
word-roads = routes
help-roads = où mènent les routes depuis chaque site (« routes »)
legend-golden_city = ≈ sur une rivière ; c carte, 1 2 pièces, g marchandise, b carte bonus, k clé ; dans la cité, lettres du prochain comptoir (+ une pièce, ou une carte à l’intérieur) ; > doit décider ; le point d’interrogation est une carte inconnue.
legend-golden_city-short = Nord mo-, est me-, sud wo-, ouest de- (par exemple mo-r1). ≈ sur une rivière ; c carte, 1 2 pièces, g marchandise, b carte bonus, k clé ; dans la cité, lettres du prochain comptoir (+ une pièce, ou une carte à l’intérieur) ; > doit décider ; le point d’interrogation est une carte inconnue.
