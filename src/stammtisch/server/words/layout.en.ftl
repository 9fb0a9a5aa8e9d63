### How the table lies on the screen.

ui-tabs = What the pane shows
ui-tab-play = Question and cards
ui-tab-table = Players and log
