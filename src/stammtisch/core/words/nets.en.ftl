untrained-board = The nets of { $game } know only the standard board; on a board of your own take the bot “regular”.
