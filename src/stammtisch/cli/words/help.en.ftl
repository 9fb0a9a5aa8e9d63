### What “--help” says in English. Plain texts only: they are read without Fluent, so that help comes at once (core/words.py).
### The first line of a command is what the list of commands shows. { $game }, { $seat } and { $rule } become names that are installed.

## The frame

help-usage = Usage:
help-options = Options:
help-commands = Commands:
help-arguments = Arguments:
help-required = [needed]
help-options-place = [OPTIONS]
help-command-place = COMMAND [ARGUMENTS]…
help-program = stammtisch, version { $version }

## What stands for a value, in capitals

metavar-address = ADDRESS
metavar-bot = BOT
metavar-colour = COLOUR
metavar-days = DAYS
metavar-dir = DIR
metavar-file = FILE
metavar-game = GAME
metavar-high = HIGH
metavar-id = ID
metavar-low = LOW
metavar-name = NAME
metavar-port = PORT
metavar-record = RECORD
metavar-seat = SEAT
metavar-shell = SHELL
metavar-value = VALUE
metavar-word = WORD

## Commands

command-stammtisch =
    Two board games at one table.

    Sit down: stammtisch play { $game }
    See what is on: stammtisch games
    Look up a rule: stammtisch rules WORD
command-analyse =
    Tell what a finished game teaches.

    Every decision is judged from what its seat could know, by two judges; cards, own decisions and those of the others are told apart. An analysis is kept, so it is made only once.

    Examples:
    stammtisch analyse { $game }-4711.txt --seat { $seat }
    stammtisch analyse { $game }-4711.txt --html game.html
command-arena =
    Measure a bot of GAME against another one.

    Every deal is played once with the candidate in each seat, among copies of the other bot. The same seed gives the same games, wherever and by however many processes they are played; bots never learn from these deals.

    Examples:
    stammtisch arena { $game } --candidate regular --against random --deals 500 --both --jobs 2
    stammtisch arena { $game } --candidate regular --against random --sprt --resume night.jsonl
command-bench =
    Measure the engine on this machine.

    It plays random games at the largest table of each game, on one core.

    Example:
    stammtisch bench --json
command-board =
    Check boards of your own.

    Example:
    stammtisch board check my-board.json
command-board-check =
    Say whether games can be dealt on a board.

    If not, the first thing wrong with the board in FILE is named.

    Example:
    stammtisch board check my-board.json
command-bots =
    List the bots that are installed, weakest first.

    You see how they play and, if it was measured, how strong they are.

    Example:
    stammtisch bots --lang fr
command-completion =
    Print a script by which SHELL completes with the Tab key.

    It knows commands, options, games, editions, bots, seats and rules. Let your shell read it at the start; for bash, put the line of the example into “~/.bashrc”.

    Example:
    source <(stammtisch completion bash)
command-games =
    List the games that are installed.

    For each, or for one GAME: its seats, its editions, and its options with their values.

    Example:
    stammtisch games { $game } --lang fr
command-house =
    Look after a house.

    These are tools for whoever runs a server: they work on its folder or database. A server that runs may go on, unless the command says that it needs the house alone.

    Example:
    stammtisch house stats --data /var/lib/stammtisch
command-house-backup =
    Write a backup to FILE.

    The server may run meanwhile. A folder becomes one SQLite file, a PostgreSQL database what its own pg_dump writes. Whoever can read the file can read everybody’s cards.

    Example:
    stammtisch house backup sunday.backup
command-house-block =
    Do not let somebody in.

    ADDRESS is an address, a network such as 203.0.113.0/24 or 2001:db8::/48, or profile:NAME. A running server notices within two seconds; whoever is there is told so and disconnected.

    Example:
    stammtisch house block 203.0.113.7 --note spam
command-house-blocks =
    List who is not let in.

    The newest comes first.

    Example:
    stammtisch house blocks
command-house-check =
    Check that the house is sound.

    Every table is replayed by the rules, with the digest behind each decision, and no line may be missing. The first thing that is wrong is told, and the exit code is 1.

    Example:
    stammtisch house check
