# The course of a deal: phases, whose turn it is, what the table looks like, how it ended.

game-saskop = Saskop

phase-cut = the cut
phase-auction = the bidding
phase-announce = naming trumps
phase-exchange = the exchange
phase-override = accepting or overriding
phase-play = the play
phase-done = the end of the deal

# Who is awaited, for everybody. $who is one name or several.
status-cut = { $who } to cut
status-auction = { $who } to bid
status-announce = { $who } to name the trumps
status-exchange = { $who } to give a card back
status-override = waiting for { $who } to accept or override { $trump }
status-play = { $who } to play
status-lead = { $who } to lead
status-done = The deal is over
status-other = waiting for { $who }
# The same said to the people awaited, who are mentioned; $who is one or several.
call-cut = { $who }, cut the cards
call-auction = { $who }, your bid
call-announce = { $who }, name the trumps
call-exchange = { $who }, give a card back
call-override = { $who }, accept { $trump } or override
call-play = { $who }, your turn
call-lead = { $who }, your lead
call-other = { $who }, your turn

# The same for the person whose turn it is.
your-turn-cut = You cut the cards.
your-turn-auction = Your turn to bid.
your-turn-announce = You won the bidding: name the trumps.
your-turn-exchange = Give your partner one card back.
your-turn-override = Accept { $trump } as trumps, or override with diamonds.
your-turn-play = Your turn to play a card.
your-turn-lead = Your turn to lead.
your-turn-other = Your turn.

possible = Possible now: { $actions }.
possible-besides = You may also choose: { $actions }.
possible-meanwhile = Until it is your turn you may choose: { $actions }.
may-play = play { $cards }
may-show = show { $cards }
may-give = give { $cards }
may-bury = bury two of { $cards }
may-discard = discard two of { $cards }
may-offer = offer three of { $cards }
may-cut-upto = up to any card face up
possible-nothing = There is nothing for you to do right now.

# The table picture in words; seats are counted from 1.
alt-table = Card table: { $game }.
alt-seat = Seat { $number }: { $name }
alt-seat-dealer = Seat { $number }: { $name }, dealer
alt-seat-empty = Seat { $number }: empty
alt-trump = Trumps: { $suit } { $sign }, chosen by { $who }
alt-trump-nobody = Trumps: { $suit } { $sign }, chosen by nobody
alt-sides = { $ours } against { $others }
alt-sides-together = Known to be partners: { $ours }
alt-said = So far: { $said }
alt-trick = Trick { $number } – { $cards }
alt-trick-empty = Trick { $number }: no card yet
alt-trick-taken = Trick { $number } – { $cards }. { $who } took it ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
own-trick-taken = Trick { $number } – { $cards }. You took it ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
alt-card = { $name }: { $card }
alt-tricks = Tricks taken: { $tricks }
alt-face-up = Known cards – { $cards }
alt-open-hands = Hands – { $cards }
alt-score = Score: { $score }
alt-score-one = { $name } ({ $score })
alt-games = Games: { $games }
alt-signals = Signals: { $signals }
alt-sheet = Score sheet. { $score }
alt-sheet-game = Game { $number }: { $score }
alt-sheet-running = Now: { $score }

# A finished deal.
result-points = { $first } against { $second }: { $points } – { $other } card points.
result-unplayed = No card was played, so nobody scores.
result-score = Score: { $score }.
result-seats = Card points: { $points }.
result-gained = Scored: { $scores }.
result-side-won = **{ $who } won** with { $points } card points to { $others }.
result-side-lost = **{ $who } lost** with { $points } card points to { $others }.
result-no-score = No score is kept.
result-some-ace = an ace
game-over = **{ $who } { $count ->
    [one] wins
   *[other] win
} the game** { $score }.
game-over-many = **{ $who } { $count ->
    [one] wins
   *[other] win
} the game.** Final score: { $score }.
game-over-next = The next game starts from zero.
games-so-far = Games so far: { $games }.
alt-announced = Announced: { $said }
command-elsewhere = That was for table { $table } in { $channel }. At table { $other } in { $place } it is not possible now.
