### Teach me Goldbräu: what the host says. The steps are in lessons/chapters.toml; a test holds the figures against the engine.

## The village

lesson-goal = The village and the goal
lesson-goal-village = Welcome to Seehausen! Six inns stand around one square. This is Zum Krug. No inn will ever be yours: you own shares, and shares earn money.
lesson-goal-spaces = An inn’s beer garden is what lies inside its fence, one space at first. On payday each space earns 4 thalers, a space with a red umbrella 8.
lesson-goal-brewery = Four breweries stand in the corners. The sign at an inn says who supplies its beer, and that brewery gets half of the garden’s income. At Zum Krug it is Steinbräu.
lesson-goal-shares = These eight cards are your first shares. Two stay secret in your hand; the others become markers on the roofs. Keep one card of Zum Krug: click it in your hand.
lesson-goal-second-card = And keep Zum Adler. Blue has two shares there; a hidden one may come as a surprise.
lesson-goal-markers = All shares are open now: a marker for each. You have two on Zum Krug, two on Mayerbräu, one on Zur Eiche and one on Zum Adler.
lesson-goal-boss = Now bosses are placed. Only the boss of a garden may expand it, and what cannot be divided on payday goes to the boss. Become boss of Zum Krug: click the inn.
lesson-goal-brewery-boss = The boss of a brewery may sign beer contracts. Take Mayerbräu, you have two shares there.
lesson-goal-third-boss = With three players everybody places three figures. Take Zur Eiche as well.
lesson-goal-weeks = You begin with 25 thalers. Each week has seven days and ends with payday. After three paydays the fullest purse wins. That is all you need to know before your first Monday.

## The three actions

lesson-actions = The three actions
lesson-actions-cards = Each day everybody lays one of these three cards, in secret and at the same time: expand a garden, boss or contract, buy a share. They are carried out in this order.
lesson-actions-choose-expand = Your garden at Zum Krug is small. Lay “Expand a garden”.
lesson-actions-alone = Nobody else wants to expand. Whoever is alone with this card does it twice! Add a free space beside your fence to Zum Krug. It costs nothing.
lesson-actions-parasol = And now an umbrella: it counts double. Fences follow by themselves.
lesson-actions-price = Two players wanted to buy, so a card cost 5 thalers: Blue paid, Yellow declined. One buyer alone pays 2, two pay 5 each, three or four pay 8 each.
lesson-actions-choose-buy = A new day, two new cards. There is a share of Zum Krug! Lay “Buy a share”.
lesson-actions-buy-krug = You are the only buyer: 2 thalers. Take Zum Krug.
lesson-actions-bought = A bought share becomes a marker at once. You have three on Zum Krug now. Buying never counts twice, however alone you are.
lesson-actions-choose-buy-again = The drunken bum is for sale. He costs a garden 12 thalers on payday, and today he sits at Zum Adler. Lay “Buy a share” once more.
lesson-actions-special = Waitress and drunken bum are bought like shares, but played at once. Take the drunken bum before somebody sends him to you.
lesson-actions-bum = He may walk one or two gardens clockwise: to Zum Krug or Zur Eiche, and both are yours. Let him stay: click Zum Adler. The waitress, by the way, brings 20 thalers.
lesson-actions-third-action = The third card, boss or contract, is the sharpest of all. It has two chapters of its own.

## Boss and duel

lesson-boss = Boss and duel
lesson-boss-one-share = Blue is boss of Zum Adler. To take that place one share is enough, and you have one. But the old boss may defend the post.
lesson-boss-choose-boss = Lay “Boss or contract”.
lesson-boss-half = Blue may block you while holding more than half of the markers: 2 of 3. But you hold a Zum Adler card in secret. Click the inn: you attack and play that card along.
lesson-boss-answer = Two against two: Blue no longer has more than half. Only a hidden Zum Adler card could help now. Let’s see whether Blue shows one.
lesson-boss-installed = There is none. The blue figure goes home, yours stands on the ridge. For the rest of this day nobody can take that post away. But Yellow has chosen the same action…
lesson-boss-block = Yellow wants to become boss of Zum Krug. You have 2 of 3 markers there, more than half: block it!
lesson-boss-blocked = Blocked. Yellow could have tried elsewhere, or signed a contract instead. Remember: one share to attack, more than half to defend, and hidden cards decide.

## The beer contract

