### Problems of Goldbräu: the themes, and why each matters.

problem-scoring = Payday, if it came right afterwards
problem-theme-removal = Single markers
problem-idea-removal = With the last share of a business on the table all single markers there go home: whoever has only one gets nothing, and the others share more.
problem-theme-contract = Beer contract
problem-idea-contract = Half of what a garden takes in goes to its brewery: look at whose markers lie there before the sign changes.
problem-theme-name-boss = New boss
problem-idea-name-boss = At payday the boss gets what cannot be divided, and the old boss no longer does.
problem-theme-block = Block
problem-idea-block = More than half of the markers is enough to block; the question is whether the post is worth what the defence shows or costs.
problem-theme-buy-share = Buying a share
problem-idea-buy-share = A share must bring more than it costs in the paydays that are left, on the last day in only one; and it also thins out what the others get.
problem-theme-expansion = Expanding a garden
problem-idea-expansion = Every space brings 4 thalers, an umbrella 8, shared by all who have markers there: expand where you have the larger part.
problem-theme-waitress-and-bum = Waitress and bum
problem-idea-waitress-and-bum = The waitress brings a garden 20 thalers, the drunken bum costs it 12: one step of a chip can decide a payday.
problem-theme-last-cards = The last cards
problem-idea-last-cards = Before the last payday every hidden share may be opened. One marker more also makes each of them worth less.
problem-theme-payday = Before payday
problem-idea-payday = This is the last day of the week, and payday pays everything out as it lies: look at what the change brings you, and what it brings the others.
problem-theme-majority = Majority
problem-idea-majority = With more than half of the markers nobody can drive you from the post of the boss, and you have the larger part of every payday.
problem-theme-first-cards = The first cards
problem-idea-first-cards = The two cards that you keep decide where you are at home from the first payday on.
problem-theme-first-figures = The first figures
problem-idea-first-figures = A figure makes its owner the boss: from then on he expands, and decides on contracts.
