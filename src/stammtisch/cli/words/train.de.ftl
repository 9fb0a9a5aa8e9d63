### stammtisch train

train-from-against = Gib entweder --from oder --against an: Wer lernt, Gewichte zu schlagen, beginnt ohnehin mit ihnen.
parameter-train-begin = Mit diesen Gewichten beginnen; was sie noch nicht gelernt haben, etwa andere Optionen, kommt hinzu.
parameter-train-mixed = Alle Ausgaben und Optionen des Spiels lernen: viele Tische im Wechsel, den verlangten am häufigsten.
train-keep = --keep braucht --from und --mixed: Das Gelernte bleibt, andere Optionen kommen hinzu.
parameter-train-keep = Mit --from und --mixed: keines dieser Gewichte ändern, nur dazulernen, was andere Optionen ausmachen.
