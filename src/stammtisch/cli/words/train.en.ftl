### stammtisch train

train-from-against = Give either --from or --against: whoever learns to beat weights begins with them already.
parameter-train-begin = Begin with these weights; what they have not learned yet, such as other options, is learned on top.
parameter-train-mixed = Learn every edition and option of the game: many tables in turns, the one asked for most often.
train-keep = --keep needs --from and --mixed: what was learned stays, other options are added.
parameter-train-keep = With --from and --mixed: change none of these weights, learn only what other options add to them.
