### Goldbräu en français : noms, questions, choix, raisons, journal.
### On dit vous à qui lit ; le journal nomme chacun. Les phrases doivent aussi convenir avec un prénom à la place de $seat : ni « de » ni « que » devant lui.

## La boîte

game-goldbraeu = Goldbräu
game-goldbraeu-about = Trois semaines d’été, six jardins à bière, quatre brasseries : à la fin, la bourse la mieux garnie l’emporte.

## Les noms

name-krug = Zum Krug
name-eiche = Zur Eiche
name-baeren = Zum Bären
name-post = Zur Post
name-hirschen = Zum Hirschen
name-adler = Zum Adler
name-mayer = Mayerbräu
name-stein = Steinbräu
name-kramer = Kramerbräu
name-schmid = Schmidbräu
# Certaines phrases plus bas choisissent leur forme d’après ces deux noms.
name-waitress = Serveuse
name-bum = Ivrogne

seat-red = Rouge
seat-blue = Bleu
seat-yellow = Jaune
seat-green = Vert

plan-expand = Agrandir un jardin
plan-boss = Patron ou contrat
plan-buy = Acheter une part

# Ces mots suivent « la ».
slot-left = carte de gauche
slot-right = carte de droite
slot-blind = première carte de la pioche

weekday-monday = lundi
weekday-tuesday = mardi
weekday-wednesday = mercredi
weekday-thursday = jeudi
weekday-friday = vendredi
weekday-saturday = samedi
weekday-sunday = dimanche

# Ces mots suivent « Nommer un patron… » et « Bloquer ».
opened-0 = { "" }
opened-1 = { " " }en dévoilant une carte
opened-2 = { " " }en dévoilant deux cartes
opened-3 = { " " }en dévoilant trois cartes
opened-4 = { " " }en dévoilant quatre cartes
opened-5 = { " " }en dévoilant cinq cartes

## Les questions

question-keep-cards =
    { $left ->
        [one] Quelle deuxième carte gardez-vous en main ?
       *[other] Quelles cartes gardez-vous en main ? Choisissez-en deux ; les autres seront montrées.
    }
question-first-figures = Où placez-vous un patron ?
question-choose-action = Quelle carte d’action posez-vous aujourd’hui, face cachée ?
question-expansion =
    { $left ->
        [one] Quel jardin agrandissez-vous, et de quelle case ?
       *[other] Personne d’autre n’a choisi cette action aujourd’hui : vous pouvez la faire deux fois. Quel jardin agrandissez-vous, et de quelle case ?
    }
question-name-boss =
    { $left ->
        [one] Nommez-vous un patron ou concluez-vous un contrat ?
       *[other] Personne d’autre n’a choisi cette action aujourd’hui : vous pouvez la faire deux fois. Nommez-vous un patron ou concluez-vous un contrat ?
    }
question-name-again = Cette tentative a échoué. Que faites-vous à présent ?
question-answer = { $challenger } veut nommer un nouveau patron pour { $business }. Bloquez-vous ?
question-withdraw-figure = Tous vos pions de patron sont sur le plateau. Lequel envoyez-vous chez { $business } ?
question-buy-share =
    { $price ->
        [one] Aujourd’hui, une carte coûte { $price } thaler. Laquelle achetez-vous ?
       *[other] Aujourd’hui, une carte coûte { $price } thalers. Laquelle achetez-vous ?
    }
question-hold-or-open = Vous avez pioché la carte { $card }. La gardez-vous secrète, ou la dévoilez-vous ?
question-move-chip =
    { $card ->
        [Serveuse] Dans quel jardin envoyez-vous la serveuse ?
       *[other] Dans quel jardin envoyez-vous l’ivrogne ?
    }
question-last-cards = C’est la dernière occasion avant la paye. Quelle part dévoilez-vous ?

## Les choix

