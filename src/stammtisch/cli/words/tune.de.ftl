### stammtisch tune

bad-bounds = „{ $text }“ ist kein Parameter mit Grenzen: Schreib den Namen, die untere und die obere Grenze, etwa „temperature=0.5..20“.
parameter-twice = Jeder Parameter wird nur einmal angegeben.
tuned =
    Eingestellt: { $bot }
    Ist er besser? Miss es auf Verteilungen, die nicht zum Einstellen dienten: stammtisch arena { $game } --candidate { $bot } --against { $against } --sprt
