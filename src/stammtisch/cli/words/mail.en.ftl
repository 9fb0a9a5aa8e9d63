### The mail server of a house: what `stammtisch serve` says of it.

smtp-form = “{ $text }” is no address of a mail server; write smtp://user:password@host:port (or smtps://…), with what is special in a password as %40.
mail-from-missing = Letters need a sender: add --mail-from games@example.org.
mail-from-form = “{ $text }” cannot be the sender of a letter; write games@example.org, with or without a name before it.
mail-without-server = A sender alone sends no letters: add --smtp smtp://…, or leave out --mail-from.
