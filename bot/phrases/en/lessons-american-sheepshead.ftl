# Lessons in American Sheepshead; the other stages stand in lessons.

american-sheepshead-lesson-jack = The jack of diamonds
american-sheepshead-lesson-jack-about = With four players and a picker nobody is called: the player who holds J♦ is the picker’s partner, and says nothing. Computer 2 has picked up the blind. Look at your hand.
american-sheepshead-lesson-jack-ask = Who is on your side?
american-sheepshead-lesson-jack-picker = Computer 2
american-sheepshead-lesson-jack-others = The two others
american-sheepshead-lesson-jack-right = J♦ makes you the partner, unless the picker says that they play alone.
american-sheepshead-lesson-jack-wrong = No: you hold J♦.
american-sheepshead-lesson-stake = Stakes
american-sheepshead-lesson-stake-about = Each loser pays a stake: 2 usually, 4 if the winners have 91 points or more, 6 if they took every trick. You played alone and have 95 points.
american-sheepshead-lesson-stake-ask = What does each of the others pay you?
american-sheepshead-lesson-stake-right = Ninety-five is more than 91, so each of the three pays 4.
american-sheepshead-lesson-stake-wrong = No: look for 95 points among the stakes above.
american-sheepshead-lesson-fox = The fox
american-sheepshead-lesson-fox-about = The game has a sister, *partnership*: four play in two fixed pairs, with no blind. There A♦ is the *fox*, and the side that takes it counts one point more. Both sides have 60 points in their tricks.
american-sheepshead-lesson-fox-ask = Who wins?
american-sheepshead-lesson-fox-fox = The side with the fox
american-sheepshead-lesson-fox-nobody = Nobody
american-sheepshead-lesson-fox-dealer = The dealer’s side
american-sheepshead-lesson-fox-right = With the fox it is 61 to 60. So save A♦ for a trick of your own side.
american-sheepshead-lesson-fox-wrong = No: one of the two sides has a point more.
american-sheepshead-lesson-smear-about = Computer 2 has picked up. Computer 4 has played J♦ and is its partner, so Computer 3 plays with you. Its 10♦, a trump, wins this trick. You play last and have no club.
american-sheepshead-lesson-draw-about = You have picked up, play alone against three, and lead. Five of your six cards are trumps, the three highest among them.
american-sheepshead-lesson-draw-wrong-play-9d = You may, but a higher trump of your opponents takes it. Lead your highest trumps first.
american-sheepshead-lesson-count-right = { $trumps } − { $fallen } − { $held } = 2: the others have two trumps left, and J♣ beats both. Here both fall at once, and nobody can trump your A♠.
american-sheepshead-lesson-count-wrong = You may, but { $trumps } − { $fallen } − { $held } = 2: two trumps are still out and can take this card. Draw them first.
