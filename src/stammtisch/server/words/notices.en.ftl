### Being told that it is one’s turn: what letters say, what the page says about them, and what cannot be done.

notice-your-turn-subject = { $game }: it is your turn
notice-your-turn-text = It is your turn at table { $table } ({ $game }). You play { $seat }.
notice-test-subject = { $game }: this is how you will be told
notice-test-text = A test from table { $table } ({ $game }): this is how you will be told that it is your turn. You play { $seat }.
notice-confirm-subject = { $game }: may we write to you?
notice-confirm-text = Somebody, probably you, wants to be told at this address when it is the turn of { $seat } at table { $table } ({ $game }). Open this link if you agree. If you do nothing, we write no more.
notice-link-once = The link opens your seat once, within seven days, in whichever browser you like. Keep it to yourself.
notice-off = No more letters about this table: { $link }

no-notices = This house sends no such letters.
mail-address = Letters cannot be sent to this address; write it as otto@example.org.
push-form = This browser’s push service has given a key that does not work; try again, or choose another way.
hook-form = This is no web address.
hook-https = A web hook must begin with https.
hook-host = This house does not call { $host }, only: { $known }.
hook-discord = A web hook of Discord looks like https://discord.com/api/webhooks/…
hook-matrix = For Matrix we need the address of your home server, the room’s id (it begins with an exclamation mark) and a token.
too-many-notices = At most { $most } ways for one seat; switch one off first.
notice-failed = It could not be sent ({ $detail }).

ui-notices = Tell me when it is my turn
ui-notices-sitting = If you are not at the table, you are told two minutes after it has become your turn; once, until you have played.
ui-notices-days = If you are not at the table, you are told as soon as it is your turn; once, until you have played.
ui-notices-none = This house sends no letters.
ui-notice-push = This browser
ui-notice-push-add = Tell me in this browser
ui-notice-push-refused = The browser does not allow it, or has no push service.
ui-notice-mail = E-mail
ui-notice-mail-address = Your e-mail address
ui-notice-hook = Web hook
ui-notice-hook-form = Kind
ui-notice-form-discord = Discord
ui-notice-form-matrix = Matrix
ui-notice-form-generic = any other (JSON)
ui-notice-hook-url = Web address
ui-notice-hook-home = Home server
ui-notice-hook-room = Room (!…)
ui-notice-hook-token = Token
ui-notice-hook-private = Only I can read there: the link may open my seat
ui-notice-hook-hosts = This house calls: { $hosts }
ui-notice-add = Tell me there
ui-notice-test = Try it
ui-notice-switch-off = Switch off
ui-notice-sent = Sent. It should arrive in a moment.
ui-notice-unconfirmed = open the link in the letter first
