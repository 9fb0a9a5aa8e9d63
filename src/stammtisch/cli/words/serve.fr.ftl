### `stammtisch serve`

serve-open = La table est mise : { $address } (Ctrl+C ferme la maison).
address-taken = L’adresse { $host }:{ NUMBER($port, useGrouping: 0) } n’est pas libre ; choisissez-en une autre avec --port ou --host.
data-version = Les données viennent d’une autre version de Stammtisch (forme { $found } ; celle-ci connaît la forme { $expected }) ; mettez Stammtisch à jour ou choisissez un autre dossier avec --data.
data-unwritable = Les tables ne peuvent pas être conservées dans « { $folder } » : { $detail } ; choisissez un autre dossier avec --data.
origin-form = « { $text } » n’est pas une adresse publique ; écrivez-la comme l’affiche un navigateur, par exemple https://games.example.org, sans chemin.
data-in-use = Un autre serveur a ouvert les tables de « { $folder } » ; utilisez celui-là, arrêtez-le d’abord ou choisissez un autre dossier avec --data.
database-away = La base de données { $database } est injoignable : { $detail } ; vérifiez l’adresse, et qu’elle tourne.
database-older = La base de données { $database } vient d’un Stammtisch plus ancien (forme { $found } ; celui-ci connaît la forme { $expected }) ; lancez une fois « stammtisch house upgrade » avec le même --database.
database-form = « { $database } » n’est pas l’adresse d’une base de données ; écrivez postgresql://utilisateur:motdepasse@machine/nom.
workers-share = Plusieurs processus ont besoin d’une base de données partagée : ajoutez --database postgresql://….
metrics-form = « { $text } » n’est pas une adresse pour des mesures ; écrivez-en une de cette machine avec un port, par exemple 127.0.0.1:9100.
