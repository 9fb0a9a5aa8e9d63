### Goldbräu in English: names, questions, choices, reasons, the log.
### Business names stay German, as on the board. Sentences must also work with a player’s name in place of $seat.

## The box

game-goldbraeu = Goldbräu
game-goldbraeu-about = Three weeks of summer, six beer gardens, four breweries: whoever ends up with the fullest purse wins.

## Names

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
# Sentences below choose their wording by these two names.
name-waitress = Waitress
name-bum = Drunken bum

seat-red = Red
seat-blue = Blue
seat-yellow = Yellow
seat-green = Green

plan-expand = Expand a garden
plan-boss = Boss or contract
plan-buy = Buy a share

# These follow “the”.
slot-left = left card
slot-right = right card
slot-blind = top card of the supply

weekday-monday = Monday
weekday-tuesday = Tuesday
weekday-wednesday = Wednesday
weekday-thursday = Thursday
weekday-friday = Friday
weekday-saturday = Saturday
weekday-sunday = Sunday

# These follow “Name a boss at …” and “Block”.
opened-0 = { "" }
opened-1 = , playing one card
opened-2 = , playing two cards
opened-3 = , playing three cards
opened-4 = , playing four cards
opened-5 = , playing five cards

## Questions

question-keep-cards =
    { $left ->
        [one] Which second card do you keep in hand?
       *[other] Which two cards do you keep in hand? Choose the first; all the others will be revealed.
    }
question-first-figures = Where do you place a boss?
question-choose-action = Which action card do you lay face down today?
question-expansion =
    { $left ->
        [one] Which garden do you expand, and onto which space?
       *[other] Only you chose this action today, so you may take it twice. Which garden do you expand, and onto which space?
    }
question-name-boss =
    { $left ->
        [one] Do you name a boss, or do you sign a contract?
       *[other] Only you chose this action today, so you may take it twice. Do you name a boss, or do you sign a contract?
    }
question-name-again = That attempt came to nothing. What do you do now?
question-answer = { $challenger } wants to become boss of { $business }. Do you block it?
question-withdraw-figure = All your boss figures are on the board. Which one do you move to { $business }?
question-buy-share =
    { $price ->
        [one] A card costs { $price } thaler today. Which one do you buy, if any?
       *[other] A card costs { $price } thalers today. Which one do you buy, if any?
    }
question-hold-or-open = You drew { $card }. Do you keep it secret or play it?
question-move-chip =
    { $card ->
        [Waitress] Where do you want the waitress to serve?
       *[other] Where do you want the drunken bum to settle?
    }
question-last-cards = Last chance before payday: which share card do you play?

## Choices

choice-lay = Lay a { $brewery } sign
choice-deal = Deal a { $card } card
choice-start = { $seat } starts
choice-turn = Turn up { $card }
choice-draw = Draw { $card }
choice-pass = Pass
choice-keep = Keep { $business }
choice-place = Place a boss at { $business }
choice-choose = { $plan }
choice-name = Name a boss at { $business }{ $opened }
choice-contract = Have { $brewery } supply { $garden }
choice-allow = Let it happen
choice-block = Block{ $opened }
choice-withdraw = Move the figure away from { $business }
choice-buy = Buy the { $slot }
choice-hold = Keep the card secret
choice-open = Play a { $business } share
choice-move = Place the chip at { $garden }
choice-expand = Expand { $garden } onto space { $space }
choice-transfer = Hand space { $space } over to { $garden }

## Reasons

reason-not-now = This is not the moment for that; answer the question on the table first.
reason-no-such-card =
    { $have ->
        [0] You have no { $business } card in your hand.
        [one] That takes more cards: you have only one { $business } card in your hand.
       *[other] That takes more cards: you have only { $have } { $business } cards in your hand.
    }
reason-no-marker = You have no share marker left to show that share with.
reason-already-kept = That card is already set aside; keep another one.
reason-has-boss = { $boss } is boss of { $business } already; the first figures go where there is none.
reason-not-boss =
    { $boss_known ->
        [0] Only the boss of { $business } may do this, and nobody is.
       *[other] Only the boss of { $business } may do this, and that is { $boss }.
    }
