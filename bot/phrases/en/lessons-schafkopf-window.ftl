# Lessons in Schafkopf with a window; the other stages stand in lessons.

schafkopf-window-lesson-pick = Taking the window
schafkopf-window-lesson-pick-about = Two cards, the *window*, are set aside. The player who takes them buries two others and plays alone against two, for 61 of the 120 points. You decide first. Count your trumps, above all queens and jacks.
schafkopf-window-lesson-pick-right = Seven trumps, the best among them: take it.
schafkopf-window-lesson-weak-about = You decide first: take the window or pass. If you take it, you play alone against two and need 61 points.
schafkopf-window-lesson-need = Winning
schafkopf-window-lesson-need-about = After ten tricks the player with the window counts their tricks and the two buried cards. Of 120 points more than half is needed.
schafkopf-window-lesson-need-ask = How many points must they have at least to win?
schafkopf-window-lesson-need-right = Yes: 61 wins, and 60 to 60 is lost.
schafkopf-window-lesson-need-wrong = No: more than half of 120, but not a point more than that.
schafkopf-window-lesson-smear-about = Computer 3 has taken the window and plays alone; Computer 2 is your partner. It led 10♥, the highest heart left, and Computer 3 had to follow. You play last, with no heart and no trump.
schafkopf-window-lesson-draw-about = You have taken the window, play alone, and lead. Five of your seven cards are trumps, the two highest among them; your opponents still have three.
