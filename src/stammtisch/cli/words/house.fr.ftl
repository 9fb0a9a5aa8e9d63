### `stammtisch house`

house-missing = Il n’y a pas de maison dans « { $house } » ; choisissez un autre endroit avec --data ou --database.
house-older = La maison dans « { $house } » vient d’un Stammtisch plus ancien (forme { $found } ; celui-ci connaît la forme { $expected }) ; lancez d’abord « stammtisch house upgrade ».
house-running = Un serveur tourne dans « { $house } » ; arrêtez-le d’abord.
house-not-empty = Il y a déjà des tables dans « { $house } » ; choisissez un endroit vide.
house-differs = La copie dans « { $house } » différait de l’original ; rien n’en a été gardé.
house-file-exists = « { $file } » existe déjà ; choisissez un autre nom.
house-no-backup = « { $file } » n’est pas la sauvegarde d’une maison, ou elle est abîmée.
house-other-kind = « { $file } » est la sauvegarde d’une autre sorte de base que « { $house } » ; restaurez-la là d’où elle vient, puis utilisez « stammtisch house copy ».
house-program = Le programme { $program } de PostgreSQL manque ; installez-le (Debian : postgresql-client).
house-program-failed = { $program } a échoué : { $detail }
house-no-table = Il n’y a pas de table « { $table } » ; « stammtisch house tables » les énumère.
house-made = Une maison vide a été créée (forme { $expected }).
house-current = La maison a déjà la forme { $expected } : rien à faire.
house-upgraded = La maison est passée de la forme { $found } à la forme { $expected }.
house-copied = { $tables ->
    [one] Une table copiée
   *[other] { $tables } tables copiées
} ({ $rows } lignes), et chaque empreinte concorde.
house-backed-up = Sauvegarde écrite dans « { $file } » ({ $size } ko).
house-set-aside = Ce qui s’y trouvait avant est gardé dans « { $file } ».
house-tables = { $count ->
    [0] Aucune table.
    [one] Une table.
   *[other] { $count } tables.
}
house-stuck = { $count ->
    [0] Aucune table n’est bloquée.
    [one] Une table attend le serveur.
   *[other] { $count } tables attendent le serveur.
}
house-removed = La table « { $table } » est supprimée.
house-pruned = { $count ->
    [0] Rien n’était aussi ancien.
    [one] Une table est supprimée.
   *[other] { $count } tables sont supprimées.
}
house-would-prune = { $count ->
    [0] Rien n’est aussi ancien.
    [one] Une table serait supprimée ; sans --dry-run elle l’est.
   *[other] { $count } tables seraient supprimées ; sans --dry-run elles le sont.
}
check-sound = En ordre : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
}.
check-damaged = Le fichier de la base est abîmé : { $detail }
check-unreadable = La table « { $table } » est illisible : { $detail }
check-gap = Table « { $table } » : la ligne { $detail } de son journal manque.
check-fold = La table « { $table } » ne peut être rejouée : { $detail }
check-status = La table « { $table } » est notée « { $detail } », mais son journal dit autre chose.
check-seats = Table « { $table } » : ses places ne vont pas avec son jeu ({ $detail }).
check-strays = { $detail } lignes n’appartiennent à aucune table ; « stammtisch house prune » les enlève.
stats-gathering = Tables qui attendent du monde : { $count }
stats-playing = Tables en cours : { $count }
stats-over = Tables terminées : { $count }
stats-lines = Lignes de leurs journaux : { $count }, dont { $today } dans les dernières 24 heures
stats-people = Places occupées par des personnes : { $count }
stats-replays = Parties déposées : { $count }
stats-size = Sur le disque : { $size } ko
stats-processes = Processus qui servent en ce moment : { $count }
status-gathering = attend du monde
status-playing = en cours
status-over = terminée
table-lines = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
table-acting = C’est à : { $seats }
table-due = À prendre en charge depuis { $since }, par le processus { $process }
holder-person = { $name }
holder-bot = robot { $bot }
holder-open = libre
holder-invited = sur invitation ({ $name })
