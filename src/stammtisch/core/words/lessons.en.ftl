### Lessons: what cannot be done there.

no-chapter = There is no chapter “{ $chapter }” in the lessons of this game.
lesson-later = The rules allow that, but this step of the lesson asks for something else.
lesson-over = This chapter is over; repeat it, or go on to the next one.
