### An analysis beside the board.

analysis-heading = Analysis
analysis-percent = { $percent } %
analysis-curve-own = Chances to win, as { $seat } could see them
analysis-curve-slider = Chances to win, decision by decision
analysis-end = The end
analysis-early-doubt = Pale means early: there, chances are little better than a guess.
analysis-verdict = This decision
analysis-nothing-here = Step on, or click into the curve: what was found of each decision stands here.
analysis-did = { $seat }: { $action }
analysis-cost =
    { $cost ->
        [one] it cost about one point.
       *[other] it cost about { $cost } points.
    }
analysis-cost-chance =
    { $cost ->
        [one] it cost about one point, and { $chance } % of a win.
       *[other] it cost about { $cost } points, and { $chance } % of a win.
    }
analysis-graded = { $grade }:
analysis-better = Better:
analysis-fine = Fine: the judges agree on nothing better.
analysis-fine-secret = Fine: good players lay this, too.
analysis-mix = Against good play, one lays:
analysis-others = Other options
analysis-option =
    { $points ->
        [0] { $action }: about equal
        [one] { $action }: { $points } point better (± { $doubt })
        [-1] { $action }: one point worse (± { $doubt })
       *[other] { $action }: { NUMBER($points, signDisplay: "always") } points (± { $doubt })
    }
analysis-whose = Whose decisions
analysis-all = All
analysis-tab-summary = Summary
analysis-tab-moments = Moments
analysis-tab-columns = Causes
analysis-grade-least = Which decisions
analysis-least-inaccuracy = All that cost something
analysis-least-mistake = Mistakes and blunders
analysis-least-blunder =
    { $count ->
        [0] Blunders (none)
       *[other] Blunders ({ $count })
    }
analysis-previous = Previous decision that cost something
analysis-next = Next decision that cost something
analysis-from-to = { $seat }’s chance to win went from { $from } to { $to }. Percentage points:
analysis-deal = The deal
analysis-one-game = One game proves little about skill.
analysis-accuracy-about = Accuracy, from 0 to 100: a decision without loss counts 100, a mistake about 50.
analysis-whole = Game
