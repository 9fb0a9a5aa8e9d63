### What the server says about input that cannot be read.

not-utf8 = This is not text in UTF-8; save the file with that encoding and send it again.
too-deep = This is nested too deeply to be read.
address-form = This address holds letters that no address of ours has.
address-long = This address is too long.
host-form = This is not the name of a host.
too-many-tables = You have { $most } open tables; finish one first.
too-much-stored = You have stored enough for today; come back tomorrow.
house-full = The house is full; try again later.
