# Aufgaben: eine richtige Karte.

command-puzzle = Eine Stellung aus dem Spiel mit einer richtigen Karte: Finde sie
button-puzzle-next = Nächste Aufgabe
menu-puzzle = Aufgaben eines anderen Spiels …
puzzle-head = 🧩 **Aufgabe · { $game } { $number }**
puzzle-kind-lead = ausspielen
puzzle-kind-trumps = Trümpfe ziehen
puzzle-kind-smear = schmieren
puzzle-kind-take = den Stich nehmen
puzzle-kind-duck = den Stich laufen lassen
puzzle-untried = · noch hat sie niemand versucht
puzzle-tried = · { $count ->
    [one] einer hat sie versucht
   *[other] { $count } haben sie versucht
}, auf Anhieb gelöst: { $solved }
puzzle-easy = (leicht)
puzzle-medium = (mittel)
puzzle-hard = (schwer)
puzzle-ask = Welche Karte spielst du? Deine erste Antwort zählt.
puzzle-again = Diese hast du schon beantwortet, mit { $card }, und die erste Antwort zählt.
puzzle-right = ✅ **{ $card } ist richtig.**
puzzle-wrong = ❌ **{ $card } ist es nicht, sondern { $best }.**
puzzle-why = In { $share } von 100 Verteilungen, die zu dem passen, was du siehst, ist { $best } besser als jede andere Karte. Im Schnitt bringt sie { $worth }, die nächstbeste Karte { $second }.
puzzle-yours = { $card } bringt { $worth }.
puzzle-lay = So lagen die Karten, und so geht es weiter, wenn alle das Beste für ihre Seite tun:
puzzle-trick = { $cards } → { $who }
puzzle-line = • **{ $card }**: { $tricks }. Am Ende: { $end }.
puzzle-as-good = So wie die Karten lagen, wäre { $card } ebenso gut gewesen oder besser. Wissen konntest du das nicht: { $best } ist bei mehr möglichen Verteilungen richtig.
puzzle-mine = Auf Anhieb gelöst hast du { $right } von { $count }.

error-puzzle-none = Für dieses Spiel gibt es noch keine Aufgaben. `/puzzle` zeigt die, die es gibt.
error-puzzle-gone = Diese Aufgabe gibt es nicht mehr. `/puzzle` stellt dir eine andere.
error-puzzle-all-done = Du hast alle { $count } Aufgaben dieses Spiels versucht und { $solved } auf Anhieb gelöst. Wähle mit `/puzzle` ein anderes Spiel.
