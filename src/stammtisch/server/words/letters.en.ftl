### Links in letters: what is said before the table is there.

no-notice = You are not told this way any more.
link-used = This link was used before, or is too old. Open the table in a browser in which you have played, or wait for the next letter.
ui-notice-confirmed = Thank you: from now on you are told by e-mail.
ui-notice-quiet = You are told no more about this table.
ui-notice-to-table = To the table
