### Apprendre que c’est son tour : ce que disent les lettres, ce qu’en dit la page et ce qui ne se peut pas.

notice-your-turn-subject = { $game } : c’est à vous
notice-your-turn-text = C’est à vous de jouer à la table { $table } ({ $game }). Vous jouez { $seat }.
notice-test-subject = { $game } : voici comment on vous avertira
notice-test-text = Un essai de la table { $table } ({ $game }) : voici comment vous apprendrez que c’est à vous. Vous jouez { $seat }.
notice-confirm-subject = { $game } : pouvons-nous vous écrire ?
notice-confirm-text = Quelqu’un, sans doute vous, souhaite apprendre à cette adresse quand c’est à { $seat } de jouer à la table { $table } ({ $game }). Ouvrez ce lien si vous êtes d’accord. Si vous ne faites rien, nous n’écrirons plus.
notice-link-once = Le lien ouvre votre place une seule fois, pendant sept jours, dans le navigateur de votre choix. Gardez-le pour vous.
notice-off = Plus de lettres sur cette table : { $link }

no-notices = Cette maison n’envoie pas de telles lettres.
mail-address = On ne peut pas écrire à cette adresse ; écrivez-la comme otto@example.org.
push-form = Le service de notifications de ce navigateur a donné une clé qui ne convient pas ; réessayez ou choisissez un autre moyen.
hook-form = Ce n’est pas une adresse web.
hook-https = Un webhook doit commencer par https.
hook-host = Cette maison n’appelle pas { $host }, mais seulement : { $known }.
hook-discord = Un webhook de Discord ressemble à https://discord.com/api/webhooks/…
hook-matrix = Pour Matrix, il nous faut l’adresse de votre serveur, l’identifiant du salon (il commence par un point d’exclamation) et un jeton.
too-many-notices = Au plus { $most } moyens pour une place ; arrêtez-en un d’abord.
notice-failed = L’envoi n’a pas réussi ({ $detail }).

ui-notices = Avertissez-moi quand c’est mon tour
ui-notices-sitting = Si vous n’êtes pas à la table, on vous avertit deux minutes après que c’est à vous ; une fois, jusqu’à ce que vous ayez joué.
ui-notices-days = Si vous n’êtes pas à la table, on vous avertit dès que c’est à vous ; une fois, jusqu’à ce que vous ayez joué.
ui-notices-none = Cette maison n’envoie pas de lettres.
ui-notice-push = Ce navigateur
ui-notice-push-add = Avertissez-moi dans ce navigateur
ui-notice-push-refused = Le navigateur ne le permet pas ou n’a pas de service de notifications.
ui-notice-mail = Courriel
ui-notice-mail-address = Votre adresse de courriel
ui-notice-hook = Webhook
ui-notice-hook-form = Sorte
ui-notice-form-discord = Discord
ui-notice-form-matrix = Matrix
ui-notice-form-generic = un autre (JSON)
ui-notice-hook-url = Adresse web
ui-notice-hook-home = Serveur
ui-notice-hook-room = Salon (!…)
ui-notice-hook-token = Jeton
ui-notice-hook-private = Personne d’autre n’y lit : le lien peut ouvrir ma place
ui-notice-hook-hosts = Cette maison appelle : { $hosts }
ui-notice-add = Avertissez-moi là
ui-notice-test = Essayer
ui-notice-switch-off = Arrêter
ui-notice-sent = Envoyé. Cela devrait arriver dans un instant.
ui-notice-unconfirmed = ouvrez d’abord le lien de la lettre
