### `stammtisch house` : au sujet des personnes

house-no-seat = Il n’y a pas de place « { $seat } » à la table « { $table } » ; « stammtisch house show { $table } » les énumère.
block-form = « { $text } » n’est ni une adresse ni un réseau ; écrivez 203.0.113.7, 203.0.113.0/24, 2001:db8::/48 ou profile:NOM.
block-everybody = « { $text } » serait tout le monde, ou cette machine même : derrière un proxy qui ne nomme personne, tous viennent de là.
house-no-profile = Il n’y a pas de profil « { $who } » ; « stammtisch house show ID » nomme ceux d’une table.
house-not-blocked = « { $who } » n’est pas bloqué ; « stammtisch house blocks » dit qui l’est.
house-blocked = « { $who } » n’entre plus.
house-unblocked = « { $who } » peut de nouveau entrer.
house-blocks = { $count ->
    [0] Personne n’est bloqué.
    [one] Un blocage.
   *[other] { $count } blocages.
}
house-muted = { $seat } n’a plus la parole à la table « { $table } ».
house-unmuted = { $seat } a de nouveau la parole à la table « { $table } ».
house-closed = La table « { $table } » est fermée.
house-reopened = La table « { $table } » est rouverte.
house-renamed = { $seat } s’appelle maintenant « { $name } » à la table « { $table } ».
house-nameless = { $seat } n’a plus de nom à la table « { $table } ».
house-reports = { $count ->
    [0] Rien n’a été signalé.
    [one] Un signalement.
   *[other] { $count } signalements.
}
house-settled = { $count ->
    [0] Il n’y avait aucun signalement.
    [one] Un signalement est réglé.
   *[other] { $count } signalements sont réglés.
}
report-name = nom, signalé par { $by } : « { $evidence } »
report-chat = paroles, signalées par { $by } : « { $evidence } »
report-watcher = quelqu’un qui regardait
table-closed = fermée
seat-muted = sans parole
