## problem

problem-name = Name
problem-theme = Theme
problem-difficulty = Difficulty
problem-seats = Seats
problem-solved = Solved, of five tries, by each level, the weakest first
problem-count =
    { $count ->
        [one] One problem.
       *[other] { $count } problems.
    }
problem-kind = Kind
problem-head = Problem { $name }: { $theme }, { $hard }, { $kind }
problem-commands = Also: { $solution }, { $next }, { $table }, { $quit }
problem-word-solution = solution
problem-word-next = next
problem-word-table = table
problem-word-quit = quit
problem-no-more = That was the last one.
problem-gain = { $gain } instead of { $instead }
problem-compared = compared with: { $action }
problem-so-far = found: { $found }, in all: { $count }
problem-found = Problems found: { $found }; in all: { $count }.
problem-measured = Problems measured: { $count }.
problem-broken = Not proved any more: { $seat } after decision { $decision } ({ $theme })
problem-proofs = Problems gone through: { $count }; proofs that do not hold: { $broken }.
one-judge = No nets were trained for this table of “{ $game }”, so there is only one judge; a problem needs two.
