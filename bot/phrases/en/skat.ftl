# Skat: what only this game says.

game-skat = Skat
skat-summary = German, three players, one against two, an auction by what games are worth, two cards aside

phase-choice = taking the skat or not
phase-discard = laying two cards away
phase-declare = naming the game

skat-status-auction-after = The bidding stands at { $bid }; { $who } speaks
skat-status-choice = { $who } won the bidding with { $bid } and takes the skat, or plays from the hand
skat-status-discard = { $who } lays two cards away
skat-status-declare = { $who } names the game

skat-your-turn-auction-after = The bidding stands at { $bid }; what do you say?
skat-your-turn-choice = You won the bidding with { $bid }: take the skat, or play from the hand.
skat-your-turn-discard = Lay two of your twelve cards away.
skat-your-turn-declare = Name your game; it must be worth { $bid } at least.

skat-action-pickup = Take the skat
skat-action-hand = Play from the hand
skat-action-hold = Yes, I hold
skat-did-hold = { $who } says yes
skat-did-pickup = { $who } takes the skat
skat-did-hand = { $who } plays from the hand

skat-word-clubs = clubs
skat-word-spades = spades
skat-word-hearts = hearts
skat-word-diamonds = diamonds
skat-word-grand = grand
skat-word-null = null
skat-word-reject = reject
skat-word-hand = from the hand
skat-word-schneider = schneider announced
skat-word-schwarz = schwarz announced
skat-word-open = open
skat-short-schwarz = schwarz
skat-short-schneider = schneider
skat-short-hand = hand
skat-alt-contract = { $who } plays { $words }
skat-badge-aside = Skat
skat-taken = In the skat: { $cards }.

skat-option-announce = Schneider, schwarz and open
skat-value-any = in any game
skat-value-hand = from the hand only

skat-result-passed = Everybody passed; nobody scores.
skat-result-won = **{ $who } won { $words }** { $reasons }: { $base } × { $factor } = **{ $value }**. Card points { $points } to { $others }.
skat-result-lost = **{ $who } lost { $words }** with { $points } card points to { $others }. The bid of { $bid } counts twice: **{ $score }**.
skat-result-overbid = **{ $who } overbid.** The game ({ $words }) was made, but it is worth only { $value } and { $bid } was bid: **{ $score }**.
skat-result-null-won = **{ $who } won { $words }** without a trick: **{ $score }**.
skat-result-null-lost = **{ $who } lost { $words }**: a trick was taken. **{ $score }**.
skat-result-reject = Reject: { $who } took the fewest points.
skat-word-made-schneider = schneider
skat-word-made-schwarz = schwarz
skat-result-lost-hand = **{ $who } lost { $words }** with { $points } card points to { $others }. The bid was { $bid }: **{ $score }**.
skat-result-with = with { $count }
skat-result-against = against { $count }

# Refusals: what is wrong and the rule.
skat-refused-not-a-value = { $number } is worth no game. Bids are the values that games can have: { $lowest }, 20, 22, 23, 24, 27, 30 and so on.
skat-refused-bid-too-low = Each bid must be above the last one, which was { $last }.
skat-refused-hold-or-pass = The other player names the numbers: you say yes to { $last } or pass.
skat-refused-only-lowest = Both others passed, so nobody bids against you: say { $lowest } or pass.
skat-refused-nothing-to-hold = There is no bid for you to answer now; name a number or pass.
skat-refused-unknown-contract = There is no such game. Name clubs, spades, hearts, diamonds, grand, null or reject.
skat-refused-unknown-extras = A game may be joined by schneider or schwarz, then open: in this order, each at most once, never both of the first two.
skat-refused-reject-bare = In reject everybody plays for himself; nothing can be announced.
skat-refused-null-only-open = A null game is won without a trick, so schneider and schwarz make no sense; it can only be open.
skat-refused-extras-from-hand = At this table schneider, schwarz and open are announced only by who plays from the hand. You have taken the skat.
skat-refused-one-extra = At this table only one of schneider, schwarz and open can be announced.
