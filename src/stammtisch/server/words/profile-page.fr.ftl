### La page d’un profil et le classement : cherchés quand on les ouvre.

ui-profile-about = Personne n’en a besoin pour jouer. Un profil retient votre nom et vos tables sur tous vos appareils, compte vos résultats et vous permet de jouer pour un classement.
ui-profile-signed-in = Connecté sous le nom { $name }
ui-profile-make = Créer un profil
ui-profile-make-passkey = Créer un profil avec une clé d’accès
ui-profile-have = J’ai un profil
ui-profile-sign-in = Se connecter avec une clé d’accès
ui-profile-passkey-about = Votre appareil la garde : une empreinte, un visage ou un code au lieu d’un mot de passe.
ui-profile-no-passkeys = Les clés d’accès demandent une adresse qui commence par https (ou localhost), il n’y en a donc pas ici ; vos liens marchent comme toujours.
ui-profile-by-mail = Par e-mail
ui-profile-mail = Adresse e-mail
ui-profile-send-code = Envoyez-moi un code
ui-profile-code = Code reçu par e-mail
ui-profile-code-sent = Un e-mail est en route vers { $email }. Le code est valable dix minutes.
ui-profile-use-code = Se connecter
ui-profile-add-mail = Ajouter cette adresse
ui-profile-mail-about = Un second moyen d’entrer, si vous perdez vos appareils ; rien d’autre n’y est envoyé.
ui-profile-save = Enregistrer
ui-profile-tables = { $count ->
    [one] { $count } table est retenue.
   *[other] { $count } tables sont retenues.
} Elles sont sous « Mes tables » sur la première page.
ui-profile-results = Résultats
ui-profile-games = { $count ->
    [0] Pas encore de partie terminée.
    [one] { $count } partie terminée
   *[other] { $count } parties terminées
}
ui-profile-against = Contre
ui-profile-people = des personnes
ui-profile-ahead = devant
ui-profile-equal = à égalité
ui-profile-behind = derrière
ui-profile-past = place { $place } sur { $players }
ui-profile-rating = Cote
ui-profile-rating-value = { NUMBER($rating, useGrouping: 0) } ± { NUMBER($deviation, useGrouping: 0) }
ui-profile-rating-about = Dix-neuf fois sur vingt, la vérité est dans le ± ; elle est plus sûre à chaque partie classée.
ui-profile-no-rating = Prenez place à une table classée pour en avoir une.
ui-profile-rated-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
ui-profile-ladder = Classement
ui-profile-ladder-empty = Personne n’a encore terminé de partie classée ici.
ui-profile-ladder-me = vous
ui-profile-player = Qui
ui-profile-ways = Comment vous vous connectez
ui-profile-passkey = Clé d’accès
ui-profile-since = depuis le { $date }
ui-profile-add-passkey = Ajouter une clé d’accès
ui-profile-remove = Retirer
ui-profile-sessions = Où vous êtes connecté
ui-profile-here = ce navigateur
ui-profile-last = utilisé le { $date }
ui-profile-browser = Un navigateur
ui-profile-sign-out = Se déconnecter
ui-profile-sign-out-others = Se déconnecter partout ailleurs
ui-profile-data = Vos données
ui-profile-export = Télécharger toutes mes données
ui-profile-delete = Supprimer mon profil
ui-profile-delete-about = Tout part d’un coup : nom, clés d’accès, connexions, résultats et cotes. Les parties terminées restent sous « quelqu’un » ; les liens vers vos places marchent encore.
ui-profile-delete-sure = Oui, tout supprimer
ui-profile-deleted = Votre profil et toutes vos données sont supprimés.
ui-profile-failed = L’appareil n’a pas répondu ; réessayez.
