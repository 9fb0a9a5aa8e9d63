### Ensemble : noms, discussion, revanche.

hidden-letters = Ce texte contient des caractères invisibles ; veuillez les enlever.
chat-off = Il n’y a pas de discussion à cette table.
chat-empty = Ce message est vide.
rematch-early = Cette partie n’est pas finie ; terminez-la d’abord.
