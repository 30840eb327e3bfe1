# Der Lauf eines Spiels: Abschnitte, wer dran ist, wie der Tisch aussieht, wie es ausging.

game-saskop = Saskop

phase-cut = Gerade wird abgehoben
phase-auction = Gerade wird geboten
phase-announce = Gerade wird der Trumpf gewählt
phase-exchange = Gerade wird ein Bild getauscht
phase-override = Gerade geht es um Annehmen oder Überbieten
phase-play = Die Karten werden schon ausgespielt
phase-done = Das Spiel ist vorbei

# Auf wen gewartet wird, für alle. $who ist ein Name oder mehrere.
status-cut = { $who } hebt ab
status-auction = { $who } bietet
status-announce = { $who } nennt den Trumpf
status-exchange = { $who } gibt eine Karte zurück
status-override = { $trump } annehmen oder überbieten: { $who }
status-play = { $who } ist dran
status-lead = { $who } spielt aus
status-done = Das Spiel ist vorbei
status-other = Warten auf { $who }
# Dasselbe zu denen, auf die gewartet wird und die erwähnt werden; $who ist ein Name oder mehrere.
call-cut = { $who }, heb die Karten ab
call-auction = { $who }, dein Gebot
call-announce = { $who }, nenne den Trumpf
call-exchange = { $who }, gib eine Karte zurück
call-override = { $who }, { $trump } annehmen oder überbieten
call-play = { $who }, du bist dran
call-lead = { $who }, du spielst aus
call-other = { $who }, du bist dran

# Dasselbe für die Person, die dran ist.
your-turn-cut = Du hebst die Karten ab.
your-turn-auction = Was bietest du?
your-turn-announce = Du hast das höchste Gebot: Nenne den Trumpf.
your-turn-exchange = Gib deinem Gegenüber eine Karte zurück.
your-turn-override = Nimm { $trump } als Trumpf an, oder überbiete mit Karo.
your-turn-play = Du bist dran: Spiel eine Karte.
your-turn-lead = Du spielst aus.
your-turn-other = Du bist dran.

possible = Jetzt möglich: { $actions }.
possible-besides = Außerdem möglich: { $actions }.
possible-meanwhile = Bis du dran bist, möglich: { $actions }.
may-play = { $cards } spielen
may-show = { $cards } zeigen
may-give = { $cards } geben
may-bury = zwei weglegen von { $cards }
may-discard = zwei drücken von { $cards }
may-offer = drei anbieten von { $cards }
may-cut-upto = offen bis zu einer beliebigen Karte
possible-nothing = Für dich gibt es gerade nichts zu tun.

# Das Bild des Tisches in Worten; Plätze zählen ab 1.
alt-table = Kartentisch: { $game }.
alt-seat = Platz { $number }: { $name }
alt-seat-dealer = Platz { $number }: { $name }, gibt
alt-seat-empty = Platz { $number }: leer
alt-trump = Trumpf: { $suit } { $sign }, gewählt von { $who }
alt-trump-nobody = Trumpf: { $suit } { $sign }, von niemandem gewählt
alt-sides = { $ours } gegen { $others }
alt-sides-together = Bekannt als Partner: { $ours }
alt-said = Bisher: { $said }
alt-trick = Stich { $number } – { $cards }
alt-trick-empty = Stich { $number }: noch keine Karte
alt-trick-taken = Stich { $number } – { $cards }. Er ging an { $who } ({ $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
})
own-trick-taken = Stich { $number } – { $cards }. Er gehört dir ({ $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
})
alt-card = { $name }: { $card }
alt-tricks = Stiche: { $tricks }
alt-face-up = Bekannte Karten – { $cards }
alt-open-hands = Blätter – { $cards }
alt-score = Stand: { $score }
alt-score-one = { $name } ({ $score })
alt-games = Partien: { $games }
alt-signals = Zeichen: { $signals }
alt-sheet = Spielzettel. { $score }
alt-sheet-game = Partie { $number }: { $score }
alt-sheet-running = Jetzt: { $score }

# Ein Spiel, das vorbei ist.
result-points = { $first } gegen { $second }: { $points } – { $other } Augen.
result-unplayed = Es wurde keine Karte gespielt, also bekommt niemand etwas.
result-score = Stand: { $score }.
result-seats = Augen: { $points }.
result-gained = Angeschrieben: { $scores }.
result-side-won = **Gewonnen: { $who }**, { $points } zu { $others } Augen.
result-side-lost = **Verloren: { $who }**, { $points } zu { $others } Augen.
result-no-score = Es wird nichts angeschrieben.
result-some-ace = ein Ass
game-over = **{ $who } { $count ->
    [one] gewinnt
   *[other] gewinnen
} die Partie** { $score }.
game-over-many = **{ $who } { $count ->
    [one] gewinnt
   *[other] gewinnen
} die Partie.** Endstand: { $score }.
game-over-next = Die nächste Partie beginnt bei null.
games-so-far = Partien bisher: { $games }.
alt-announced = Angesagt: { $said }
command-elsewhere = Das galt für Tisch { $table } in { $channel }. An Tisch { $other } in { $place } geht es jetzt nicht.
