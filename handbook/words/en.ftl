### What the pages of rules in the handbook say besides the games' own words.

handbook-rulings = { $game }: rulings
handbook-rulings-about = Where the printed rules contradict each other or say nothing, somebody has to decide. These are the questions, and how we play. Numbers are never reused.
handbook-figures = The figures are those of a table as it is set up if nothing is changed.