lesson-contract = The beer contract
lesson-contract-sign = Steinbräu supplies Zum Krug: on payday half of your garden’s income goes there, and Blue has both markers.
lesson-contract-yours = Mayerbräu would be better: you are its boss, and both markers are yours.
lesson-contract-choose-boss = A contract is signed with the card “Boss or contract”. Lay it.
lesson-contract-change = As boss of both you may let your brewery supply your garden. Click Zum Krug, then Mayerbräu. Nobody can block a contract.
lesson-contract-twice = You alone chose this card, so you have a second action. Any action may be forgone: pass this time.
lesson-contract-done = The sign of Mayerbräu hangs at Zum Krug now. The number in your row says what a payday today would bring you; point at a move, and you see how it would change.

## Shares and payday

lesson-payday = Shares and payday
lesson-payday-hidden = It is Saturday, tomorrow is payday. Shares can also be bought in secret. Lay “Buy a share”.
lesson-payday-blind = Do not take an open card: buy the top card of the supply, unseen.
lesson-payday-hold = A share of Mayerbräu! You may play it or keep it secret. Keep it: hidden shares are good for duels.
lesson-payday-sunday = Sunday, the last day of the week, and the last share of Zum Krug is for sale. Lay “Buy a share”.
lesson-payday-last-krug = Two buyers: 5 thalers. It is worth it. Take Zum Krug.
lesson-payday-open-cards = Before payday you may play cards from your hand. A share in the hand earns nothing, on the roof it does. Play Mayerbräu.
lesson-payday-purge = Now Zum Krug. It is the fifth and last share there, and then something special happens…
lesson-payday-purged = When all shares of a business are out, single markers have to leave. Yellow had only one on Zum Krug and has lost it. You have all four.
lesson-payday-income = Zum Krug has four spaces, two of them with an umbrella: 4 + 4 + 8 + 8 = 24 thalers. Half of it, 12, goes to Mayerbräu.
lesson-payday-show = Now it is Blue’s and Yellow’s turn to play their last cards, and then the bell rings. Watch where your money comes from!
lesson-payday-paid = Zum Krug paid you 3 thalers for each of four markers. Mayerbräu got the halves of three gardens, 32 thalers, and all of them are yours. At Zum Adler the rest of 2 went to you as boss.

## A first week

lesson-week = Your first week
lesson-week-monday = Seven days, and you decide. My advice for Monday: your best brewery should supply your best garden. Lay “Boss or contract”.
lesson-week-monday-contract = The others expand, you are alone: two actions. First the contract: Zum Krug, then Mayerbräu.
lesson-week-monday-boss = And now Zum Adler: Blue has 2 of 3 markers there, but with your hidden card it is 2 of 4. Attack, and play the card.
lesson-week-tuesday = Zum Adler is yours. Mayerbräu supplies three gardens now; each of its shares is precious, and one is for sale. Buy!
lesson-week-tuesday-buy = Two buyers, 5 thalers each, and Yellow came first and took the waitress to Zum Hirschen. Mayerbräu is still there.
lesson-week-wednesday = Your gardens are small, and a garden earns by its spaces. Expand.
lesson-week-wednesday-expand = Yellow expands too, so it is one space only. Let Zum Krug grow towards an umbrella.
lesson-week-wednesday-answer = Blue wants Zur Eiche. You have one marker there and so has Blue: that is not more than half, you cannot block. Nobody keeps every post.
lesson-week-thursday = Keep growing: lay “Expand a garden” again.
lesson-week-thursday-first = Alone! Two spaces. Choose where: an umbrella brings 8 thalers, every week anew. You may also expand Zum Adler.
lesson-week-thursday-second = And the second one, wherever you like.
lesson-week-friday = Ouch: Yellow has sent the drunken bum to Zum Krug. That would cost 12 thalers. But there is another drunken bum card on display. Buy it!
lesson-week-friday-buy = Nobody else buys: 2 thalers. Take the drunken bum.
lesson-week-friday-move = Send him on: Zur Eiche or Zum Bären, Blue is boss of both.
lesson-week-saturday = Two days to payday. Once more: expand.
lesson-week-saturday-expand = Alone again! Choose freely.
lesson-week-saturday-second = And the second space.
lesson-week-saturday-answer = Yellow wants Zum Krug. You have 2 of 3 markers there: more than half. Block it!
lesson-week-sunday = Sunday, and the last open share of Zum Krug lies there. Buy it.
lesson-week-sunday-buy = 5 thalers. Take it.
lesson-week-evening = You still hold a share of Zum Krug. Play it now: in the hand it earns nothing, and as the last one of all it drives Yellow’s single marker away.
lesson-week-over = Your first payday! Two more weeks make a game; gardens grow, and so does the money. You know all the rules that matter. See you at the table.