command-house-close =
    Close a table, or open it again.

    Its people may look at it, and nothing more happens there; nobody else sees it. A running server notices within two seconds.

    Example:
    stammtisch house close 9zf5rj2n3n6u
command-house-copy =
    Copy a house into an empty one.

    Between folders and PostgreSQL databases, in any direction, with no server running. The copy is kept only if the digest of all rows is the same.

    Example:
    stammtisch house copy --from data --to postgresql://stammtisch@localhost/house
command-house-mute =
    Mute somebody at a table.

    They play on, but can neither chat nor change their name, and what they said is not shown any more. A running server notices within two seconds.

    Example:
    stammtisch house mute 9zf5rj2n3n6u { $seat }
command-house-prune =
    Delete old tables.

    Those at which nothing has happened for so many days, over or not. With a folder, the server must not run.

    Example:
    stammtisch house prune --older-than 90 --dry-run
command-house-remove =
    Delete one table for good.

    With a folder, the server must not run; with a database, everybody at the table is told that it is gone.

    Example:
    stammtisch house remove 9zf5rj2n3n6u
command-house-rename =
    Give somebody at a table another name.

    Without NAME they have none. Mute them too if they may not choose another one. A running server notices within two seconds.

    Example:
    stammtisch house rename 9zf5rj2n3n6u { $seat }
command-house-reports =
    List the names and words that were reported.

    What you do about it (rename, mute, close) settles the report.

    Example:
    stammtisch house reports
command-house-restore =
    Put a backup in the place of the house.

    No server may run. A folder’s own file stays beside it; a PostgreSQL database must be empty. Then every table is checked.

    Example:
    stammtisch house restore sunday.backup
command-house-show =
    Show one table from outside.

    It tells who sits where and whose turn it is, and neither cards nor keys.

    Example:
    stammtisch house show 9zf5rj2n3n6u
command-house-stats =
    Tell the house in numbers.

    Tables, lines of their logs, people, and room on the disk.

    Example:
    stammtisch house stats
command-house-tables =
    List the tables.

    The one that was used last comes first.

    Example:
    stammtisch house tables --stuck
command-house-unblock =
    Let somebody in again.

    Name them as “stammtisch house blocks” does.

    Example:
    stammtisch house unblock 203.0.113.7
command-house-upgrade =
    Bring the house to the form of this version.

    A server does it with its folder by itself; a database, which others may use, is upgraded only by this command. An empty place becomes an empty house.

    Example:
    stammtisch house upgrade
command-ladder =
    Let bots of GAME play the whole cross table.

    One of each sits among copies of each other, in every seat of every deal. It prints ratings with intervals and the table; with --out it writes a report in Markdown, the figures in JSON, and pictures.

    Example:
    stammtisch ladder { $game } --bots random,regular --deals 200 --jobs 2 --out ladder
command-picture =
    Draw a moment of a RECORD as SVG or PNG.

    You get the drawings of the page: the table after some decisions, as one seat saw it. Without a file the SVG goes to standard output.

    Example:
    stammtisch picture { $game }-4711.txt --at 120 --seat { $seat } --png table.png
command-play =
    Play GAME in this terminal.

    You are asked, with your choices numbered; answer with a number or with words, and type “help” to see what else there is. Several people may share the keyboard: name fewer bots.

    Examples:
    stammtisch play { $game } --seats 3 --lang de
    stammtisch play { $game } --bots regular,random
    stammtisch play --resume { $game }-4711.txt
command-problem =
    Solve problems: decisions with a best move.

    They are from played games. That the move is best is proved, whatever is hidden; or judged, by a clear margin. Each problem says which.

    Examples:
    stammtisch problem solve { $game } --difficulty 2
    stammtisch problem solve { $game } --today
