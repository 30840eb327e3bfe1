# Lessons in Sheepshead; the other stages stand in lessons.

sheepshead-lesson-call = Calling an ace
sheepshead-lesson-call-about = With five players the picker calls the ace of clubs, spades or hearts, and its holder is the secret partner. You must hold a plain card of that suit, and not the ace itself. Queens, jacks and buried cards do not count.
sheepshead-lesson-call-right = You have a heart and not its ace, so somebody else holds your partner card.
sheepshead-lesson-call-wrong = That ace cannot be called.
sheepshead-lesson-partner = The secret partner
sheepshead-lesson-partner-about = Computer 2 has picked up the blind and called the ace of hearts. Nobody says who holds it; everybody has to guess. Look at your hand.
sheepshead-lesson-partner-ask = Who is on your side?
sheepshead-lesson-partner-picker = Computer 2
sheepshead-lesson-partner-others = The three others
sheepshead-lesson-partner-right = A♥ is yours: help Computer 2 to 61 points, and let nobody notice.
sheepshead-lesson-partner-wrong = No: you hold the card that was called.
sheepshead-lesson-sixty = Winning
sheepshead-lesson-sixty-about = The picker’s side wins with 61 points; the buried cards are counted. From 91 on everything counts double, and with all tricks three times. This time both sides have 60.
sheepshead-lesson-sixty-ask = How does it end for the picker?
sheepshead-lesson-sixty-won = Won
sheepshead-lesson-sixty-lost = Lost
sheepshead-lesson-sixty-again = Played again
sheepshead-lesson-sixty-right = Sixty is not 61: the picker’s side has lost.
sheepshead-lesson-sixty-wrong = No: the picker’s side needs 61, and has 60.
sheepshead-lesson-smear-about = You have picked up and called A♥. Computer 3 has played it, so it is your partner. Its 10♦, a trump, wins this trick; you play last and must follow with a club.
sheepshead-lesson-draw-about = You have picked up, play alone against four, and lead. Three of your five cards are trumps, the two highest among them.
sheepshead-lesson-draw-wrong-play-ad = You may, but a higher trump of your opponents takes it. Lead your highest trumps first.
sheepshead-lesson-count-about = Computer 5 plays alone against you and the others. There are { $trumps } trumps in all. { $fallen } are gone, and you hold { $held }. Work out how many the others still have, then lead.
sheepshead-lesson-count-right = { $trumps } − { $fallen } − { $held } = 2: the others have two trumps left, and Q♠ is above both. If Computer 5 has one, it must fall now and takes no trick any more.
sheepshead-lesson-count-wrong = You may, but { $trumps } − { $fallen } − { $held } = 2: two trumps are still out, and Computer 5 may take your card with one. Lead Q♠ first.
