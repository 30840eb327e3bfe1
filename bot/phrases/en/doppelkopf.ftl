# Doppelkopf: what only this game says.

game-doppelkopf = Doppelkopf
doppelkopf-summary = German, four players, every card twice, secret partners by the queens of clubs, 24 deals

phase-special = naming special games
phase-offer = the offer of a poverty
phase-accept = taking a poverty’s cards or not
phase-give = giving cards back

doppelkopf-status-bid = { $who } says OK, or that the hand is special
doppelkopf-status-special = { $who } names the special game
doppelkopf-status-offer = { $who } lays three cards aside for a poverty
doppelkopf-status-accept = { $who } takes the poverty’s cards or passes
doppelkopf-status-give = { $who } gives three cards back

doppelkopf-your-turn-bid = Your turn: OK for the basic game, or something special.
doppelkopf-your-turn-special = Name your special game; the highest one is played.
doppelkopf-your-turn-offer = Lay three cards aside, all your trumps among them.
doppelkopf-your-turn-accept = Three cards are offered face down: take them and become the partner, or pass.
doppelkopf-your-turn-give = Give your partner any three of your fifteen cards.

doppelkopf-action-accept = Take the cards
doppelkopf-did-accept = { $who } takes the cards and is the partner

doppelkopf-word-basic = basic game
doppelkopf-word-silent-solo = silent solo
doppelkopf-word-wedding = wedding
doppelkopf-word-trump = won in a trump trick
doppelkopf-word-plain = won in a plain trick
doppelkopf-word-poverty = poverty
doppelkopf-word-ace-solo = ace solo
doppelkopf-word-heart-solo = heart solo
doppelkopf-word-spade-solo = spade solo
doppelkopf-word-club-solo = club solo
doppelkopf-word-diamond-solo = diamond solo
doppelkopf-word-international-solo = international solo
doppelkopf-word-jack-solo = jack solo
doppelkopf-word-queen-solo = queen solo
doppelkopf-alt-contract = { $who } plays { $words }
doppelkopf-badge-aside = Offered
doppelkopf-alt-trump = { $who } plays; loonies, queens, jacks and { $suit } { $sign } are trumps
doppelkopf-alt-trump-nobody = Loonies, queens, jacks and { $suit } { $sign } are trumps

doppelkopf-option-nines = With nines (48 cards)
doppelkopf-option-loonies = Of two tens of hearts in a trick wins
doppelkopf-value-first = the first
doppelkopf-value-second = the second
doppelkopf-option-weddings = A wedding may name the kind of trick
doppelkopf-option-ranking = Solos
doppelkopf-value-equal = all equal
doppelkopf-value-ranked = ranked
doppelkopf-option-ddv = Announcements and scores of the Verband

doppelkopf-result-redeal = The deal is annulled; the same dealer deals again.
doppelkopf-result-won = **{ $who } won** with { $points } card points to { $others } ({ $words }).
doppelkopf-result-lost = **{ $who } lost** with { $points } card points to { $others } ({ $words }).
doppelkopf-result-nobody = Both sides promised too much and nobody won ({ $words }): { $who } had { $points } card points to { $others }.
doppelkopf-result-points = Points for { $who }: { $reasons }.
doppelkopf-result-reason-won = won 1
doppelkopf-result-reason-under-90 = below 90: 1
doppelkopf-result-reason-under-60 = below 60: 1
doppelkopf-result-reason-under-30 = below 30: 1
doppelkopf-result-reason-no-trick = without a trick 1
doppelkopf-result-reason-re-said = re 2
doppelkopf-result-reason-kontra-said = kontra 2
doppelkopf-result-reason-no90-said-by-re = no 90 (re) 1
doppelkopf-result-reason-no60-said-by-re = no 60 (re) 1
doppelkopf-result-reason-no30-said-by-re = no 30 (re) 1
doppelkopf-result-reason-schwarz-said-by-re = schwarz (re) 1
doppelkopf-result-reason-no90-said-by-kontra = no 90 (kontra) 1
doppelkopf-result-reason-no60-said-by-kontra = no 60 (kontra) 1
doppelkopf-result-reason-no30-said-by-kontra = no 30 (kontra) 1
doppelkopf-result-reason-schwarz-said-by-kontra = schwarz (kontra) 1
doppelkopf-result-reason-120-against-no90 = 120 against no 90: 1
doppelkopf-result-reason-90-against-no60 = 90 against no 60: 1
doppelkopf-result-reason-60-against-no30 = 60 against no 30: 1
doppelkopf-result-reason-30-against-schwarz = 30 against schwarz: 1
doppelkopf-result-reason-against-the-grannies = against the grannies 1
doppelkopf-result-reason-doppelkopf = doppelkopf 1
doppelkopf-result-reason-fox = fox 1
doppelkopf-result-reason-charlie = Charlie 1
doppelkopf-contract-basic = Basic game
doppelkopf-contract-ace-solo = No trumps
doppelkopf-contract-jack-solo = Jacks are trumps
doppelkopf-contract-queen-solo = Queens are trumps
doppelkopf-contract-international-solo = Queens, jacks
doppelkopf-result-threefold = { $who } played alone, which counts three times.
doppelkopf-may-give = give back three of { $cards }

# Refusals: what is wrong and the rule.
doppelkopf-refused-no-redeals = By the Verband’s rules every deal is played; there are no redeals.
doppelkopf-refused-redeal-too-late = A new deal is asked for before your own OK or special. Now it is too late.
doppelkopf-refused-redeal-without = A new deal needs five kings, eight aces and tens together, or exactly one trump, and yours is another hand.
doppelkopf-refused-unknown-contract = There is no such game. Declare wedding, poverty, or one of the solos: ace, heart, spade, club, diamond, international, jack, queen.
doppelkopf-refused-one-wedding = At this table a wedding is won by any trick; its kind is not named.
doppelkopf-refused-not-of-the-verband = The Verband plays neither poverty nor international solo, and this table follows its rules.
doppelkopf-refused-wedding-without = A wedding needs both queens of clubs in your hand.
doppelkopf-refused-too-rich = A poverty needs a hand with at most { $most } trumps, and you have more.
doppelkopf-refused-offer-all-trumps = All your trumps must be among the three cards you offer.
doppelkopf-refused-no-announcements = At this table nothing is announced; the house rule is switched off.
doppelkopf-refused-wooing-first = In a wedding nothing is announced before the trick that finds the partner.
doppelkopf-refused-other-sides-call = That is what the other side says; yours says { $own }.
doppelkopf-refused-called-already = Your side has said that already, or something higher.
doppelkopf-refused-side-first = Your side must say { $own } before it promises anything.
doppelkopf-refused-call-too-late = That, with all it skips, may be said with at least { $least } cards in hand; you hold { $left }.