command-problem-find =
    Find problems of GAME in records, or in games that bots play for it.

    Kept is what somebody got wrong in the game although the best move can be proved; each comes with its proof. With --judged, also the middle of a game is looked at: kept is what two judges agree on, by a clear margin.

    Examples:
    stammtisch problem find { $game } --games 100 --out problems.json
    stammtisch problem find { $game } my-game.txt --judged --out problems.json
    stammtisch problem solve { $game } --file problems.json
command-problem-list =
    List the problems of GAME, the easiest first.

    Example:
    stammtisch problem list { $game } --difficulty 4
command-problem-measure =
    Let every level try the problems of GAME, and write down which solve them.

    Example:
    stammtisch problem measure { $game }
command-problem-prove =
    Prove the problems of GAME again; the exit code is 1 if one does not hold.

    Example:
    stammtisch problem prove { $game }
command-problem-solve =
    Solve problems of GAME at the prompt.

    You see the table as the seat saw it, answer, and are told why.

    Examples:
    stammtisch problem solve { $game }
    stammtisch problem solve { $game } --today
command-record =
    Check records and look into them.

    Example:
    stammtisch record check *.txt
command-record-check =
    Replay records and say whether they are sound.

    Every FILE gets a line; the exit code is 1 if any is not sound.

    Example:
    stammtisch record check { $game }-4711.txt
command-record-show =
    Draw the table of a record at any point.

    You see it after some decisions, as one seat saw it, with the log up to there.

    Example:
    stammtisch record show { $game }-4711.txt --at 120 --as { $seat }
command-rules =
    Look up rules by their ids or by a WORD.

    Each comes with its sources, its options, and our rulings with their texts. Without an id or a word you get them all.

    Examples:
    stammtisch rules { $rule }
    stammtisch rules card
command-serve =
    Serve the table in the browser.

    Everybody who can reach this machine’s address can join.

    Example:
    stammtisch serve --port 8080 --no-open
command-simulate =
    Play many games of GAME between bots.

    Bot 1 sits in seat 1, bot 2 in seat 2: nobody changes seats. The same seed gives the same games, however many processes play them.

    Example:
    stammtisch simulate { $game } --bots regular,random,random,random --games 200 --seed 1 --jobs 2
command-tactics =
    Put problems of GAME to a bot.

    They are decisions at which one action is better than all others, whatever is hidden.

    Example:
    stammtisch tactics { $game } --bot expert
command-train =
    Train nets for GAME by self-play.

    They are kept in a file, with the log of their training. The same seed gives the same weights on the same machine. With --against, all seats but one are played by copies of other weights, which stay as they are: what a learner wins against them says how far they can be exploited.

    With --jobs or --executor dask, workers share the games, shard by shard. That gives other weights than without workers, but the same ones whoever the workers are.

    Beside the file a table with the learning curve is kept (FILE.csv). Files that exist stay as they are: name another one. Only weights that are learned against may be replaced by what was learned (--against and --out the same).

    Example:
    stammtisch train { $game } --seats 3 --games 160000 --seed 1 --out { $game }-3.npz
command-tune =
    Tune parameters of a bot of GAME.

    It searches by simultaneous perturbation, on deals that the arena never measures with.

    Example:
    stammtisch tune { $game } --bot regular --parameter temperature=0.5..20 --against regular --jobs 2

## Options and arguments that several commands share

parameter-help = Show this help.
parameter-version = Show the version.
parameter-lang = Language of everything it says (default: that of your system).
parameter-game = The game, by its name (“stammtisch games” lists them).
parameter-seats = How many seats the table has.
parameter-edition = Whose rules to play by.
parameter-option = A rule option on its own; may be repeated.
parameter-seed = The seed of all chance (default: 0).
parameter-jobs = How many processes share the work (default: 1).
parameter-executor = Who does the work (default: local).
parameter-scheduler = The scheduler of a Dask cluster, for --executor dask.
parameter-resume = Keep finished deals in this file, and go on with those that it holds.
parameter-against = The bot in all other seats.
parameter-quiet = Do not show how far it has come.
parameter-as_json = Print JSON instead of tables.
parameter-data = The folder of the house (default: where “serve” keeps it).
parameter-database = The house’s PostgreSQL database, postgresql://user@host/name; better by STAMMTISCH_DATABASE.
parameter-table = The table’s id.
parameter-file = The file.

