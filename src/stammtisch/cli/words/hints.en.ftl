## hint, at the prompt

word-hint = hint
help-hint = the best answers to this question and why, from what you can see; noted in the saved game
hint-people = Hints are for those who play against bots alone.

## who was helped, in the log of a record

record-helped-hint = { $seat } asks for a hint.
record-helped-warnings = { $seat } is warned of costly choices from now on.
