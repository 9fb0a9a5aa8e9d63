### Conseils et avertissements sur la page.

hint-failed = Pas de conseil pour le moment ; réessayez plus tard.
ui-hint = Conseil
ui-hint-ask = Donnez-moi un conseil
ui-hint-told = Tout le monde lit dans le journal que vous l’avez demandé.
ui-hint-thinking = À l’étude …
ui-hint-look = Regardez ce qui brille sur la table : les meilleures réponses en dépendent.
ui-hint-look-list = Aucun endroit de la table ne trahit les meilleures réponses : pesez d’abord ce que chacune coûte et rapporte.
ui-hint-look-secret = Personne ne voit ce que vous choisissez maintenant : pensez à ce que les autres attendent de vous.
ui-hint-options = Quelles réponses ?
ui-hint-why = Pourquoi ?
ui-hint-none = On ne peut pas faire mieux : rien d’autre n’en approche.
ui-hint-take = Montrer sur la table
ui-hint-interval = ± { $doubt }
ui-log-helped-hint = { $seat } demande un conseil.
ui-log-helped-warnings = { $seat } est désormais averti(e) des choix coûteux.
ui-warn-me = M’avertir avant un choix coûteux
ui-warn-off = jamais
ui-warn-from = à partir de { $percent } % des chances de gagner
ui-warn-about = Seulement contre des robots, ou là où tous les joueurs sont d’accord. Tout le monde le lit dans le journal.
ui-warn-really = Vraiment ?
ui-warn-checking = Un instant …
ui-warn-yes = Le faire quand même
ui-warn-no = Choisir à nouveau
