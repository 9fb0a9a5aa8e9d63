### Aufgaben: was im Browser und im Terminal dazu gesagt wird. Worum es bei einem Thema geht, sagt jedes Spiel.

problem-difficulty-0 = nicht gemessen
problem-difficulty-1 = leicht
problem-difficulty-2 = mittel
problem-difficulty-3 = schwer
problem-difficulty-4 = sehr schwer
problem-right = Richtig!
problem-wrong = Das ist nicht das Beste.
problem-solution = Die Lösung
problem-best =
    { $count ->
        [one] Am besten: { $actions }
       *[other] Am besten, alle gleich gut: { $actions }
    }
problem-proved =
    { $gap ->
        [one] Bewiesen: Was auch immer die anderen auf der Hand haben und tun und was auch gezogen wird, am Ende stehst du gegen den Besten von ihnen um mindestens einen Punkt besser da, als jede andere Wahl es könnte.
       *[other] Bewiesen: Was auch immer die anderen auf der Hand haben und tun und was auch gezogen wird, am Ende stehst du gegen den Besten von ihnen um mindestens { $gap } Punkte besser da, als jede andere Wahl es könnte.
    }
problem-worse =
    { $points ->
        [one] Deine Wahl kostet dich mindestens einen Punkt.
       *[other] Deine Wahl kostet dich mindestens { $points } Punkte.
    }
problem-played-best = In der Partie selbst wurde es gefunden.
problem-played-else = In der Partie selbst geschah etwas anderes: { $action }
problem-effect = Was es sofort bewirkt:
problem-who = Wer es findet: { $levels }
problem-level = { $level } { $solved } von { $tries }
problem-proven = bewiesen
problem-judged = beurteilt
problem-judged-by =
    { $points ->
        [one] Beurteilt, nicht bewiesen: Zwei Richter, die in { $worlds } Welten nachgesehen haben, ziehen es jeder anderen Wahl vor, um mindestens etwa einen Punkt und { $chance } % Gewinnchance; das Ende der Partie gibt ihnen recht.
       *[other] Beurteilt, nicht bewiesen: Zwei Richter, die in { $worlds } Welten nachgesehen haben, ziehen es jeder anderen Wahl vor, um mindestens etwa { $points } Punkte und { $chance } % Gewinnchance; das Ende der Partie gibt ihnen recht.
    }
problem-worse-judged =
    { $points ->
        [one] Nach dem Urteil der Richter kostet deine Wahl etwa einen Punkt.
       *[other] Nach dem Urteil der Richter kostet deine Wahl etwa { $points } Punkte.
    }