reason-no-table = There is no table on that space.
reason-space-taken = That space already belongs to { $garden }.
reason-not-beside = The space must share a side with the garden; a corner is not enough.
reason-no-fence = There are not enough fences: that would take { $need }, and there are only { $have }.
reason-base-space = The space in front of an inn always stays with that inn: { $garden }.
reason-same-garden = That space already belongs to this very garden.
reason-not-your-space =
    { $garden_known ->
        [0] You must be boss of both gardens, the one that gives the space and the one that gets it; this space belongs to nobody.
       *[other] You must be boss of both gardens; this space belongs to { $garden }, where you are not.
    }
reason-already-boss = You are the boss there already.
reason-named-today = { $boss } was placed at { $business } today and is safe until tomorrow.
reason-no-figure = You have no boss figure free for that.
reason-no-share = You need at least one share of { $business } to name its boss; you have none.
reason-needs-card =
    { $have ->
        [0] You have failed there today; trying again takes one more { $business } card, and you have none.
       *[other] You have failed there today; trying again takes one more { $business } card from your hand.
    }
reason-one-card = One card is all that may be played here.
reason-no-majority =
    { $cards ->
        [0] You cannot block: you need more than half of the shares, and { $have } of { $total } is not more than half.
        [one] Not even with one more card: { $have } of { $total } would not be more than half of the shares.
       *[other] Not even with { $cards } more cards: { $have } of { $total } would not be more than half of the shares.
    }
reason-card-not-needed = The block holds without that card, so the card stays in hand.
reason-not-brewer =
    { $boss_known ->
        [0] You must be the boss of { $brewery } as well; nobody is.
       *[other] You must be the boss of { $brewery } as well; that is { $boss }.
    }
reason-no-sign = { $brewery } has no sign left: it already supplies three gardens.
reason-same-brewery = { $brewery } already supplies { $garden }.
reason-blocked-no-contract = In this edition a failed attempt may be followed by another one, but not by a contract.
reason-not-your-post = You have no figure there.
reason-fresh-post = A figure placed today stays where it is until tomorrow.
reason-nothing-there = No card lies there; new ones are turned up in the morning.
reason-too-poor = The price of a card is { $price } today; you have { $have }.
reason-supply-empty = The supply is empty.
reason-other-card = Only the card you have just drawn may be played now: { $card }.
reason-other-chip = The other chip is in that garden, and the two never meet.
reason-too-far = That is too far: the chip goes clockwise by one or two gardens, or stays.

## Warnings

warning-purge = All shares of that business would then be out, and your only marker there would come straight back.
warning-nothing-to-expand = As things stand, no garden of yours can grow: this action would be lost.
warning-nothing-to-name = As things stand, you can neither name a boss nor sign a contract: this action would be lost.
warning-nothing-to-buy = As things stand, you cannot buy a card: this action would be lost.

## The log

event-sign-laid = { $brewery } supplies { $garden }.
event-card-dealt =
    { $card_known ->
        [0] { $seat } is dealt a card.
       *[other] { $seat } is dealt a { $card } card.
    }
event-card-exchanged = { $seat } hands back a { $card } card and gets another.
event-card-kept = { $seat } keeps a { $card } card.
event-share-revealed = { $seat } reveals a share of { $business }.
event-start-chosen = { $seat } is the thirstiest and starts.
event-figure-placed = { $seat } places a boss at { $business }.
event-day-begun = Week { $week }, { $weekday }: { $seat } starts.
event-card-turned = The { $slot } is turned up: { $card }.
event-action-chosen = { $seat } lays a card face down: { $plan }.
event-action-revealed = { $seat } reveals: { $plan }.
event-passed = { $seat } passes.
event-nothing-to-expand = { $seat } has no garden that can grow; the action is lost.
event-nothing-to-name = { $seat } can neither name a boss nor sign a contract; the action is lost.
event-nothing-to-buy = { $seat } cannot buy a card; the action is lost.
event-space-added = { $seat } expands { $garden } onto space { $space }.
event-space-transferred = { $seat } hands space { $space } over from { $giver } to { $garden }.
event-space-cut-off = Space { $space } is cut off from { $garden } and belongs to nobody now.
event-challenged =
    { $cards ->
        [0] { $seat } wants to become boss of { $business }.
        [one] { $seat } wants to become boss of { $business } and plays a share card.
       *[other] { $seat } wants to become boss of { $business } and plays { $cards } share cards.
    }
