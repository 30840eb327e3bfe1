# Karten, die alle am Tisch mischen.

shuffle-head = 🔀 **Alle mischen.** Mein Geheimnis steht fest. Sein Hash: `{ $groups }` · Mischung `{ $name }`
shuffle-part = { $who } `{ $groups }`
shuffle-in = Gemischt: { $who }.
shuffle-missing = Noch nicht gemischt: { $who }.
shuffle-soon = In wenigen Sekunden wird gegeben, mit ihnen oder ohne sie.
shuffle-hint = *Mischen* gibt Zufall aus meinem Rechner dazu. Ein eigenes Wort kennt sonst niemand: Nur das schützt auch vor dem Betreiber, am besten tippst du es zuletzt. Alle Beiträge werden mit dem Spiel geöffnet und stehen in seiner Aufzeichnung. Auch das Abheben folgt aus ihnen, darum wird niemand danach gefragt.
shuffle-dealer = In diesem Spiel gibt: { $who }.
shuffle-seat = Platz { $seat }
shuffle-cut = Niemand wurde nach dem Abheben gefragt: Wie abgehoben und gegeben wird, folgt wie die Karten aus euer aller Beiträgen. Gegeben wurde so: { $way }.
button-shuffle = Mischen
button-ownword = Mit einem Wort mischen
dialog-word = Dein Beitrag zum Mischen
dialog-word-what = Ein Wort, das niemand errät
opening-shuffled = Alle mischen
opening-shuffled-about = Karten und Abheben folgen aus einem Beitrag von euch allen: Niemand kann sie aussuchen
opening-unshuffled = Der Bot mischt
opening-unshuffled-about = Durch Zufall, versiegelt vor dem Abheben
preset-shuffle = wer mischt
option-shuffle = Alle am Tisch tragen zum Mischen bei, damit niemand die Karten aussuchen kann
option-match-shuffle = Alle in beiden Räumen tragen zum Mischen bei, damit niemand die Karten aussuchen kann; üblich

error-shuffle-off = An diesem Tisch mischt der Bot. An einem neuen Tisch von `/table open` mit `shuffle` mischen alle.
error-shuffle-opened = Diese Karten sind schon gemischt: Alle Beiträge wurden beim Geben geöffnet. Zum nächsten Spiel kannst du beitragen, sobald dieses aus ist.
error-shuffle-done = Dein Beitrag ist schon da und bleibt, wie er ist. Er wird mit den anderen geöffnet, wenn gegeben wird.
error-shuffle-empty = Das war leer. Schreib irgendein Wort oder eine Zeile, oder drück *Mischen*, dann gebe ich Zufall dazu.
error-shuffle-long = Das hat { $count } Zeichen; dein Beitrag darf höchstens { $most } haben. Ein kürzerer tut es genauso.
error-shuffle-both-rooms = Zuerst mischen alle in beiden Räumen. Dann wird von selbst gegeben, spätestens nach fünf Sekunden.

record-shuffle-secret = das Geheimnis ist nicht das, dessen Hash veröffentlicht war
record-shuffle-pack = die Karten folgen nicht aus dem Geheimnis und den Beiträgen
record-shuffle-cut = das Abheben folgt nicht aus dem Geheimnis und den Beiträgen
record-shuffle-dealer = der Geber folgt nicht aus dem Geheimnis und den Beiträgen
record-shuffle-ways = die Arten zu geben sind nicht die seiner Regeln
verify-shuffle = Mischung `{ $name }`: Der Hash meines Geheimnisses, veröffentlicht, bevor jemand etwas beitrug, ist `{ $committed }`, als **{ $groups }**.
verify-secret = Geheimnis: `{ $secret }`
verify-parts = Beiträge in der Reihenfolge der Plätze: { $parts }
verify-part = { $place }. `{ $part }`
verify-no-part = { $place }. –
verify-part-deleted = { $place }. gelöscht
verify-drawn-cut = Abgehoben: nach { $place } { $place ->
    [one] Karte
   *[other] Karten
}. Das hat niemand gewählt: Es folgt wie die Karten aus dem Geheimnis und den Beiträgen.
verify-drawn-way = Ebenso, wie gegeben wird: { $way }
verify-not-whole = Jemand hat sein Wort mit allen eigenen Daten löschen lassen. Ohne das Wort lässt sich nicht mehr prüfen, ob Karten und Abheben aus dem Mischen folgen; das Siegel gilt trotzdem.
