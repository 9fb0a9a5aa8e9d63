### Was an der Datei eines Spielplans falsch sein kann, ehe jemand den Plan selbst ansieht.

board-long = Der Spielplan „{ $name }“ ist zu lang; { $most } Zeichen genügen für jeden.
board-deep = Der Spielplan „{ $name }“ ist zu tief verschachtelt; nimm den mitgelieferten Spielplan als Muster.
board-number = Eine Zahl des Spielplans „{ $name }“ ist zu groß; keine ist größer als { $most }.
