### stammtisch tune

bad-bounds = « { $text } » n’est pas un paramètre avec ses bornes : écrivez le nom, la borne inférieure et la borne supérieure, comme « temperature=0.5..20 ».
parameter-twice = Chaque paramètre ne peut être donné qu’une fois.
tuned =
    Réglé : { $bot }
    Est-il meilleur ? Mesurez-le sur des donnes qui n’ont pas servi au réglage : stammtisch arena { $game } --candidate { $bot } --against { $against } --sprt
