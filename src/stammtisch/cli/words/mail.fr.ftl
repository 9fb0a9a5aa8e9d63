### Le serveur de courrier d’une maison : ce qu’en dit `stammtisch serve`.

smtp-form = « { $text } » n’est pas l’adresse d’un serveur de courrier ; écrivez smtp://utilisateur:motdepasse@machine:port (ou smtps://…), les signes spéciaux du mot de passe encodés comme dans une adresse du web.
mail-from-missing = Il faut un expéditeur aux lettres : ajoutez --mail-from jeux@example.org.
mail-from-form = « { $text } » ne peut pas être l’expéditeur d’une lettre ; écrivez jeux@example.org, avec ou sans nom devant.
mail-without-server = Un expéditeur seul n’envoie pas de lettres : ajoutez --smtp smtp://…, ou retirez --mail-from.
hooks-form = « { $text } » n’est rien que des webhooks puissent appeler ; écrivez une machine comme matrix.org, une origine entière comme https://hooks.example.org:8443, any, ou none seul.
