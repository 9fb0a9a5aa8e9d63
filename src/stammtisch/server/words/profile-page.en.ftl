### The page of a profile, and the ladder: fetched when somebody opens them.

ui-profile-about = Nobody needs one to play. A profile remembers your name and your tables on all your devices, counts your results, and lets you play for a rating.
ui-profile-signed-in = Signed in as { $name }
ui-profile-make = Make a profile
ui-profile-make-passkey = Make a profile with a passkey
ui-profile-have = I have a profile
ui-profile-sign-in = Sign in with a passkey
ui-profile-passkey-about = Your device keeps it: a fingerprint, a face or a PIN instead of a password.
ui-profile-no-passkeys = Passkeys need an address that begins with https (or localhost), so this one offers none; your links work as always.
ui-profile-by-mail = By e-mail
ui-profile-mail = E-mail address
ui-profile-send-code = Send me a code
ui-profile-code = Code from the letter
ui-profile-code-sent = A letter is on its way to { $email }. The code is good for ten minutes.
ui-profile-use-code = Sign in
ui-profile-add-mail = Add this address
ui-profile-mail-about = A second way in, if you lose your devices; nothing else is sent there.
ui-profile-save = Save
ui-profile-tables = { $count ->
    [one] { $count } table is remembered.
   *[other] { $count } tables are remembered.
} They are under “My tables” on the first page.
ui-profile-results = Results
ui-profile-games = { $count ->
    [0] No finished games yet.
    [one] { $count } finished game
   *[other] { $count } finished games
}
ui-profile-against = Against
ui-profile-people = people
ui-profile-ahead = ahead
ui-profile-equal = equal
ui-profile-behind = behind
ui-profile-past = place { $place } of { $players }
ui-profile-rating = Rating
ui-profile-rating-value = { NUMBER($rating, useGrouping: 0) } ± { NUMBER($deviation, useGrouping: 0) }
ui-profile-rating-about = Nineteen times of twenty the truth lies within ±; it is surer with every rated game.
ui-profile-no-rating = Sit down at a rated table to get one.
ui-profile-rated-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
ui-profile-ladder = Ladder
ui-profile-ladder-empty = Nobody has finished a rated game here yet.
ui-profile-ladder-me = you
ui-profile-player = Player
ui-profile-ways = How you sign in
ui-profile-passkey = Passkey
ui-profile-since = since { $date }
ui-profile-add-passkey = Add a passkey
ui-profile-remove = Remove
ui-profile-sessions = Where you are signed in
ui-profile-here = this browser
ui-profile-last = last used { $date }
ui-profile-browser = A browser
ui-profile-sign-out = Sign out
ui-profile-sign-out-others = Sign out everywhere else
ui-profile-data = Your data
ui-profile-export = Download all my data
ui-profile-delete = Delete my profile
ui-profile-delete-about = Everything goes at once: name, passkeys, sessions, results and ratings. Finished games stay under “a player”; links to your seats still work.
ui-profile-delete-sure = Yes, delete everything
ui-profile-deleted = Your profile and all your data are deleted.
ui-profile-failed = The device did not answer; try again.
