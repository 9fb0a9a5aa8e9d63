### What the core says in English: games, languages, and one sentence for every mistake a user can make.

## Languages, each by its own name

language-en = English
language-de = Deutsch
language-fr = Français

## What a viewer does not see

name-unknown = a card

## What is not there

unknown-game = There is no game called “{ $game }”; choose one of these: { $known }.
unknown-bot = There is no bot called “{ $bot }”; choose one of these: { $known }.
untrained = No nets have been trained for this table of { $game } ({ $seats } seats, these options); take the bot “regular”, or train some with “stammtisch train”.
weights-unreadable = This is no file of weights; “stammtisch train” makes them.
weights-foreign = These weights are for { $trained }, not for { $game }; choose a file that was trained for this game.
weights-outdated = These weights are for { $game } as another version of Stammtisch saw it (observations, version { $layout }); train new ones with “stammtisch train”.
needs-extra = The package “{ $module }” is not installed; “{ $command }” installs it.
unknown-edition = There is no edition called “{ $edition }”; choose one of these: { $known }.
unknown-seat = There is no seat called “{ $seat }”; choose one of these: { $known }.
unknown-option = There is no option called “{ $option }”; choose one of these: { $known }.
unknown-value = Option { $option } cannot be “{ $value }”; choose one of these: { $known }.
did-you-mean = { $known } (did you mean “{ $close }”?)

## Setting up a table

wrong-seats = This game is for { $fewest } to { $most } players; choose a number of seats in between.
option-form = Write an option as name=value; “{ $text }” has no “=”.
option-twice = Option { $option } is set twice, to { $first } and to { $second }; decide on one of them.
option-seats = Option { $option } only matters with { $needed } players; leave it out at this table of { $seats }.

## At the table

nothing-owed = Seat { $seat } has nothing to decide now; wait until it is asked.
no-prover = The game “{ $game }” brings no bots/tactics.py, so nothing can be proved about it; docs/bots.md says what belongs there.
bot-illegal = The bot { $bot } on seat { $seat } chose action { NUMBER($action, useGrouping: 0) }, which is not open to it; let another bot play, and tell its author.
bot-no-action = The bot { $bot } on seat { $seat } returned { $answer }, which is no action: an action is a whole number; let another bot play, and tell its author.
bot-crashed = The bot { $bot } failed on seat { $seat } ({ $detail }); let another bot play, and tell its author.
bot-unusable = The bot { $bot } cannot be used ({ $detail }); choose another one, and tell its author.
bot-incomplete = The bot { $bot } has no “{ $part }”, which every bot needs; choose another one, and tell its author.
cannot-undo = Nothing can be taken back now: since your last decision something was revealed, drawn or decided by others.

## Records

record-title = This is not a record: its first line must read “{ $expected }”.
record-format = This record has format { $found }, and only format { $expected } can be read; try a newer version of Stammtisch.
record-header = Line { NUMBER($line, useGrouping: 0) }: “{ $text }” is not a header line; write “word: value”, and leave an empty line before the first decision.
record-no-game = The header does not say which game this is; add a line such as “game: …”.
record-game = This is a record of “{ $found }”, not of “{ $expected }”; open it with the game it is of.
record-field = Line { NUMBER($line, useGrouping: 0) }: there is no header called “{ $field }”; correct its name or remove the line.
record-seed = Line { NUMBER($line, useGrouping: 0) }: “{ $seed }” is not a seed; write a whole number, or remove the line.
record-seats = “{ $seats }” is not a number of seats; write a line such as “seats: 4”.
record-line = Line { NUMBER($line, useGrouping: 0) }: “{ $text }” cannot be read; docs/notation.md shows how to write it.
record-illegal = Line { NUMBER($line, useGrouping: 0) }: “{ $text }” (decision { NUMBER($number, useGrouping: 0) }) is against the rules at this point; correct it, or end the record before it.
record-diverges = Line { NUMBER($line, useGrouping: 0) }: after “{ $text }” (decision { NUMBER($number, useGrouping: 0) }) the table is not the one that the digest stands for; check this decision, or remove the digest.
record-unfinished =
    { $number ->
        [one] The record states a result, but the game is not over after its only decision; add the others, or remove the result.
       *[other] The record states a result, but the game is not over after its { NUMBER($number, useGrouping: 0) } decisions; add the missing ones, or remove the result.
    }
record-result = The result does not fit the decisions, which lead to these scores: { $found }; correct the line “result:”.
record-winners = The winners do not fit the decisions, which end with { $found } in first place; correct the line “winners:”, or remove it.
record-ending = The ending does not fit the decisions, which end the game as “{ $found }”; correct the line “ending:”, or remove it.
record-twice = Line { NUMBER($line, useGrouping: 0) }: “{ $field }:” is given a second time; keep one of the two lines.
record-closed-early = Line { NUMBER($line, useGrouping: 0) }: “{ $field }:” stands before a decision; move it behind the last one.
record-no-result = Line { NUMBER($line, useGrouping: 0) }: there is a line “{ $field }:” but none that says “result:”; add the scores, or remove this line.

## Board files

board-format = The board “{ $name }” cannot be read ({ $detail }); use the standard board as a pattern.
board-only-standard = This game has only its standard board; leave the option out.
