## problem

problem-name = Name
problem-theme = Thema
problem-difficulty = Schwierigkeit
problem-seats = Plätze
problem-solved = Gelöst, von fünf Versuchen, je Stufe, die schwächste zuerst
problem-count =
    { $count ->
        [one] Eine Aufgabe.
       *[other] { $count } Aufgaben.
    }
problem-kind = Art
problem-head = Aufgabe { $name }: { $theme }, { $hard }, { $kind }
problem-commands = Auch: { $solution }, { $next }, { $table }, { $quit }
problem-word-solution = lösung
problem-word-next = weiter
problem-word-table = tisch
problem-word-quit = ende
problem-no-more = Das war die letzte.
problem-gain = { $gain } statt { $instead }
problem-compared = verglichen mit: { $action }
problem-so-far = gefunden: { $found }, insgesamt: { $count }
problem-found = Gefundene Aufgaben: { $found }; insgesamt: { $count }.
problem-measured = Gemessene Aufgaben: { $count }.
problem-broken = Nicht mehr bewiesen: { $seat } nach Entscheidung { $decision } ({ $theme })
problem-proofs = Durchgegangene Aufgaben: { $count }; Beweise, die nicht halten: { $broken }.
one-judge = Für diesen Tisch von „{ $game }“ wurden keine Netze trainiert, also gibt es nur einen Richter; eine Aufgabe braucht zwei.
