train-from-against = Give either --from or --against: whoever learns to beat weights begins with them already.
parameter-train-begin = Begin with these weights; what they have not learned yet, such as other options, is learned on top.
parameter-train-mixed = Learn every edition and option of the game: many tables in turns, the one asked for most often.
