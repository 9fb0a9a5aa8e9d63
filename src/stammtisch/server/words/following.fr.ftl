### Suivre ce que font les autres : allure, son, avis.

ui-telling-pace = Allure à laquelle cette page raconte ce que font les autres
ui-telling-slow = lente
ui-telling-normal = normale
ui-telling-fast = rapide
ui-telling-step = pas à pas
ui-next = Suite
ui-skip-to-my-turn = Aller à mon prochain tour
ui-skip-to-now = Aller au moment présent
ui-motion = Montrer les mouvements
ui-sound = Son
ui-notify = Notification du navigateur quand c’est à moi et que je suis ailleurs
ui-notify-refused = Votre navigateur ne permet pas de notifications de cette page ; vous pouvez le changer dans ses réglages pour ce site.
ui-title-your-turn = ● À vous · { $game }
ui-place =
    { $place ->
        [1] Vous gagnez
       *[other] Vous terminez à la { $place }e place
    }
ui-place-shared = Vous gagnez avec { $names }
ui-log-before = Ce qui s’est passé avant cette table.
