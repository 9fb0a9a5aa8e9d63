### La Cité d’or en français : noms, questions, choix, raisons, journal.
### Les sites ont un nom dans la page (sites.fr.ftl), leur code (mo-c1) au terminal. Les phrases doivent aussi convenir avec un prénom à la place de $seat : ni « de » ni « que » devant lui.

## La boîte

game-golden_city = La Cité d’or
game-golden_city-about = De la côte jusqu’aux toits dorés : miser sur des terrains, bâtir le long des routes et amasser des lettres de commerce.

## Les noms

seat-red = Rouge
seat-blue = Bleu
seat-white = Blanc
seat-black = Noir

landform-coast = côte
landform-mountains = montagnes
landform-meadows = prairies
landform-woodland = forêt
landform-desert = désert

good-wine = vin
good-pottery = poterie
good-cloth = étoffe
good-spice = épices

goods-wine-pottery = vin et poterie
goods-wine-cloth = vin et étoffe
goods-wine-spice = vin et épices
goods-pottery-cloth = poterie et étoffe
goods-pottery-spice = poterie et épices
goods-cloth-spice = étoffe et épices

area-river-ne = rivière entre montagnes et prairies
area-river-se = rivière entre prairies et forêt
area-river-sw = rivière entre forêt et désert
area-river-nw = rivière entre désert et montagnes
area-quarter-mountains = quartier des montagnes
area-quarter-meadows = quartier des prairies
area-quarter-woodland = quartier de la forêt
area-quarter-desert = quartier du désert

# Ces mots suivent « la ».
slot-left = carte de gauche
slot-middle = carte du milieu
slot-right = carte de droite
slot-deck = première carte de la pioche

bonus-scales = balance
bonus-coin = pièce
bonus-city = cité
bonus-river = rivière
bonus-mountains = montagnes
bonus-meadows = prairies
bonus-woodland = forêt
bonus-desert = désert

# Ces mots suivent « repart les mains vides : ».
reward-coin1 = il ne reste plus de pièces
reward-coin2 = il ne reste plus de pièces
reward-key = il ne reste plus de clé
reward-goods = il ne reste plus de carte marchandise
reward-bonus = il ne reste plus de carte bonus
reward-outer = deux autres sont arrivés avant
reward-outer-coin = deux autres sont arrivés avant
reward-inner = deux autres sont arrivés avant

## Les questions

question-bidding =
    { $price ->
        [one] Sur quelle paire misez-vous ? Déloger quelqu’un coûte { $price } pièce.
       *[other] Sur quelle paire misez-vous ? Déloger quelqu’un coûte { $price } pièces.
    }
question-building =
    { $left ->
        [one] Où bâtissez-vous ? Vous pouvez encore placer un comptoir ce tour-ci.
       *[other] Où bâtissez-vous ? Vous pouvez placer jusqu’à { $left } comptoirs ce tour-ci.
    }
question-payment = Avec quelles cartes payez-vous { $site } ?
question-take-goods = Quelle carte marchandise prenez-vous ?
question-box-goods = Vous pouvez garder quatre cartes marchandise. Laquelle remettez-vous dans la boîte ?
question-pick-bonus = Quelle carte bonus gardez-vous, face cachée ?
question-hand-limit =
    { $left ->
        [one] Vous pouvez garder cinq cartes paysage en main. Laquelle défaussez-vous ?
       *[other] Vous pouvez garder cinq cartes paysage en main ; il faut en défausser { $left }. Laquelle défaussez-vous d’abord ?
    }

## Les choix

choice-deal = Distribuer une carte « { $landform } »
choice-turn = Retourner « { $goods } »
choice-start = { $seat } commence
choice-reveal = Révéler la carte de décompte : { $good } ; { $area }
choice-lay = Poser une carte « { $landform } »
choice-draw = Piocher une carte « { $landform } »
choice-bid = Miser sur la paire { $pair }
choice-done = Ne plus rien bâtir
choice-build = Bâtir ici : { $site }
choice-pay = Payer avec { $payment }
choice-take = Prendre la { $slot }
choice-box = Remettre « { $goods } » dans la boîte
choice-pick = Garder la carte bonus « { $bonus } »
choice-discard = Défausser une carte « { $landform } »

## Les raisons

reason-not-now = Ce n’est pas le moment ; répondez d’abord à la question posée.
reason-no-pair = Il n’y a pas plus de paires que de joueurs.
reason-too-few-coins =
    { $price ->
        [one] Une main est déjà posée sur cette paire ({ $owner }) ; la déloger coûte une pièce, et vous n’en avez pas.
       *[other] Une main est déjà posée sur cette paire ({ $owner }) ; la déloger coûte { $price } pièces, et { $have ->
            [0] vous n’en avez pas
            [one] vous n’en avez qu’une
           *[other] vous n’en avez que { $have }
        }.
    }
