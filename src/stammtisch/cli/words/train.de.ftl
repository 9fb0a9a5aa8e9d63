### stammtisch train

train-from-against = Gib entweder --from oder --against an: Wer lernt, Gewichte zu schlagen, beginnt ohnehin mit ihnen.
train-keep = --keep braucht --from und --mixed: Das Gelernte bleibt, andere Tische werden daneben gelernt.
