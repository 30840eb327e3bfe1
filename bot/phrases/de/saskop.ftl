# Saskop: was nur dieses Spiel sagt. Die Regeln stehen in rules-saskop.ftl.

saskop-summary = Estnisch, zu viert in zwei festen Paaren, die Hälfte der Karten ist Trumpf, bis 16 Striche

saskop-status-cut = { $who } hebt ab und wählt, wie gegeben wird
saskop-status-announce = { $who } hat mit { $bid } das höchste Gebot und nennt den Trumpf
saskop-status-auction-after = { $who } bietet mehr als { $bid } oder passt
saskop-status-exchange = { $who } gibt eine Karte für { $card } zurück
saskop-call-cut = { $who }, heb ab und wähle, wie gegeben wird
saskop-call-announce = { $who }, du hast mit { $bid } das höchste Gebot: Nenne den Trumpf
saskop-call-auction-after = { $who }, biete mehr als { $bid } oder passe
saskop-call-exchange = { $who }, gib eine Karte für { $card } zurück
saskop-your-turn-cut = Du hebst ab: Wähle, wie gegeben wird.

saskop-alt-trump = Trumpf: { $suit } { $sign }, gewählt von { $who }
saskop-alt-trump-nobody = Trumpf: Karo ♦, weil alle gepasst haben
saskop-alt-extra-replay = Wiederholung nach einem Gleichstand
saskop-alt-sheet = Spielzettel. { $score }

saskop-review-cost = { $amount } Striche
saskop-review-why-object = Mit diesem Blatt war Überbieten besser.
saskop-review-why-accept = Mit diesem Blatt war Annehmen besser.
saskop-strokes = { $count ->
    [one] { $count } Strich
   *[other] { $count } Striche
}
saskop-result-made = { $who } { $count ->
    [one] schreibt
   *[other] schreiben
} { $strokes } an: { $why }.
saskop-result-tie = **{ saskop-headline-tie }.** { saskop-why-tie }
saskop-result-lambapea = **{ saskop-headline-lambapea }** { saskop-why-lambapea }
saskop-why-lambapea = Alle neun Stiche und damit die Partie: { $who }. Die Schafsköpfe: { $losers }.
saskop-why-tie = Niemand schreibt an. Derselbe Geber gibt noch einmal, und { $suit } { $sign } bleibt Trumpf.
saskop-headline-lambapea = Lambapea!
saskop-headline-tie = 60 zu 60
saskop-headline-strokes = { $who } schreiben { $strokes } an
saskop-why-made = die Spielpartei hat 61 oder mehr
saskop-why-made-high = die Spielpartei hat 91 oder mehr
saskop-why-beaten = die Spielpartei blieb unter 60
saskop-why-beaten-low = die Spielpartei blieb unter 30
saskop-why-passed = alle haben gepasst, also ist das Spiel { $count ->
    [2] zwei
   *[other] einen
} wert
saskop-why-diamonds = { $why }, und Karo zählt zwei mehr
saskop-maker = Trumpf war { $suit } { $sign }, gewählt von { $who }.
saskop-maker-nobody = Trumpf war Karo ♦, weil alle gepasst haben.
saskop-shutout = Kein einziger Strich für { $losers }: zu null.

saskop-option-exchange = Tausch eines einzelnen Bildes
saskop-option-signals = Zeichen zwischen Partnern
saskop-option-roof = Das Dach darf gezeigt werden
saskop-option-hada = *Häda* darf gesagt werden
saskop-option-target = Striche bis zum Sieg
saskop-option-six = Die Trumpf-Sechs ist
saskop-option-duty = Stechen und schlagen muss man
saskop-option-giving = Ein Bild wird gegeben
saskop-option-back = Zurück für ein Bild kommt
saskop-option-ten = Zehn bieten mit einem Bild
saskop-option-bids = Geboten wird
saskop-option-omale = *Omale*: Vorhand darf ein Gebot übernehmen
saskop-option-diamonds = Karo darf angesagt werden
saskop-option-chooser = Wie gegeben wird, sagt
saskop-option-ways = Arten zu geben
saskop-option-dark = Karo im Dunkeln (*pime ruutu*)
saskop-option-redeal = Neu geben für Vorhand ohne Bild
saskop-option-pokk = 60 zu 60 (*pokk*)
saskop-option-karvane = Alle neun Stiche (*karvane*)
saskop-option-passed = Striche, wenn alle passen

