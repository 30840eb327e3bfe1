# Lektionen in Skat; die Augen stehen in lessons.

skat-lesson-jacks = Buben sind Trumpf
skat-lesson-jacks-about = Im Farbspiel sind die vier Buben Trumpf, dazu die angesagte Farbe. Ein Trumpf sticht jede Karte, die keiner ist. Auf den Karten: J = Bube, Q = Dame. Angesagt ist hier Herz.
skat-lesson-jackorder = Die Reihenfolge der Trümpfe
skat-lesson-jackorder-about = Zuerst kommen die Buben, immer in der Reihenfolge ♣ ♠ ♥ ♦, darunter die angesagte Farbe: A 10 K Q 9 8 7. Angesagt ist Herz.
skat-lesson-tens = Die Fehlfarben
skat-lesson-tens-about = In den anderen Farben gilt A 10 K Q 9 8 7: Die Zehn steht über dem König. Eine Fehlkarte von anderer Farbe als der ausgespielten kann nicht gewinnen. Angesagt ist Herz.
skat-lesson-nulls = Null
skat-lesson-nulls-about = Bei *Null* gibt es keine Trümpfe, die Buben gehören zu ihren Farben, und es gilt A K Q J 10 9 8 7. Gespielt wird Null.
skat-lesson-follow-about = Du musst die ausgespielte Farbe bedienen, wenn du kannst. Ausgespielt ist Kreuz; Trumpf ist Herz, und die Buben gehören dazu.
skat-lesson-painted-about = Ein Bube gehört nie zu der Farbe, die darauf steht: J♠ ist kein Pik, sondern Trumpf. Ausgespielt ist Pik, und du musst mit einem echten Pik bedienen, wenn du eins hast. Trumpf ist Herz.
skat-lesson-ruff-about = Du spielst allein, Herz ist Trumpf, und du legst zuletzt. Ausgespielt ist Pik, und du hast keins: Dann darfst du legen, was du willst. Du kannst mit einem Trumpf stechen oder eine Karte abwerfen.
skat-lesson-bid = Reizen
skat-lesson-bid-about = Wer am höchsten reizt, spielt allein gegen zwei und braucht 61 von 120 Augen. Gereizt wird eine Zahl, die ein Spiel wert sein kann; 18 ist die niedrigste. Du wirst zuerst gefragt. Buben, Asse und eine lange Farbe machen ein Blatt stark.
skat-lesson-bid-right = Drei Buben, eine lange Farbe mit Ass und noch ein Ass: Damit reizt man.
skat-lesson-bid-wrong = Passen darfst du, aber ein besseres Blatt kommt kaum.
skat-lesson-weak-about = Du wirst zuerst gefragt: 18 sagen oder passen. Passen die anderen, spielst du allein gegen zwei um 61 Augen; ein verlorenes Spiel kostet das Doppelte des Reizwerts.
skat-lesson-weak-right = Ein niedriger Bube, kein Ass, keine lange Farbe: Überlass es den anderen.
skat-lesson-weak-wrong = Das darfst du, aber ohne Ass und mit einem Buben schaffst du kaum 61 Augen.
skat-lesson-value = Was ein Spiel wert ist
skat-lesson-value-about = Ein Farbspiel ist seinen Grundwert wert, ♦ 9, ♥ 10, ♠ 11, ♣ 12, mal einen Faktor: eins für das Spiel und eins für jede *Spitze*. Mit J♣ zählst du deine lückenlose Reihe von oben: J♣, J♠, J♥, J♦ und weiter. Du willst Kreuz spielen.
skat-lesson-value-ask = Was ist dein Kreuzspiel wert?
skat-lesson-value-right = Mit zwei Spitzen, J♣ und J♠, ist der Faktor drei: 3 × 12.
skat-lesson-value-wrong = Nein: Zähl von J♣ an, bis ein Bube fehlt, nimm eins dazu und rechne mal zwölf.
skat-lesson-against = Ohne Spitzen
skat-lesson-against-about = Hast du J♣ nicht, spielst du *ohne*: Zähl, wie viele der höchsten Trümpfe dir in einer Reihe fehlen. Auch sie zählen. Du willst Herz spielen; der Grundwert ist 10.
skat-lesson-against-ask = Was ist dein Herzspiel wert?
skat-lesson-against-right = J♣ und J♠ fehlen: ohne zwei, also Faktor drei: 3 × 10.
skat-lesson-against-wrong = Nein: Zähl die Buben, die von oben fehlen, nimm eins dazu und rechne mal zehn.
skat-lesson-hold = Halten oder passen
skat-lesson-hold-about = Du bist Vorhand. Computer 2 reizt gegen dich: Er nennt Zahlen, du sagst Ja oder passt. Du willst Herz spielen; mit einer Spitze ist das 2 × 10 = 20 wert. Er hat 20 gesagt.
skat-lesson-hold-right = Dein Spiel ist 20 wert, also kannst du noch Ja sagen.
skat-lesson-hold-wrong = Das darfst du, aber dein Spiel ist 20 wert: Vorher brauchst du es nicht aufzugeben.
skat-lesson-limit = Wann Schluss ist
skat-lesson-limit-about = Ein schwächeres Blatt: Du willst Herz mit einer Spitze spielen, 2 × 10 = 20 wert. Du hast 18 und 20 gehalten. Jetzt sagt Computer 2: 22.
skat-lesson-limit-right = Bei 22 ist dein Herz weniger wert als der Reizwert: Lass Computer 2 spielen.
skat-lesson-limit-wrong = Das darfst du, aber dein Herz ist 20 wert. Ein Spiel, das weniger wert ist als der Reizwert, ist verloren und kostet das Doppelte des Reizwerts.
skat-lesson-discard = Drücken
skat-lesson-discard-about = Du hast den Skat aufgenommen und hältst zwei Karten zu viel. Was du drückst, zählt am Ende für dich. Behalte deine Trümpfe; drück Augen, die du verlieren könntest.
skat-lesson-discard-right = Zwanzig Augen sind sicher, und beide Farben kannst du stechen.
skat-lesson-discard-wrong = Das darfst du, aber du gäbst Trümpfe deiner Farbe weg, und blanke Zehnen gehen leicht verloren.
skat-lesson-declare = Das Spiel ansagen
skat-lesson-declare-about = Du hast das Reizen gewonnen und gedrückt. Sag jetzt das Spiel an. Im Farbspiel ist deine lange Farbe Trumpf, beim *Grand* sind es nur die Buben, und bei *Null* darfst du keinen Stich bekommen.
skat-lesson-declare-right = Zwei Buben und sechs Kreuz: acht Trümpfe.
skat-lesson-declare-wrong = Das darfst du, aber in Kreuz sind acht deiner zehn Karten Trumpf.
skat-lesson-overbid = Den Reizwert decken
skat-lesson-overbid-about = Du hast bis 24 gereizt. Ein Spiel, das am Ende weniger wert ist, ist *überreizt* und auch mit 61 Augen verloren. Dir fehlt nur J♣, also zählt ein Farbspiel seinen Grundwert zweimal: ♥ 10, ♣ 12. Null ist immer 23 wert. Sag dein Spiel an.
skat-lesson-overbid-right = 2 × 12 = 24, das reicht genau.
skat-lesson-overbid-wrong-declare-hearts = Das darfst du, aber 2 × 10 = 20 ist weniger als 24. Mit weniger als 91 Augen hättest du überreizt und müsstest das Doppelte des Reizwerts zahlen: 48.
skat-lesson-overbid-wrong-declare-null = Das darfst du, aber Null ist 23 wert, eins weniger, als du gereizt hast.
skat-lesson-hand = Aus der Hand
skat-lesson-hand-about = Du hast das Reizen gewonnen. Du kannst den Skat aufnehmen oder ihn liegen lassen und *Hand* spielen: Das gibt deinem Spiel einen Faktor mehr, und die Augen im Skat zählen am Ende trotzdem für dich.
skat-lesson-hand-right = Drei Buben, vier Kreuz vom Ass an und noch zwei Asse gewinnen auch ohne Skat, und als Handspiel sind sie mehr wert.
skat-lesson-hand-wrong = Das darfst du, aber dieses Blatt gewinnt auch ohne Skat, und als Handspiel ist es mehr wert.
skat-lesson-schneider = Schneider ansagen
skat-lesson-schneider-about = Du spielst Grand Hand. Mit dem Spiel darfst du *Schneider* ansagen: Dann brauchst du 91 Augen, und das Spiel ist mehr wert. *Schwarz* heißt alle zehn Stiche. Zähl, was die anderen dir höchstens abnehmen können.
skat-lesson-schneider-right = Nur 7♦ kann einen Stich verlieren, zuletzt gespielt: höchstens 11 + 10 Augen, also bleiben dir 99. Angesagt ist das Spiel 216 wert, sonst 168.
skat-lesson-schneider-wrong-declare-grand = Das darfst du, aber Schneider machst du sowieso: Ohne Ansage ist das Spiel 168 wert, mit Ansage 216.
skat-lesson-schneider-wrong-declare-grand-schwarz = Das darfst du, aber dafür brauchst du jeden Stich, und jedes andere Karo schlägt deine 7♦.
skat-lesson-duck = Keinen Stich bekommen
skat-lesson-duck-about = Du spielst Null: Ein Stich, und es ist verloren. Es gilt A K Q J 10 9 8 7, und du legst zuletzt.
skat-lesson-duck-right = Unter der Dame: Der Stich geht an die anderen, genau wie du es willst.
skat-lesson-duck-wrong = Bei Null steht der König über der Dame: Du bekämst den Stich und hättest verloren.
skat-lesson-smear-about = Computer 3 spielt allein, Karo ist Trumpf; Computer 2 ist dein Partner. Er hat 10♣ ausgespielt, das höchste Kreuz im Spiel, und Computer 3 musste bedienen. Du legst zuletzt und hast kein Kreuz.
skat-lesson-draw-about = Du spielst allein, Kreuz ist Trumpf, und du spielst aus. Deine Gegner haben fünf der elf Trümpfe und würden deine Pik gern stechen.
skat-lesson-draw-wrong-play-ac = Das darfst du, aber ein Bube ist noch draußen, der das Ass holt. Spiel erst deine eigenen Buben aus.
