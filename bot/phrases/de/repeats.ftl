# Ein beendetes Spiel, das der ganze Tisch noch einmal spielt.
button-again = Mit dem Tisch
button-again-agree = Einverstanden
button-again-not = Jetzt nicht
repeat-line = Spiel { $deal } noch einmal, { $trick ->
    [0] von der ersten Karte an
   *[other] ab Stich { $trick }
}. Es zählt nirgends.
repeat-proposed = { $who } schlägt vor, Spiel { $deal } noch einmal zu spielen, { $trick ->
    [0] von der ersten Karte an
   *[other] ab Stich { $trick }
}.
repeat-nowhere = Es zählt nirgends, und der Stand bleibt, wie er ist.
repeat-asked = { $who }: Es geht los, wenn alle einverstanden sind. ⏳ Die Zeit läuft ab: { $when }; keine Antwort heißt „jetzt nicht“.
repeat-you-proposed = Der Tisch wird gefragt. Es geht los, wenn alle einverstanden sind.
repeat-you-agreed = Du bist einverstanden. Es geht los, wenn es alle sind.
repeat-you-refused = Dann jetzt nicht: Das Spiel wird nicht noch einmal gespielt. Niemand erfährt, wer das wollte.
repeat-begins = Alle sind einverstanden, und es geht los: Du hast deine Karten auf der Hand.

error-repeat-over = Das ist entschieden: Nach diesem Spiel wird niemand mehr gefragt.
error-repeat-stands = Der Tisch wird gerade gefragt, ob er ein beendetes Spiel noch einmal spielen will. Das geht vor: Antworte darauf, oder beginne das nächste Spiel.
error-repeat-board = Spiel { $number } gehört zu einem Match, darum kann ein Tisch es nicht noch einmal spielen. Mit *{ button-fork }* spielst du es allein.
error-repeat-other = Spiel { $number } war ein anderes Spiel als an deinem Tisch hier, oder es hatte andere Hausregeln oder eine andere Zahl von Mitspielern. Ein Tisch kann nur noch einmal spielen, was er auch selbst hätte geben können.
error-repeat-in-match = Dein Tisch spielt gerade ein Match. Wenn es aus ist, könnt ihr beendete Spiele noch einmal spielen.
error-repeat-known = Spiel { $number } war Spiel { $first } noch einmal, gespielt von Leuten, die die Karten kennen können. Es hatte kein Siegel und hat weder Aufzeichnung noch Analyse: Sieh dir die von Spiel { $first } an.