choice-lay = Poser une enseigne { $brewery }
choice-deal = Distribuer une carte { $card }
choice-start = { $seat } commence
choice-turn = Retourner une carte { $card }
choice-draw = Piocher une carte { $card }
choice-pass = Passer son tour
choice-keep = Garder { $business }
choice-place = Placer un patron sur { $business }
choice-choose = { $plan }
choice-name = Nommer un patron pour { $business }{ $opened }
choice-contract = Faire livrer { $garden } par { $brewery }
choice-allow = Laisser faire
choice-block = Bloquer{ $opened }
choice-withdraw = Retirer le pion de patron de { $business }
choice-buy = Acheter la { $slot }
choice-hold = Garder la carte secrète
choice-open = Dévoiler une part de { $business }
choice-move = Placer le jeton dans le jardin { $garden }
choice-expand = Agrandir { $garden } de la case { $space }
choice-transfer = Céder la case { $space } à { $garden }

## Les raisons

reason-not-now = Ce n’est pas le moment ; répondez d’abord à la question posée.
reason-no-such-card =
    { $have ->
        [0] Vous n’avez aucune carte { $business } en main.
        [one] Il en faut davantage : vous n’avez qu’une carte { $business } en main.
       *[other] Il en faut davantage : vous n’avez que { $have } cartes { $business } en main.
    }
reason-no-marker = Il ne vous reste plus de pièce pour signaler cette part.
reason-already-kept = Vous avez déjà mis cette carte de côté ; gardez-en une autre.
reason-has-boss = { $business } a déjà un patron, { $boss } ; les premiers pions vont là où il n’y en a pas.
reason-not-boss =
    { $boss_known ->
        [0] Seul le patron de { $business } en a le droit, et il n’y en a pas.
       *[other] Seul le patron de { $business } en a le droit : { $boss }.
    }
reason-no-table = Il n’y a pas de table sur cette case.
reason-space-taken = Cette case appartient déjà à { $garden }.
reason-not-beside = La case doit toucher le jardin par un côté ; un coin ne suffit pas.
reason-no-fence = Il n’y a pas assez de clôtures : il en faudrait { $need }, et il n’y en a que { $have }.
reason-base-space = La case devant une auberge lui reste toujours acquise : { $garden }.
reason-same-garden = Cette case appartient déjà à ce jardin-là.
reason-not-your-space =
    { $garden_known ->
        [0] Il faut être le patron des deux jardins, celui qui cède la case et celui qui la reçoit ; cette case n’est à personne.
       *[other] Il faut être le patron des deux jardins ; cette case appartient à { $garden }, dont vous n’êtes pas le patron.
    }
reason-already-boss = Vous y êtes déjà le patron.
reason-named-today = Le patron de { $business } ({ $boss }) a été placé aujourd’hui : il est intouchable jusqu’à demain.
reason-no-figure = Vous n’avez plus de pion de patron libre pour cela.
reason-no-share = Pour nommer le patron de { $business }, il vous faut au moins une part ; vous n’en avez pas.
reason-needs-card =
    { $have ->
        [0] Vous y avez déjà échoué aujourd’hui ; une nouvelle tentative demande une carte { $business } de plus, et vous n’en avez pas.
       *[other] Vous y avez déjà échoué aujourd’hui ; une nouvelle tentative demande une carte { $business } de plus, prise dans votre main.
    }
reason-one-card = Vous ne pouvez dévoiler ici qu’une seule carte.
reason-no-majority =
    { $cards ->
        [0] Vous ne pouvez pas bloquer : il faut plus de la moitié des parts, et { $have } sur { $total }, ce n’est pas plus de la moitié.
        [one] Cela ne suffit pas, même avec une carte de plus : { $have } sur { $total }, ce ne serait pas plus de la moitié des parts.
       *[other] Cela ne suffit pas, même avec { $cards } cartes de plus : { $have } sur { $total }, ce ne serait pas plus de la moitié des parts.
    }
reason-card-not-needed = Vous pouvez bloquer sans cette carte : elle reste en main.
reason-not-brewer =
    { $boss_known ->
        [0] Il faut aussi que vous soyez le patron de { $brewery }, qui n’en a pas.
       *[other] Il faut aussi que vous soyez le patron de { $brewery } ; c’est { $boss }.
    }
