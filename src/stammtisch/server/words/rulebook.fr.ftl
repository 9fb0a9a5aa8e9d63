### Les règles dans la page : à côté de la table, et en pages à part.

ui-title-rules = Règles
ui-rules = Règles
ui-rules-close = Fermer les règles
ui-rules-whole-page = Ouvrir en pleine page
ui-rules-search = Chercher dans les règles
ui-rules-search-hint = un mot ou un numéro
ui-rules-found = { $count ->
    [0] Aucune règle n’en parle.
    [one] Une règle
   *[other] { $count } règles
}
ui-rules-unknown = Il n’y a pas de règle « { $rule } ».
ui-rules-none = Ce jeu n’apporte pas de livret de règles.
ui-rules-here = À cette table :
ui-rules-all-editions = Dans toutes les éditions : { $answer }
ui-rules-said = Source : { $sources }.
ui-rules-implied = Implicitement aussi : { $sources }.
ui-rules-against = Autrement dans : { $sources }.
ui-rules-refers = Voir aussi :
ui-rules-differ = selon l’édition
ui-rules-card = Aide-mémoire
ui-rules-how-to-play = Comment jouer
ui-rules-rulebook = Toutes les règles
ui-rules-key = Règles et aide-mémoire (touche : h)
ui-rules-for = Pour une table de
ui-rules-ruling = Décision { $id }

## Les boîtes sur l’étagère

ui-box-players = de { $fewest } à { $most } joueurs
ui-box-minutes = environ { $minutes } minutes
ui-box-weight-1 = très facile
ui-box-weight-2 = facile
ui-box-weight-3 = moyen
ui-box-weight-4 = exigeant
ui-box-weight-5 = ardu
