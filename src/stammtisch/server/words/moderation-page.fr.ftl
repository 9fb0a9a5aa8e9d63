### Les phrases de la page au sujet des personnes : masquer, rendre muet, signaler, fermer.

ui-person-more = En savoir plus sur { $name }
ui-hush = Me masquer ses messages
ui-mute-for-all = Lui retirer la parole
ui-muted = sans parole
ui-report-name = Signaler ce nom
ui-report-chat = Signaler ses messages
ui-reported = Merci. La personne qui tient cette maison s’en occupera.
ui-close-table = Fermer cette table
ui-close-table-about = On ne pourra plus rien y jouer, et seuls ceux qui y sont assis la verront encore.
ui-close-table-yes = Oui, la fermer
ui-open-table-again = Rouvrir cette table
