# Schafkopf mit Fenster: Regelwerke, und was jede Hausregel bedeutet.

schafkopf-window-set-scored = Mit Wertung
schafkopf-window-set-scored-about = Die beiden anderen zahlen oder bekommen je einen, zwei oder drei Punkte, wie im Sheepshead

schafkopf-window-about-score-none = Ein Spiel ist gewonnen oder verloren, angeschrieben wird nichts
schafkopf-window-about-score-sheepshead = Die beiden anderen zahlen oder bekommen 1, 2 mit 91 Augen, 3 mit allen Stichen
