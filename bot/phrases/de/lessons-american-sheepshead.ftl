# Lektionen in American Sheepshead; die anderen Stufen stehen in lessons.

american-sheepshead-lesson-jack = Der Karo-Bube
american-sheepshead-lesson-jack-about = Zu viert mit Blind wird niemand gerufen: Wer J♦ hat, spielt mit dem, der aufgenommen hat, und sagt nichts. Computer 2 hat den Blind aufgenommen. Sieh in dein Blatt.
american-sheepshead-lesson-jack-ask = Mit wem spielst du?
american-sheepshead-lesson-jack-picker = Mit Computer 2
american-sheepshead-lesson-jack-others = Mit den zwei anderen
american-sheepshead-lesson-jack-right = J♦ macht dich zum Partner, außer Computer 2 sagt, dass er allein spielt.
american-sheepshead-lesson-jack-wrong = Nein: J♦ hast du.
american-sheepshead-lesson-stake = Einsätze
american-sheepshead-lesson-stake-about = Wer verliert, zahlt einen Einsatz: meist 2; 4, wenn die anderen 91 Augen oder mehr haben; 6, wenn sie alle Stiche haben. Du hast allein gespielt und 95 Augen.
american-sheepshead-lesson-stake-ask = Was zahlt dir jeder der anderen?
american-sheepshead-lesson-stake-right = 95 sind mehr als 91, also zahlen alle drei je 4.
american-sheepshead-lesson-stake-wrong = Nein: Such oben den Einsatz für 95 Augen.
american-sheepshead-lesson-fox = Der Fuchs
american-sheepshead-lesson-fox-about = In einer anderen Spielart spielen vier in festen Paaren, ohne Blind. Dort ist A♦ der *Fuchs*, und die Seite, die ihn bekommt, zählt ein Auge mehr. Beide Seiten haben 60 Augen in ihren Stichen.
american-sheepshead-lesson-fox-ask = Wer gewinnt?
american-sheepshead-lesson-fox-fox = Die Seite mit dem Fuchs
american-sheepshead-lesson-fox-nobody = Niemand
american-sheepshead-lesson-fox-dealer = Die Seite des Gebers
american-sheepshead-lesson-fox-right = Mit dem Fuchs steht es 61 zu 60. Heb A♦ also für einen Stich eurer Seite auf.
american-sheepshead-lesson-fox-wrong = Nein: Eine der beiden Seiten hat ein Auge mehr.
american-sheepshead-lesson-smear-about = Computer 2 hat aufgenommen. Computer 4 hat J♦ gespielt und ist sein Partner, also spielt Computer 3 mit dir. Dessen Trumpf 10♦ gewinnt diesen Stich. Du legst zuletzt und hast kein Kreuz.
american-sheepshead-lesson-draw-about = Du hast aufgenommen, spielst allein gegen drei und spielst aus. Fünf deiner sechs Karten sind Trumpf, die drei höchsten darunter.
american-sheepshead-lesson-draw-wrong-play-9d = Das darfst du, aber ein höherer Trumpf der Gegner holt ihn. Spiel erst deine höchsten Trümpfe aus.
american-sheepshead-lesson-count-right = { $trumps } − { $fallen } − { $held } = 2: Zwei Trümpfe haben die anderen noch, und J♣ schlägt beide. Hier fallen beide auf einmal, und niemand kann mehr dein A♠ stechen.
american-sheepshead-lesson-count-wrong = Das darfst du, aber { $trumps } − { $fallen } − { $held } = 2: Zwei Trümpfe sind noch draußen und können diese Karte holen. Zieh sie zuerst.
