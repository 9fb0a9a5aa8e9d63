### Rat während des Spiels. $action ist eine Aktion in Worten.

advice-best = Am besten: { $action }.
advice-option = { $action }.
advice-chance = Gewinnchance: etwa { $chance } %.
advice-equal = Etwa gleich gut.
advice-behind =
    { $points ->
        [one] Etwa einen Punkt weniger.
       *[other] Etwa { $points } Punkte weniger.
    }
advice-less = Etwas weniger.
advice-why = Warum nicht: { $action }?
advice-compared = Die beste Antwort im Vergleich damit:
advice-mix = Sei unberechenbar. Gegen gutes Spiel leg:
advice-caution =
    { $points ->
        [one] Das kostet etwa einen Punkt. Besser: { $better }.
       *[other] Das kostet etwa { $points } Punkte. Besser: { $better }.
    }
advice-caution-chance =
    { $points ->
        [one] Das kostet etwa einen Punkt und { $chance } % Gewinnchance. Besser: { $better }.
       *[other] Das kostet etwa { $points } Punkte und { $chance } % Gewinnchance. Besser: { $better }.
    }
