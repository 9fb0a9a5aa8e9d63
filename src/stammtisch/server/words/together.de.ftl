### Miteinander: Namen, Gespräch, noch eine Partie.

hidden-letters = Darin stehen Zeichen, die niemand sehen kann; lass sie bitte weg.
chat-off = An diesem Tisch gibt es keinen Chat.
chat-empty = Diese Nachricht ist leer.
rematch-early = Diese Partie ist noch nicht zu Ende; spielt sie zuerst fertig.
