### Die Regeln auf der Seite: neben dem Tisch und als eigene Seiten.

ui-title-rules = Regeln
ui-rules = Regeln
ui-rules-close = Regeln schließen
ui-rules-all = Alle Regeln
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
