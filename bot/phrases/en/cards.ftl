# Cards, suits, lists: the smallest pieces of sentences.

suit-clubs = clubs
suit-spades = spades
suit-hearts = hearts
suit-diamonds = diamonds

rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-T = ten
rank-J = jack
rank-Q = queen
rank-K = king
rank-A = ace

# $rank and $suit are the words above.
card-in-words = { $rank } of { $suit }

list-and = { $first } and { $last }
# The reader, in lists of a private message: you: K♠, Bert: A♠.
you = you

hand-alt = Your hand: { $cards }
hand-alt-empty = Your hand is empty.
hand-alt-aside = { $hand }. { $label }: { $cards }
hand-alt-trump = Trumps: { $suit }
hand-alt-game = Game: { $words }
hand-alt-trumps = Your trumps: { $cards }
hand-alt-play = You may play: { $cards }
hand-alt-words = In words: { $cards }
list-or = { $first } or { $last }
