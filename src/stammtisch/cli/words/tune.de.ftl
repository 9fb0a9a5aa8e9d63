### stammtisch tune

bad-bounds = „{ $text }“ ist kein Parameter mit Grenzen: Gebraucht werden der Name, die untere und die obere Grenze, etwa „temperature=0.5..20“.
parameter-twice = Jeder Parameter wird nur einmal angegeben.
tuned =
    Eingestellt: { $bot }
    Ist er besser? Das zeigt sich auf Blättern, auf denen er nicht eingestellt wurde: stammtisch arena { $game } --candidate { $bot } --against { $against } --sprt
