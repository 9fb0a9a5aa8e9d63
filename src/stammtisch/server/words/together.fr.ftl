### Ensemble : noms, discussion, revanche.

hidden-letters = Ce texte contient des caractères invisibles ; veuillez les enlever.
chat-off = On ne discute pas à cette table.
chat-empty = Il n’y a rien à dire là-dedans.
rematch-early = Cette partie n’est pas finie ; terminez-la d’abord.
