### Problems of Goldbräu: the themes, and why each matters just before the last payday.

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
problem-idea-buy-share = A share bought on the last day is paid once: its price must be less than what it brings, and it also thins out what the others get.
problem-theme-expansion = Expanding a garden
problem-idea-expansion = Every space brings 4 thalers, an umbrella 8, shared by all who have markers there: expand where you have the larger part.
problem-theme-waitress-and-bum = Waitress and bum
problem-idea-waitress-and-bum = The waitress brings a garden 20 thalers, the drunken bum costs it 12: one step of a chip can decide the last payday.
problem-theme-last-cards = The last cards
problem-idea-last-cards = Before the last payday every hidden share may be opened. One marker more also makes each of them worth less.