saskop-value-partner = nur dem Gegenüber
saskop-value-penalty-2 = verboten, 2 Striche, wenn angezeigt
saskop-value-penalty-4 = verboten, 4 Striche, wenn angezeigt
saskop-value-highest = der höchste Trumpf
saskop-value-lowest = der niedrigste Trumpf
saskop-value-all = wie bei pagat.com
saskop-value-trump = nur stechen
saskop-value-led = stechen, und ausgespielten Trumpf überstechen
saskop-value-none = nicht
saskop-value-openly = offen, vor dem ersten Gebot
saskop-value-closed = verdeckt, wenn man dran ist
saskop-value-always = immer, auch über den genannten Trumpf
saskop-value-auction = beim Bieten, ehe man passt
saskop-value-turn = wenn man mit Bieten dran ist
saskop-value-winner = nur vom höchsten Gebot
saskop-value-any = irgendeine Karte
saskop-value-no-picture = kein Bild
saskop-value-exchange = ja, nur zum Tausch
saskop-value-rounds = bis drei gepasst haben
saskop-value-once = einmal reihum
saskop-value-before = wer vor dem Bietenden sitzt
saskop-value-cutter = wer rechts vom Geber abhebt
saskop-value-eldest = Vorhand
saskop-value-text = wie bei pagat.com
saskop-value-saaremaa = wie auf Saaremaa
saskop-value-two-more = ja, zwei Striche mehr
saskop-value-replay = wird wiederholt
saskop-value-replay-two = wird für zwei Striche mehr wiederholt
saskop-value-next-two = bringt den nächsten Siegern zwei Striche mehr
saskop-value-game = die Partie

# Ablehnungen: was nicht stimmt, und die Regel; was stattdessen möglich ist, wird angefügt.
saskop-meaning-blink = Zwinkern heißt: Dieser Stich gehört mir.
saskop-meaning-noblink = Nicht zu zwinkern heißt: Dieser Stich gehört mir nicht.
saskop-meaning-emergency = Häda bittet das Gegenüber um den höchsten Trumpf, um Trumpf-Ass oder Trumpf-Zehn heimzubringen.
saskop-meaning-show = Es ist das einzige Bild dieser Hand. Das Gegenüber nimmt es und gibt verdeckt eine Karte zurück.
saskop-meaning-give = Welche Karte es war, wissen nur die beiden.
saskop-refused-bid-range = Gebote sind Zahlen von { $lowest } bis { $highest }: wie viele Trümpfe du hättest, Bilder mitgezählt.
saskop-refused-bid-too-low = Biete mehr als zuletzt; das war { $last }.
saskop-refused-bid-too-long = Du darfst höchstens { $longest } bieten: deine längste Farbe zusammen mit deinen Bildern.
saskop-refused-no-exchange = An diesem Tisch werden keine Bilder getauscht; die Hausregel ist aus.
saskop-refused-show-too-late = Ein einzelnes Bild kannst du nur zeigen, bevor du zum ersten Mal bietest oder passt. Jetzt ist es zu spät.
saskop-refused-shown-already = Du hast in diesem Spiel schon ein Bild gezeigt; das geht nur einmal.
saskop-refused-not-lone-picture = { $card } kannst du nicht zeigen: nur ein Bild (König, Dame oder Bube), das dein einziges ist.
saskop-refused-not-that-picture = { $card } hast du gerade bekommen; gib irgendeine andere Karte zurück.
saskop-refused-trump-too-short = Du hast { $bid } geboten, und diese Farbe ergibt mit deinen Bildern nur { $have } Trümpfe. Nenne eine Farbe, die lang genug ist.
saskop-refused-own-trump = Den Trumpf hast du selbst gewählt; die anderen drei nehmen an oder überbieten.
saskop-refused-accepted-already = Du hast angenommen, und dabei bleibt es.
saskop-refused-no-signals = Dieses Zeichen ist an diesem Tisch nicht erlaubt; die Hausregel ist aus.
saskop-refused-blink-when = Zwinkern kannst du nur, wenn dein Gegenüber die zweite Karte legt: nach der ersten und bevor sie fällt.
saskop-refused-signalled-already = Dieses Zeichen wurde schon gegeben.
saskop-refused-emergency-when = Häda sagst du nur, solange ihr beide in diesem Stich noch nicht gespielt habt und dein Gegenüber vor dir dran ist.
saskop-refused-emergency-without = Häda heißt, dass dein einziger Trumpf das Trumpf-Ass oder die Trumpf-Zehn ist, und so ist dein Blatt nicht.
saskop-refused-roof-without = Das Dach heißt, dass du kein einziges Bild bekommen hast, und du hast eins bekommen.
saskop-refused-roof-too-late = Das Dach kannst du nur bis zu deiner ersten Karte zeigen. Jetzt ist es zu spät.
saskop-asked-own-bid = Du kannst bis { $number } bieten, mit { $suits } als Trumpf.
saskop-asked-own-bid-low = Mit { $suits } als Trumpf könntest du höchstens { $number } bieten. Das reicht nicht: Passe, oder sag Karo an.
saskop-asked-exchange = Jede Karte außer { $card }, die du gerade bekommen hast.
saskop-asked-override = Nehmen alle an, bleibt es dabei. Überbietest du, ist Karo ♦ Trumpf, und du spielst; dann geht es um zwei Striche mehr.
saskop-note-trump = { $number } Trümpfe
saskop-totals-head-score = Striche

