### The page's own sentences in English.

ui-home = Stammtisch: to the lobby
ui-welcome = Sit down at the table
ui-welcome-about = Board games for an evening, with friends or against bots. No account, nothing to fill in.
ui-title-table = At the table
ui-title-replay = Replay
ui-play = Play
ui-play-about = At once, against bots ({ $bot }).
ui-invite-friends = Invite friends
ui-same-screen = Same screen
ui-teach-me = Teach me
ui-own-table = My own table…
ui-open-tables = Join or watch
ui-no-open-tables = No table is open to strangers at the moment.
ui-join = Sit down
ui-watch = Watch
ui-saved-game = Open a saved game
ui-open-record = Choose a record to leaf through:
ui-choose-file = Choose a file…
ui-my-tables = My tables
ui-to-lobby = To the lobby
ui-no-table = There is no table here
ui-no-answer = No answer from the house. Try again in a moment.
ui-a-moment = One moment…
ui-invited = A friend keeps a chair for you
ui-your-name = Your name
ui-sit-down = Sit down

## A table of one's own

ui-setup-friends = with friends
ui-setup-screen = on one screen
ui-setup-own = my own table
ui-seats = Who plays?
ui-players-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
ui-who-sits = Who plays { $seat }?
ui-wish-me = I do
ui-wish-invite = a friend, by link
ui-wish-open = anybody
ui-wish-bot = a bot
ui-level = Strength of the bot
ui-level-rated = { $bot } (Elo { NUMBER($rating, useGrouping: 0) })
ui-level-instead = “{ $wanted }” has not learned to play at such a table; “{ $bot }” takes the seat.
ui-edition = By which rules?
ui-options = Single rules
ui-who-may-watch = Who may watch?
ui-watch-link = whoever has the link
ui-watch-everyone = everybody
ui-watch-nobody = nobody
ui-open-table = Open the table
ui-never-mind = Never mind
ui-gathering = Waiting for your friends
ui-gathering-about = Send each of them a link. The game begins when every chair is taken.
ui-begin-with-bots = Begin now; bots take the free chairs
ui-holder-person = is here
ui-holder-bot = bot
ui-holder-open = free
ui-holder-invited = invited
ui-link-invite = Link for { $seat }
ui-link-watch = Link for watching
ui-link-mine = My seat { $seat } on another device: keep this to yourself
ui-link-replay = Link to the replay
ui-copy = Copy
ui-copied = Copied
ui-close = Close

## Settings

ui-settings = Language, light and speed
ui-language = Language
ui-theme = Light
ui-theme-auto = as my device
ui-theme-light = day
ui-theme-dark = evening
ui-confirm-moves = Ask before every move
ui-show-forecast = Show what a scoring right now would bring
ui-plain-table = Plain table: lists and buttons instead of drawings
ui-pace = Pace of the bots
ui-pace-0 = at once
ui-pace-1 = brisk
ui-pace-2 = unhurried
ui-pace-3 = slow

## Bots

ui-bot-level = bot, { $bot }

## At the table

ui-question = The question
ui-answers = Answers
ui-all-answers =
    { $count ->
        [one] The only answer as a list
        [2] Both answers as a list
       *[other] All { $count } answers as a list
    }
ui-type-it = Type a move
ui-notation = Your move in notation
ui-notation-example = e.g. { $example }
ui-play-it = Play
ui-choose-other = Choose something else
ui-not-yet = Not yet
ui-chosen-may-change = You have chosen. Until everyone is ready you may still change your mind.
ui-waiting-for =
    { $count ->
        [one] { $names } is thinking
       *[other] { $names } are thinking
    }
ui-refused =
    { $count ->
        [one] One thing is not possible now
       *[other] { $count } things are not possible now
    }
ui-plain-board = The table in words
ui-yes = Yes
ui-no = No
ui-game-over = The game is over.
ui-rule = Rule { $rule }
ui-players = Players
ui-you = you
ui-you-bot = you (a bot plays for you)
ui-you-act = your turn
ui-away = not here
ui-thinks = thinking
ui-forecast-about = What a scoring right now would bring
ui-hand-over = Let a bot stand in
ui-hand-over-mine = Let a bot play for me
ui-take-back-seat = Play on myself
ui-give-back-seat = Give the seat back
ui-undo = Take back
ui-share = Table
ui-offline = Connection lost. Trying to reach the table again; what you see is how it was.
ui-curtain = { $seat }, it is your turn
ui-curtain-about = Hand the screen over. Nobody else looks.
ui-curtain-lift = I am { $seat }: open
ui-log = Log
ui-log-all =
    { $count ->
        [one] Show the only line
       *[other] Show all { $count } lines
    }
ui-fold-open = One by one
ui-log-took-back = { $seat } takes that back.
ui-log-seated = { $seat } sits down.
ui-log-seated-bot = A bot ({ $bot }) plays { $seat }.
ui-log-renamed = { $seat } is called { $name }.
ui-log-stumbled = The bot of { $seat } stumbled; chance answers for it.
ui-log-changed = The host changed how the table is run.
ui-peek = Back at move { $number } of { $last }
ui-peek-slider = Moment of the game
ui-peek-back = Back to now
ui-orders =
    { $count ->
        [0] Standing answers
        [one] Standing answers: one
       *[other] Standing answers: { $count }
    }
ui-orders-about = Only you see them. The house answers for you until something unexpected happens.
ui-orders-kind = For which question
ui-orders-thing = About what
ui-orders-answer = Answer
ui-orders-limit = For at most
ui-orders-set = Set
ui-order-any = everywhere
ui-remove = Remove
ui-go-on = Go on
ui-skip = Skip

## The end

ui-winner =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
ui-places = Places
ui-chart = How it went
ui-chart-about = How it went; at the end: { $scores }
ui-by-source = Where it came from
ui-rematch = Play again
ui-to-board = Look at the board
ui-to-result = To the result
ui-open-ledger = Open the ledger
ui-turning-points = Turning points:
ui-takes-lead = { $seat } takes the lead
ui-replay = Replay
ui-download = Download the record