reason-not-on-map = Ce site n’existe pas sur ce plateau.
reason-site-taken = Il y a déjà un comptoir ({ $owner }), et hors de la cité un site n’en accueille qu’un.
reason-already-there = Vous avez déjà un comptoir dans cette partie de la cité ; on n’y a droit qu’à un seul.
reason-not-connected = Aucune route ne relie ce site à l’un de vos comptoirs.
reason-no-key = Une partie intérieure de la cité demande aussi une clé, et vous n’en avez pas.
reason-cannot-pay =
    { $need ->
        [one] Cela coûte une carte « { $landform } » ; vous n’en avez pas, ni de paire qui la remplace.
       *[other] { $have ->
            [0] Cela coûte { $need } cartes « { $landform } », et deux cartes identiques peuvent en remplacer une ; vous n’en avez pas, ni assez de paires.
           *[other] Cela coûte { $need } cartes « { $landform } », et deux cartes identiques peuvent en remplacer une ; vous en avez { $have }, et pas assez de paires.
        }
    }
reason-wrong-cards = Ces cartes ne sont pas le prix exact de ce site.
reason-no-coast-joker = À cette table, deux autres cartes ne remplacent pas une carte « côte », et vous n’en avez pas.
reason-no-such-cards = Vous n’avez pas ces cartes en main : { $payment }.
reason-slot-empty = Il n’y a pas de carte marchandise à cet endroit.
reason-deck-empty = La pioche des marchandises est vide.
reason-not-your-goods = Vous n’avez pas de carte marchandise de cette sorte.
reason-bonus-gone = Cette carte bonus n’est plus dans la pile.
reason-no-such-card = Vous n’avez pas de carte « { $landform } » en main.

## Les avertissements

warning-stuck = Après cela, vous ne pourriez plus jamais bâtir : la partie finirait avec cette manche, et vous ne pourriez plus gagner.

## Le journal

event-card-dealt =
    { $landform_known ->
        [0] { $seat } reçoit une carte « côte » à la vue de tous et une autre en secret.
       *[other] { $seat } reçoit une carte « côte » à la vue de tous et une carte « { $landform } » en secret.
    }
event-goods-turned = À l’étalage, la { $slot } est maintenant : { $goods }.
event-start-chosen = { $seat } reçoit la clé du premier joueur.
event-round-begun = Manche { $round } : { $seat } commence.
event-score-revealed = Cette manche comptera : { $good } ; { $area }.
event-card-laid = La paire { $pair } reçoit une carte « { $landform } ».
event-pile-renewed =
    { $cards ->
        [one] La pioche est vide : la seule carte défaussée en devient une nouvelle.
       *[other] La pioche est vide : on mélange les { $cards } cartes défaussées.
    }
event-hand-placed = { $seat } pose une main sur la paire { $pair }.
event-expelled =
    { $price ->
        [one] { $seat } paye { $price } pièce et déloge { $other } (paire { $pair }).
       *[other] { $seat } paye { $price } pièces et déloge { $other } (paire { $pair }).
    }
event-pair-taken = { $seat } prend la paire { $pair } : { $first } et { $second }.
event-paid = { $seat } paye { $payment }.
event-secret-shown =
    { $cards ->
        [one] { $seat } avait gardé secrète jusqu’ici une carte « { $landform } ».
       *[other] { $seat } avait gardé secrètes jusqu’ici { $cards } cartes « { $landform } ».
    }
event-key-spent = { $seat } rend une clé.
event-built = { $seat } bâtit : { $site }.
event-coins-gained =
    { $amount ->
        [one] { $seat } reçoit une pièce.
       *[other] { $seat } reçoit { $amount } pièces.
    }
event-key-gained = { $seat } reçoit une clé.
event-card-drawn =
    { $landform_known ->
        [0] { $seat } pioche une carte paysage.
       *[other] { $seat } pioche une carte « { $landform } ».
    }
event-goods-taken = { $seat } prend la { $slot } : { $goods }.
event-goods-boxed = { $seat } remet « { $goods } » dans la boîte.
event-bonus-seen = { $seat } consulte les cartes bonus.
event-bonus-picked =
    { $bonus_known ->
        [0] { $seat } en garde une, face cachée.
       *[other] { $seat } garde la carte bonus « { $bonus } », face cachée.
    }
event-letters-gained =
    { $amount ->
        [one] { $seat } reçoit { $amount } lettre ({ $site }).
       *[other] { $seat } reçoit { $amount } lettres ({ $site }).
    }
event-no-reward = { $seat } repart les mains vides : { $reward }.
event-turn-ended = { $seat } a fini de bâtir.
event-nothing-to-build = { $seat } ne peut rien bâtir.
event-card-discarded = { $seat } défausse une carte « { $landform } ».
event-goods-scored =
    { $amount ->
        [one] { $seat } reçoit { $amount } lettre ({ $good }).
       *[other] { $seat } reçoit { $amount } lettres ({ $good }).
    }
event-area-scored =
    { $amount ->
        [one] { $seat } reçoit { $amount } lettre ({ $area }).
       *[other] { $seat } reçoit { $amount } lettres ({ $area }).
    }
