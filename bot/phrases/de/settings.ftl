# Was jede Person für sich wählt: ob ihr das Blatt geschickt wird.

command-settings-hand = Wann ich dir dein Blatt als Direktnachricht schicke
option-hand-sent = Wann ich es schicke
hand-sent-always = bei jedem Spiel
hand-sent-playing = nur wenn du nicht im Kanal spielst
hand-sent-never = nie: du drückst im Kanal auf „Mein Blatt“
settings-hand = Blatt als Direktnachricht: { $sent }

# Am Ende einer Erinnerung der Weg zum Tisch.
call-link = [Zum Tisch]({ $url })
