### The page's sentences about playing together: my tables, names, chat, the next game, invitations.

ui-my-turn = your turn
ui-turn-of =
    { $count ->
        [one] { $names } is to move
       *[other] { $names } are to move
    }
ui-table-gathering = waiting for friends
ui-table-gone = This table is gone, or its key no longer fits.
ui-forget-table = Remove from my list
ui-all-my-tables =
    { $count ->
        [one] Show the only table
       *[other] Show all { $count } tables
    }
ui-i-won = you won
ui-others-won =
    { $count ->
        [one] { $names } won
       *[other] { $names } won together
    }
ui-with-bots =
    { $count ->
        [one] one bot
       *[other] { $count } bots
    }
ui-rename = Change my name
ui-rename-take = OK
ui-away-waiting = not here, and it is their turn
ui-waiting-away =
    { $count ->
        [one] { $names } is not here. A bot may stand in.
       *[other] { $names } are not here. Bots may stand in.
    }
ui-watching = You are watching
ui-to-next-table = To the next game
ui-follow = { $name } plays another round: off to the next table…
ui-log-next-table = { $seat } calls for another game; everybody moves to a new table.
ui-invited-by = { $name } keeps a chair for you
ui-your-chair = Your chair ({ $seat })
ui-chair-taken = This chair is taken: the link was used before.
ui-watch-instead = Watch the game
ui-invited-rules = The rules of the game
ui-gathering-guest = The game begins when every chair is taken. You can leave this page open.
ui-chat = Chat
ui-chat-say = Say something
ui-chat-send = Send
ui-chat-mute = Hide from me
ui-chat-unread =
    { $count ->
        [one] one new message
       *[other] { $count } new messages
    }
ui-allow-chat = Chat at this table
ui-emotes = Faces
ui-emote-hello = Hello!
ui-emote-cheers = Cheers!
ui-emote-bravo = Well played!
ui-emote-thanks = Thank you!
ui-emote-sorry = Sorry!
ui-emote-laugh = Ha ha!
ui-emote-wow = Wow!
ui-emote-think = Hmm…
ui-emote-hurry = It is your turn!
ui-emote-luck = Good luck!
ui-qr = Show as a QR code
ui-card-title = { $game }: a table at Stammtisch
ui-card-host = { $name } keeps a chair for you. Sit down or watch, without an account.
ui-card-about = Sit down or watch, without an account.
ui-house-away = The house is closed at the moment
ui-house-away-about = Nobody answers: this device is offline, or the house is away. Nothing is lost; this page goes on by itself as soon as somebody answers.
ui-house-again = Try again now
