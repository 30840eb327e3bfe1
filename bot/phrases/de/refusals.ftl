# Warum eine Handlung abgelehnt wurde: was nicht stimmt, und die Regel. Was möglich ist, wird angefügt.

refused-not-your-turn = Du bist nicht dran.
refused-not-now = Das geht jetzt nicht: { $phase }.
refused-not-in-this-game = Das gibt es in diesem Spiel nicht.
refused-not-in-hand = Du hast { $card } nicht.
refused-must-follow = { $card } geht nicht: { $led } wurde ausgespielt, und du hast eine Karte dieser Farbe.
refused-must-follow-trump = { $card } geht nicht: Mit { $led } wurde Trumpf ausgespielt, und du hast einen Trumpf.
refused-must-trump = { $card } geht nicht: Du hast keine Karte von der Farbe von { $led }, also musst du stechen.
refused-must-beat = { $card } geht nicht: { $best } ist bisher die beste Karte, und du hast eine, die sie schlägt. Wer schlagen kann, muss.
refused-wrong-count = { $count ->
    [one] Nenne genau eine Karte.
   *[other] Nenne genau { $count } Karten.
}
refused-cut-first = Zuerst muss abgehoben werden.
refused-cut-already = Es ist schon abgehoben.
refused-bad-cut = So kannst du nicht abheben. Wähle eine der Arten zu geben, bei „offen bis“ auch eine Karte und eine Stelle im Kartenstapel.
refused-other = Das erlauben die Regeln jetzt nicht.
