### The rules of Goldbräu in our own words: one entry for each id of the catalogue (rulebook.py).

## Chapters

chapter-components = What is in the box
chapter-setup = Setting up
chapter-day = A day
chapter-expansion = Expanding a garden
chapter-transfer = Handing over a space
chapter-boss = Naming a boss
chapter-duel = The duel
chapter-contract = Beer contracts
chapter-buying = Buying
chapter-chips = Waitress and drunken bum
chapter-removal = Single markers
chapter-payday = Payday
chapter-weeks = Weeks, the end, three players

## Sources

source-EN = English rules (Rio Grande, 2004)
source-DE = German rules (Hanser, 2004)
source-FR = French rules (Hanser, 2004)
source-MAN = reference manual
source-inferred = inferred from the printed rules
source-OUT = reviews and session reports
source-DEF = our own ruling where the rules are silent

## What is in the box

rule-GB-CMP-01 = There are ten businesses: six beer gardens and four breweries.
rule-GB-CMP-02 = Going clockwise, the gardens are Zum Krug, Zur Eiche, Zum Bären, Zur Post, Zum Hirschen, Zum Adler, and then Zum Krug again.
rule-GB-CMP-03 = Every business has six share cards. Five “pretty waitress” and five “drunken bum” cards complete the deck.
rule-GB-CMP-04 = Every brewery has three signs.
rule-GB-CMP-05 = Every player has six boss figures and three action cards, one for each kind of action.
rule-GB-CMP-06 = Fences only show the borders of the gardens and never run out. As an option, the number in the box is the limit.
rule-GB-CMP-07 = A space under a red umbrella counts double at payday.
rule-GB-CMP-08 = The game is for three or four players.

## Setting up

rule-GB-SET-01 = Each garden starts with one space only: the one right in front of its inn, the base space.
rule-GB-SET-02 = Everyone starts with 25 thalers. Money lies open on the table; as an option, it is kept secret.
rule-GB-SET-03 = Everyone uses 16 share markers in a game of four and 18 in a game of three.
rule-GB-SET-04 = The twelve brewery signs are shuffled and each garden gets one; the other six go to their breweries. A brewery may start without a customer.
rule-GB-SET-05 = The waitress starts at Zum Bären, the drunken bum at Zum Adler.
rule-GB-SET-06 = Everyone is dealt six share cards in secret, eight with three players. Nobody starts with a special card: under the English rules these are shuffled in afterwards; under the German and French rules and in the digest they are handed back and replaced.
rule-GB-SET-07 = All cards that are left, special cards included, are shuffled and form the face-down supply.
rule-GB-SET-08 = Everyone secretly picks two cards to keep; then all reveal the rest at the same moment.
rule-GB-SET-09 = For every card they reveal, players put one of their markers on that business. The card leaves the game.
rule-GB-SET-10 = If all share cards of a business are revealed during setup, single markers are taken off it once everybody’s markers are in place.
rule-GB-SET-11 = The first starting player is chosen before any boss is placed; here it is done by lot.
rule-GB-SET-12 = Clockwise from the starting player, everyone places one boss figure on a business without a boss, and so on for two laps (three with three players). No share is needed, and nobody may skip a turn.
rule-GB-SET-13 = With four players, the payday figure goes to the player two seats to the left of the starting player.

## A day

rule-GB-RND-01 = The season has three weeks of seven days each; a day is one round.
rule-GB-RND-02 = Every day opens with two cards from the supply, turned face up – or as many as there are.
rule-GB-RND-03 = Then everyone secretly lays one of three action cards: expand a garden, name a boss or sign a contract, buy a share. All are revealed together.
rule-GB-RND-04 = First come all who expand, then all who chose boss or contract, then all who buy; each group goes clockwise from the starting player.
rule-GB-RND-05 = Whoever is alone in expanding, or alone with boss or contract, has two such actions. Buying is never doubled.
rule-GB-RND-06 = Only the revealed cards decide who is alone and what a share costs; whether the others can or want to act makes no difference.
rule-GB-RND-07 = Any action may be passed. Whoever has two may pass the first and still take the second.
rule-GB-RND-08 = At the end of the day unsold cards go face down under the supply, the left one first, and the starting-player figure moves one seat to the left.
rule-GB-RND-09 = The payday figure stays where it is for the whole week.
rule-GB-RND-10 = Payday follows the seventh day of every week.

## Expanding a garden

