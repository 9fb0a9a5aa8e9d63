### Playing together: names, chat, rematch.

hidden-letters = There are letters in it that nobody can see; please leave them out.
chat-off = There is no chat at this table.
chat-empty = There is nothing to say in it.
rematch-early = This game is not over yet; play it to the end first.
