# Aufgaben: eine richtige Karte.

command-puzzle = Eine Frage aus dem Spiel mit einer richtigen Antwort, meist einer Karte: Finde sie
button-puzzle-next = Nächste Aufgabe
menu-puzzle = Aufgaben eines anderen Spiels …
puzzle-head = 🧩 **Aufgabe · { $game } { $number }**
puzzle-kind-lead = ausspielen
puzzle-kind-trumps = Trümpfe ziehen
puzzle-kind-smear = schmieren
puzzle-kind-take = den Stich nehmen
puzzle-kind-duck = den Stich laufen lassen
puzzle-kind-discard = drücken
puzzle-kind-bid = reizen
puzzle-kind-name = das Spiel ansagen
puzzle-untried = · noch hat sie niemand versucht
puzzle-tried = · { $count ->
    [one] einer hat sie versucht
   *[other] { $count } haben sie versucht
}, auf Anhieb gelöst: { $solved }
puzzle-easy = (leicht)
puzzle-medium = (mittel)
puzzle-hard = (schwer)
puzzle-ask = Welche Karte spielst du? Deine erste Antwort zählt.
puzzle-ask-call = Was davon ist am besten? Deine erste Antwort zählt.
puzzle-call = „{ $answer }“
puzzle-again = Diese hast du schon beantwortet, mit { $card }, und die erste Antwort zählt.
puzzle-right = ✅ **{ $card } ist richtig.**
puzzle-wrong = ❌ **{ $card } ist es nicht, sondern { $best }.**
puzzle-why = In { $share } von 100 Verteilungen, die zu dem passen, was du siehst, ist { $best } besser als jede andere Karte. Im Schnitt bringt sie { $worth }, die nächstbeste Karte { $second }.
puzzle-why-call = Im Schnitt über die Verteilungen, die zu dem passen, was du siehst, bringt { $best } { $worth } und die nächstbeste Antwort { $second }. In { $share } von 100 dieser Verteilungen bringt es mehr als jede andere.
puzzle-yours = { $card } bringt { $worth }.
puzzle-lay = So lagen die Karten, und so geht es weiter, wenn alle das Beste für ihre Seite tun:
puzzle-lay-call = So lagen die Karten, und so geht es weiter, wenn alle spielen wie der Computer auf *leicht*:
puzzle-trick = { $cards } → { $who }
puzzle-line = • **{ $card }**: { $tricks }. Am Ende: { $end }.
puzzle-no-line = • **{ $card }**: Es wird keine Karte gespielt. Am Ende: { $end }.
puzzle-as-good = So wie die Karten lagen, wäre { $card } ebenso gut gewesen oder besser. Wissen konntest du das nicht: { $best } ist bei mehr möglichen Verteilungen richtig.
puzzle-mine = Auf Anhieb gelöst hast du { $right } von { $count }.

error-puzzle-none = Für dieses Spiel gibt es noch keine Aufgaben. `/puzzle` zeigt die, die es gibt.
error-puzzle-gone = Diese Aufgabe gibt es nicht mehr. `/puzzle` stellt dir eine andere.
error-puzzle-all-done = Du hast alle { $count } Aufgaben dieses Spiels versucht und { $solved } auf Anhieb gelöst. Wähle mit `/puzzle` ein anderes Spiel.
