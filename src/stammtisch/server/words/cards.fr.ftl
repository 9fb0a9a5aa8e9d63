### Les cartes qui expliquent les choses, et les questions qui s’expliquent elles-mêmes, en français.

ui-card-click = Clic : { $answer }
ui-card-choose = Cliquez pour choisir ceci.
ui-only-answer = Rien d’autre n’est possible maintenant.
ui-ok-answer = OK : { $answer }
ui-change-choice = Choisir autre chose
ui-forecast-title = Prévision : { $amount }
ui-order-line = { $kind }, { $about } : { $answer }
ui-order-line-limit = { $kind }, { $about } : { $answer }, pour { $limit } au plus
