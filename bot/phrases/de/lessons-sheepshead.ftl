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
