# Mehr Leute am Tisch, als das Spiel Plätze hat: wer spielt, wer aussetzt, und wie jemand dazukommt und geht.

post-sits-out = 🪑 { $count ->
    [one] { $who } setzt in diesem Spiel aus.
   *[other] { $who } setzen in diesem Spiel aus.
}
post-sits-out-next = 🪑 { $count ->
    [one] { $who } setzt im nächsten Spiel aus.
   *[other] { $who } setzen im nächsten Spiel aus.
}
post-turns-waiting = + { $name }
post-turns-expected = { $count ->
    [one] + *noch jemand kann mitspielen*
   *[other] + *noch { $count } können mitspielen*
}
post-turns = Ihr wechselt euch ab: { $count } spielen, und wer gibt, setzt aus.
post-turns-games = Ihr wechselt euch ab: { $count } spielen eine Partie, danach wechseln die Plätze.
button-take-turns = Auch mitspielen
table-joined-turns = Du bist dabei: Ab dem nächsten Spiel wechselst du dich mit den anderen ab. Bis dahin kannst du zusehen.
there-turns = In diesem Kanal steht schon ein Tisch: **{ $game }**, Tisch { $table }, mit { $who }. Alle Plätze sind besetzt, aber du kannst dich mit den anderen abwechseln.
hand-sits-out = Du setzt in diesem Spiel an Tisch { $table } aus: { $who } spielen.
player-gone = Jemand
button-sit-out = Ein Spiel aussetzen
button-sit-in = Wieder mitspielen
more-sit-out = **{ button-sit-out }**: Im nächsten Spiel spielen andere, dein Platz am Tisch und deine Punkte bleiben dir. Mit `/table sitout` setzt du mehrere Spiele aus.
more-sit-in = **{ button-sit-in }**: Du setzt nur noch aus, wenn du an der Reihe bist.
more-leave-turns = **{ button-leave }**: Du spielst hier nicht mehr mit. Ein Spiel, das schon läuft, spielt ein Computer für dich zu Ende.
sit-out-reply = { $count ->
    [one] Du setzt das nächste Spiel aus. Dein Platz am Tisch und deine Punkte bleiben dir.
   *[other] Du setzt die nächsten { $count } Spiele aus. Dein Platz am Tisch und deine Punkte bleiben dir.
}
sit-in-reply = Du spielst wieder mit, sobald du an der Reihe bist.
taken-out-reply = { $who } spielt an diesem Tisch nicht mehr mit.
command-table-sitout = Ein oder mehrere Spiele aussetzen, wenn mehr Leute am Tisch sind, als mitspielen
option-sit-out-deals = Wie viele Spiele; 0, um wieder mitzuspielen
error-sits-out = Du setzt in diesem Spiel aus und hast keine Karten: { $who } spielen.
error-seats-by-turn = Ihr wechselt euch ab, und die Plätze werden für jedes Spiel neu besetzt: Auszusuchen gibt es da nichts.
error-takes-turns-already = Du wechselst dich an diesem Tisch schon mit den anderen ab: Du spielst, sobald du an der Reihe bist.
error-turns-full = An diesem Tisch können sich höchstens { $most } Leute abwechseln. Du kannst zusehen oder in einem anderen Kanal einen Tisch eröffnen.
error-sit-out-nobody = Niemand könnte für dich spielen: Für die { $count } Plätze braucht es alle, die da sind. Mit `/table leave` spielt ein Computer für dich weiter.
error-sit-out-others = { $count ->
    [one] Nur einer von euch kann aussetzen, und { $who } war schneller.
   *[other] Nur { $count } von euch können aussetzen, und { $who } waren schneller.
}
error-shuffle-sits-out = Du setzt das nächste Spiel aus; seine Karten mischen die, die es spielen.
