# Kaardid, mastid, loetelud: lausete kõige väiksemad osad.

suit-clubs = risti
suit-spades = pada
suit-hearts = ärtu
suit-diamonds = ruutu

rank-6 = kuus
rank-7 = seitse
rank-8 = kaheksa
rank-9 = üheksa
rank-T = kümme
rank-J = soldat
rank-Q = emand
rank-K = kuningas
rank-A = äss

card-in-words = { $suit }{ $rank }

list-and = { $first } ja { $last }
# Lugeja ise loeteludes, mida näeb ainult tema: sina: K♠, Bert: A♠.
you = sina

hand-alt = Sinu kaardid: { $cards }
hand-alt-empty = Sul pole kaarte käes.
hand-alt-aside = { $hand }. { $label }: { $cards }
hand-alt-trump = Trump: { $suit }
hand-alt-game = Mängitakse: { $words }
hand-alt-trumps = Sinu trumbid: { $cards }
hand-alt-play = Käia võid: { $cards }
hand-alt-words = Sõnadega: { $cards }
list-or = { $first } või { $last }
