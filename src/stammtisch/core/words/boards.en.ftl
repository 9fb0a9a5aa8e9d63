### What can be wrong with a board file before anybody looks at the board.

board-long = The board “{ $name }” is too long; { $most } letters are enough for any.
board-deep = The board “{ $name }” is nested too deeply; use the standard board as a pattern.
board-number = A number of the board “{ $name }” is too large; none is larger than { $most }.
