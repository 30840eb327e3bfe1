# Regelwerke mit Namen: welches gespielt wird und was davon anders ist.

post-rules = Regeln: { $set }
post-rules-changed = Regeln: { $set }, mit Änderungen: { $rules }
post-rules-more = { $rules }; und { $count } weitere

menu-set = Welches Regelwerk?
menu-rule = Eine einzelne Regel ändern
menu-rules-of-table = Welche Regeln möchtest du lesen?
rules-by = -# Regeln: { $set }
rules-by-changed = -# Regeln: { $set }, { $count ->
    [one] mit einer Änderung
   *[other] mit { $count } Änderungen
}
rules-own = Wie an diesem Tisch
rules-own-about = Ein Regelwerk mit Änderungen
rules-house-set = **{ $set }** – { $about }.
rules-house-changed = An diesem Tisch geändert:
rules-house-same = Wie in diesem Regelwerk:
rules-house-line = • **{ $rule }** (`{ $name }`) – { $about }.
rules-house-choose = Bei `/table open` wählst du ein Regelwerk und änderst einzelne Regeln davon.
button-rules-back = Zurück
button-rules-more = Weiterlesen

opening-changed-rule = { $rule } (geändert)
preset-set-changed = { $set } mit Änderungen

option-rules = Ein Regelwerk: eines des Spiels oder ein hier gespeicherter Tisch
error-no-such-set = „{ $text }“ ist kein Regelwerk dieses Spiels. Möglich: { $sets }.
error-rules-without-game = Nenne auch ein Spiel: Jedes Regelwerk gehört zu einem.
error-preset-of-other-game = **{ $name }** wurde für ein anderes Spiel gespeichert: { $game }.
error-preset-or-rules = Nenne einen gespeicherten Tisch oder ein Regelwerk, nicht beides.

# Wie jedes Regelwerk heißt und was es ist: ein Satz ohne Punkt, höchstens 100 Zeichen.
saskop-set-pagat = pagat.com
saskop-set-pagat-about = Wie auf der Kartenspielseite pagat.com beschrieben, bis 16 Striche
sheepshead-set-book = Das Buch
sheepshead-set-book-about = Nach dem Book of Card Games, und wo es eine Wahl lässt, wie üblich
skat-set-book = Das Buch
skat-set-book-about = Nach dem Book of Card Games: Ansagen nur aus der Hand, Schneider ab neunzig
schafkopf-window-set-book = Das Buch
schafkopf-window-set-book-about = Nach dem Ultimate Book of Card Games
schafkopf-dummkopf-set-book = Der Blog
schafkopf-dummkopf-set-book-about = Wie es der Blog „Schafkopf für Dummköpfe“ erzählt: fünfzehn Soli, Striche bis zwölf
american-sheepshead-set-book = Zu viert mit Blind
american-sheepshead-set-book-about = Nach dem Penguin Book of Card Games: Der Karo-Bube ist der geheime Partner
american-sheepshead-set-three = Zu dritt
american-sheepshead-set-three-about = Nach dem Penguin Book of Card Games: Einer nimmt den Blind auf, gegen zwei
american-sheepshead-set-partnership = Zu viert in festen Paaren
american-sheepshead-set-partnership-about = Nach dem Penguin Book of Card Games: zwei gegen zwei, und der Fuchs zählt
doppelkopf-set-book = Das Buch
doppelkopf-set-book-about = Das Penguin-Buch: neu geben, Armut, Hochzeit; Re und Kontra verdoppeln
doppelkopf-set-verband = Verband (DDV)
doppelkopf-set-verband-about = Die Turnierregeln des Verbands mit Pflichtsolo, ohne Neugeben und Armut
doppelkopf-set-pub = Kneipe
doppelkopf-set-pub-about = Armut, Schweinchen, zweite Dulle, Karlchen gefangen, Bockrunden; Re und Kontra verdoppeln
doppelkopf-set-platform = Online
doppelkopf-set-platform-about = An- und Absagen und Punkte des Verbands; kein Neugeben, keine Armut, kein Pflichtsolo