reason-no-sign = { $brewery } n’a plus d’enseigne : la brasserie fournit déjà trois jardins.
reason-same-brewery = { $brewery } fournit déjà { $garden }.
reason-blocked-no-contract = Dans cette édition, une tentative ratée peut être suivie d’une autre, mais pas d’un contrat.
reason-not-your-post = Vous n’y avez aucun pion de patron.
reason-fresh-post = Un pion de patron placé aujourd’hui ne bouge pas avant demain.
reason-nothing-there = Il n’y a pas de carte à cet endroit ; on en retourne de nouvelles chaque matin.
reason-too-poor =
    { $price ->
        [one] Une carte coûte { $price } thaler aujourd’hui ; vous avez { $have }.
       *[other] Une carte coûte { $price } thalers aujourd’hui ; vous en avez { $have }.
    }
reason-supply-empty = La pioche est vide.
reason-other-card = Vous ne pouvez dévoiler maintenant que la carte que vous venez de piocher : { $card }.
reason-other-chip = L’autre jeton se trouve dans ce jardin, et les deux ne se croisent jamais.
reason-too-far = C’est trop loin : le jeton avance d’un ou deux jardins dans le sens horaire, ou reste sur place.

## Les avertissements

warning-purge = Toutes les parts de cet établissement seraient alors sorties, et votre unique pièce y reviendrait aussitôt dans votre réserve.
warning-nothing-to-expand = Pour l’instant, aucun de vos jardins ne peut s’agrandir : cette action serait perdue.
warning-nothing-to-name = Pour l’instant, vous ne pouvez ni nommer un patron ni conclure un contrat : cette action serait perdue.
warning-nothing-to-buy = Pour l’instant, vous ne pouvez acheter aucune carte : cette action serait perdue.

## Le journal

event-sign-laid = { $brewery } fournit { $garden }.
event-card-dealt =
    { $card_known ->
        [0] { $seat } reçoit une carte.
       *[other] { $seat } reçoit une carte { $card }.
    }
event-card-exchanged = { $seat } rend une carte { $card } et en reçoit une autre.
event-card-kept = { $seat } garde une carte { $card }.
event-share-revealed = { $seat } montre une part de { $business }.
event-start-chosen = { $seat } a le plus soif et commence.
event-figure-placed = { $seat } place un patron sur { $business }.
event-day-begun = Semaine { $week }, { $weekday } : { $seat } commence.
event-card-turned = La { $slot } est retournée : { $card }.
event-action-chosen = { $seat } pose une carte face cachée : { $plan }.
event-action-revealed = { $seat } dévoile : { $plan }.
event-passed = { $seat } passe son tour.
event-nothing-to-expand = { $seat } n’a aucun jardin qui puisse s’agrandir ; l’action est perdue.
event-nothing-to-name = { $seat } ne peut ni nommer un patron ni conclure un contrat ; l’action est perdue.
event-nothing-to-buy = { $seat } ne peut acheter aucune carte ; l’action est perdue.
event-space-added = { $seat } agrandit { $garden } de la case { $space }.
event-space-transferred = { $seat } cède la case { $space } du jardin { $giver } au jardin { $garden }.
event-space-cut-off = La case { $space }, coupée du jardin { $garden }, n’appartient plus à personne.
event-challenged =
    { $cards ->
        [0] { $seat } veut nommer un patron pour { $business }.
        [one] { $seat } veut nommer un patron pour { $business } et joue une carte de part.
       *[other] { $seat } veut nommer un patron pour { $business } et joue { $cards } cartes de part.
    }
event-share-opened = { $seat } dévoile une part de { $business }.
event-marker-returned = La dernière part de { $business } est sortie : { $seat } reprend une pièce isolée.
event-blocked = { $seat } bloque et garde la main sur { $business }.
event-lapsed = { $seat } n’a plus de part de { $business } : la tentative tombe à l’eau.
event-figure-returned = { $seat } perd { $business } et reprend son pion de patron.
event-figure-withdrawn = { $seat } retire son pion de patron de { $business }.
event-boss-installed = { $seat } devient patron de { $business }.
event-contract-signed = { $seat } conclut un contrat : { $garden } se fournit désormais chez { $brewery } et non plus chez { $old }.
event-card-bought =
    { $price ->
        [one] { $seat } achète la { $slot } pour { $price } thaler : { $card }.
       *[other] { $seat } achète la { $slot } pour { $price } thalers : { $card }.
    }
event-blind-bought =
    { $price ->
        [one] { $seat } achète une carte de la pioche pour { $price } thaler.
       *[other] { $seat } achète une carte de la pioche pour { $price } thalers.
    }
