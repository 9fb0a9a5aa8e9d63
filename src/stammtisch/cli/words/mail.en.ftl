### The mail server of a house: what `stammtisch serve` says of it.

smtp-form = “{ $text }” is no address of a mail server; write smtp://user:password@host:port (or smtps://…), with special signs of a password encoded as in any web address.
mail-from-missing = Letters need a sender: add --mail-from games@example.org.
mail-from-form = “{ $text }” cannot be the sender of a letter; write games@example.org, with or without a name before it.
mail-without-server = A sender alone sends no letters: add --smtp smtp://…, or leave out --mail-from.
hooks-form = “{ $text }” is nothing that web hooks could call; write a host such as matrix.org, a whole origin such as https://hooks.example.org:8443, any, or none alone.
