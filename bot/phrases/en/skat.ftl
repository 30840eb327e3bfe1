# Skat: what only this game says.

game-skat = Skat
skat-summary = German, three players, one against two, an auction by what games are worth, two cards in the skat

phase-choice = the choice between skat and hand
phase-discard = discarding two cards
phase-declare = naming the game

skat-status-auction = { $who } to bid
skat-status-auction-asked = { $by } bids { $bid }; { $who } to answer
skat-status-auction-held = { $by } holds { $bid }; { $who } to speak
skat-status-auction-after = { $by } has bid { $bid }; { $who } to speak
skat-status-auction-last = Nobody has bid; { $who } to speak
skat-status-choice = { $who } plays for { $bid }: skat or hand?
skat-status-discard = { $who } to discard two cards
skat-status-declare = { $who } to name the game
skat-call-auction = { $who }, what do you bid?
skat-call-auction-asked = { $who }, { $by } bids { $bid }: do you hold it?
skat-call-auction-held = { $who }, { $by } holds { $bid }: do you bid more?
skat-call-auction-after = { $who }, { $by } has bid { $bid }: do you bid more?
skat-call-auction-last = { $who }, nobody has bid: do you play for 18?
skat-call-choice = { $who }, the game is yours for { $bid }: take the skat, or play from the hand?
skat-call-discard = { $who }, discard two cards
skat-call-declare = { $who }, name a game

skat-your-turn-auction = What do you bid?
skat-your-turn-auction-asked = { $by } bids { $bid }: do you hold it?
skat-your-turn-auction-held = { $by } holds { $bid }: do you bid more?
skat-your-turn-auction-after = { $by } has bid { $bid }: do you bid more?
skat-your-turn-auction-last = Nobody has bid: do you play for 18?
skat-your-turn-choice = The game is yours for { $bid }: take the skat, or play from the hand?
skat-your-turn-discard = Discard two of your twelve cards.
skat-your-turn-declare = Name a game worth at least { $bid }.

skat-action-pickup = Take the skat
skat-action-hand = Play from the hand
skat-action-hold = Yes, I hold
skat-action-bid = Bid { $number }
skat-did-bid = { $who } bids { $number }
skat-you-bid = You bid { $number }
skat-did-discard-unseen = { $who } has discarded
skat-phase-auction = the bidding
skat-did-hold = { $who } holds
skat-did-pickup = { $who } takes the skat
skat-did-hand = { $who } plays from the hand
skat-you-hold = You hold
skat-you-pickup = You take the skat
skat-you-hand = You play from the hand

skat-word-clubs = clubs
skat-word-spades = spades
skat-word-hearts = hearts
skat-word-diamonds = diamonds
skat-word-grand = grand
skat-word-null = null
skat-word-reject = ramsch
skat-word-hand = from the hand
skat-word-schneider = schneider announced
skat-word-schwarz = schwarz announced
skat-word-open = open
skat-short-schwarz = schwarz
skat-short-schneider = schneider
skat-short-hand = hand
skat-alt-contract = { $who } plays { $words }
skat-badge-aside = Discarded
skat-badge-blind = Skat
skat-taken = In the skat: { $cards }.

skat-option-announce = Schneider, schwarz and open
skat-option-schneider = Schneider begins at
skat-value-any = in any game
skat-value-hand = from the hand only

