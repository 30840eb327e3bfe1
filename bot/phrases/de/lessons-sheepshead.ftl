# Lektionen in Sheepshead; die anderen Stufen stehen in lessons.

sheepshead-lesson-call = Ein Ass rufen
sheepshead-lesson-call-about = Zu fünft ruft, wer aufgenommen hat, das Ass von Kreuz, Pik oder Herz; wer es hat, ist heimlich Partner. Du brauchst eine Fehlkarte dieser Farbe und darfst das Ass nicht selbst haben. Damen, Buben und weggelegte Karten zählen nicht.
sheepshead-lesson-call-right = Du hast ein Herz, aber nicht das Ass: Wer es hat, spielt mit dir.
sheepshead-lesson-call-wrong = Dieses Ass kann nicht gerufen werden.
sheepshead-lesson-partner = Heimlich Partner
sheepshead-lesson-partner-about = Computer 2 hat den Blind aufgenommen und das Herz-Ass gerufen. Niemand sagt, wer es hat; alle müssen raten. Sieh in dein Blatt.
sheepshead-lesson-partner-ask = Mit wem spielst du?
sheepshead-lesson-partner-picker = Mit Computer 2
sheepshead-lesson-partner-others = Mit den drei anderen
sheepshead-lesson-partner-right = A♥ hast du: Hilf Computer 2 zu 61 Augen, und lass es niemanden merken.
sheepshead-lesson-partner-wrong = Nein: Du hast die Karte, die gerufen wurde.
sheepshead-lesson-sixty = Gewinnen
sheepshead-lesson-sixty-about = Die Seite mit dem Blind gewinnt mit 61 Augen; die weggelegten Karten zählen mit. Ab 91 zählt alles doppelt, mit allen Stichen dreifach. Diesmal haben beide Seiten 60.
sheepshead-lesson-sixty-ask = Was ist das für die Seite mit dem Blind?
sheepshead-lesson-sixty-won = Gewonnen
sheepshead-lesson-sixty-lost = Verloren
sheepshead-lesson-sixty-again = Noch einmal geben
sheepshead-lesson-sixty-right = Sechzig sind nicht 61: Die Seite mit dem Blind hat verloren.
sheepshead-lesson-sixty-wrong = Nein: Die Seite mit dem Blind braucht 61 und hat 60.
sheepshead-lesson-smear-about = Du hast aufgenommen und A♥ gerufen. Computer 3 hat es gespielt, also ist er dein Partner. Sein Trumpf 10♦ gewinnt diesen Stich; du legst zuletzt und musst Kreuz bedienen.
sheepshead-lesson-draw-about = Du hast aufgenommen, spielst allein gegen vier und spielst aus. Drei deiner fünf Karten sind Trumpf, die zwei höchsten darunter.
sheepshead-lesson-draw-wrong-play-ad = Das darfst du, aber ein höherer Trumpf der Gegner holt ihn. Spiel erst deine höchsten Trümpfe aus.
sheepshead-lesson-count-about = Computer 5 spielt allein gegen dich und die anderen. Es gibt { $trumps } Trümpfe. { $fallen } sind weg, { $held } hast du selbst. Rechne aus, wie viele die anderen noch haben, und spiel aus.
sheepshead-lesson-count-right = { $trumps } − { $fallen } − { $held } = 2: Zwei Trümpfe haben die anderen noch, und Q♠ steht über beiden. Hat Computer 5 einen, muss er jetzt fallen und holt keinen Stich mehr.
sheepshead-lesson-count-wrong = Das darfst du, aber { $trumps } − { $fallen } − { $held } = 2: Zwei Trümpfe sind noch draußen, und Computer 5 kann deine Karte mit einem holen. Spiel erst Q♠ aus.