event-share-drawn =
    { $card_known ->
        [0] { $seat } pioche une carte de part.
       *[other] { $seat } pioche une part de { $card }.
    }
event-special-drawn = { $seat } pioche une carte { $card }, jouée aussitôt.
event-share-held = { $seat } garde la carte secrète.
event-chip-moved =
    { $chip ->
        [Serveuse] { $seat } place la serveuse dans le jardin { $garden }.
       *[other] { $seat } installe l’ivrogne dans le jardin { $garden }.
    }
event-card-buried = La carte { $card } n’a pas trouvé preneur ; elle passe sous la pioche.
event-garden-earned =
    { $income ->
        [0] { $garden } n’encaisse rien cette semaine.
       *[other] { $garden } encaisse { $income } thalers ; la moitié, soit { $half } thalers, va à { $brewery }.
    }
event-brewery-earned =
    { $income ->
        [0] { $brewery } n’encaisse rien cette semaine.
       *[other] { $brewery } distribue { $income } thalers.
    }
event-shares-paid =
    { $seat } { $amount ->
        [0] ne touche rien
        [one] touche { $amount } thaler
       *[other] touche { $amount } thalers
    } pour { $markers ->
        [one] { $markers } part
       *[other] { $markers } parts
    } de { $business }.
event-rest-paid =
    { $amount ->
        [one] Le thaler restant de { $business } revient à { $seat }.
       *[other] Les { $amount } thalers restants de { $business } reviennent à { $seat }.
    }
event-rest-kept =
    { $amount ->
        [one] Le thaler restant de { $business } demeure en banque.
       *[other] Les { $amount } thalers restants de { $business } demeurent en banque.
    }
# Pour l’ivrogne, le montant est négatif.
event-chip-paid =
    { $chip ->
        [Serveuse] La serveuse porte chance à { $seat } : { $amount ->
            [one] { $amount } thaler.
           *[other] { $amount } thalers.
        }
       *[other] L’ivrogne coûte cher à { $seat } : { $amount ->
            [-1] { $amount } thaler.
           *[other] { $amount } thalers.
        }
    }
event-week-ended = La paye de la semaine { $week } est faite.
event-game-ended = La saison est finie.

## La fin

ending-third-payday = Le troisième jour de paye est passé : la bourse la mieux garnie l’emporte.
ending-third-payday-shared = Le troisième jour de paye est passé : les bourses les mieux garnies se partagent la victoire.

## Les éditions

edition-hanser-2004 = Hanser 2004
edition-hanser-2004-about = La règle allemande, de la main de l’auteur ; la règle française se joue de la même façon.
edition-rio-grande-2004 = Rio Grande 2004
edition-rio-grande-2004-about = La règle anglaise : les jetons vont dans les deux sens, et après un blocage on ne peut pas se rabattre sur un contrat.
edition-digest = Digest
edition-digest-about = Un aide-mémoire qui contredit les règles imprimées, corrigé juste assez pour être jouable.

## Les options