event-nobody-scored = Personne ne reçoit rien ({ $good } ; { $area }).
event-last-business = { $seat } a placé son dernier comptoir ; la partie prend fin avec cette manche.
event-stuck = { $seat } ne pourra plus jamais bâtir et ne peut plus gagner ; la partie prend fin avec cette manche.
event-bonus-paid =
    { $amount ->
        [0] { $seat } montre la carte bonus « { $bonus } » : aucune lettre.
        [one] { $seat } montre la carte bonus « { $bonus } » : { $amount } lettre.
       *[other] { $seat } montre la carte bonus « { $bonus } » : { $amount } lettres.
    }
event-game-ended = La partie est finie.

## La fin

ending-last-business = Le dernier comptoir d’une couleur est placé ; qui a le plus de lettres l’emporte.
ending-last-business-shared = Le dernier comptoir d’une couleur est placé ; ceux qui ont le plus de lettres se partagent la victoire.
ending-last-score-card = La dernière carte de décompte est passée ; qui a le plus de lettres l’emporte.
ending-last-score-card-shared = La dernière carte de décompte est passée ; ceux qui ont le plus de lettres se partagent la victoire.
ending-stuck-player = Quelqu’un n’aurait plus jamais pu bâtir et a perdu ; parmi les autres, qui a le plus de lettres l’emporte.
ending-stuck-player-shared = Quelqu’un n’aurait plus jamais pu bâtir et a perdu ; parmi les autres, ceux qui ont le plus de lettres se partagent la victoire.

## Les éditions

edition-kosmos-2009 = Kosmos 2009
edition-kosmos-2009-about = La règle de la première édition, d’après la traduction anglaise 2.1.

## Les options

option-joker_to_coast = Deux cartes identiques remplacent-elles aussi une carte « côte » ?
option-joker_to_coast-yes = oui, comme tout paysage
option-joker_to_coast-no = non, un site côtier coûte une vraie carte « côte »
option-coin_limit = Les pièces peuvent-elles manquer ?
option-coin_limit-off = non
option-coin_limit-on = oui, il y en a 35
option-stuck_counts_keys = Est-on bloqué quand il ne manque qu’une clé pour bâtir ?
option-stuck_counts_keys-yes = oui
option-stuck_counts_keys-no = non, toute partie à portée est une issue
option-open_scores = Les lettres sont-elles visibles de tous ?
option-open_scores-yes = oui
option-open_scores-no = non, les totaux restent cachés jusqu’à la fin

## Les fichiers de plateau

gc-board-site = { $site } n’est pas le nom d’un site ; ils vont de mo-c1 à de-i.
gc-board-site-twice = Le site { $site } figure deux fois dans la liste.
gc-board-kind = D’après son nom, { $site } doit être de la sorte { $kind } et du paysage { $landform }.
gc-board-count = Il faut { $expected } sites de la sorte { $kind } ; il y en a { $found }.
gc-board-rivers = Les rivières doivent s’appeler { $expected }.
gc-board-river-between = La rivière { $river } doit couler entre ces paysages : { $banks }.
gc-board-river-count = La rivière { $river } doit avoir exactement { $expected } sites différents.
gc-board-river-site = { $site } et la rivière { $river } ne vont pas ensemble : ses sites sont à l’intérieur des terres, sur ses rives, et la nomment eux-mêmes.
gc-board-river-bank = La rivière { $river } doit avoir un site sur chacune de ses rives.
gc-board-road-site = Une route mène à { $site }, qui n’est pas sur le plateau.
gc-board-road-twice = La route entre { $first } et { $second } ne mène nulle part ou figure deux fois dans la liste.
gc-board-split = Les routes doivent relier tous les sites ; { $site } est hors d’atteinte depuis le premier.
gc-board-reward = Il manque une récompense au site { $site } : card, coin1, coin2, goods, bonus ou key.
gc-board-reward-count = La récompense { $reward } figure sur { $found } sites ; { $most } au plus peuvent l’offrir.
gc-board-letters = La partie { $site } doit donner 5 et 3 lettres à l’extérieur, 10 et 6 à l’intérieur, et aucune autre récompense.
gc-board-extra = Le supplément pour le premier comptoir sur { $site } ne convient pas : coin1 ou rien à l’extérieur, card à l’intérieur, rien ailleurs.
gc-board-outer-coins = Exactement { $expected } parties extérieures doivent donner une pièce au premier comptoir ; il y en a { $found }.
gc-board-goods = Les marchandises doivent s’appeler { $expected }.
gc-board-goods-count = Il faut { $expected } cartes marchandise ; il y en a { $found }.
gc-board-goods-card = Une carte marchandise montre deux marchandises différentes ; { $first } et { $second } ne vont pas.
gc-board-score-count = Il faut { $expected } cartes de décompte ; il y en a { $found }.
gc-board-score-card = La carte de décompte { $number } doit avoir un dos de 1 à 3, une des quatre marchandises, et une rivière ou un quartier.
gc-board-score-twice = La carte de décompte { $number } montre la même chose qu’une autre avant elle.
gc-board-bonus = Les cartes bonus doivent s’appeler { $expected }.
