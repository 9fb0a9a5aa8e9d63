### Playing together: names, chat, rematch.

hidden-letters = There are characters in it that nobody can see; please leave them out.
chat-off = There is no chat at this table.
chat-empty = This message is empty.
rematch-early = This game is not over yet; play it to the end first.
