### Conseils et avertissements sur la page.

hint-failed = Pas de conseil pour le moment ; réessayez plus tard.
ui-hint = Conseil
ui-hint-ask = Donnez-moi un conseil
ui-hint-told = Tout le monde lit dans le journal que vous l’avez demandé.
ui-hint-look = Regardez ce qui est entouré sur la table : c’est l’objet des meilleures réponses.
ui-hint-look-list = Aucun endroit de la table ne trahit la réponse : pesez ce que chacune coûte et rapporte.
ui-hint-look-secret = Personne ne voit ce que vous choisissez maintenant : pensez à ce que les autres attendent de vous.
ui-hint-options = Quelles réponses ?
ui-hint-why = Pourquoi ?
ui-log-helped-hint = { $seat } demande un conseil.
ui-log-helped-warnings = { $seat } est désormais averti(e) des choix coûteux.
ui-warn-really = Le voulez-vous vraiment ?
ui-warn-yes = Le faire quand même
ui-warn-no = Choisir à nouveau
