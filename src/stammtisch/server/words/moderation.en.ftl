### About people: muting, closing, blocking, reporting.

blocked = Whoever runs this house does not let you in.
muted-host = The host of this table has muted you: you can play on, but not chat or change your name.
muted-house = Whoever runs this house has muted you at this table: you can play on, but not chat or change your name.
muted-by-house = Whoever runs this house has muted this seat; only they can lift it.
table-closed-host = The host has closed this table.
table-closed-house = Whoever runs this house has closed this table.
nothing-to-report = There is nothing to report: this seat has no name, or has said nothing.
ui-table-closed = closed
