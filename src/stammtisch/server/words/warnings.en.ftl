### The setting for warnings: also in the lobby.

ui-warn-me = Warn me before costly choices
ui-warn-off = never
ui-warn-from = from { $percent } % of the chance to win
ui-warn-about = Only against bots, or where all who play have agreed. Everybody reads it in the log.