## Options and arguments of single commands

parameter-analyse-record = The record of a finished game.
parameter-analyse-seat = Tell it for this seat (default: the first person, or the winner).
parameter-analyse-html_file = Write a page to this file: the curve, the columns and every moment.
parameter-analyse-again = Do not use an analysis that was kept.
parameter-arena-candidate = The bot to be measured: one of it at each table.
parameter-arena-deals = How many deals (default: 100; for --sprt at most 10000).
parameter-arena-both = Measure one AGAINST bot among candidates too.
parameter-arena-sprt = Stop as soon as a sequential test has decided between --h0 and --h1.
parameter-arena-h0 = The share of wins that is not better (default: 1 / seats).
parameter-arena-h1 = The share of wins that is better (default: 0.03 more).
parameter-arena-alpha = How often --h0 may be taken for --h1 (default: 0.05).
parameter-arena-beta = How often --h1 may be taken for --h0 (default: 0.05).
parameter-arena-as_csv = Print one line per game as CSV instead of tables.
parameter-bench-seconds = How long to measure each figure (default: 1).
parameter-board-check-game = The game it is a board of (default: found by what the file holds).
parameter-completion-shell = bash, zsh or fish.
parameter-house-block-note = Why; only you read it.
parameter-house-block-who = Who is not let in: an address, a network, or profile:NAME.
parameter-house-close-off = Open it again.
parameter-house-copy-source = The house to copy: a folder, or postgresql://user@host/name.
parameter-house-copy-target = Where to, an empty place.
parameter-house-mute-off = Let them speak again.
parameter-house-mute-seat = The seat, such as { $seat }.
parameter-house-prune-days = For how many days nothing has happened.
parameter-house-prune-dry_run = Only say what would go.
parameter-house-rename-name = The new name; none if it is left out.
parameter-house-rename-seat = The seat, such as { $seat }.
parameter-house-reports-settle = Settle the reports about this table, without doing anything else.
parameter-house-tables-stuck = Only those that the server should have looked after for a minute.
parameter-house-unblock-who = Who is let in again.
parameter-ladder-bots = The bots (default: all that can play at this table).
parameter-ladder-deals = How many deals for each pairing (default: 100).
parameter-ladder-out = Write a report into this folder; finished deals are kept there too, as deals.jsonl.
parameter-picture-record = A record.
parameter-picture-at = After how many decisions (default: all of them).
parameter-picture-seat = As this seat saw it, or open, with everybody’s cards (default: as a spectator).
parameter-picture-svg_file = Write the SVG to this file; “-” is standard output.
parameter-picture-png_file = Write a PNG to this file; “-” is standard output.
parameter-picture-width = How many pixels wide the PNG is (default: as the SVG says).
parameter-picture-theme = By day or in the evening (default: light).
parameter-play-game = The game; without it you are asked.
parameter-play-board = A board file to play on (see “board check”).
parameter-play-bots = Bots for the last seats; people take the others (default: regular in all seats but yours).
parameter-play-seat = Your seat, if you play against bots only.
parameter-play-seed = The seed of all chance: the same one deals the same cards.
parameter-play-save = Keep the game in this file from the start.
parameter-play-resume = Go on with a game that was saved.
parameter-problem-find-every = Keep problems that were solved in the game, too.
parameter-problem-find-files = Records to look at; without any, bots play.
parameter-problem-find-games = How many games bots play.
parameter-problem-find-judged = Look for mistakes that judges agree on, instead of proving; slow without a compiled engine.
parameter-problem-find-out = Read and write this file instead of the game’s own.
parameter-problem-find-seed = The same seed gives the same games (default: 1).
parameter-problem-list-difficulty = Only problems this hard, from 1 (easy) to 4 (very hard).
parameter-problem-list-file = Problems of this file, as “problem find --out” writes it, instead of the game’s own.
parameter-problem-list-kind = Only those that are proven, or only those that are judged.
parameter-problem-list-seats = Only problems of tables with this many seats.
parameter-problem-list-theme = Only problems about this.
parameter-problem-measure-out = Read and write this file instead of the game’s own.
parameter-problem-prove-out = Read and write this file instead of the game’s own.
parameter-problem-solve-difficulty = Only problems this hard, from 1 (easy) to 4 (very hard).
parameter-problem-solve-file = Problems of this file, as “problem find --out” writes it, instead of the game’s own.
parameter-problem-solve-kind = Only those that are proven, or only those that are judged.
parameter-problem-solve-name = This problem; “stammtisch problem list” shows the names.
parameter-problem-solve-seats = Only problems of tables with this many seats.
parameter-problem-solve-theme = Only problems about this.
parameter-problem-solve-today = The problem of the day.
parameter-record-check-files = Records; may be several.
parameter-record-show-at = After how many decisions (default: all of them).
parameter-record-show-viewer = As this seat or a spectator saw it (default: open, with everybody’s cards).
parameter-record-show-lines = How many sentences of the log (default: 20).
parameter-rules-what = An id, the beginning of ids, or a word.
parameter-serve-host = The address to listen at; 0.0.0.0 for the whole network (default: 127.0.0.1).
parameter-serve-port = The port; 0 takes any that is free (default: 8000).
parameter-serve-data = The folder that keeps the tables.
parameter-serve-database = A PostgreSQL database in place of the folder, postgresql://user@host/name; better by STAMMTISCH_DATABASE, where nobody reads a password.
parameter-serve-workers = How many processes serve; several need a database (default: 1).
parameter-serve-open_browser = Open the page in the browser.
parameter-serve-origins = A public address of this server, behind a proxy.
parameter-serve-chat = Whether people may chat at their tables.
parameter-serve-smtp = The mail server for letters to players, smtp://user:password@host:port or smtps://…; better by STAMMTISCH_SMTP, where nobody reads a password.
parameter-serve-mail_from = Who letters are from, such as games@example.org (or STAMMTISCH_MAIL_FROM).
parameter-serve-hooks = A host that players’ web hooks may call, or a whole origin that is trusted, or any or none; may be given several times (default: discord.com).
parameter-serve-profiles = Whether people can have profiles here (needs the extra “accounts”).
parameter-serve-metrics = Offer metrics for Prometheus at this address, such as 127.0.0.1:9100; each further worker takes the next port.
parameter-serve-log = How the log is written: for people or one JSON object a line (default: text).
parameter-simulate-bots = A bot for each seat in turn; a single name sits in all of them (default: regular).
parameter-simulate-games = How many games (default: 100).
parameter-simulate-records = Keep the record of every game in this folder.
parameter-simulate-dataset = Write every decision to this Parquet file.
parameter-simulate-force = Write over records and datasets that exist.
parameter-tactics-bot = The bot that is to solve them (default: regular).
parameter-tactics-every = List every problem with the answer, not only the themes.
parameter-train-games = How many games of self-play (default: 160000).
parameter-train-hidden = How many hidden units (default: 64).
parameter-train-seed = The seed of nets and deals (default: 1).
parameter-train-examine = Now and then play this many deals against the regular bot.
parameter-train-against = Learn to beat these weights.
parameter-train-begin = Begin with these weights; what they have not learned yet, such as other options, is learned on top.
parameter-train-mixed = Learn every edition and option of the game: many tables in turns, the one asked for most often.
parameter-train-keep = With --from and --mixed: change none of these weights, but learn others beside them for all tables but the first edition.
parameter-train-out = Where to keep the weights.
parameter-tune-bot = The bot to tune: installed, or file.py:Class.
parameter-tune-parameters = A parameter and its bounds; may be repeated.
parameter-tune-rounds = How many steps (default: 40).
parameter-tune-deals = Deals for each of a round’s two tries (default: 8).