skat-result-passed = Everybody passed; nobody scores.
skat-result-won = **{ $who } won { $words }** { $reasons }: { $base } × { $factor } = **{ $value }**. Card points { $points } to { $others }.
skat-result-lost = **{ $who } lost { $words }** with { $points } card points to { $others }. The bid of { $bid } counts twice: **{ $score }**.
skat-result-overbid = **{ $who } overbid.** The game ({ $words }) was made, but it is worth only { $value } and the bid was { $bid }: **{ $score }**.
skat-result-null-won = **{ $who } won { $words }** without a trick: **{ $score }**.
skat-result-null-lost = **{ $who } lost { $words }** by taking a trick: **{ $score }**.
skat-result-reject = Ramsch: { $who } took the fewest card points.
skat-word-made-schneider = schneider
skat-word-made-schwarz = schwarz
skat-result-lost-hand = **{ $who } lost { $words }** with { $points } card points to { $others }. The bid was { $bid }: **{ $score }**.
skat-why-won = { $reasons }: { $base } × { $factor } = { $value }
skat-why-lost = The bid of { $bid } counts twice: { $score }
skat-why-lost-hand = The bid was { $bid }: { $score }
skat-why-overbid = The game was made, but it is worth only { $value } and the bid was { $bid }: { $score }
skat-why-needed-schneider = Schneider was announced and needs { $points } card points.
skat-why-needed-all = Every trick was needed.
skat-why-null-won = Without a single trick: { $score }
skat-why-null-lost = A trick was taken: { $score }
skat-result-with = with { $count }
skat-result-against = against { $count }

# Refusals: what is wrong and the rule.
skat-refused-not-a-value = No game is worth { $number }. Bid what games can be worth: { $lowest }, 20, 22, 23, 24, 27, 30 and so on.
skat-refused-bid-too-low = Bid more than the last bid, which was { $last }.
skat-refused-hold-or-pass = The other player names the numbers: say yes to { $last }, or pass.
skat-refused-only-lowest = Both others passed, so nobody bids against you: say { $lowest } or pass.
skat-refused-nothing-to-hold = There is no bid for you to answer now; name a number or pass.
skat-refused-unknown-contract = There is no such game. Name clubs, spades, hearts, diamonds, grand, null or ramsch.
skat-refused-unknown-extras = You can add schneider or schwarz, not both, and then open, in this order.
skat-refused-reject-bare = In ramsch all play for themselves; nothing can be announced.
skat-refused-null-only-open = A null game is won without a trick, so schneider and schwarz make no sense; it can only be open.
skat-refused-extras-from-hand = At this table you can announce schneider, schwarz and open only when you play from the hand. You have taken the skat.
skat-refused-one-extra = At this table you can announce only one of schneider, schwarz and open.
skat-asked-hold = Yes: you stay in at { $bid }. Pass: you are out.
skat-asked-own-games = Your games, if won – { $games }. The skat may change that.
skat-asked-choice = The skat’s two cards join your hand, and you discard two. From the hand the skat stays closed, and a game is worth one step more.
skat-asked-discard = Their card points are yours in the end. You name the game after that.
skat-note-low = { $value }, below your bid
skat-extra-schneider = *Schneider*: you need at least { $schneider } card points, and the game is worth more.
skat-extra-schwarz = *Schwarz*: you need every trick, and the game is worth more still.
skat-extra-open = *Open*: your cards lie on the table for all to see.
skat-totals-head-score = game points
skat-part-games = Lists
skat-alt-sheet-game = List { $number }: { $score }
skat-ledger-game = List { $number }
skat-evening-won = List { $number } is full: { $who } won it with { $score } points.
skat-evening-going-on = List { $number }: { $deals } of { $length } deals are played, { $count ->
    [one] { $count } is
   *[other] { $count } are
} left.

# Ramsch, Bock, kontra, and values by the order of Skat.
phase-grandhand = grand from the hand before Ramsch
phase-pushing = passing the skat on
phase-passing = passing two cards on
phase-knock = knocking
phase-kontra = kontra and re

skat-status-grandhand = { $who } to say whether to play grand from the hand
skat-status-pushing = { $who } to take the skat or pass it on unseen
skat-status-passing = { $who } to pass two cards on
skat-status-knock = { $who } to say whether to knock
skat-status-kontra = { $who } to say whether to double
skat-call-grandhand = { $who }, do you play grand from the hand?
skat-call-pushing = { $who }, take the skat, or pass it on unseen?
skat-call-passing = { $who }, pass two cards on
skat-call-knock = { $who }, do you knock?
skat-call-kontra = { $who }, do you double the game?
skat-your-turn-grandhand = Do you play grand from the hand? If nobody does, Ramsch is played.
skat-your-turn-pushing = Take the skat, or pass it on unseen?
skat-your-turn-passing = Pass two of your twelve cards on.
skat-your-turn-knock = Do you knock?
skat-your-turn-kontra = Do you double the game?

