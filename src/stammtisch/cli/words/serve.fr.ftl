### `stammtisch serve`

serve-open = La table est mise : { $address } (Ctrl+C ferme la maison).
address-taken = L’adresse { $host }:{ NUMBER($port, useGrouping: 0) } n’est pas libre ; choisissez-en une autre avec --port ou --host.
data-version = Les données viennent d’une autre version de Stammtisch (forme { $found } ; celle-ci connaît la forme { $expected }) ; mettez Stammtisch à jour ou choisissez un autre dossier avec --data.
data-unwritable = Les tables ne peuvent pas être conservées dans « { $folder } » : { $detail } ; choisissez un autre dossier avec --data.
origin-form = « { $text } » n’est pas une adresse publique ; écrivez-la comme l’affiche un navigateur, par exemple https://games.example.org, sans chemin.
