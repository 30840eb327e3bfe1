# Schafkopf für Dummköpfe: Regelwerke, und was jede Hausregel bedeutet.

schafkopf-dummkopf-set-school = Die Schule des Autors
schafkopf-dummkopf-set-school-about = Nur das Solo blind, und ohne Partner zählen alle Striche doppelt

schafkopf-dummkopf-about-five-true = Fünf spielen mit je sechs Karten; wer zuerst nicht passt, nimmt einen Blind von zwei
schafkopf-dummkopf-about-five-false = Vier spielen mit je acht Karten; mit mehr Leuten setzen einige ein Spiel aus
schafkopf-dummkopf-about-solos-all = Fünfzehn Soli, allein oder blind, mit Tout oder ohne
schafkopf-dummkopf-about-solos-blind = Nur das Solo blind: die üblichen Trümpfe, und das Gegenüber setzt aus
schafkopf-dummkopf-about-schneider-0 = Weniger als die Hälfte der Augen bringt nichts
schafkopf-dummkopf-about-tout-doubled = Ein gewonnener Tout bringt doppelt so viel wie alle Stiche
schafkopf-dummkopf-about-alone-single = Mit Partner und ohne gibt es gleich viele Striche
schafkopf-dummkopf-about-alone-doubled = Ohne Partner, der mitspielt, zählen alle Striche doppelt, für beide Seiten
schafkopf-dummkopf-about-schneider-1 = 31 Augen, für die Gegenpartei 30, bringen einen Strich
schafkopf-dummkopf-about-schneider-2 = 31 Augen, für die Gegenpartei 30, bringen zwei Striche
schafkopf-dummkopf-about-half-1 = 61 Augen, für die Gegenpartei 60, bringen einen Strich
schafkopf-dummkopf-about-half-2 = 61 Augen, für die Gegenpartei 60, bringen zwei Striche
schafkopf-dummkopf-about-half-3 = 61 Augen, für die Gegenpartei 60, bringen drei Striche
schafkopf-dummkopf-about-half-4 = 61 Augen, für die Gegenpartei 60, bringen vier Striche
schafkopf-dummkopf-about-every-3 = Alle Stiche bringen drei Striche
schafkopf-dummkopf-about-every-4 = Alle Stiche bringen vier Striche
schafkopf-dummkopf-about-every-5 = Alle Stiche bringen fünf Striche
schafkopf-dummkopf-about-every-6 = Alle Stiche bringen sechs Striche
schafkopf-dummkopf-about-tout-4 = Ein gewonnener Tout bringt vier Striche
schafkopf-dummkopf-about-tout-5 = Ein gewonnener Tout bringt fünf Striche
schafkopf-dummkopf-about-tout-6 = Ein gewonnener Tout bringt sechs Striche
schafkopf-dummkopf-about-tout-8 = Ein gewonnener Tout bringt acht Striche
schafkopf-dummkopf-about-target-12 = Eine Partie geht bis 12 Striche
schafkopf-dummkopf-about-target-16 = Eine Partie geht bis 16 Striche
schafkopf-dummkopf-about-target-20 = Eine Partie geht bis 20 Striche
schafkopf-dummkopf-about-target-24 = Eine Partie geht bis 24 Striche
