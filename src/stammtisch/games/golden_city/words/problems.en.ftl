### Problems of The Golden City: the themes, and why each matters.

problem-scoring = The score card, if it were scored right afterwards
problem-theme-building = Where to build
problem-idea-building = A site is worth its reward, its part in the scorings to come and the way that it opens; count all three.
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
problem-theme-auction = Bidding
problem-idea-auction = A pair is two cards to build with: bid on what opens your next site, and think of who wants it too, who can still expel you, and for how much.
problem-theme-majority = Majority
problem-idea-majority = More businesses in an area than anybody else pay four letters instead of two whenever its score card comes, and take two from who had the majority.
problem-theme-scoring = The open score card
problem-idea-scoring = At the end of the round the open score card pays letters for its goods and its area: being there at all pays two.
problem-theme-reward = Landform card as a reward
problem-idea-reward = Take the landform that the next site costs, not the one that you have already.
problem-theme-hand-limit = Too many cards
problem-idea-hand-limit = What has to go back should be what pays for the least: look at the sites that your roads reach.
