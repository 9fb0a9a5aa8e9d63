### Der Tisch von Goldbräu im Terminal auf Deutsch.

goldbraeu-preparation = Vorbereitung
goldbraeu-over = Die Saison ist zu Ende
goldbraeu-week = Woche { $week } von { $weeks }, { $day }
goldbraeu-start = Start
goldbraeu-figure = Zahltag-Figur
goldbraeu-display = Auslage:
goldbraeu-supply = Stapel:
goldbraeu-unknown =
    { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } ({ $waitresses } ♥, { $bums } ☹){ $seen ->
        [0] { "" }
       *[other] { " " }+ { $seen } gesehene
    }
goldbraeu-known = Unter dem Stapel gesehen, von oben:
goldbraeu-face-down = verdeckt
goldbraeu-seat = Platz
goldbraeu-you = du
goldbraeu-money = Taler
goldbraeu-cards =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
goldbraeu-hand = Hand:
goldbraeu-kept = behält:

## Zahltag und Stand

goldbraeu-business = Betrieb
goldbraeu-takes-in = Kasse
goldbraeu-divides = Verteilt
goldbraeu-each = Je
goldbraeu-bank = Bank
goldbraeu-total = Zusammen
goldbraeu-payday-now = Wäre jetzt Zahltag
goldbraeu-payday-week = Zahltag der { $week }. Woche
goldbraeu-payday-none = Einen Zahltag gab es noch nicht, und bevor die Schilder hängen, lässt sich keiner ausrechnen.
goldbraeu-payday-how = Die Hälfte der Einnahmen eines Biergartens geht an seine Brauerei; + ist der unteilbare Rest für den Chef.
goldbraeu-payday-today = Zahltag heute
goldbraeu-together = Zusammen
word-payday = zahltag
help-payday = was jeder Betrieb heute zahlen würde und was er zuletzt gezahlt hat („zahltag“)
legend-goldbraeu = ♛ Chef (! heute eingesetzt), ⚑ Brauereischild, ☂ zählt doppelt, ♥ Kellnerin, ☹ Trunkenbold, 4/6 Anteile offen, > ist am Zug, hinter dem Namen: Einnahmen, wäre jetzt Zahltag.
