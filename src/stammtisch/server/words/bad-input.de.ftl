### Was der Server über Eingaben sagt, die nicht zu lesen sind.

not-utf8 = Das ist kein Text in UTF-8; speichere die Datei in dieser Kodierung und schicke sie noch einmal.
too-deep = Das ist zu tief verschachtelt, um gelesen zu werden.
address-form = Diese Adresse enthält Zeichen, die keine Adresse hier hat.
address-long = Diese Adresse ist zu lang.
host-form = Das ist kein Rechnername.
too-many-tables = Du hast { $most } offene Tische; spiel erst einen zu Ende.
too-much-stored = Du hast für heute genug gespeichert; komm morgen wieder.
house-full = Das Haus ist voll; versuch es später noch einmal.
