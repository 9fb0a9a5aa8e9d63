### What the command line says in English. What a game says lies with the game.

## Command lines that cannot be read

unknown-language = “{ $language }” is not one of the languages spoken here: { $known }.
unknown-shell = There is no script for the shell “{ $shell }”; choose one of these: { $known }.
bad-number = { $option } takes a whole number from { $smallest } upwards; “{ $text }” is none.
bad-range = { $option } takes a whole number from { $smallest } to { NUMBER($largest, useGrouping: 0) }; “{ $text }” is none.
bad-positive = { $option } takes a number above 0; “{ $text }” is none.
usage-no-option = There is no option { $option } here; “{ $command } --help” lists them.
usage-no-command = There is no command “{ $name }”; “{ $command } --help” lists them.
usage-no-option-close = There is no option { $option } here (did you mean { $close }?); “{ $command } --help” lists them.
usage-no-command-close = There is no command “{ $name }” (did you mean “{ $close }”?); “{ $command } --help” lists them.
usage-missing = { $name } is missing; “{ $command } --help” shows an example.
usage-no-value = { $option } needs a value; “{ $command } --help” shows an example.
usage-flag = { $option } takes no value; “{ $command } --help” shows an example.
usage-extra = That is too much: “{ $words }”; “{ $command } --help” shows an example.
usage-other = This command line cannot be read ({ $detail }); “{ $command } --help” shows an example.
our-fault = This is our own mistake, not yours ({ $detail }); please report it with what { $variable }=1 shows.
interrupted = Interrupted.

## Files

file-missing = There is no file “{ $file }”.
file-is-folder = “{ $file }” is a folder, not a file.
folder-is-file = “{ $file }” is a file, not a folder.
file-exists = The file “{ $file }” exists already; name another one, or go on with it by --resume.
file-exists-force = The file “{ $file }” exists already; name another place, or write over it with --force.
file-no-folder = There is no folder “{ $folder }”.
file-unreadable = The file “{ $file }” cannot be read: { $detail }.
file-unwritable = “{ $file }” cannot be written: { $detail }.
file-too-large = The file “{ $file }” is far too large for this.
file-no-text = The file “{ $file }” is not a text file.
file-not-utf8 = The file “{ $file }” is not encoded in UTF-8; save it as UTF-8 and try again.

## Sitting down

play-which = Which game do you want to play?
play-welcome =
    { $game }, edition { $edition }, { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }, seed { $seed }.
play-options = Options of this table: { $options }.
play-help = Answer with a number or in words; “help” shows what else you can type.
window-narrow = This window has { $columns } columns; make it { $needed } wide, and the table is drawn.
window-low = The table is higher than this window; “{ $command }” shows it page by page.
seat-not-at-table = There is no seat “{ $seat }” at this table; choose one of these: { $known }.
too-many-bots =
    { $bots ->
        [one] One bot leaves no seat for you: name at most { $most }, or let them play among themselves with “stammtisch simulate”.
       *[other] { $bots } bots leave no seat for you: name at most { $most }, or let them play among themselves with “stammtisch simulate”.
    }
seat-with-people = Leave out --seat where { $people } people share the keyboard: they take the first seats.
resume-with = Leave out { $option } when you go on with a saved game: its file says all that.
resume-damaged =
    { $decisions ->
        [one] The game goes on after the one decision that could be read; the damaged file stays as it is.
       *[other] The game goes on after the { $decisions } decisions that could be read; the damaged file stays as it is.
    }

## At the table

play-curtain = Pass the keyboard to { $seat } and press Enter.
play-earlier =
    { $lines ->
        [one] … and one sentence before that; “log” shows it.
       *[other] … and { $lines } sentences before that; “log { $lines }” goes back so far.
    }
