### The rules in the page: the panel beside the table, and the pages of a game's rules.

ui-title-rules = Rules
ui-rules = Rules
ui-rules-close = Close the rules
ui-rules-whole-page = Open as a page
ui-rules-search = Search the rules
ui-rules-search-hint = a word or an id
ui-rules-found = { $count ->
    [0] No rule speaks of this.
    [one] One rule
   *[other] { $count } rules
}
ui-rules-unknown = There is no rule “{ $rule }”.
ui-rules-none = This game brings no rulebook.
ui-rules-here = At this table:
ui-rules-all-editions = In every edition: { $answer }
ui-rules-said = So say: { $sources }.
ui-rules-implied = Implied by: { $sources }.
ui-rules-against = Otherwise in: { $sources }.
ui-rules-refers = See also:
ui-rules-differ = editions differ
ui-rules-card = Reference card
ui-rules-how-to-play = How to play
ui-rules-rulebook = All rules
ui-rules-key = Rules and reference card (key: h)
ui-rules-for = Told for
ui-rules-ruling = Ruling { $id }

## The boxes in the lobby

ui-box-players = { $fewest }–{ $most } players
ui-box-minutes = about { $minutes } minutes
ui-box-weight-1 = very easy
ui-box-weight-2 = easy
ui-box-weight-3 = medium
ui-box-weight-4 = demanding
ui-box-weight-5 = heavy
