### The rules of The Golden City in our own words: one entry for each id of the catalogue (rulebook.py).

## Chapters

chapter-components = What is in the box
chapter-setup = Setting up
chapter-round = A round
chapter-bidding = Bidding
chapter-building = Where to build
chapter-cost = What it costs
chapter-limits = Limits
chapter-rewards = Rewards
chapter-scoring = Scoring
chapter-bonus = Bonus cards
chapter-end = The end

## Sources

source-GC = rules of 2009, English translation 2.1
source-inferred = inferred from the printed rules
source-OUT = reviews and session reports
source-DEF = our own ruling where the rules are silent

## What is in the box

rule-GC-CMP-01 = There are fifty landform cards, ten each of coast, mountains, meadows, woodland and desert.
rule-GC-CMP-02 = Everyone uses 18 businesses in a game of three and 16 in a game of four.
rule-GC-CMP-03 = Round the island lie 16 coastal locations, inland 30 rural ones; twelve of these are on the four rivers.
rule-GC-CMP-04 = The city in the middle has four quarters, each with one inner and two outer parts.

## Setting up

rule-GC-SET-01 = Everyone starts with three coins, a coast card that all may see, and one more landform card at random.
rule-GC-SET-02 = Three of the eight goods cards lie open; the others are a face-down deck.
rule-GC-SET-03 = The score cards lie in three shuffled groups, the ones on top, then the twos, then the threes.
rule-GC-SET-04 = Landform cards in hand are secret.

## A round

rule-GC-RND-01 = A round has six phases: reveal a score card, lay out landform cards, bid, build, score, pass the start-player key to the left.
rule-GC-RND-02 = What the round will score is known before anybody bids.
rule-GC-LAY-01 = As many pairs of landform cards are laid out as there are players, all first cards before the second ones.
rule-GC-LAY-02 = When a card is needed and the draw pile is empty, the discard pile is shuffled and becomes the new one.

## Bidding

rule-GC-BID-01 = The start player bids first, then the others clockwise.
rule-GC-BID-02 = Only players whose bidding hand is on no pair act; all others are skipped.
rule-GC-BID-03 = Laying a hand on an unoccupied pair costs nothing.
rule-GC-BID-04 = Expelling another hand costs one coin more than there have been expulsions in this round.
rule-GC-BID-05 = The coins go to the supply.
rule-GC-BID-06 = The price rises with each expulsion, whoever expels whomever from whichever pair.
rule-GC-BID-07 = Expelled players take their hand back and bid again when their turn comes round.
rule-GC-BID-08 = They may choose the same pair again or another one.
rule-GC-BID-09 = Nobody may expel without having the coins for it.
rule-GC-BID-10 = The phase ends as soon as there is one hand on every pair.
rule-GC-BID-11 = Then all take their pair into their hand.
rule-GC-BID-12 = In the next round the price starts again at one coin.
rule-GC-BID-13 = Whoever has to bid always finds an unoccupied pair.
rule-GC-BID-14 = Everyone must bid; there is no pass.

## Where to build

rule-GC-BLD-01 = Clockwise from the start player, everyone has one turn to place up to two businesses.
rule-GC-BLD-02 = A coastal or rural location has room for one business.
rule-GC-BLD-03 = A part of the city has room for one business of every player.
rule-GC-BLD-04 = A rural location or a part of the city must be connected by road, over one’s own businesses, to a coastal business of one’s own.
rule-GC-BLD-05 = A coastal location needs no connection.
rule-GC-BLD-06 = It is enough that one road leads from the site to an own business, for that one is connected already.
rule-GC-BLD-07 = The second business of a turn may make use of the first one and of its reward.
rule-GC-BLD-08 = Businesses are never moved or taken away.
rule-GC-BLD-09 = A player may also build nothing.

## What it costs

rule-GC-CST-01 = A coastal location costs one coast card.
rule-GC-CST-02 = A rural location or an outer part of the city costs two cards of its landform.
rule-GC-CST-03 = An inner part of the city costs two cards of its landform and a key.
rule-GC-CST-04 = Landform cards that were paid go on the open discard pile, keys into the box.
rule-GC-CST-05 = Exactly the cost is paid, never more.
rule-GC-JOK-01 = Two cards of the same landform stand for one of any other.
rule-GC-JOK-02 = That may be done any number of times in a turn.
rule-GC-JOK-03 = Coast cards can stand for others, too.
rule-GC-JOK-04 = Others can stand for a coast card. As an option, they cannot.
rule-GC-JOK-05 = No card can be spent twice.

## Limits

rule-GC-LIM-01 = At the end of their building turn, players keep five landform cards at most and discard the rest openly.
rule-GC-LIM-02 = Players keep four goods cards at most; of five, any one goes into the box.

## Rewards

rule-GC-RWD-01 = Every site has a reward, which its builder gets at once and only once.
rule-GC-RWD-02 = A reward of coins is one or two coins.
rule-GC-RWD-03 = A reward of a card is the top card of the draw pile.
rule-GC-RWD-04 = A reward of a key is a key card.
rule-GC-RWD-05 = For a bonus card, the builder looks through the whole stack and secretly keeps one.
rule-GC-RWD-06 = For a goods card, the builder takes one of the open ones, which is then replaced, or the top one of the deck.
rule-GC-RWD-07 = An outer part gives 5 letters to its first and 3 to its second builder.
rule-GC-RWD-08 = In four of the outer parts the first builder gets a coin besides.
rule-GC-RWD-09 = An inner part gives 10 letters and a landform card to its first builder and 6 letters to its second.
rule-GC-RWD-10 = Later builders get nothing.
rule-GC-RWD-11 = What has run out is not given, but coins and letters never run out. As an option, there are only 35 coins.

## Scoring

rule-GC-SCO-01 = Every round scores one kind of goods and one river or quarter.
rule-GC-SCO-02 = Everyone who has the goods gets 2 letters.
rule-GC-SCO-03 = If only one player has them, that player gets 2 more.
rule-GC-SCO-04 = Everyone with a business in the area gets 2 letters.
rule-GC-SCO-05 = Whoever has more businesses there than any other player gets 2 more.
rule-GC-SCO-06 = For the first 2 letters it does not matter how many one has.
rule-GC-SCO-07 = A card that has been scored leaves the game.
rule-GC-SCO-08 = Letters lie open, for everybody sees them being handed out. As an option, totals are kept secret.

## Bonus cards

rule-GC-BON-01 = The scales give 3 letters for each goods card.
rule-GC-BON-02 = The coin gives 2 letters for each coin.
rule-GC-BON-03 = The city gives 1 letter for each business in the city.
rule-GC-BON-04 = The river gives 2 letters for each business on a river.
rule-GC-BON-05 = A landform gives 1 letter for each rural or city business on it; coastal ones do not count.

## The end

rule-GC-END-01 = When somebody has placed the last business, the round is finished, and the game with it.
rule-GC-END-02 = The game ends when the last score card has been scored.
rule-GC-END-03 = When somebody with businesses left can never build again, the round is finished, and the game with it.
rule-GC-END-04 = Whoever is stuck like that cannot win.
rule-GC-END-05 = After the last round all bonus cards are shown and paid.
rule-GC-END-06 = Most letters win; if equal, most businesses in the city, then most coins, then the victory is shared.
rule-GC-END-07 = Whoever lacks the key for the only parts left is stuck, too. As an option, not.
