### stammtisch train

train-from-against = Give either --from or --against: whoever learns to beat weights begins with them already.
train-keep = --keep needs --from and --mixed: what was learned stays, and other tables are learned beside it.
