# Matches: Zwei Räume spielen dieselben Karten mit vertauschten Seiten.

match-room = Match **{ $code }** · Raum { $room } · { $boards } Spiele. Seite A: Plätze { $a } · Seite B: Plätze { $b }.
match-waits-first = Der andere Raum kommt mit `/match join` und dem Code `{ $code }` dazu, in einem anderen Kanal dieses oder irgendeines anderen Servers. Gegeben wird, sobald beide Räume voll sind.
match-waits-second = Gegeben wird, sobald beide Räume voll sind.
match-secrecy = Beide Räume bekommen dieselben Karten. Wer mitspielt, darf im anderen Raum nicht mitlesen; ich zeige von dort nichts, bevor beide fertig sind.
match-room-done = Match { $code }: Dieser Raum ist fertig. Der Matchzettel folgt, wenn auch der andere es ist; bis dahin geht dieser Tisch weiter wie jeder andere.
match-board = Match { $code } · Spiel { $number } von { $boards }
match-cut = Wie abgehoben wird, wurde vor dem Match gelost, für beide Räume gleich.
match-result = · Spiel { $number } des Matches
match-result-withheld = · Spiel { $number } des Matches. Ansehen lässt es sich erst, und in den Statistiken zählt es erst, wenn beide Räume fertig sind.
match-result-redeal = Die Karten wurden zusammengeworfen. Im Match bringt das niemandem etwas, und das nächste Spiel folgt.
saskop-result-tie-board = **{ saskop-headline-tie }.** { saskop-why-tie-board }
saskop-why-tie-board = Niemand schreibt an, und im Match wird nicht noch einmal gegeben.
post-annulled-board = Spiel { $deal } ist ungültig und zählt nicht. Im Match wird es nicht noch einmal gegeben.
match-alone = Match { $code } wartet auf den anderen Raum; er kommt mit `/match join` und diesem Code dazu.
match-progress = Match { $code }: Dieser Raum hat { $here } von { $boards } Spielen beendet, der andere { $there }. Der Matchzettel folgt, wenn beide fertig sind.
match-won = **Match { $code } ist aus: Seite { $side } gewinnt mit einem Vorsprung von { $points }.** Alle Spiele lassen sich jetzt ansehen.
match-drawn = **Match { $code } ist aus: unentschieden.** Alle Spiele lassen sich jetzt ansehen.
match-abandoned-alone = **Match { $code } findet nicht statt:** Es kam kein anderer Raum dazu. Dieser Tisch geht weiter wie jeder andere.
match-abandoned-closed = **Match { $code } ist vorzeitig zu Ende:** Ein Raum wurde geschlossen. Was gespielt wurde, zählt wie sonst, und alle Spiele lassen sich jetzt ansehen.
match-abandoned-silent = **Match { $code } ist vorzeitig zu Ende:** In beiden Räumen ist lange nichts passiert. Was gespielt wurde, zählt wie sonst, und alle Spiele lassen sich jetzt ansehen.
match-note = Match { $code }
match-side = Seite { $side }: { $who }
match-computers = Computer
match-void = ungültig
match-head-room = Raum { $room }
match-head-difference = ±
match-head-total = Summe
match-alt = Matchzettel, { $game }, { $match }; plus ist gut für Seite A
match-alt-board = Spiel { $number }: { $rooms }; Unterschied { $difference }, Summe { $total }
match-alt-room = { $room }: { $played }

command-match = Zwei Tische spielen dieselben Karten gegeneinander
command-match-open = Hier ein Match eröffnen; der andere Raum kommt mit dem Code dazu
command-match-join = In diesem Kanal den anderen Raum eines Matches eröffnen
command-match-sheet = Wie das letzte Match dieses Kanals steht, und am Ende, wer aus jedem Spiel was gemacht hat
option-deals = Wie viele Spiele beide Räume spielen
option-code = Der Code, den der andere Raum bekommen hat

error-match-alone = Match { $code } hat bisher nur diesen Raum. Der andere kommt mit `/match join` und diesem Code dazu; gegeben wird, sobald beide voll sind.
error-match-waits = { $count ->
    [one] Im anderen Raum ist noch ein Platz frei
   *[other] Im anderen Raum sind noch { $count } Plätze frei
}. Gegeben wird in beiden, sobald er voll ist.
error-match-no-code = Ein Match mit dem Code „{ $code }“ gibt es nicht. Sieh im anderen Raum nach; `/match open` eröffnet ein eigenes Match.
error-match-code-used = Match { $code } hat schon beide Räume. `/match open` eröffnet ein anderes.
error-match-code-old = Der Code { $code } gilt nicht mehr: Das Match ist aus, oder sein erster Raum hat länger als einen Tag gewartet. `/match open` eröffnet ein anderes.
error-match-own-room = Dieser Kanal ist der erste Raum von Match { $code }. Der andere Raum muss ein anderer Kanal sein, auf diesem oder irgendeinem anderen Server.
error-match-other-room = Du spielst im anderen Raum von Match { $code } oder hast dort gespielt und würdest die Karten kennen. In beiden Räumen kannst du nicht sitzen.
error-match-same-seat = Während eines Matches kannst du den Platz nicht wechseln, denn das würde die Seiten ändern. Du bleibst auf Platz { $seat }.
error-match-length = Ein Match hat { $fewest } bis { $most } Spiele.
error-match-none = In diesem Kanal wurde kein Match gespielt. `/match open` eröffnet eins.
error-match-look = Dieser Tisch spielt Match { $code }. Was dort geschieht, wird in seinem Kanal gezeigt und denen, die dort sitzen, sonst nirgends.
error-deal-withheld = Spiel { $number } gehört zu einem Match. Ansehen lässt es sich, sobald beide Räume fertig sind, damit niemand die Karten vor dem Spielen kennt.
