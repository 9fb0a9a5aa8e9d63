## problem

problem-name = Name
problem-theme = Thema
problem-difficulty = Schwierigkeit
problem-seats = Plätze
problem-solved = Gelöst, von fünf Versuchen
problem-count = { $count ->
    [one] Eine Aufgabe.
   *[other] { $count } Aufgaben.
}
problem-head = Aufgabe { $name }: { $theme }, { $hard }
problem-commands = Auch: { $solution }, { $next }, { $table }, { $quit }
problem-word-solution = lösung
problem-word-next = weiter
problem-word-table = tisch
problem-word-quit = ende
problem-no-more = Das war die letzte.
problem-gain = { $gain } statt { $instead }
problem-compared = verglichen mit: { $action }
problem-so-far = { $found } gefunden, insgesamt { $count }
problem-found = { $found } Aufgaben gefunden; jetzt sind es { $count }.
problem-measured = { $count } Aufgaben gemessen.
problem-broken = Nicht mehr bewiesen: { $seat } nach Entscheidung { $decision } ({ $theme })
problem-proofs = { $count } Aufgaben durchgegangen; Beweise, die nicht halten: { $broken }.
