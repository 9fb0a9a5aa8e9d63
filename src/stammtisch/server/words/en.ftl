### What the server says in English. The page's own sentences are in ui.en.ftl.

not-readable = This cannot be read ({ $where }).
not-valid = This does not fit: { $where }.
not-yours = This is not open to you; you need the right link.
foreign-origin = This request comes from another page; open the table itself.
no-table = There is no table “{ $table }”; it may have been removed.
no-replay = There is no record “{ $replay }”; upload it again.
no-page = There is nothing at this address.
no-method = This address cannot be used in this way.
no-line = The log has no line { NUMBER($number, useGrouping: 0) }.
unknown-language = Nobody here speaks “{ $language }”; choose one of these: { $known }.
stale = The table has moved on; here is how it stands now.
not-asked = You have nothing to decide now.
not-begun = The game has not begun; seats are still free.
begun = The game has begun already.
not-over = The game is not over; its record can be had when it is.
seat-taken = This seat is taken; choose another one.
seat-here = Whoever holds this seat is at the table; only an absent player's seat can be handed over.
seat-not-held = No person holds this seat.
seat-with-bot = A bot plays your seat; take it back first.
too-large = This is too large.
too-often = Not so fast; wait a moment and try again.
our-fault = Something went wrong in this house; it has been written down. Try again.
no-hello = Say first at which table you sit.
unknown-words = “{ $words }” is no move of this game.
unknown-order = There is no such standing answer here: { $kind }, { $about }, { $answer }.
order-twice = One standing answer for each thing is enough.
