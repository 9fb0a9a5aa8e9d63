### Bots that are no installed names: files, weights, parameters, programs.

bot-file-missing = There is no file “{ $file }” with a bot in it; check the path.
bot-file-class = “{ $bot }” names no bot: after the file comes a class that can choose, as in “mine.py:Careful”. The file has: { $classes }.
bot-parameter = “{ $part }” in “{ $bot }” is neither a parameter (“name=value”) nor a file of weights (“mine.npz”).
bot-program = The program “{ $program }” cannot be started ({ $detail }); check the command behind “run:”.
bot-program-silent = The program “{ $program }” gave no answer ({ $detail }); docs/bot-protocol.md says what it must answer.
bot-program-answer = The program “{ $program }” answered “{ $answer }”, which is not one line of JSON of the protocol; see docs/bot-protocol.md.
bot-refuses = The program “{ $program }” does not play at this table and says: “{ $detail }”; choose another bot.
unknown-parameter = The bot “{ $bot }” has no parameter “{ $parameter }”; it has: { $known }.
weights-file = The file “{ $file }” cannot be read: { $detail }.
