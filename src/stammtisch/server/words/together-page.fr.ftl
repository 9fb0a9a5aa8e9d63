### Les phrases de la page pour jouer ensemble : mes tables, les noms, la discussion, la revanche, les invitations.

ui-my-turn = à vous de jouer
ui-turn-of =
    { $count ->
        [one] c’est à { $names } de jouer
       *[other] à { $names } de jouer
    }
ui-table-gathering = on attend des amis
ui-table-gone = Cette table n’existe plus, ou sa clé n’est plus valable.
ui-forget-table = Retirer de ma liste
ui-all-my-tables =
    { $count ->
        [one] Montrer la seule table
       *[other] Montrer les { $count } tables
    }
ui-i-won = vous avez gagné
ui-others-won =
    { $count ->
        [one] { $names } a gagné
       *[other] { $names } ont gagné ensemble
    }
ui-with-bots =
    { $count ->
        [one] un robot
       *[other] { $count } robots
    }
ui-rename = Changer de nom
ui-rename-take = OK
ui-away-waiting = absent, alors que c’est son tour
ui-waiting-away =
    { $count ->
        [one] { $names } n’est pas là. Un robot peut jouer à sa place.
       *[other] { $names } ne sont pas là. Des robots peuvent jouer à leur place.
    }
ui-watching = Vous regardez
ui-to-next-table = Vers la partie suivante
ui-follow = { $name } rejoue : direction la table suivante…
ui-log-next-table = { $seat } propose une revanche ; tout le monde change de table.
ui-invited-by = { $name } vous garde une chaise
ui-your-chair = Votre chaise ({ $seat })
ui-chair-taken = Cette chaise est prise : le lien a déjà servi.
ui-watch-instead = Regarder la partie
ui-invited-rules = Les règles du jeu
ui-gathering-guest = La partie commence dès que toutes les chaises sont prises. Vous pouvez laisser cette page ouverte.
ui-chat = Discussion
ui-chat-say = Dites quelque chose
ui-chat-send = Envoyer
ui-chat-mute = Masquer pour moi
ui-chat-unread =
    { $count ->
        [one] un nouveau message
       *[other] { $count } nouveaux messages
    }
ui-allow-chat = Discussion à cette table
ui-emotes = Mimiques
ui-emote-hello = Bonjour !
ui-emote-cheers = Santé !
ui-emote-bravo = Bien joué !
ui-emote-thanks = Merci !
ui-emote-sorry = Pardon !
ui-emote-laugh = Ha ha !
ui-emote-wow = Oh !
ui-emote-think = Hum…
ui-emote-hurry = C’est à vous !
ui-emote-luck = Bonne chance !
ui-qr = Montrer en code QR
ui-card-title = { $game } : une table chez Stammtisch
ui-card-host = { $name } vous garde une chaise. Asseyez-vous ou regardez, sans compte.
ui-card-about = Asseyez-vous ou regardez, sans compte.
ui-house-away = La maison est fermée pour le moment
ui-house-away-about = Personne ne répond : cet appareil est hors ligne, ou la maison est absente. Rien n’est perdu ; cette page reprendra d’elle-même dès que quelqu’un répondra.
ui-house-again = Réessayer maintenant
