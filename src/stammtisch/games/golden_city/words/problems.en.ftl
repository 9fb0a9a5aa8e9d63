### Problems of The Golden City: the themes, and why each matters in the last turn of the last round.

problem-scoring = The score card, if it were scored right afterwards
problem-theme-building = Where to build
problem-idea-building = In the last turn a site is worth its reward, its part in the last scoring and the way that it opens; count all three.
problem-theme-payment = How to pay
problem-idea-payment = What you pay with cannot pay for a second building: keep the cards that fit the next site.
problem-theme-city = Into the city
problem-idea-city = A part of the city pays letters to the first two who enter it: 10 and 6 in the centre, 5 and 3 outside. Go where there is still something left.
problem-theme-first-in-city = First in a part of the city
problem-idea-first-in-city = The first to enter a part of the city gets 10 letters in the centre and 5 outside, the second only 6 and 3.
problem-theme-pick-bonus = Bonus card
problem-idea-pick-bonus = A bonus card pays by what you have in the end: goods cards, coins, or businesses of one kind. Count which gives the most, with what you can still build.
problem-theme-take-goods = Goods card
problem-idea-take-goods = A goods card pays if the open score card asks for it, and in the end with the scales as a bonus card.
