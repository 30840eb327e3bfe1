# Die Uhren eines Tisches: wie schnell gespielt wird und wie lange etwas dauern darf.

speed-live = live: Alle sind jetzt da, ein Zug dauert Sekunden
speed-calm = ruhig: wie live, und Computer lassen sich fünf Sekunden Zeit
speed-slow = langsam: Alle schauen herein, wann sie wollen, Tage für einen Zug
option-speed = Live, ruhig, oder langsam mit Tagen für einen Zug
option-server-speed = Tempo neuer Tische, wenn keins gewählt ist
duration-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
duration-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
duration-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
duration-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
post-speed-live = Live-Tisch: { $turn } je Zug
post-speed-live-no-clock = Live-Tisch: keine Uhr
post-speed-calm = Ruhiger Tisch: { $turn } je Zug, Computer lassen sich Zeit
post-speed-calm-no-clock = Ruhiger Tisch: keine Uhr, Computer lassen sich Zeit
post-speed-slow = Langsamer Tisch: { $turn } je Zug, eine Erinnerung
settings-server-speed = Neue Tische: { $speed }
post-clock = ⏳ Die Zeit läuft ab: { $when }.
post-clock-longer = ⏳ Mehr Zeit: Sie läuft { $when } ab.
post-clock-next = ⏳ Das nächste Spiel beginnt { $when }.
hand-clock = ⏳ Deine Zeit läuft ab: { $when }; dann macht ein Computer diesen Zug für dich.
hand-clock-cut = ⏳ Deine Zeit läuft ab: { $when }; dann werden die Karten auf die übliche Art gegeben.
hand-clock-silence = ⏳ Deine Zeit läuft ab: { $when }; keine Antwort heißt „{ $answer }“.
hand-stood-in = **Du bist weg, deshalb spielt ein Computer für dich.** Drück auf *{ $button }* oder auf irgendetwas im Kanal, dann spielst du selbst weiter.
button-return = Ich bin wieder da
post-seat-away = { $seat }. { $name } (*weg*)
button-replace = { $name } ersetzen
button-recall = Letzte Runde einladen
post-vote = { $missing ->
    [one] 🗳️ { $who } durch einen Computer ersetzen? Dafür: { $voters }. Es fehlt noch eine Stimme; die Abstimmung endet, sobald { $who } hier etwas tut.
   *[other] 🗳️ { $who } durch einen Computer ersetzen? Dafür: { $voters }. Es fehlen noch { $missing } Stimmen; die Abstimmung endet, sobald { $who } hier etwas tut.
}
post-seats-free = { $count ->
    [one] Platz { $seats } ist frei: Wer ihn nimmt, spielt statt des Computers weiter.
   *[other] Die Plätze { $seats } sind frei: Wer einen nimmt, spielt statt des Computers weiter.
}
invitation = { $whom }: { $who } lädt dich ein zu **{ $game }**, Tisch { $table }. [Zum Tisch]({ $url })
invited-reply = Deine Einladung steht im Kanal.
replaced-reply = Ein Computer spielt jetzt anstelle von { $who }. Der Platz ist frei: `/table join` nimmt ihn.
voted-reply = Deine Stimme zählt. Mehr als die Hälfte der Anwesenden muss dafür sein; die Abstimmung endet, sobald { $who } hier etwas tut.
command-table-replace = Einen Computer auf den Platz von jemandem setzen, der weg ist
command-table-invite = Eine Rolle oder jemanden an diesen Tisch einladen
option-replaced = Wessen Platz
option-role = Welche Rolle eingeladen wird
option-person = Wer eingeladen wird
error-replaced = Du warst weg, deshalb hat ein Computer deinen Platz { $seat } bekommen. Solange er frei ist, gibt ihn dir `/table join` zurück.
error-nobody-to-replace = An diesem Tisch sitzt niemand mit diesem Namen. Der Tisch im Kanal zeigt, wer hier sitzt.
error-leave-instead = Das ist dein eigener Platz. Mit `/table leave` stehst du auf.
error-not-away = { $who } ist nicht weg und behält den Platz. Ersetzen kannst du Leute, die zweimal hintereinander die Zeit verpasst oder den Server verlassen haben, vor einer Partie alle.
error-host-replaces = Das kann nur { $host } (hat den Tisch eröffnet). Ist { $host } weg, entscheidet mehr als die Hälfte von euch.
error-sits-already = { $who } sitzt schon an diesem Tisch.
error-no-seat-to-offer = Kein Platz ist frei, also kannst du niemanden einladen. Den Platz eines Computers kann jemand nehmen, wenn dieses Spiel vorbei ist.
error-called-lately = { $seconds ->
    [one] Gerade erst wurde jemand an diesen Tisch eingeladen. Warte noch eine Sekunde.
   *[other] Gerade erst wurde jemand an diesen Tisch eingeladen. Warte noch { $seconds } Sekunden.
}
error-nobody-to-call = Es ist niemand einzuladen: Die letzte Runde ist schon hier oder schon eingeladen.
error-invite-whom = Wähle, wen du einlädst: eine Rolle oder eine Person.
error-invite-everyone = Alle auf einmal lade ich nie ein. Wähle eine Rolle oder eine Person.
error-role-silent = { $role } würde nicht benachrichtigt, deshalb habe ich nichts gepostet. Wer den Server verwaltet, kann allen erlauben, die Rolle zu erwähnen, oder mir, alle Rollen zu erwähnen.
error-role-of-few = { $role } darf nur erwähnen, wer alle Rollen erwähnen darf, deshalb habe ich nichts gepostet. Wer den Server verwaltet, kann allen erlauben, die Rolle zu erwähnen.
error-invite-bot = Das ist ein Bot, der spielt nicht mit. `/table fill` setzt meine eigenen Computer auf die freien Plätze.
