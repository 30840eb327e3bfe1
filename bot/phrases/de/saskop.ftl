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
saskop-why-passed = alle haben gepasst, also ist das Spiel einen wert
saskop-why-diamonds = { $why }, und Karo zählt zwei mehr
saskop-maker = Trumpf war { $suit } { $sign }, gewählt von { $who }.
saskop-maker-nobody = Trumpf war Karo ♦, weil alle gepasst haben.
saskop-shutout = Kein einziger Strich für { $losers }: zu null.

saskop-option-exchange = Tausch eines einzelnen Bildes
saskop-option-signals = Zeichen zwischen Partnern
saskop-option-roof = Das Dach darf gezeigt werden

# Ablehnungen: was nicht stimmt, und die Regel; was stattdessen möglich ist, wird angefügt.
saskop-meaning-blink = Zwinkern heißt: Dieser Stich gehört mir.
saskop-meaning-noblink = Nicht zu zwinkern heißt: Dieser Stich gehört mir nicht.
saskop-meaning-emergency = Häda bittet das Gegenüber um den höchsten Trumpf, um Trumpf-Ass oder Trumpf-Zehn heimzubringen.
saskop-meaning-show = Es ist das einzige Bild dieser Hand. Das Gegenüber nimmt es und gibt verdeckt eine Karte zurück.
saskop-meaning-give = Welche Karte zurückkam, wissen nur die beiden.
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
