# Was ein Ergebnis hinter seinen Knöpfen sagt: das geöffnete Siegel, die Wege zum Nachspielen.

button-verify = Nachprüfen
button-record = Aufzeichnung

verify-head = **{ $game }** · Spiel { $deal }: die versiegelten Karten, geöffnet
verify-true = ✅ Soeben geprüft: Das Siegel passt zu diesen Karten, die Blätter folgen aus ihnen und diesem Abheben, jeder Zug folgt den Regeln, und das Ergebnis stimmt.
verify-true-seal = ✅ Soeben geprüft: Das Siegel passt zu diesen Karten. Das Spiel folgte älteren Regeln, darum kann ich es nicht noch einmal geben und spielen.
verify-false = ⚠️ Das passt nicht: { $problems }.
verify-false-seal = ⚠️ Das passt nicht: Das Siegel gehört nicht zu diesem Salt und diesen Karten.
verify-seal = Siegel: `{ $seal }`. Am Tisch stand es vor dem Abheben, als **{ $groups }**.
verify-salt = Salt: `{ $salt }`
verify-pack = Die Karten, wie sie gemischt waren: `{ $pack }`
verify-yourself = Prüf es selbst: Der SHA-256 von Salt, Doppelpunkt und Karten ist das Siegel. *{ button-record }* gibt dir das Spiel als Datei; `lambapea verify DATEI` gibt und spielt es noch einmal.

menu-replay-trick = Zu einem Stich gehen
replay-deal = Die Karten
replay-play = Vor der ersten Karte
replay-end = Das Ende
upload-checked = ✅ Gerade geprüft: Das Siegel passt zu diesen Karten, die Blätter folgen aus ihnen und diesem Abheben, jeder Zug folgt den Regeln, und das Ergebnis stimmt.
upload-unchecked = Dass die Karten vor dem Abheben feststanden, kann eine Datei allein nicht zeigen: Vergleiche **{ $groups }** mit dem Siegel, das damals am Tisch stand. Namen, Datum, Nummer und was gespielt wurde sind nur, was in der Datei steht: Ein anderes Gebot oder andere Karten nach den Regeln bestünden die Prüfung auch. Diese Knöpfe laufen { $when } ab; danach lade die Datei noch einmal hoch.

# Ein beendetes Spiel noch einmal.
button-fork = Von hier spielen
button-fork-seats = Auf einem anderen Platz
button-fork-again = Noch einmal
fork-which-seat = Spiel { $deal } ab Schritt { $step }: Auf welchem Platz willst du spielen? Auf den anderen sitzen Computer.
fork-seat = Platz { $seat }: { $name }
fork-head = **{ $game }** · Spiel { $deal } noch einmal, ab Schritt { $step }. Nur du siehst das, und es zählt nirgends.
fork-over-head = **{ $game }** · Spiel { $deal } noch einmal, ab Schritt { $step }: Es ist zu Ende.
fork-then = **Damals:** { $result }
fork-now = **Jetzt:** { $result }
fork-row-then = Damals
fork-row-now = Jetzt
fork-title = { $game } · Spiel { $deal }, damals und jetzt
fork-stale = Das kam zu spät, also hat sich nichts geändert. So steht es:
replay-trick = Stich { $number }

# Das Bild eines Ergebnisses.
headline-won = Gewonnen: { $who }
headline-lost = Verloren: { $who }
headline-nobody = Niemand gewinnt
headline-unplayed = Kein Spiel
picture-card-points = Augen
picture-tricks = Stiche
result-others = die anderen
picture-won = gewonnen
picture-lost = verloren
picture-game-won = { $who } { $count ->
    [one] gewinnt
   *[other] gewinnen
} die Partie
sheet-count = { $score } von { $target }
alt-result = So endete das Spiel { $game }
alt-result-took = { $what }: { $amounts }
alt-result-marks = Marken: { $marks }
alt-result-sheep = Ein Schafskopf füllt das Bild

