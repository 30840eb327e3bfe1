# Karten, Farben, Aufzählungen: die kleinsten Teile der Sätze.

suit-clubs = Kreuz
suit-spades = Pik
suit-hearts = Herz
suit-diamonds = Karo

rank-6 = Sechs
rank-7 = Sieben
rank-8 = Acht
rank-9 = Neun
rank-T = Zehn
rank-J = Bube
rank-Q = Dame
rank-K = König
rank-A = Ass

# $rank und $suit sind die Wörter von oben.
card-in-words = { $suit }-{ $rank }

list-and = { $first } und { $last }
# Wer liest, in Aufzählungen einer privaten Nachricht: du: K♠, Bert: A♠.
you = du

hand-alt = Dein Blatt: { $cards }
hand-alt-empty = Du hast keine Karten auf der Hand.
hand-alt-aside = { $hand }. { $label }: { $cards }
hand-alt-trump = Trumpf: { $suit }
hand-alt-game = Gespielt wird: { $words }
hand-alt-trumps = Deine Trümpfe: { $cards }
hand-alt-play = Du darfst spielen: { $cards }
hand-alt-words = In Worten: { $cards }
list-or = { $first } oder { $last }
