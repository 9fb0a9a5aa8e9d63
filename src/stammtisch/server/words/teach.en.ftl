### Teach me: what is said before a chapter is there.

ui-title-teach = Learning the game
ui-lesson-none = There are no lessons for this game.