play-sure = If you mean it, answer the same again.
play-undone = Taken back.
play-saved = Saved in { $file }. To go on: { $command }
play-kept = The record of this game is in { $file }.
play-goodbye = Until next time!
choice-number = There is no choice { $number }; type a number from 1 to { $most }.
choice-ambiguous = “{ $typed }” could mean several things: { $found }.
choice-unknown = “{ $typed }” is not an answer here; type a number, the words of a choice, or “help”.
why-what = What do you want to know? Type for example “why 2” or “why pass”.
why-allowed = You may do that now: { $action } – { $speech }.
log-number = “{ $text }” is not a number of lines; type for example “log 50”.
rules-what = Which rule are you looking for? Type an id or a word, for example “rules card”.

## Commands at the table: another word for each, how it is typed, what it does

word-why = why
word-undo = undo
word-log = log
word-table = table
word-rules = rules
word-save = save
word-quit = quit
word-help = help
word-score = score
form-why = why WORDS
form-log = log [N]
form-rules = rules ID|WORD
form-save = save [FILE]
help-answers = Answer with the number of a choice, or with its words; beginnings will do where they are clear.
help-why = whether something is allowed now, and if not, why and by which rule
help-undo = take back your last decision, as long as nothing was revealed, drawn or decided by others since
help-log = what has happened, as far as you could see it
help-table = show the table and the question again
help-rules = look up a rule
help-save = keep the game in a file, every player’s cards included
help-quit = save the game and leave
help-help = this list
help-score = who has how much, and what scoring would add now

## simulate

bots-for-seats =
    { $bots ->
        [one] One bot is
       *[other] { $bots } bots are
    } not enough or too many for { $seats } seats: name one for each, or a single one for all.
simulate-speed =
    { $games ->
        [one] One game
       *[other] { $games } games
    } in { $seconds } s: { $speed } games and { $decisions } decisions a second.
simulate-seat = Seat
simulate-bot = Bot
simulate-mean = Mean score
simulate-wins = Wins
simulate-share = Share
simulate-interval = 95 % interval
simulate-note = Every bot keeps its seat in all games; a shared victory is counted in fractions.

## record

record-sound =
    { $decisions ->
        [one] sound so far, one decision, not finished
       *[other] sound so far, { NUMBER($decisions, useGrouping: 0) } decisions, not finished
    }
record-finished =
    { $decisions ->
        [one] sound, one decision, finished
       *[other] sound, { NUMBER($decisions, useGrouping: 0) } decisions, finished
    }
record-too-short =
    { $decisions ->
        [one] The record has one decision; there is no table after { NUMBER($at, useGrouping: 0) }.
       *[other] The record has { NUMBER($decisions, useGrouping: 0) } decisions; there is no table after { NUMBER($at, useGrouping: 0) }.
    }
record-at = After { NUMBER($decisions, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) } decisions:

## rules

rules-nothing = No rule has this id or speaks of this: “{ $what }”.
rules-said = So say: { $sources }.
rules-implied = Implied by: { $sources }.
rules-against = Otherwise in: { $sources }.
rules-option = Option { $option }: { $question } { $answers }.
rules-refers = See also: { $ids }.

## board

board-sound = { $file } is a sound board of { $games }.

## bench

bench-compiled = The engine is compiled.
bench-interpreted = The engine is interpreted; where a C compiler is installed, “make play” compiles it.
bench-inside-decisions-per-second = decisions a second, inside the engine
bench-inside-games-per-second = games a second, inside the engine
bench-driven-decisions-per-second = decisions a second, driven from Python
bench-driven-games-per-second = games a second, driven from Python
bench-copy-microseconds = microseconds for a copy
bench-peers = To measure it side by side with other engines, type “{ $command }” in the project’s folder (docs/speed.md).

## train

no-observations = The game “{ $game }” does not say how its table looks in numbers (Law.observe), so nets cannot learn it; let “regular” play.
train-checkpoint = { NUMBER($games, useGrouping: 0) } games, { NUMBER($seconds, useGrouping: 0) } s: loss { $loss }
train-share = … wins { $percent } % of its games against { $rival }
train-kept = The weights are in { $file }.
train-out-curve = The learning curve is kept in a file ending in .csv; give the weights another name than “{ $file }”, such as “{ $other }”.
train-out-exists = The file “{ $file }” exists already and is not written over; name another one with --out, or move it away.