rule-GB-EXP-01 = Only the current boss of a garden may expand it.
rule-GB-EXP-02 = The new space must belong to no garden and must share a side with the garden that grows.
rule-GB-EXP-03 = Touching at a corner is not enough.
rule-GB-EXP-04 = Expanding is free of charge, even onto an umbrella space.
rule-GB-EXP-05 = One action adds one space.
rule-GB-EXP-06 = A space that was cut off earlier may be added again like any other free space.
rule-GB-EXP-07 = The boss of a garden may expand it without owning a share of it.
rule-GB-EXP-08 = With two actions you may expand one garden twice or two gardens once each.

## Handing over a space

rule-GB-TRF-01 = If you are boss of two gardens, you may hand a space of one over to the other.
rule-GB-TRF-02 = The base space, right in front of its inn, can never be given away.
rule-GB-TRF-03 = The space must share a side with the garden that receives it.
rule-GB-TRF-04 = Spaces of the giving garden that lose touch with its base space belong to nobody from then on.
rule-GB-TRF-05 = Handing over a space is one expansion action.
rule-GB-TRF-06 = Spaces cut off in this way do not join the receiving garden; each has to be added on its own.

## Naming a boss

rule-GB-BOS-01 = Naming a boss takes at least one share of the business, and a share card played in this very attempt will do. As an option, a marker must be there beforehand.
rule-GB-BOS-02 = A business has one boss at most.
rule-GB-BOS-03 = Naming a boss takes a free figure; with all six on the board it cannot be done. As an option, one of them may then move over.
rule-GB-BOS-04 = You cannot name a boss where you are the boss already.
rule-GB-BOS-05 = A boss placed today cannot be replaced today.
rule-GB-BOS-06 = Where there is no boss, nobody can block.
rule-GB-BOS-07 = A replaced figure returns to its owner at once and may be used again on the same day.
rule-GB-BOS-08 = Only the sitting boss may block; other shareholders have no say, however many shares they hold.
rule-GB-BOS-09 = Bosses placed during setup are not protected on the first day.
rule-GB-BOS-10 = A boss who loses every share stays boss.
rule-GB-BOS-11 = A player may be boss of several businesses.

## The duel

rule-GB-DUE-01 = The challenger may play share cards of the business from hand: one per attempt under the English rules and in the digest; under the German and French rules one at first and any number when trying again.
rule-GB-DUE-02 = The boss may only block with more shares in the business than all the others together; a tie is not enough.
rule-GB-DUE-03 = The boss may play one share card of the business from hand in order to block. Under the German and French rules the block must need it; under the English rules and in the digest it may also come on top of a majority.
rule-GB-DUE-04 = Blocking is a right, not a duty: the boss may let it happen.
rule-GB-DUE-05 = Only the challenger and the boss may play cards; nobody else can join in.
rule-GB-DUE-06 = After a block the challenger may try again or sign a contract instead under the German and French rules, only try again under the English ones; in the digest the action is over.
rule-GB-DUE-07 = Trying the same business again on the same day takes a further share card of it.
rule-GB-DUE-08 = Every card played becomes a marker at once, and single markers that have to go are removed before the majority is judged.
rule-GB-DUE-09 = If the challenger has no share of the business left, the attempt lapses as if it had been blocked. As an option, it stands when the boss’s card was the cause.
rule-GB-DUE-10 = Markers placed in a failed attempt stay on the board.
rule-GB-DUE-11 = Within one action you may make as many attempts as you can; in the digest a block ends the action.
rule-GB-DUE-12 = A successful block does not protect the boss from other challengers on the same day.
rule-GB-DUE-13 = Playing a share card takes a free share marker.
rule-GB-DUE-14 = The boss is asked whenever the others cannot rule out a block, so that the question itself gives nothing away.

## Beer contracts

rule-GB-CON-01 = To sign a contract you must be boss of both the garden and the brewery.
rule-GB-CON-02 = The brewery needs a sign in stock; it can supply three gardens at most.
rule-GB-CON-03 = The old sign goes back to its brewery.
rule-GB-CON-04 = The new brewery must be another one than the old.
rule-GB-CON-05 = Contracts cost nothing and cannot be blocked.
rule-GB-CON-06 = A boss named today may sign a contract today.
rule-GB-CON-07 = A contract signed today may be replaced today.

## Buying

