### The Golden City in English: names, questions, choices, reasons, the log.
### Sites are called by name in the page (sites.en.ftl), by their codes (mo-c1) in the terminal. Sentences must also work with a player’s name in place of $seat.

## The box

game-golden_city = The Golden City
game-golden_city-about = From the coast to the golden roofs: bid for land, build along the roads and gather letters.

## Names

seat-red = Red
seat-blue = Blue
seat-white = White
seat-black = Black

# These stand before “card”.
landform-coast = coast
landform-mountains = mountain
landform-meadows = meadow
landform-woodland = woodland
landform-desert = desert

good-wine = wine
good-pottery = pottery
good-cloth = cloth
good-spice = spice

goods-wine-pottery = wine and pottery
goods-wine-cloth = wine and cloth
goods-wine-spice = wine and spice
goods-pottery-cloth = pottery and cloth
goods-pottery-spice = pottery and spice
goods-cloth-spice = cloth and spice

# These follow “the”.
area-river-ne = river between mountains and meadows
area-river-se = river between meadows and woodland
area-river-sw = river between woodland and desert
area-river-nw = river between desert and mountains
area-quarter-mountains = mountain quarter
area-quarter-meadows = meadow quarter
area-quarter-woodland = woodland quarter
area-quarter-desert = desert quarter

# These follow “the”.
slot-left = left card
slot-middle = middle card
slot-right = right card
slot-deck = top card of the deck

# These stand before “card”.
bonus-scales = scales
bonus-coin = coin
bonus-city = city
bonus-river = river
bonus-mountains = mountain
bonus-meadows = meadow
bonus-woodland = woodland
bonus-desert = desert

# These follow “goes away empty-handed:”.
reward-coin1 = the coins have run out
reward-coin2 = the coins have run out
reward-key = the keys have run out
reward-goods = the goods cards have run out
reward-bonus = the bonus cards have run out
reward-outer = two others were here before
reward-outer-coin = two others were here before
reward-inner = two others were here before

## Questions

question-bidding =
    { $price ->
        [one] Which pair do you want? Expelling somebody costs { $price } coin.
       *[other] Which pair do you want? Expelling somebody costs { $price } coins.
    }
question-building =
    { $left ->
        [one] Where do you build? One business may still be placed this turn.
       *[other] Where do you build? Up to { $left } businesses may be placed this turn.
    }
question-payment = Which cards do you pay for { $site }?
question-take-goods = Which goods card do you take?
question-box-goods = You may keep four goods cards. Which one do you put back into the box?
question-pick-bonus = Which bonus card do you keep, face down?
question-hand-limit =
    { $left ->
        [one] You may keep five landform cards in hand. Which one do you discard?
       *[other] You may keep five landform cards in hand, and { $left } must go. Which one do you discard first?
    }

## Choices

choice-deal = Deal a { $landform } card
choice-turn = Turn up { $goods }
choice-start = { $seat } starts
choice-reveal = Reveal { $good } and the { $area }
choice-lay = Lay out a { $landform } card
choice-draw = Draw a { $landform } card
choice-bid = Bid on pair { $pair }
choice-done = Build nothing more
choice-build = Build at { $site }
choice-pay = Pay { $payment }
choice-take = Take the { $slot }
choice-box = Put { $goods } into the box
choice-pick = Keep the { $bonus } card
choice-discard = Discard a { $landform } card

## Reasons

reason-not-now = This is not the moment for that; answer the question on the table first.
reason-no-pair = There are only as many pairs as players.
reason-too-few-coins =
    { $price ->
        [one] { $owner }’s hand is on that pair; expelling it costs one coin, and you have none.
       *[other] { $owner }’s hand is on that pair; expelling it costs { $price } coins, and you have { $have ->
            [0] none
           *[other] { $have }
        }.
    }
