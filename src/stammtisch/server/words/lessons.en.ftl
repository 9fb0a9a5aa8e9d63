### Teach me: the page around a lesson. The lessons themselves are in the words of each game.

ui-lesson-title = { $game }, step by step
ui-lesson-about = Short chapters at a real table. You do everything yourself, with the mouse or the keyboard; nothing can go wrong, and every chapter can be repeated.
ui-lesson-begin = begin here
ui-lesson-open = open
ui-lesson-learned = learned ✓
ui-lesson-chapter = Chapter { $number } of { $count }
ui-lesson-chapters = Chapters
ui-lesson-progress = Steps done: { $number } of { $count }
ui-lesson-watch = Watch what the others do…
ui-lesson-your-turn = Your turn: click what glows.
ui-lesson-next = Next
ui-lesson-back = Back
ui-lesson-repeat = Repeat
ui-lesson-next-chapter = Next chapter
ui-lesson-done = Well done! That was this chapter. Go on, or repeat it.
ui-lesson-all-done = That was the last chapter: you know how to play. Now sit down at your first table, with friendly bots that leave you time.
ui-lesson-play = Play my first game
reason-lesson-later = The rules allow that too, but not just yet: the lesson asks for something else now.
