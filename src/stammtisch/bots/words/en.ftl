### What the levels are called in English, and how they play: people that one meets at an inn.

bot-random = Chance
bot-random-about = Does anything that is allowed; it knows the rules and nothing else. A measure for research.
bot-newcomer = Passer-by
bot-newcomer-about = Came in from the rain and has just been told the rules: guesses a lot, but wastes nothing in plain sight.
bot-beginner = Apprentice
bot-beginner-about = Has watched a few games: takes what looks good, often the second best, and overlooks the finer moves.
bot-casual = Sunday guest
bot-casual-about = Comes for the Sunday pint: knows what things are worth, but only roughly, and likes to try something.
bot-keen = Evening guest
bot-keen-about = Comes after work and plays well; when two things look alike, it takes the wrong one now and then.
bot-regular = Regular
bot-regular-about = Plays by rules of thumb: it looks one move ahead and reckons what everything will be worth.
bot-strong = Old hand
bot-strong-about = Has taught itself by playing against itself, and goes by the chance to win after each move.
bot-expert = Connoisseur
bot-expert-about = Plays like the old hand, but goes through the round to its end in its head before it decides.
bot-master = Past master
bot-master-about = Looks further ahead than the connoisseur, longest where things look alike, and foresees what others will lay face down. Takes its time.
bot-elo = Strength { NUMBER($elo, useGrouping: 0) }
bot-elo-about = As strong as you like: of the two levels next to this strength, now the stronger decides, now the weaker.
bots-fair = All of them know only what their seat may know. The weaker ones see less far; nobody cheats, and nobody gets anything extra.
