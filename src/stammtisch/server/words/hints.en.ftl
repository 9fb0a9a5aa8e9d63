### Hints and warnings in the page.

hint-failed = There is no hint now; please try again later.
ui-hint = Hint
ui-hint-ask = Give me a hint
ui-hint-told = Everybody reads in the log that you asked.
ui-hint-look = Look at what is ringed on the table: the best answers are about it.
ui-hint-look-list = No place on the table gives the answer away: weigh what each answer costs and brings.
ui-hint-look-secret = Nobody sees what you choose now: think about what the others expect of you.
ui-hint-options = Which answers?
ui-hint-why = Why?
ui-log-helped-hint = { $seat } asks for a hint.
ui-log-helped-warnings = { $seat } is warned of costly choices from now on.
ui-warn-really = Do you really want that?
ui-warn-yes = Do it all the same
ui-warn-no = Choose again
