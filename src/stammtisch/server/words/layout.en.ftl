### How the table lies on the screen.

ui-tabs = What the pane shows
ui-tab-play = Question and cards
ui-tab-table = Players and log
ui-skip-question = To the question
ui-keys = Keys
ui-keys-tab = from one group to the next: question, cards, board, players, log
ui-keys-arrows = to the nearest thing on the board or among the cards that may be picked or explained
ui-keys-enter = pick it; a move can also be typed under “All answers”
ui-keys-escape = take the last pick back, close what is open
ui-keys-log = in the log, line by line; Enter shows the table as it was then
ui-keys-rules = the rules, beside the board
ui-keys-help = this list
ui-keys-close = Close
