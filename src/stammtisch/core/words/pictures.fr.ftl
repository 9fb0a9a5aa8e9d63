### Ce qui peut ne pas aller avec une image.

no-drawings = Ce Stammtisch a été installé sans ses dessins ; installez un wheel publié, ou lancez « make page » dans l’arborescence des sources.
unknown-theme = Il n’y a pas de thème « { $theme } » ; choisissez parmi : { $known }.
picture-language = Aucune image ne peut être légendée en « { $language } » ; choisissez parmi : { $known }.
picture-width = Une image fait de { $fewest } à { $most } pixels de large, pas { $width }.