event-share-opened = { $seat } plays a share of { $business }.
event-marker-returned = The last share of { $business } is out: { $seat } takes back a lone marker.
event-blocked = { $seat } blocks and remains boss of { $business }.
event-lapsed = { $seat } has no share of { $business } left, so the attempt lapses.
event-figure-returned = { $seat } loses { $business } and takes the boss figure back.
event-figure-withdrawn = { $seat } moves a boss figure away from { $business }.
event-boss-installed = { $seat } is the new boss of { $business }.
event-contract-signed = { $seat } signs a contract: { $garden } now gets its beer from { $brewery } instead of { $old }.
event-card-bought =
    { $price ->
        [one] { $seat } buys the { $slot } for { $price } thaler: { $card }.
       *[other] { $seat } buys the { $slot } for { $price } thalers: { $card }.
    }
event-blind-bought =
    { $price ->
        [one] { $seat } buys a card from the supply for { $price } thaler.
       *[other] { $seat } buys a card from the supply for { $price } thalers.
    }
event-share-drawn =
    { $card_known ->
        [0] { $seat } draws a share card.
       *[other] { $seat } draws a share of { $card }.
    }
event-special-drawn = { $seat } draws a { $card } card, which is played at once.
event-share-held = { $seat } keeps the card secret.
event-chip-moved =
    { $chip ->
        [Waitress] { $seat } has the waitress serve at { $garden }.
       *[other] { $seat } has the drunken bum settle at { $garden }.
    }
event-card-buried = Nobody wanted { $card }; the card goes under the supply.
event-garden-earned =
    { $income ->
        [0] { $garden } earns nothing this week.
       *[other] { $garden } earns { $income } thalers; half of that, { $half } thalers, goes to { $brewery }.
    }
event-brewery-earned =
    { $income ->
        [0] { $brewery } earns nothing this week.
       *[other] { $brewery } shares out { $income } thalers.
    }
event-shares-paid =
    { $business } pays { $seat } { $amount ->
        [0] nothing
        [one] { $amount } thaler
       *[other] { $amount } thalers
    } for { $markers ->
        [one] { $markers } share
       *[other] { $markers } shares
    }.
event-rest-paid =
    { $amount ->
        [one] The odd thaler of { $business } goes to { $seat }.
       *[other] The remaining { $amount } thalers of { $business } go to { $seat }.
    }
event-rest-kept =
    { $amount ->
        [one] The odd thaler of { $business } stays in the bank.
       *[other] The remaining { $amount } thalers of { $business } stay in the bank.
    }
# The amount is negative for the drunken bum.
event-chip-paid =
    { $chip ->
        [Waitress] The waitress fills { $seat }’s purse: { $amount ->
            [one] { $amount } thaler.
           *[other] { $amount } thalers.
        }
       *[other] The drunken bum drains { $seat }’s purse: { $amount ->
            [-1] { $amount } thaler.
           *[other] { $amount } thalers.
        }
    }
event-week-ended = Week { $week } has been paid out.
event-game-ended = The season is over.

## The end

ending-third-payday = The third payday is over, and the richest player wins.
ending-third-payday-shared = The third payday is over, and the richest players share the victory.

## Editions

edition-hanser-2004 = Hanser 2004
edition-hanser-2004-about = The German rules, in the author’s own words; the French rules play the same way.
edition-rio-grande-2004 = Rio Grande 2004
edition-rio-grande-2004-about = The English rules: chips walk either way, and after a block there is no contract instead.
edition-digest = Digest
edition-digest-about = A reference manual at odds with the printed rules, repaired so that it can be played.

## Options

