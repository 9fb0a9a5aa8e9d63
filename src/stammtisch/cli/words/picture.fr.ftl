### Images d’une partie enregistrée.

picture-of-itself = « { $file } » est l’enregistrement lui-même ; donnez un autre fichier à l’image.
