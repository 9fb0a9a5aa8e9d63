### Profiles: who wants to be known again, and rated play. What the page says of them is in ui-…; the letter is an e-mail.

no-profiles = There are no profiles in this house; nobody needs one to play.
not-signed-in = Sign in first.
no-session = You are not signed in there any more.
no-codes = This house sends no letters; sign in with a passkey.
letter-failed = The letter could not be sent at the moment; try again later.
passkey-late = That took too long, or was done already; please begin again.
passkey-refused = This passkey cannot be accepted; please try again.
passkey-unknown = Nobody here has this passkey; make a new profile, or choose another passkey.
passkey-last = This is the only way to sign in to your profile; add another passkey or an e-mail address first.
passkey-many = { $most } passkeys are enough; remove one first.
passkey-address = Passkeys need an address with a name and https (or localhost).
code-wrong = This code is wrong, or too old, or was used already; have a new one sent.
email-taken = Another profile has this address; sign in there.
rated-people = A rated table is for three or four people, each at their own screen, without bots.
rated-profile = This table is rated; sign in to your profile first.
rated-twice = You have a seat at this rated table already.
rated-alone = This table is rated: nobody is helped here.

letter-code-subject = { $code } is your code for Stammtisch
letter-code = Your code for Stammtisch is { $code }. It is good for ten minutes, once.
letter-code-link = Or open this link, and sign in with one click: { $link }
letter-code-not-you = If you did not ask for it, you need do nothing.

ui-title-profile = Profile
ui-title-ladder = Ladder
ui-profile = Profile
ui-a-player = a player
ui-rated = rated
ui-rated-wish = This table is rated
ui-rated-about = Three or four people with profiles, no bots. Nobody is helped: no forecast and no preview.
ui-rated-table = This table is rated: it counts for your rating, and nobody is helped.
