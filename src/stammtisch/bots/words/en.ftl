### What the levels are called in English, and how they play.

bot-random = Random
bot-random-about = Does anything that is allowed; it knows the rules and nothing else.
bot-beginner = Beginner
bot-beginner-about = Sees what is good, but dimly; it counts no cards and overlooks the finer moves.
bot-regular = Regular
bot-regular-about = Plays by rules of thumb: it looks one move ahead and reckons what everything will be worth.
bot-strong = Strong
bot-strong-about = Has taught itself by playing against itself, and goes by the chance to win after each move.
bot-expert = Expert
bot-expert-about = Plays like the strong one, but goes through the round to its end in its head before it decides.
bots-fair = All of them know only what their seat may know. The weaker ones see less far; nobody cheats, and nobody gets anything extra.