rule-GB-BUY-01 = Everyone who chose to buy may buy one card, and only one even when alone.
rule-GB-BUY-02 = A card costs 2 thalers if one player chose to buy, 5 each if two did, and 8 each if three or four did.
rule-GB-BUY-03 = If somebody does not buy after all, the price stays the same for the others.
rule-GB-BUY-04 = The price must be paid in full.
rule-GB-BUY-05 = A share bought face up becomes a marker at once, and its card leaves the game.
rule-GB-BUY-06 = Face-up cards that are sold are not replaced on the same day.
rule-GB-BUY-07 = A share bought blind from the supply may be kept secret or played at once.
rule-GB-BUY-08 = Without a free share marker you cannot buy a share face up, but you may buy blind.
rule-GB-BUY-09 = Waitress and drunken bum cards take effect at once and are never kept in hand.
rule-GB-BUY-10 = When the supply is empty, nobody can buy blind.
rule-GB-BUY-11 = When there is nothing to buy, the action lapses.
rule-GB-BUY-12 = You may hold any number of share cards.
rule-GB-BUY-13 = A purchase cannot be undone.
rule-GB-BUY-14 = Cards from hand may be played on four occasions only: when naming a boss, when blocking, right after a blind purchase, and just before the pay-out.

## Waitress and drunken bum

rule-GB-CHP-01 = A special card moves the chip it shows, the waitress or the drunken bum.
rule-GB-CHP-02 = The chip stays or moves by one or two gardens: clockwise under the German and French rules and in the digest, in either direction under the English ones.
rule-GB-CHP-03 = The garden with the other chip is skipped and not counted, so the two never meet.
rule-GB-CHP-04 = The special card leaves the game in any case.

## Single markers

rule-GB-REM-01 = When the last share of a business comes into the open, every player with a single marker there loses it.
rule-GB-REM-02 = The marker returns to its owner’s supply; there is no compensation.
rule-GB-REM-03 = This happens at once, whatever the occasion.
rule-GB-REM-04 = Two or more markers of one player are safe.
rule-GB-REM-05 = With three players the fifth share is the last, so it is the one that costs single markers; in the digest it is the sixth. As an option, nothing is ever removed.
rule-GB-REM-06 = Nobody can show more than 16 shares, or 18 with three players: there are no more markers.
rule-GB-REM-07 = A share card that has become a marker never returns.

## Payday

rule-GB-PAY-01 = Before the pay-out everyone gets one turn, clockwise from the last starting player, to play as many share cards as they like.
rule-GB-PAY-02 = A normal space earns 4 thalers, an umbrella space 8.
rule-GB-PAY-03 = The waitress adds 20 thalers to her garden’s income; the drunken bum takes 12 away, though never below zero. In the digest the boss of the garden receives or pays this money instead.
rule-GB-PAY-04 = Half of a garden’s income goes to the brewery that supplies it.
rule-GB-PAY-05 = The other half is divided among the markers on the garden, the same whole number of thalers for each.
rule-GB-PAY-06 = What cannot be divided goes to the boss.
rule-GB-PAY-07 = A brewery adds up all the halves it receives and divides the sum in the same way.
rule-GB-PAY-08 = Without any markers the whole amount goes to the boss.
rule-GB-PAY-09 = Without a boss, what cannot be divided stays in the bank. As an option, it goes to whoever has most markers there.
rule-GB-PAY-10 = The gardens are paid out clockwise from Zum Adler, then the breweries; the digest begins at Zum Krug. The order does not change anybody’s money.
rule-GB-PAY-11 = Spaces that belong to no garden earn nothing.

## Weeks, the end, three players

rule-GB-WK-01 = After a payday the starting-player figure moves on to the left as usual, and the payday figure goes to whoever will start the seventh day of the new week.
rule-GB-WK-02 = Nothing else is reset: shares, bosses, contracts, gardens and chips stay as they are.
rule-GB-END-01 = The game ends after the third payday.
rule-GB-END-02 = The richest player wins.
rule-GB-END-03 = Players who are equally rich share the victory; in the digest most markers on the board decide first.
rule-GB-END-04 = Cards still in hand are worth nothing.
rule-GB-3P-01 = With three players one share card of every business stays in the box, so there are five of each; the digest plays with all six.
rule-GB-3P-02 = With three players everyone is dealt eight cards and reveals six of them.
rule-GB-3P-03 = With three players everyone places three bosses at the start.
rule-GB-3P-04 = With three players everyone uses all 18 markers.
rule-GB-3P-05 = With three players the payday figure belongs to whoever starts the week, because the same player will also start its seventh day.
