### Profils : pour être reconnu, et les parties classées.

no-profiles = Cette maison n’a pas de profils ; personne n’en a besoin pour jouer.
not-signed-in = Connectez-vous d’abord.
no-session = Vous n’y êtes plus connecté.
no-codes = Cette maison n’envoie pas d’e-mails ; connectez-vous avec une clé d’accès.
letter-failed = L’e-mail n’a pas pu être envoyé pour le moment ; réessayez plus tard.
passkey-late = Cela a pris trop de temps, ou c’est déjà fait ; veuillez recommencer.
passkey-refused = Cette clé d’accès ne peut pas être acceptée ; veuillez réessayer.
passkey-unknown = Personne ici n’a cette clé d’accès ; créez un profil, ou choisissez une autre clé.
passkey-last = C’est le seul moyen d’entrer dans votre profil ; ajoutez d’abord une autre clé d’accès ou une adresse e-mail.
passkey-many = { $most } clés d’accès suffisent ; retirez-en une d’abord.
passkey-address = Les clés d’accès demandent une adresse avec un nom et https (ou localhost).
code-wrong = Ce code est faux, trop ancien ou déjà utilisé ; faites-vous en envoyer un nouveau.
email-taken = Cette adresse appartient à un autre profil ; connectez-vous à celui-là.
rated-people = Une table classée est pour trois ou quatre personnes, chacune devant son écran, sans robots.
rated-profile = Cette table est classée ; connectez-vous d’abord à votre profil.
rated-twice = Vous avez déjà une place à cette table classée.
rated-alone = Cette table est classée : on n’y aide personne.

letter-code-subject = { $code } est votre code pour Stammtisch
letter-code = Votre code pour Stammtisch est { $code }. Il est valable dix minutes, une seule fois.
letter-code-link = Ou ouvrez ce lien, et connectez-vous d’un clic : { $link }
letter-code-not-you = Si vous ne l’avez pas demandé, vous n’avez rien à faire.

ui-title-profile = Profil
ui-title-ladder = Classement
ui-profile = Profil
ui-a-player = quelqu’un
ui-rated = classée
ui-rated-wish = Cette table est classée
ui-rated-about = Trois ou quatre personnes avec un profil, pas de robots. On n’aide personne : ni prévision ni aperçu.
ui-rated-table = Cette table est classée : elle compte pour votre cote, et on n’y aide personne.