skat-word-ramsch = ramsch
skat-word-spitze = Spitze
skat-word-times-2 = counts double
skat-word-times-4 = counts four times
skat-word-times-8 = counts eight times
skat-word-times-16 = counts 16 times
skat-word-times-32 = counts 32 times
skat-word-times-64 = counts 64 times
skat-short-times-2 = × 2
skat-short-times-4 = × 4
skat-short-times-8 = × 8
skat-short-times-16 = × 16
skat-short-times-32 = × 32
skat-short-times-64 = × 64
skat-extra-spitze = *Spitze*: your lowest trump is shown and must take the last trick; the game is worth more.

skat-result-lost-value = **{ $who } lost { $words }** with { $points } card points to { $others }; { $reasons }: { $base } × { $factor } = { $value }, which counts { $often ->
    [one] once
   *[other] twice
}: **{ $score }**.
skat-result-lost-short = **{ $who } lost { $words }** with { $points } card points to { $others }. The game is worth only { $value }, and the bid was { $bid }: { $counted } reaches it, which counts { $often ->
    [one] once
   *[other] twice
}: **{ $score }**.
skat-result-times = Everything counted × { $times }: **{ $score }**.
skat-why-times = Everything counted × { $times }: { $score }.
skat-result-counted = Everything counted × { $times }.
skat-result-written = On the list: { $score } for { $who } each.
skat-result-ramsch = Ramsch.
skat-result-bock = A Bock round follows: { $why }.
skat-result-again = The same dealer deals again.
skat-result-next-ramsch = { $count ->
    [one] One deal of Ramsch is
   *[other] { $count } deals of Ramsch are
} still to come.
skat-result-kontra-lost = Kontra was lost, so the next deal is a Ramsch.
skat-result-event-sixty = lost with 60
skat-result-event-grand-hand = grand from the hand won
skat-result-event-kontra = lost against kontra
skat-result-event-re = kontra and re
skat-result-event-hundreds = a score of full hundreds
skat-result-event-digits = a score of three equal digits
skat-result-event-value = a game of high value
skat-result-event-null = null open from the hand won
skat-result-event-all = all 120 card points on one side
skat-result-event-lost-grand = a grand lost
skat-result-event-passed = everybody passed
skat-why-lost-value = { $reasons }: { $base } × { $factor } = { $value }, which counts { $often ->
    [one] once
   *[other] twice
}: { $score }
skat-why-lost-short = Worth only { $value }, and the bid was { $bid }: { $counted } counts { $often ->
    [one] once
   *[other] twice
}: { $score }
skat-why-needed-spitze = The lowest trump had to take the last trick.
skat-why-march = Every trick went to { $who }: a march.
skat-why-most = { $count ->
    [one] The most card points went to { $who }.
   *[other] The most card points were shared by { $who }.
}
skat-why-fewest = { $count ->
    [one] The fewest card points went to { $who }.
   *[other] The fewest card points were shared by { $who }.
}
skat-why-even = All have the same, so nobody loses.
skat-why-skat = The skat adds { $points } for { $who }.
skat-why-virgin = Somebody took no trick, which doubles it.

