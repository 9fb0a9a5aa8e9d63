### Hints and warnings in the page.

hint-failed = There is no hint now; please try again later.
ui-hint = Hint
ui-hint-ask = Give me a hint
ui-hint-told = Everybody reads in the log that you asked.
ui-hint-thinking = Looking into it …
ui-hint-look = Look at what glows on the table: the best answers are about it.
ui-hint-look-list = The best answers are among the first that you would think of; no place on the table gives them away.
ui-hint-look-secret = Nobody sees what you choose now: think about what the others expect of you.
ui-hint-options = Which answers?
ui-hint-why = Why?
ui-hint-none = This is as good as it gets: nothing else comes near.
ui-hint-take = Show on the table
ui-hint-interval = ± { $doubt }
ui-log-helped-hint = { $seat } asks for a hint.
ui-log-helped-warnings = { $seat } is warned of costly choices from now on.
ui-warn-me = Warn me before costly choices
ui-warn-off = never
ui-warn-from = from { $percent } % of the chance to win
ui-warn-about = Only against bots, or where all who play have agreed. Everybody reads it in the log.
ui-warn-really = Really do it?
ui-warn-checking = One moment …
ui-warn-yes = Do it all the same
ui-warn-no = Choose again
