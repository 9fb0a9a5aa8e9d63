### Was mit einem Bild nicht stimmen kann.

no-drawings = Dieses Stammtisch wurde ohne seine Zeichnungen installiert; installiere ein veröffentlichtes Wheel, oder rufe im Quellbaum „make page“ auf.
unknown-theme = Es gibt kein Aussehen „{ $theme }“; wähle eines von diesen: { $known }.
picture-language = In „{ $language }“ kann kein Bild beschriftet werden; wähle eine von diesen Sprachen: { $known }.
picture-width = Ein Bild ist { $fewest } bis { $most } Pixel breit, nicht { $width }.