skat-refused-no-reject = At this table nobody can name Ramsch.
skat-refused-null-too-low = That null game is worth less than your bid of { $bid }.
skat-refused-spitze-without = For a Spitze you need a trump to show (three before you discard), and in grand not all four jacks.
skat-refused-jacks-stay = Jacks may not be passed on at this table.
skat-refused-no-kontra = At this table nobody says kontra.
skat-refused-not-that-word = That cannot be said now: kontra comes first, then re and what may answer it at this table.
skat-refused-kontra-too-late = It is too late for that: kontra before your own first card, an answer before your next card.
skat-refused-kontra-not-yours = That word is not yours to say.
skat-refused-grand-or-pass = Before Ramsch only grand from the hand can be named; otherwise pass.
skat-asked-bock = Bock: this deal counts × { $times }.
skat-asked-grandhand = You would play alone and without the skat; the same dealer then deals again.
skat-asked-pushing = Take it: you pass two cards on. Unseen: the deal counts double.
skat-asked-passing = The next player gets them, or they stay as the skat. Be rid of points.
skat-asked-knock = Knock if you are sure not to lose: the deal counts double.
skat-asked-kontra = What is won or lost counts double.
skat-asked-discard-named = Their card points are yours in the end.
skat-sure-kontra = **Say kontra?** You say that the game will be lost: what it wins or loses counts double. It binds.
skat-sure-re = **Say re?** You say that you win all the same: it counts double again. It binds.
skat-sure-bock = **Say bock?** It counts double again. It binds.
skat-sure-hirsch = **Say hirsch?** It counts double again. It binds.
skat-evening-lost = Round { $number } of Bierlachs is over after { $deals } deals: { $who } lost it with { $score } points.
skat-evening-going-down = Bierlachs, round { $number }: { $deals } deals so far; the first player at { $limit } loses.
# Presents, giving up, Revolution, and an announced virgin.
phase-gift = the offer of the game
phase-yield = giving the game up
phase-virgin = announcing no trick
phase-swapping = exchanging cards
phase-returning = giving a card back
skat-status-gift = { $who } to accept the game or play for more
skat-status-yield = { $who } to say whether the game may be given up
skat-status-virgin = { $who } to say whether to take no trick
skat-status-swapping = { $who } to exchange cards
skat-status-returning = { $who } to give a card back
skat-call-gift = { $who }, do you accept the game?
skat-call-yield = { $who }, may the declarer give the game up?
skat-call-virgin = { $who }, do you announce to take no trick?
skat-call-swapping = { $who }, do you exchange a card?
skat-call-returning = { $who }, give a card back
skat-your-turn-gift = The opponents offer you the game: do you accept?
skat-your-turn-yield = The declarer wants to give the game up: do you accept?
skat-your-turn-virgin = Do you announce to take no trick?
skat-your-turn-swapping = Give your partner a card for one of theirs, or pass.
skat-your-turn-returning = Give a card back for the one you got.
skat-asked-gift = Accept: the game is simply won. Pass: you play on for { $level ->
    [schwarz] schwarz
   *[schneider] schneider
}, which counts as announced.
skat-asked-yield = Accept: it is simply lost for the declarer. Pass: it is played on, unless the other opponent accepts.
skat-asked-virgin = Without a trick the deal counts twice as much again. With one you lose 120.
skat-asked-swapping = You see each other’s cards; the declarer does not see what you exchange.
skat-asked-returning = Any card will do, the same one too.
skat-action-concede = Give the game up
skat-did-concede = { $who } gives the game up
skat-you-concede = You give the game up
skat-sure-concede = **Give the game up?** The declarer loses it by that; the opponents need both for it, and in the first trick the declarer may be able to play for more. It binds.
skat-word-revolution = revolution
skat-short-revolution = revolution
skat-extra-revolution = *Revolution*: your cards lie on the table, and the opponents may exchange theirs; it is worth 92.
skat-refused-revolution-in-null = Revolution goes with null only.
skat-refused-not-to-give-up = You cannot give this game up now.
skat-result-dealer = On the list: 30 for the dealer, with four or more for everybody who sat out.
skat-result-given-up = { $how ->
    [declarer] { $who } gave the game up.
    [accepted] Both opponents offered the game, and { $who } accepted.
   *[opponents] Both opponents gave the game up.
}
skat-result-given-won = **{ $who } won { $words }.**
skat-result-given-lost = **{ $who } lost { $words }.**
skat-why-given = That counts { $score }
skat-why-failed = { $who } announced to take no trick and took one: that costs 120.
skat-why-kept = { $who } took no trick, as announced, which doubles it again.