reason-not-on-map = There is no such site on this map.
reason-site-taken = { $owner } has a business there already, and outside the city a site holds only one.
reason-already-there = You have a business in that part of the city already, and one is all you may have there.
reason-not-connected = No road joins that site to one of your businesses.
reason-no-key = An inner part of the city also takes a key, and you have none.
reason-cannot-pay =
    { $need ->
        [one] That costs one { $landform } card; you have none, and no pair that could stand for it.
       *[other] { $have ->
            [0] That costs { $need } { $landform } cards, and two equal cards may stand for one; you have none, and not enough pairs.
           *[other] That costs { $need } { $landform } cards, and two equal cards may stand for one; you have { $have }, and not enough pairs.
        }
    }
reason-wrong-cards = Those cards are not the exact cost of this site.
reason-no-coast-joker = At this table two other cards do not stand for a coast card, and you have none.
reason-no-such-cards = You do not have these cards: { $payment }.
reason-slot-empty = No goods card lies there.
reason-deck-empty = The goods deck has run out.
reason-not-your-goods = You have no such goods card.
reason-bonus-gone = That bonus card is no longer in the stack.
reason-no-such-card = You have no { $landform } card.

## Warnings

warning-stuck = After that you could never build again: the game would end with this round, and you could not win.

## The log

event-card-dealt =
    { $landform_known ->
        [0] { $seat } is dealt a coast card openly and another card in secret.
       *[other] { $seat } is dealt a coast card openly and a { $landform } card in secret.
    }
event-goods-turned = In the goods display, the { $slot } is now: { $goods }.
event-start-chosen = { $seat } gets the start-player key.
event-round-begun = Round { $round }: { $seat } starts.
event-score-revealed = This round will score { $good } and the { $area }.
event-card-laid = Pair { $pair } gets a { $landform } card.
event-pile-renewed =
    { $cards ->
        [one] The draw pile is empty: one discarded card becomes the new one.
       *[other] The draw pile is empty: { $cards } discarded cards are shuffled into a new one.
    }
event-hand-placed = { $seat } lays a hand on pair { $pair }.
event-expelled =
    { $price ->
        [one] { $seat } pays { $price } coin and expels { $other } from pair { $pair }.
       *[other] { $seat } pays { $price } coins and expels { $other } from pair { $pair }.
    }
event-pair-taken = { $seat } takes pair { $pair }: { $first } and { $second }.
event-paid = { $seat } pays { $payment }.
event-secret-shown =
    { $cards ->
        [one] { $seat } had kept one { $landform } card secret until now.
       *[other] { $seat } had kept { $cards } { $landform } cards secret until now.
    }
event-key-spent = { $seat } hands in a key.
event-built = { $seat } builds at { $site }.
event-coins-gained =
    { $amount ->
        [one] { $seat } gets a coin.
       *[other] { $seat } gets { $amount } coins.
    }
event-key-gained = { $seat } gets a key.
event-card-drawn =
    { $landform_known ->
        [0] { $seat } draws a landform card.
       *[other] { $seat } draws a { $landform } card.
    }
event-goods-taken = { $seat } takes the { $slot }: { $goods }.
event-goods-boxed = { $seat } puts { $goods } back into the box.
event-bonus-seen = { $seat } looks through the bonus cards.
event-bonus-picked =
    { $bonus_known ->
        [0] { $seat } keeps one of them face down.
       *[other] { $seat } keeps the { $bonus } card, face down.
    }
event-letters-gained =
    { $amount ->
        [one] { $seat } gets { $amount } letter at { $site }.
       *[other] { $seat } gets { $amount } letters at { $site }.
    }
event-no-reward = { $seat } goes away empty-handed: { $reward }.
event-turn-ended = { $seat } has finished building.
event-nothing-to-build = { $seat } cannot build anything.
event-card-discarded = { $seat } discards a { $landform } card.
event-goods-scored =
    { $amount ->
        [one] { $seat } gets { $amount } letter for { $good }.
       *[other] { $seat } gets { $amount } letters for { $good }.
    }
event-area-scored =
    { $amount ->
        [one] { $seat } gets { $amount } letter for the { $area }.
       *[other] { $seat } gets { $amount } letters for the { $area }.
    }
