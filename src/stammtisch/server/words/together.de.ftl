### Miteinander: Namen, Gespräch, noch eine Partie.

hidden-letters = Darin stehen Zeichen, die niemand sehen kann; lass sie bitte weg.
chat-off = An diesem Tisch wird nicht geschrieben.
chat-empty = Da steht nichts drin.
rematch-early = Diese Partie ist noch nicht zu Ende; spielt sie zuerst fertig.
