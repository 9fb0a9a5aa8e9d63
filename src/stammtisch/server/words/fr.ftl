### Ce que le serveur dit en français. Les phrases de la page elle-même sont dans ui.fr.ftl.

not-readable = Ceci est illisible ({ $where }).
not-valid = Ceci ne convient pas : { $where }.
not-yours = Cela ne vous est pas ouvert ; il vous faut le bon lien.
foreign-origin = Cette demande vient d’une autre page ; ouvrez la table elle-même.
no-table = Il n’y a pas de table « { $table } » ; elle a peut-être été retirée.
no-replay = Il n’y a pas d’enregistrement « { $replay } » ; envoyez-le à nouveau.
no-page = Il n’y a rien à cette adresse.
no-method = Cette adresse ne s’utilise pas ainsi.
no-line = Le journal n’a pas de ligne { NUMBER($number, useGrouping: 0) }.
unknown-language = Personne ici ne parle « { $language } » ; choisissez parmi : { $known }.
stale = La partie a avancé ; voici où elle en est.
not-asked = Vous n’avez rien à décider pour l’instant.
not-begun = La partie n’a pas commencé ; il reste des places libres.
begun = La partie a déjà commencé.
not-over = La partie n’est pas finie ; l’enregistrement sera disponible ensuite.
seat-taken = Cette place est prise ; choisissez-en une autre.
seat-here = La personne assise ici est à la table ; seule la place d’un absent peut être confiée.
seat-not-held = Personne n’occupe cette place.
seat-with-bot = Un robot joue à votre place ; reprenez-la d’abord.
too-large = C’est trop grand.
too-often = Pas si vite ; attendez un instant et réessayez.
our-fault = Quelque chose n’a pas marché dans cette maison ; c’est noté. Réessayez.
no-hello = Dites d’abord à quelle table vous êtes.
unknown-words = « { $words } » n’est pas un coup de ce jeu.
unknown-order = Il n’y a pas ici de telle consigne : { $kind }, { $about }, { $answer }.
order-twice = Une seule consigne par chose suffit.