event-nobody-scored = Nobody has { $good }, and nobody has a business at the { $area }.
event-last-business = { $seat } has placed the last business; the game ends with this round.
event-stuck = { $seat } can never build again and cannot win; the game ends with this round.
event-bonus-paid =
    { $amount ->
        [0] { $seat } shows the { $bonus } card: no letters.
        [one] { $seat } shows the { $bonus } card: { $amount } letter.
       *[other] { $seat } shows the { $bonus } card: { $amount } letters.
    }
event-game-ended = The game is over.

## The end

ending-last-business = The last business of one colour has been placed, and the player with most letters wins.
ending-last-business-shared = The last business of one colour has been placed, and the players with most letters share the victory.
ending-last-score-card = The last score card has been scored, and the player with most letters wins.
ending-last-score-card-shared = The last score card has been scored, and the players with most letters share the victory.
ending-stuck-player = Somebody could never have built again and has lost; of the others, the player with most letters wins.
ending-stuck-player-shared = Somebody could never have built again and has lost; of the others, those with most letters share the victory.

## Editions

edition-kosmos-2009 = Kosmos 2009
edition-kosmos-2009-about = The rules of the first edition, in the English translation 2.1.

## Options

option-joker_to_coast = May two equal cards stand for a coast card?
option-joker_to_coast-yes = yes, as for any landform
option-joker_to_coast-no = no, a coastal location takes a real coast card
option-coin_limit = Can the coins run out?
option-coin_limit-off = no
option-coin_limit-on = yes, there are 35
option-stuck_counts_keys = Does lacking a key for the only parts left count as being stuck?
option-stuck_counts_keys-yes = yes
option-stuck_counts_keys-no = no, any part in reach counts as a way out
option-open_scores = Do letters lie open on the table?
option-open_scores-yes = yes
option-open_scores-no = no, totals stay hidden until the end

## Board files

gc-board-site = { $site } is not the name of a site; they run from mo-c1 to de-i.
gc-board-site-twice = The site { $site } is listed twice.
gc-board-kind = By its name, { $site } must be of kind { $kind } and landform { $landform }.
gc-board-count = There must be { $expected } sites of kind { $kind }; here there are { $found }.
gc-board-rivers = The rivers must be called { $expected }.
gc-board-river-between = The river { $river } must run between { $banks }.
gc-board-river-count = The river { $river } needs exactly { $expected } different locations.
gc-board-river-site = { $site } and the river { $river } do not fit: its locations are rural, lie on its banks and name it themselves.
gc-board-river-bank = The river { $river } needs a location on each of its two banks.
gc-board-road-site = A road leads to { $site }, which is not on the map.
gc-board-road-twice = The road between { $first } and { $second } leads nowhere or is listed twice.
gc-board-split = All sites must hang together by roads; { $site } cannot be reached from the first one.
gc-board-reward = The location { $site } needs a reward: card, coin1, coin2, goods, bonus or key.
gc-board-reward-count = There are { $found } locations with the reward { $reward }; at most { $most } may have it.
gc-board-letters = The part { $site } must give 5 and 3 letters if it is an outer one, 10 and 6 if it is an inner one, and no other reward.
gc-board-extra = What { $site } gives to the first builder besides does not fit: coin1 or nothing for an outer part, card for an inner one, nothing elsewhere.
gc-board-outer-coins = Exactly { $expected } outer parts must give the first builder a coin; here { $found } do.
gc-board-goods = The goods must be { $expected }.
gc-board-goods-count = There must be { $expected } goods cards; here there are { $found }.
gc-board-goods-card = A goods card shows two different goods; { $first } and { $second } will not do.
gc-board-score-count = There must be { $expected } score cards; here there are { $found }.
gc-board-score-card = Score card { $number } needs a back from 1 to 3, one of the four goods, and a river or a quarter.
gc-board-score-twice = Score card { $number } shows the same as an earlier one.
gc-board-bonus = The bonus cards must be { $expected }.