saskop-status-ten = { $who } nimmt das Bild, mit Karo als Trumpf, oder nicht
saskop-status-ten-exchange = { $who } nimmt das Bild oder nicht
saskop-call-ten = { $who }, nimm das Bild, mit Karo als Trumpf, oder passe
saskop-call-ten-exchange = { $who }, nimm das Bild oder passe
saskop-your-turn-ten = Nimm das Bild deines Gegenübers und mach Karo zum Trumpf, oder passe.
saskop-your-turn-ten-exchange = Nimm das Bild deines Gegenübers und gib eine Karte zurück, oder passe.
saskop-alt-extra-dark = Karo im Dunkeln
saskop-asked-ten = Nimmst du an, sehen alle das Bild, du gibst eine Karte zurück, und Karo ♦ ist sofort Trumpf. Passt du, geht das Bieten weiter.
saskop-asked-ten-exchange = Nimmst du an, sehen alle das Bild, und du gibst eine Karte zurück. Das Bieten geht in jedem Fall weiter.
saskop-note-omale = omale
saskop-note-ten = bietet dein Bild an
saskop-asked-hand-over = Dein einziges Bild darfst du deinem Gegenüber verdeckt geben, bevor du bietest oder passt.
saskop-refused-omale-eldest = Nur Vorhand (links vom Geber) darf ein Gebot mit derselben Zahl übernehmen. Biete mehr als { $last }.
saskop-refused-omale-before = Nur wer, von Vorhand aus gezählt, vor dem Bietenden sitzt, darf ein Gebot mit derselben Zahl übernehmen. Biete mehr als { $last }.
saskop-refused-omale-once = Du hast schon ein Gebot übernommen; das geht einmal je Spiel. Biete mehr als { $last }.
saskop-refused-ten-once = Du hast in diesem Spiel schon zehn geboten; das geht nur einmal.
saskop-refused-ten-without = Zehn kannst du nur bieten, wenn du genau ein Bild hast.
saskop-refused-diamonds-passed = An diesem Tisch darf Karo nur ansagen, wer nicht gepasst hat.
saskop-refused-diamonds-turn = An diesem Tisch darfst du Karo nur ansagen, wenn du mit Bieten dran bist.
saskop-refused-diamonds-winner = An diesem Tisch macht nur das höchste Gebot Karo zum Trumpf.
saskop-refused-no-redeal = An diesem Tisch wird nicht neu gegeben; die Hausregel ist aus.
saskop-refused-redeal-nines = Neu geben lassen kann Vorhand nur, wenn je neun Karten gegeben wurden.
saskop-refused-redeal-eldest = Neu geben lassen kann nur Vorhand (links vom Geber).
saskop-refused-redeal-late = Neu geben lassen kannst du nur, bevor du zum ersten Mal bietest oder passt. Jetzt ist es zu spät.
saskop-refused-redeal-picture = Neu geben lassen kann Vorhand nur ohne Bild, und du hast eins.
saskop-refused-give-closed = An diesem Tisch wird ein Bild nicht gezeigt: Gib es deinem Gegenüber verdeckt, wenn du mit Bieten dran bist.
saskop-refused-give-after-nine = Ein Gegner hat neun geboten: Jetzt ist es zu spät, ein Bild zu geben.
saskop-refused-no-picture-back = { $card } kannst du nicht zurückgeben: Es kommt kein Bild zurück, solange du etwas anderes hast.
saskop-refused-no-challenge = An diesem Tisch ist kein Zeichen bei Strafe verboten, also gibt es nichts anzuzeigen.
saskop-refused-challenge-early = Anzeigen kannst du erst nach dem ersten Stich.
saskop-refused-challenged-already = Deine Seite hat in diesem Spiel schon angezeigt; das geht nur einmal.
saskop-meaning-challenge = Gaben die Gegner ein verbotenes Zeichen, kostet es sie Striche, sonst die Seite, die es angezeigt hat.
saskop-result-redeal = Vorhand hatte kein Bild und ließ neu geben. Niemand schreibt an, und derselbe Geber gibt noch einmal.
saskop-result-tie-next = **{ saskop-headline-tie }.** { saskop-why-tie-next }
saskop-why-tie-next = Niemand schreibt an, und es wird nicht wiederholt; die nächsten Sieger schreiben { $strokes } mehr an.
saskop-why-tie-left = Die nächsten Sieger schreiben { $strokes } mehr an.
saskop-why-karvane = alle neun Stiche gehören ihnen (*karvane*)
saskop-result-pokk = Davon hat ein Gleichstand { $strokes } übrig gelassen.
saskop-result-dark = Davon sind { $strokes } für Karo im Dunkeln.
saskop-result-seajann = Genau 90: *seajänn*, ein Auge zu wenig für mehr.
saskop-result-caught = { $who } haben zu Recht angezeigt: { $strokes } für das verbotene Zeichen der Gegner.
saskop-result-challenge-wrong = { $who } haben zu Unrecht angezeigt: { $strokes } für die andere Seite.
saskop-phase-ten = das Angebot eines Bildes
