### What the cards beside things say, in English.

ui-gc-site-cost-coast = Costs one coast card.
ui-gc-site-cost-land = Costs two { $landform } cards.
ui-gc-site-cost-key = Costs two { $landform } cards and a key.
ui-gc-site-kind-coast = On the coast: needs no road to a business of yours.
ui-gc-site-kind-rural = A road must join it to a business of yours.
ui-gc-site-kind-outer = Outer part of the city: everybody may build here once.
ui-gc-site-kind-inner = Inner part of the city: everybody may build here once.
ui-gc-site-gives = Gives the next builder { $reward }.
ui-gc-site-letters = Gives the next builder { $next } letters, later ones none.
ui-gc-site-letters-later = Gives the next builder { $next } letters, the one after that { $later }.
ui-gc-site-river = On the { $river }.
ui-gc-site-scored = The open score card counts it.
ui-gc-site-built-by = Built by { $names }.
ui-gc-site-vacant = Nobody has built here yet.
ui-gc-in-hand =
    { $count ->
        [one] One in your hand.
       *[other] { $count } in your hand.
    }
ui-gc-card-coast = One pays for a business on the coast.
ui-gc-card-land = Two pay for a business on such land or in its quarter of the city.
ui-gc-card-joker = Two equal cards may stand for one of another kind.
ui-gc-goods-about = Goods pay letters when the score card of a round shows them.
ui-gc-goods-scored = The open score card pays for one of them.
ui-gc-goods-open = Open: whoever gets a goods card may take it.
ui-gc-empty-about = The goods cards have run out.
ui-gc-deck-about = Whoever gets a goods card may also take the top one unseen.
ui-gc-bonus-about = Paid at the end of the game; until then only its owner knows it.
ui-gc-pile-renewed = When it is empty, the discarded cards are shuffled again.
ui-gc-score-goods-about = At the end of the round: 2 letters for having the goods, 4 if nobody else has them.
ui-gc-score-area-about = 2 letters for everybody with a business in the area shown, 4 for whoever has most there.
ui-gc-pair-title = Pair { $pair }
ui-gc-pair-taken = { $owner }’s hand lies on it.
ui-gc-pair-free = No hand lies on it: free of charge.
ui-gc-pay-jokers = Two equal cards stand for one that is missing.
ui-gc-pay-real = Exactly the cards that this site costs.
ui-gc-price-about = Rises by one with each expulsion of the round, for everybody; the coins go to the supply.
ui-gc-letter-about = Whoever has most letters at the end wins.
ui-gc-coin-about = Pay for expelling others in the auction.
ui-gc-house-about = When somebody has placed the last one, the game ends with that round.
ui-gc-card-about = Landform cards pay for businesses; five may stay in hand after a turn.
ui-gc-key-about = Each opens an inner part of the city once.
ui-gc-start-title = Start player: { $seat }
ui-gc-start-about = Bids and builds first in this round; in the next one the player to the left does.
ui-gc-round-about = A round: score card, auction, building, scoring.
ui-order-auction-about = When it is your turn in the auction, the first of these pairs that is free, or costs no more coins than you say, is taken for you. Ends with the auction.
ui-order-auction-1 = pair 1
ui-order-auction-2 = pair 2
ui-order-auction-3 = pair 3
ui-order-auction-4 = pair 4
ui-order-auction-expel = take it
ui-forecast-golden_city = What the open score card would pay right now.
