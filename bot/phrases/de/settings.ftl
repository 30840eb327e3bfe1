# Was jede Person für sich wählt: ob ihr das Blatt geschickt wird, und wie es aussieht.

command-settings-hand = Wann ich dir dein Blatt als Direktnachricht schicke
option-hand-sent = Wann ich es schicke
hand-sent-always = bei jedem Spiel
hand-sent-playing = nur wenn du nicht im Kanal spielst
hand-sent-never = nie: Du drückst im Kanal auf „Mein Blatt“
settings-hand = Blatt als Direktnachricht: { $sent }

command-settings-letters = Die Buchstaben auf Bube, Dame, König und Ass
option-letters = Welche Buchstaben
letters-international = J Q K A, international
letters-german = B D K A
letters-estonian = S E K Ä, estnisch
settings-letters = Buchstaben auf den Karten: { $letters }

command-settings-sort = Wie dein Blatt sortiert ist
option-sort = Wo die Trümpfe stehen und wie jede Farbe läuft
sort-left-falling = Trümpfe links, von hoch nach niedrig
sort-left-rising = Trümpfe links, von niedrig nach hoch
sort-right-falling = Trümpfe rechts, von hoch nach niedrig
sort-right-rising = Trümpfe rechts, von niedrig nach hoch
settings-sort = Blatt: { $order }

command-settings-reading = Schlichte Worte statt Zeichen, zum Vorlesen
# Zu denen, die sich vorlesen lassen: dass sie eine Karte zu spielen haben.
reading-turn = Du bist dran.
option-reading = Ob du dir deine Nachrichten vorlesen lässt
reading-off = aus
reading-on = an: Karten in Worten, jedes Mal eine neue Nachricht, wenn du dran bist
settings-reading = Vorlesemodus: { $mode }

# Am Ende einer Erinnerung der Weg zum Tisch.
call-link = [Zum Tisch]({ $url })
