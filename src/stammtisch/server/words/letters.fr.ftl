### Les liens des lettres : ce qui est dit avant que la table soit là.

no-notice = On ne vous avertit plus par ce moyen.
link-used = Ce lien a déjà servi ou est trop ancien. Ouvrez la table dans un navigateur où vous avez joué, ou attendez la prochaine lettre.
ui-notice-confirmed = Merci : désormais, on vous avertit par courriel.
ui-notice-quiet = On ne vous avertit plus au sujet de cette table.
ui-notice-to-table = À la table
