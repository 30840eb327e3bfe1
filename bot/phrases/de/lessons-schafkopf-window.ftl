# Lektionen in Schafkopf mit Fenster; die anderen Stufen stehen in lessons.

schafkopf-window-lesson-pick = Das Fenster nehmen
schafkopf-window-lesson-pick-about = Zwei Karten, das *Fenster*, liegen beiseite. Wer sie nimmt, legt zwei andere weg und spielt allein gegen zwei, um 61 der 120 Augen. Du wirst zuerst gefragt. Zähl deine Trümpfe, vor allem Damen und Buben.
schafkopf-window-lesson-pick-right = Sieben Trümpfe, die besten darunter: Nimm es.
schafkopf-window-lesson-weak-about = Du wirst zuerst gefragt: das Fenster nehmen oder passen. Nimmst du es, spielst du allein gegen zwei und brauchst 61 Augen.
schafkopf-window-lesson-need = Gewinnen
schafkopf-window-lesson-need-about = Nach zehn Stichen zählt, wer das Fenster hat, die eigenen Stiche und die zwei weggelegten Karten. Von 120 Augen braucht man mehr als die Hälfte.
schafkopf-window-lesson-need-ask = Wie viele Augen reichen gerade?
schafkopf-window-lesson-need-right = Ja: 61 gewinnt, und 60 zu 60 ist verloren.
schafkopf-window-lesson-need-wrong = Nein: mehr als die Hälfte von 120, aber kein Auge mehr als das.
schafkopf-window-lesson-smear-about = Computer 3 hat das Fenster genommen und spielt allein; Computer 2 ist dein Partner. Er hat 10♥ ausgespielt, das höchste Herz im Spiel, und Computer 3 musste bedienen. Du legst zuletzt und hast weder Herz noch Trumpf.
schafkopf-window-lesson-draw-about = Du hast das Fenster genommen, spielst allein und spielst aus. Fünf deiner sieben Karten sind Trumpf, die zwei höchsten darunter; deine Gegner haben noch drei.
