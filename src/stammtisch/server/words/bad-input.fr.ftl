### Ce que le serveur dit d’une entrée illisible.

not-utf8 = Ce n’est pas du texte en UTF-8 ; enregistrez le fichier dans cet encodage et renvoyez-le.
too-deep = C’est imbriqué trop profondément pour être lu.
address-form = Cette adresse contient des caractères qu’aucune adresse d’ici n’a.
address-long = Cette adresse est trop longue.
host-form = Ce n’est pas un nom d’hôte.
too-many-tables = Vous avez { $most } tables ouvertes ; terminez-en d’abord une.
too-much-stored = Vous avez assez enregistré pour aujourd’hui ; revenez demain.
house-full = La maison est pleine ; réessayez plus tard.