option-chip_direction = Dans quel sens vont la serveuse et l’ivrogne ?
option-chip_direction-clockwise = dans le sens horaire seulement
option-chip_direction-either = dans les deux sens
option-after_block = Que peut-on faire après un blocage ?
option-after_block-boss_or_contract = une nouvelle tentative ou un contrat
option-after_block-boss_only = une nouvelle tentative seulement
option-after_block-none = rien ; l’action est finie
option-duel_attacker_cards = Combien de cartes de part peut-on jouer à l’attaque ?
option-duel_attacker_cards-one = une par tentative
option-duel_attacker_cards-any_on_retry = une d’abord, autant qu’on veut aux tentatives suivantes
option-duel_boss_cards = Combien de cartes de part le patron peut-il jouer pour bloquer ?
option-duel_boss_cards-one = une
option-duel_boss_cards-any = autant qu’il veut
option-boss_extra_card = Le patron peut-il jouer une carte dont le blocage n’a pas besoin ?
option-boss_extra_card-needed_only = non, seulement les cartes nécessaires
option-boss_extra_card-always = oui, en même temps que le blocage
option-name_with_hidden_share = Une part dévoilée pendant la tentative suffit-elle pour nommer un patron ?
option-name_with_hidden_share-yes = oui
option-name_with_hidden_share-no = non, il faut déjà une pièce sur place
option-chip_money = Sur quel argent jouent la serveuse et l’ivrogne ?
option-chip_money-garden = sur les recettes du jardin
option-chip_money-boss = sur la bourse du patron du jardin
option-payday_first = Quel jardin passe en premier à la paye ?
option-payday_first-adler = Zum Adler
option-payday_first-krug = Zum Krug
option-tie_break = Qui gagne en cas d’égalité ?
option-tie_break-shared = la victoire est partagée
option-tie_break-shares = la couleur qui a le plus de pièces sur le plateau
option-three_player_shares = À trois, combien de parts compte un établissement ?
option-three_player_shares-5 = cinq
option-three_player_shares-6 = six
option-initial_deal = Comment distribue-t-on les premières cartes ?
option-initial_deal-redraw = parmi toutes les cartes ; les cartes spéciales sont remplacées
option-initial_deal-shares_only = parmi les seules cartes de part
option-removal_three_players = À trois, quand retire-t-on les pièces isolées ?
option-removal_three_players-all = quand toutes les parts de l’établissement sont sorties
option-removal_three_players-never = jamais
option-relocate_boss = Un pion de patron peut-il déménager quand aucun n’est libre ?
option-relocate_boss-off = non
option-relocate_boss-on = oui, depuis un autre établissement
option-fence_limit = Les clôtures peuvent-elles manquer ?
option-fence_limit-off = non
option-fence_limit-on = oui
option-open_money = L’argent est-il visible sur la table ?
option-open_money-on = oui
option-open_money-off = non, il reste secret
option-lost_share_in_duel = Et si la carte du patron fait perdre à l’attaque sa dernière part ?
option-lost_share_in_duel-lapse = la tentative tombe à l’eau
option-lost_share_in_duel-stands = la tentative reste valable
option-vacant_remainder = Qui reçoit le reste indivisible là où il n’y a pas de patron ?
option-vacant_remainder-bank = la banque
option-vacant_remainder-largest_holder = la couleur qui y a le plus de pièces

## Plateaux personnels

board-too-large = Un plateau de { $rows } × { $cols } cases est trop grand ; il y a place pour 7 rangées de 8 cases au plus.
board-outside = La rangée { $row }, colonne { $col } est hors de la grille ; corrigez la case ou agrandissez la grille.
board-umbrella-void = La case { $space } figure à la fois dans « double » et dans « void » ; retirez-la de l’une des deux listes.
board-inns = Les auberges doivent se suivre ainsi dans le sens horaire : { $expected } ; ici, on trouve : { $found }.
board-breweries = Les brasseries doivent être { $expected } ; ici, on trouve : { $found }.
board-corners = Chacun des coins NW, NE, SE et SW doit recevoir une brasserie et une seule.
board-chips = Les deux jetons doivent commencer dans deux auberges différentes ; la serveuse commence ici chez « { $waitress } », l’ivrogne chez « { $bum } ».
board-base = La case de départ de l’auberge { $inn } doit être une table à l’intérieur de la grille.
board-base-umbrella = La case de départ de l’auberge { $inn } doit être une case simple, sans parasol.
board-side = « { $side } » n’est pas un côté de la place ; mettez l’auberge { $inn } sur N, E, S ou W.
board-door = La case de départ de l’auberge { $inn } doit toucher le bord de la grille où se trouve l’auberge.
board-three-fences = La case de départ de l’auberge { $inn } doit avoir une table sur chacun de ses trois autres côtés.
board-bases-touch = Déplacez la case de départ de l’auberge { $inn } : elle se confond avec celle d’une autre auberge ou la touche.
board-split = Reliez toutes les tables par leurs côtés ; certaines sont hors d’atteinte depuis la première auberge.
board-no-umbrella = Placez au moins un parasol sur le plateau ; sa case se note sous « double ».
board-fences =
    { $fences ->
        [one] { $fences } clôture ne suffit pas ; les six cases de départ en demandent déjà 18.
       *[other] { $fences } clôtures ne suffisent pas ; les six cases de départ en demandent déjà 18.
    }
