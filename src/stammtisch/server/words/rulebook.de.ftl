### Die Regeln auf der Seite: neben dem Tisch und als eigene Seiten.

ui-title-rules = Regeln
ui-rules = Regeln
ui-rules-close = Regeln schließen
ui-rules-whole-page = Als Seite öffnen
ui-rules-search = In den Regeln suchen
ui-rules-search-hint = ein Wort oder eine Nummer
ui-rules-found = { $count ->
    [0] Davon spricht keine Regel.
    [one] Eine Regel
   *[other] { $count } Regeln
}
ui-rules-unknown = Eine Regel „{ $rule }“ gibt es nicht.
ui-rules-none = Dieses Spiel bringt kein Regelbuch mit.
ui-rules-here = An diesem Tisch:
ui-rules-all-editions = In jeder Ausgabe: { $answer }
ui-rules-said = So steht es in: { $sources }.
ui-rules-implied = Dem Sinn nach auch in: { $sources }.
ui-rules-against = Anders in: { $sources }.
ui-rules-refers = Siehe auch:
ui-rules-differ = je nach Ausgabe
ui-rules-card = Übersicht
ui-rules-how-to-play = So wird gespielt
ui-rules-rulebook = Alle Regeln
ui-rules-key = Regeln und Übersicht (Taste: h)
ui-rules-for = Erzählt für
ui-rules-ruling = Festlegung { $id }

## Die Schachteln in der Stube

ui-box-players = { $fewest }–{ $most } Spieler
ui-box-minutes = etwa { $minutes } Minuten
ui-box-weight-1 = sehr leicht
ui-box-weight-2 = leicht
ui-box-weight-3 = mittelschwer
ui-box-weight-4 = anspruchsvoll
ui-box-weight-5 = schwer
