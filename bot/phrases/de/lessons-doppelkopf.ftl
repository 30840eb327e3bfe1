# Lektionen in Doppelkopf; die anderen Stufen stehen in lessons.

doppelkopf-lesson-trumps-about = Jede Karte gibt es zweimal. Alle Damen, alle Buben, alle Karo und die Herz-Zehnen sind Trumpf, und ein Trumpf sticht jede Karte, die keiner ist. Auf den Karten: J = Bube, Q = Dame.
doppelkopf-lesson-dulle = Der höchste Trumpf
doppelkopf-lesson-dulle-about = Die Herz-Zehn, die *Dulle*, ist der höchste Trumpf überhaupt, sogar über Q♣.
doppelkopf-lesson-ladies-about = Unter den Herz-Zehnen kommen die Damen, dann die Buben, dann die Karo: A 10 K 9. Unter den Damen und unter den Buben gilt ♣ ♠ ♥ ♦.
doppelkopf-lesson-twins = Gleiche Karten
doppelkopf-lesson-twins-about = Jede Karte gibt es zweimal, also können zwei gleiche in einem Stich liegen. Dann gewinnt die zuerst gelegte.
doppelkopf-lesson-points-about = Gezählt wird, was in den Stichen liegt: ein Ass 11, eine Zehn 10, ein König 4, eine Dame 3, ein Bube 2, eine Neun nichts. Zusammen sind es 240.
doppelkopf-lesson-forty = Ein Doppelkopf
doppelkopf-lesson-forty-about = Ein Stich mit 40 Augen oder mehr ist ein *Doppelkopf* und bringt der Seite einen Sonderpunkt. Ist das hier einer?
doppelkopf-lesson-hearts = Herz ist ausgespielt
doppelkopf-lesson-hearts-about = Die Herz-Zehnen sind Trumpf und kein Herz. Ausgespielt ist A♥, und du musst mit einem echten Herz bedienen, wenn du eins hast.
doppelkopf-lesson-lady = Die Alten
doppelkopf-lesson-lady-about = Im Normalspiel sind die zwei mit den Kreuz-Damen, den *Alten*, die *Re*-Partei, die beiden anderen *Kontra*. Niemand sagt, wer was ist. Sieh in dein Blatt.
doppelkopf-lesson-lady-ask = In welcher Partei bist du?
doppelkopf-lesson-lady-re = Re
doppelkopf-lesson-lady-kontra = Kontra
doppelkopf-lesson-lady-right = Du hast Q♣: Wer die andere hat, spielt mit dir.
doppelkopf-lesson-lady-wrong = Nein: Such Q♣ unter deinen Karten.
doppelkopf-lesson-wedding = Eine Hochzeit
doppelkopf-lesson-wedding-about = Du hast beide Alten. Sagst du nichts, spielst du allein gegen drei. Bei einer *Hochzeit*, einem Vorbehalt, spielt mit dir, wer von den anderen zuerst einen der ersten drei Stiche macht. Dein Blatt ist nicht stark.
doppelkopf-lesson-wedding-right = Mit Partner seid ihr wieder zwei gegen zwei.
doppelkopf-lesson-wedding-wrong = Das darfst du, aber dann bist du mit schwachem Blatt allein gegen drei.
doppelkopf-lesson-need = Gewinnen
doppelkopf-lesson-need-about = Es gibt 240 Augen. Re braucht mehr als die Hälfte, Kontra nur die Hälfte. Angesagt wurde nichts.
doppelkopf-lesson-need-ask = Mit wie vielen Augen gewinnt Re gerade noch?
doppelkopf-lesson-need-right = Mit 121; bei 120 zu 120 gewinnt Kontra.
doppelkopf-lesson-need-wrong = Nein: eins mehr als die Hälfte von 240.
doppelkopf-lesson-fox = Der Fuchs
doppelkopf-lesson-fox-about = Ein Karo-Ass ist ein *Fuchs*. Kontra bekommt einen Stich, in den Re einen Fuchs gelegt hat: Der ist gefangen und zählt einen Sonderpunkt.
doppelkopf-lesson-fox-ask = Wie viele Sonderpunkte hat Kontra jetzt?
doppelkopf-lesson-fox-right = Einen für den Fuchs. Heb deinen also für Stiche eurer Seite auf.
doppelkopf-lesson-fox-wrong = Nein: Jeder gefangene Fuchs zählt eins.
doppelkopf-lesson-charlie = Karlchen
doppelkopf-lesson-charlie-about = Ein Kreuz-Bube heißt *Karlchen*. Die Seite, die damit den letzten Stich gewinnt, hat einen Sonderpunkt. Eure hat den letzten Stich mit J♣ gewonnen.
doppelkopf-lesson-charlie-ask = Wie viele Sonderpunkte sind das?
doppelkopf-lesson-charlie-right = Einer. Ein Kreuz-Bube lohnt sich bis zum Schluss.
doppelkopf-lesson-charlie-wrong = Nein: J♣ hat den letzten Stich gewonnen, und das zählt eins.
doppelkopf-lesson-re = Re und Kontra
doppelkopf-lesson-re-about = Gewonnen zählt einen Punkt. Wer sicher ist, darf mit noch elf Karten *Re* oder *Kontra* sagen; jede Ansage erhöht das Spiel um zwei, egal, wer gewinnt.
doppelkopf-lesson-re-ask = Um wie viel erhöht *Re* das Spiel?
doppelkopf-lesson-re-right = Um zwei. Aber alle wissen dann, auf welcher Seite du bist.
doppelkopf-lesson-re-wrong = Nein: Lies noch einmal, um wie viel eine Ansage erhöht.
doppelkopf-lesson-smear = Ein Fuchs für den Partner
doppelkopf-lesson-smear-about = Computer 2 hat *Re* gesagt und 10♥ ausgespielt, den höchsten Trumpf. Du hast Q♣, bist also auch Re. Die anderen haben bedient, und du legst zuletzt.
doppelkopf-lesson-smear-right = Der Stich gehört eurer Seite: A♦ bringt elf Augen, und diesen Fuchs kann niemand mehr fangen.
doppelkopf-lesson-smear-wrong = Das darfst du, aber dieser Stich gehört sicher eurer Seite: Bring deinen Fuchs, A♦, darin heim, bevor ihn jemand fängt.
doppelkopf-lesson-draw-about = Du bist Re und spielst aus. Von { $trumps } Trümpfen sind { $fallen } weg, beide 10♥ darunter, und { $held } hast du selbst. Kein Trumpf, der noch im Spiel ist, steht über deiner Q♣.
doppelkopf-lesson-count = Die Farbe zählen
doppelkopf-lesson-count-about = Ein Ass gewinnt nur, solange niemand sticht. Kreuz und Pik haben je acht Fehlkarten, Herz aber nur sechs, denn die Zehnen sind Trumpf. Du spielst aus. Rechne aus, wie viele Karten jeder Farbe die drei anderen haben.
doppelkopf-lesson-count-ask = Welches Ass spielst du aus?
doppelkopf-lesson-count-right = Kreuz: 8 − 1 = 7 für drei Leute. Herz: 6 − 3 = 3, da hat leicht jemand keins.
doppelkopf-lesson-count-wrong = Das darfst du, aber die anderen haben nur 6 − 3 = 3 Herz, und wer keins hat, sticht das Ass. Kreuz haben sie 8 − 1 = 7.
