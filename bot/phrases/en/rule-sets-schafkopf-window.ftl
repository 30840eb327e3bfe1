# Schafkopf with a window: its sets of house rules, and what each value of a house rule means.

schafkopf-window-set-scored = With a score
schafkopf-window-set-scored-about = The two others pay or get one, two or three points each, as in Sheepshead

schafkopf-window-about-score-none = A deal is won or lost, and nothing is written down
schafkopf-window-about-score-sheepshead = The two others pay or get 1, 2 with 91 points, 3 with all tricks
