### The rules in the page: the panel beside the table, and the pages of a game's rules.

ui-title-rules = Rules
ui-rules = Rules
ui-rules-close = Close the rules
ui-rules-all = All rules
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
