# Aknaga Schafkopf: reeglikogumid ja mida iga majareegel tähendab.

schafkopf-window-set-scored = Punktidega
schafkopf-window-set-scored-about = Kaks teist maksavad või saavad kumbki ühe, kaks või kolm punkti, nagu sheepsheadis

schafkopf-window-about-score-none = Jaotus on võidetud või kaotatud ja kirja ei panda midagi
schafkopf-window-about-score-sheepshead = Kaks teist maksavad või saavad 1, 91 silmaga 2, kõigi tihidega 3 punkti
