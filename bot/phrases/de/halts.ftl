# Ein Tisch, der stillsteht, bis seine Leute weiterspielen, und was man sonst noch an ihm tun kann.

button-more = ⋯ Mehr
button-pause = Pause
button-pause-agree = Ja, Pause
button-play-on = Weiterspielen
button-go-on = Weiter
button-invite = Einladen
halt-on = ⏸️ **Pause.** Keine Uhr läuft, und kein Computer spielt. Weiter geht es, sobald jemand von euch *{ button-go-on }* drückt oder `/table start` eingibt.
halt-on-between = ⏸️ **Pause.** Kein Spiel beginnt von selbst; mit *{ button-next-deal }* geht es weiter.
halt-asked = ⏸️ { $by } möchte eine Pause. { $who }: Sie beginnt, wenn alle einverstanden sind; bis dahin wird weitergespielt.
halt-reply-on = Der Tisch macht Pause: Keine Uhr läuft, und kein Computer spielt. Weiter geht es, sobald jemand von euch *{ button-go-on }* drückt oder `/table start` eingibt.
halt-reply-asked = Die anderen werden gefragt. Die Pause beginnt, wenn alle, die da sind, einverstanden sind; bis dahin wird weitergespielt.
halt-reply-off = Es wird weitergespielt.
more-pause = **{ button-pause }**: Keine Uhr läuft, und kein Computer spielt, bis jemand von euch weitermacht. Alle, die da sind, müssen einverstanden sein.
more-leave = **{ button-leave }**: Ein Computer spielt für dich weiter. Solange niemand deinen Platz hat, bekommst du ihn mit `/table join` zurück.
invite-choose = Wen soll ich an diesen Tisch einladen? Im Kanal steht dann einmal eine Nachricht mit dem Namen.
menu-invite = Jemanden auswählen
command-table-pause = Pause, bis jemand von euch weitermacht; alle, die da sind, müssen zustimmen
error-paused = Der Tisch macht gerade Pause, darum kann jetzt nichts gespielt werden. Mit *{ button-go-on }* oder `/table start` geht es weiter.
error-pause-in-match = Hier läuft ein Match, und der andere Raum spielt dieselben Spiele: Es gibt keine Pause.
error-pause-nothing = Hier läuft kein Spiel, darum gibt es nichts zu unterbrechen: Keine Uhr läuft, und kein Computer spielt.
error-pause-over = Um eine Pause bittet niemand mehr. `/table pause` fragt danach.
button-more-time = Mehr Zeit
more-time = **{ button-more-time }**: für diesen Zug noch einmal so viel Zeit; alle sehen es.
more-time-reply = Deine Zeit läuft { $when } ab.
error-more-time-not-now = Gerade läuft keine Uhr für dich.
error-more-time-had = Mehr Zeit gibt es nur einmal je Zug.