# Wege von einem Blick zum anderen.
button-history = Beendete Spiele
button-leaderboard = Rangliste
button-stats = Statistik
button-newer = Neuere
button-older = Ältere
button-above = Plätze darüber
button-below = Plätze darunter
menu-go-show = Wer steht hier?
menu-go-game = Welches Spiel?
menu-go-period = Seit wann?
menu-go-page = Was soll zu sehen sein?
menu-go-rival = Vergleichen mit …
menu-go-player = Statistik von …
menu-go-deal = Ein Spiel noch einmal ansehen
history-title-player = Beendete Spiele, die neuesten zuerst: { $who }

button-privacy-delete = Alles löschen
button-privacy-keep = Behalten

# Score sheets with a row a deal.
ledger-total = Summe
ledger-won = Gewonnen
ledger-game = Partie { $number }
ledger-part = Spiele { $first } bis { $last } von { $all }
ledger-passed = alle gepasst
ledger-redeal = neu gegeben
ledger-misdeal = eingepasst
ledger-called = gerufenes Ass
ledger-jack = Karo-Bube
ledger-pick = Blind genommen
ledger-partner = Karo-Bube
ledger-partnership = Partner
ledger-silent-solo = stilles Solo
alt-ledger-row = { $what }: { $scores }.
alt-sheet-order = Der Reihe nach { $names }:
scores-title = **{ $game }** · diese Partie
button-scores = Spielzettel
button-earlier = Frühere
button-later = Spätere

# Spielzettel eines Abends und einer Saison.
menu-go-span = Welche Spiele?
menu-go-part = Was möchtest du sehen?
part-totals = Zusammen
part-games = Partien
part-deals = Spiel für Spiel
part-debts = Wer wem etwas schuldet
span-evening-past = der letzte Abend
evening-title = **{ $game }** · { $span }, { $from } – { $to }
evening-deals = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
} gespielt.
evening-hinted = { $count ->
    [one] Eines davon, mit Tipp, zählt
   *[other] { $count } davon, mit Tipps, zählen
} für keine Rangliste und keine Statistik.
evening-counts = -# Ein Spiel, das ein Computer für jemanden beendet hat, zählt hier, aber für niemanden in Rangliste und Statistik.
evening-cut = Hier sind nur die neuesten { $count } Spiele zusammengezählt.
evening-empty-evening = In diesem Kanal ist noch kein Spiel { $game } zu Ende gespielt worden.
evening-empty-season = In diesem Kanal ist in dieser Saison kein Spiel { $game } zu Ende gespielt worden.
evening-won = Partie { $number } ist zu Ende, mit { $score } Punkten gewonnen von { $who }.
evening-going-on = Partie { $number }: { $deals } von { $length } Spielen sind gespielt, { $count ->
    [one] { $count } steht
   *[other] { $count } stehen
} noch aus.
evening-owing = Ein Solo { $count ->
    [one] schuldet
   *[other] schulden
} noch { $who }.
evening-alt = Spielzettel von { $game }, { $span }. { $rows }.
evening-alt-running = { $game }, nicht zu Ende
evening-alt-sheep = { $game }, Lambapea
totals-head-games = Partien
totals-head-score = Punkte
totals-head-own = eigene
totals-head-list = Liste
totals-head-won = gew.–verl.
evening-progress = { $deals } von { $length } Spielen
totals-lambapeas = Lambapea +{ $given } −{ $suffered }
totals-stood-in = { $count } von einem Computer beendet
totals-owes = schuldet ein Solo
totals-alt-row = { $place }. { $player }: { $figures }, { $facts }
ledger-page = Auf dieser Seite
debts-head = Stand
debts-gives = gibt { $payee }
debts-nothing = Niemand schuldet jemandem etwas.
debts-about-scores = Gezahlt wird, was ein Spiel zählt. Unter dem Strich stehen die wenigsten Zahlungen, die alles ausgleichen, in Punkten.
debts-about-differences = Bei jedem Spiel rechnen alle, die dabei saßen, den Unterschied miteinander ab. Unter dem Strich stehen die wenigsten Zahlungen dafür, in Punkten.
debts-about-games = Für eine gewonnene Partie bekommt jeder Gewinner einen Punkt von den Verlierern. Unter dem Strich stehen die wenigsten Zahlungen, die alles ausgleichen.
debts-alt-balance = { $player } { $amount }
debts-alt-row = { $payer } gibt { $payee } { $amount }
