### The replay, in English.

ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-back = Previous decision
ui-replay-on = Next decision
ui-replay-slider = Moment of the game
ui-replay-at = { $number } of { $last }
ui-replay-start = Before the deal
ui-replay-speed = Speed
ui-replay-controls = Playing this record

## Who sat there, and through whose eyes we look

ui-seat-bot = { $seat } ({ $bot })
ui-view = View
ui-view-open = all cards open
ui-view-spectator = as spectators saw it
ui-cards-of = Cards of { $seat }

## Rounds, where a game has no words of its own for them

ui-mark-short = { $round }
ui-mark-round = Round { $round }
ui-mark-back = Previous round
ui-mark-on = Next round

## Continuing

ui-resume = Continue from here
ui-resume-as = As
ui-resume-against = against
ui-resume-over = The game is over here. Go back a little, and you can play on from there.

## Keys

ui-replay-keys = Keys
ui-key-arrows = one decision back or on
ui-key-marks = one round back or on
ui-key-ends = to the beginning, to the end
ui-key-space = play or pause
ui-key-costly = the next decision that cost something, or the one before; once the game is analysed
ui-key-escape = close what is open: the rules, a scoring
ui-key-home = Home
ui-key-end = End
ui-key-bar = Space
