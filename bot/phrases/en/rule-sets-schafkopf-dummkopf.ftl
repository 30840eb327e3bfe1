# Schafkopf for Dummköpfe: its sets of house rules, and what each value of a house rule means.

schafkopf-dummkopf-set-school = The author’s school
schafkopf-dummkopf-set-school-about = Only solo blind, and playing without a partner doubles all bars

schafkopf-dummkopf-about-five-true = Five play with six cards each; the first who does not pass picks up a blind of two
schafkopf-dummkopf-about-five-false = Four play with eight cards each; with more people some sit a deal out
schafkopf-dummkopf-about-solos-all = Fifteen solos can be declared, alone or blind, with or without tout
schafkopf-dummkopf-about-solos-blind = Only solo blind can be declared: the usual trumps, and the player opposite sits out
schafkopf-dummkopf-about-schneider-0 = Less than half the card points scores nothing
schafkopf-dummkopf-about-tout-doubled = A tout that is made scores twice what all tricks do
schafkopf-dummkopf-about-alone-single = Bars are the same with a partner and without
schafkopf-dummkopf-about-alone-doubled = Without a partner who plays, all bars are doubled, for both sides
schafkopf-dummkopf-about-schneider-1 = 31 card points, for the defence 30, score one bar
schafkopf-dummkopf-about-schneider-2 = 31 card points, for the defence 30, score two bars
schafkopf-dummkopf-about-half-1 = 61 card points, for the defence 60, score one bar
schafkopf-dummkopf-about-half-2 = 61 card points, for the defence 60, score two bars
schafkopf-dummkopf-about-half-3 = 61 card points, for the defence 60, score three bars
schafkopf-dummkopf-about-half-4 = 61 card points, for the defence 60, score four bars
schafkopf-dummkopf-about-every-3 = All tricks score three bars
schafkopf-dummkopf-about-every-4 = All tricks score four bars
schafkopf-dummkopf-about-every-5 = All tricks score five bars
schafkopf-dummkopf-about-every-6 = All tricks score six bars
schafkopf-dummkopf-about-tout-4 = A tout that is made scores four bars
schafkopf-dummkopf-about-tout-5 = A tout that is made scores five bars
schafkopf-dummkopf-about-tout-6 = A tout that is made scores six bars
schafkopf-dummkopf-about-tout-8 = A tout that is made scores eight bars
schafkopf-dummkopf-about-target-12 = A game goes to 12 bars
schafkopf-dummkopf-about-target-16 = A game goes to 16 bars
schafkopf-dummkopf-about-target-20 = A game goes to 20 bars
schafkopf-dummkopf-about-target-24 = A game goes to 24 bars
