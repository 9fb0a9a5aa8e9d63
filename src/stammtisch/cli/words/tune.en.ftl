### stammtisch tune

bad-bounds = “{ $text }” is no parameter with bounds: write the name, the lower and the upper bound, as in “temperature=0.5..20”.
parameter-twice = Each parameter can be given once only.
tuned =
    Tuned: { $bot }
    Is it better? Measure it on deals that it was not tuned on: stammtisch arena { $game } --candidate { $bot } --against { $against } --sprt
