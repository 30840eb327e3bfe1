# Eine zweite Frage vor dem, was nicht zurückgenommen werden kann, was zu einem Spiel dazukommen kann, und was man ungefragt sagen darf.

button-sure = Ja: { $answer }
button-yes-override = Ja, überbieten
button-yes-diamonds = Ja, Karo
button-no-step = Zurück
button-never = Ja, nie mehr fragen
step-game = **{ $game }** – ohne oder mit Ansage?
step-suit = **{ $game }** – welche Farbe ist Trumpf?
choice-higher = { $answer } oder mehr …
sure-other = **{ $answer }?** Das kannst du nicht zurücknehmen.
sure-override = **Mit Karo ♦ überbieten?** Das kannst du nicht zurücknehmen.
sure-challenge = **Ein verbotenes Zeichen anzeigen?** Gab es keins, kostet es deine Seite Striche. Das lässt sich nicht zurücknehmen.
sure-diamonds = **Karo ♦ ansagen?** Das Bieten ist sofort vorbei, Karo ist Trumpf, und du spielst. Das kannst du nicht zurücknehmen.
sure-redeal = **Neu geben lassen?** Diese Karten werden zusammengeworfen, und es wird noch einmal gegeben.
hint-show = *Zeigen*: Tausch dein einziges Bild gegen eine Karte von gegenüber.
hint-diamonds = *Karo*: beendet das Bieten, macht Karo zum Trumpf, und du spielst.
hint-blink = *Zwinkern*: Du sagst deinem Gegenüber, dass dieser Stich dir gehören wird.
hint-emergency = *Häda*: Du bittest dein Gegenüber um den höchsten Trumpf, um dein Ass oder deine Zehn zu retten.
hint-roof = *Dach*: Du zeigst, dass du kein Bild bekommen hast.
hint-redeal = *Neu geben*: Mit deinem Blatt darfst du neu geben lassen.
button-yes-leave = Ja, gehen
button-yes-close = Ja, schließen
button-ask-again = Wieder nachfragen
sure-leave = **Mitten im Spiel gehen?** Ein Computer spielt für dich weiter. `/table join` bringt dich zurück.
sure-leave-last = **Mitten im Spiel gehen?** Außer dir ist niemand mehr da, also wird der Tisch geschlossen.
sure-close = **Den Tisch schließen?** Die Partie endet hier; was gespielt wurde, bleibt in den Ergebnissen.
sure-close-dealing = **Den Tisch schließen?** Das laufende Spiel hat kein Ergebnis, und die Partie endet hier. Für die Wertungen zählt es bis jetzt.
step-back = Es wurde nichts geändert.
settings-unasked = Nicht mehr nachgefragt wird vor: { $kinds }
unasked-override = Überbieten
unasked-diamonds = Karoansage
unasked-challenge = Anzeigen
unasked-announce = An- und Absagen
unasked-redeal = Neugeben
unasked-special = Vorbehalt
unasked-leave = Verlassen des Tisches
unasked-close = Schließen des Tisches

# Was geschah, seit man zuletzt dran war: die erste Zeile eines Blatts, das fragt.
news-missed = Deine Zeit war um, darum hat ein Computer für dich gewählt: { $what }.
news-left = { $who } ist gegangen, ein Computer spielt weiter.
news-somebody-left = Jemand ist gegangen, ein Computer spielt weiter.
news-override = { $who } überbietet: Trumpf ist Karo ♦ statt { $suit }.