option-chip_direction = Which way do the waitress and the drunken bum walk?
option-chip_direction-clockwise = clockwise only
option-chip_direction-either = in either direction
option-after_block = What may a blocked player do next?
option-after_block-boss_or_contract = name a boss again or sign a contract
option-after_block-boss_only = name a boss again, nothing else
option-after_block-none = nothing; the action is over
option-duel_attacker_cards = How many share cards may the challenger play?
option-duel_attacker_cards-one = one per attempt
option-duel_attacker_cards-any_on_retry = one at first, any number when trying again
option-duel_boss_cards = How many share cards may the boss play to block?
option-duel_boss_cards-one = one
option-duel_boss_cards-any = any number
option-boss_extra_card = May the boss play a card that the block does not need?
option-boss_extra_card-needed_only = no, only cards that the block needs
option-boss_extra_card-always = yes, along with the block
option-name_with_hidden_share = May a share card played in the attempt be the share it takes to name a boss?
option-name_with_hidden_share-yes = yes
option-name_with_hidden_share-no = no, a marker must be there beforehand
option-chip_money = Whose money do the waitress and the drunken bum change?
option-chip_money-garden = the garden’s income
option-chip_money-boss = the purse of the garden’s boss
option-payday_first = Which garden is paid out first?
option-payday_first-adler = Zum Adler
option-payday_first-krug = Zum Krug
option-tie_break = Who wins among the equally rich?
option-tie_break-shared = all of them
option-tie_break-shares = whoever has most markers on the board
option-three_player_shares = How many shares has a business with three players?
option-three_player_shares-5 = five
option-three_player_shares-6 = six
option-initial_deal = How are the first hands dealt?
option-initial_deal-redraw = from all cards; special cards are replaced
option-initial_deal-shares_only = from the share cards alone
option-removal_three_players = When do single markers go with three players?
option-removal_three_players-all = when all shares of the business are out
option-removal_three_players-never = never
option-relocate_boss = May a boss figure move when none is free?
option-relocate_boss-off = no
option-relocate_boss-on = yes, from another business
option-fence_limit = Can the fences run out?
option-fence_limit-off = no
option-fence_limit-on = yes
option-open_money = Does money lie open on the table?
option-open_money-on = yes
option-open_money-off = no, everyone hides it
option-lost_share_in_duel = What if the boss’s card costs the challenger the last share?
option-lost_share_in_duel-lapse = the attempt lapses
option-lost_share_in_duel-stands = the attempt stands
option-vacant_remainder = Who gets the indivisible rest where there is no boss?
option-vacant_remainder-bank = the bank
option-vacant_remainder-largest_holder = whoever has most markers there

## Boards of one’s own

board-too-large = A board of { $rows } × { $cols } spaces is too large; at most 7 rows of 8 spaces fit.
board-outside = Row { $row }, column { $col } lies outside the grid; correct the place or enlarge the grid.
board-umbrella-void = Space { $space } stands in both “double” and “void”; remove it from one of them.
board-inns = The inns must stand clockwise in the order { $expected }; here they are: { $found }.
board-breweries = The breweries must be { $expected }; here they are: { $found }.
board-corners = Put one brewery into each of the corners NW, NE, SE and SW.
board-chips = Let the two chips start at two different inns; the waitress now starts at “{ $waitress }”, the drunken bum at “{ $bum }”.
board-base = Put the base space of { $inn } on a table inside the grid.
board-base-umbrella = Take the umbrella off the base space of { $inn }; it must be a plain table.
board-side = “{ $side }” is not a side of the square; put { $inn } on N, E, S or W.
board-door = Move the base space of { $inn } to the edge of the grid where its inn stands.
board-three-fences = Give the base space of { $inn } a table on each of the three sides away from its inn.
board-bases-touch = Move the base space of { $inn }: it lies on or beside that of another inn.
board-split = Join all tables by their sides; some cannot be reached from the first inn.
board-no-umbrella = Put at least one umbrella on the board; its space is listed under “double”.
board-fences =
    { $fences ->
        [one] One fence is not enough; the six base spaces alone take 18.
       *[other] { $fences } fences are not enough; the six base spaces alone take 18.
    }
