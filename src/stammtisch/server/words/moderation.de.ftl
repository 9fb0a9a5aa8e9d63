### Über Leute: stumm schalten, schließen, sperren, melden.

blocked = Wer dieses Haus betreibt, lässt dich nicht herein.
muted-host = Wer diesen Tisch leitet, hat dich stumm geschaltet: Du kannst weiterspielen, aber weder schreiben noch deinen Namen ändern.
muted-house = Wer dieses Haus betreibt, hat dich an diesem Tisch stumm geschaltet: Du kannst weiterspielen, aber weder schreiben noch deinen Namen ändern.
muted-by-house = Wer dieses Haus betreibt, hat diesen Platz stumm geschaltet und kann es als Einziger ändern.
table-closed-host = Wer diesen Tisch leitet, hat ihn geschlossen.
table-closed-house = Wer dieses Haus betreibt, hat diesen Tisch geschlossen.
nothing-to-report = Es gibt nichts zu melden: Dieser Platz hat keinen Namen oder hat nichts geschrieben.
ui-table-closed = geschlossen
