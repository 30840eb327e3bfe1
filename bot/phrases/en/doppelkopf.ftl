# Doppelkopf: what only this game says.

# Players call the two tens of hearts and the two queens of clubs so.
-dullen = Dullen (tens of hearts)
-old-ladies = old ladies (queens of clubs)

game-doppelkopf = Doppelkopf
doppelkopf-summary = German, four players, every card twice, secret partners by the queens of clubs, 24 deals

phase-special = naming reservations
phase-offer = the offer of three cards for a poverty
phase-accept = the choice to take the three cards or not
phase-give = giving cards back

doppelkopf-status-bid = { $who }: normal game or a reservation?
doppelkopf-status-special = { $who } to name their reservation
doppelkopf-status-offer = { $who } to offer three cards for a poverty
doppelkopf-status-accept = { $who } to take the three cards, or pass
doppelkopf-status-give = { $who } to give three cards back
doppelkopf-call-bid = { $who }, normal game or a reservation?
doppelkopf-call-special = { $who }, name your reservation
doppelkopf-call-offer = { $who }, offer three cards for a poverty
doppelkopf-call-accept = { $who }, take the three cards, or pass
doppelkopf-call-give = { $who }, give three cards back

doppelkopf-your-turn-bid = Normal game, or a reservation (solo, wedding …)?
doppelkopf-your-turn-special = Name your reservation; the highest is played.
doppelkopf-your-turn-offer = Offer three cards, all your trumps among them.
doppelkopf-your-turn-accept = Three cards are offered face down: take them and become the partner, or pass.
doppelkopf-your-turn-give = Give your partner any three of your fifteen cards.

doppelkopf-action-accept = Take the cards
doppelkopf-did-accept = { $who } takes the cards and is the partner
doppelkopf-you-accept = You take the cards and are the partner

doppelkopf-word-basic = normal game
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
doppelkopf-badge-blind = Offered
doppelkopf-alt-trump = { $who } plays; { -dullen }, queens, jacks and { $suit } { $sign } are trumps
doppelkopf-alt-trump-nobody = { -dullen }, queens, jacks and { $suit } { $sign } are trumps

doppelkopf-option-nines = With nines (48 cards)
doppelkopf-option-loonies = The better of two { -dullen } in a trick
doppelkopf-value-first = the first
doppelkopf-value-second = the second
doppelkopf-option-weddings = A wedding may name the kind of trick
doppelkopf-option-ranking = Solos
doppelkopf-value-equal = all equal
doppelkopf-value-ranked = ranked
doppelkopf-option-ddv = Announcements and scores of the Verband

doppelkopf-result-redeal = The deal does not count; the same dealer deals again.
doppelkopf-result-won = **{ $who } won** with { $points } card points to { $others } ({ $words }).
doppelkopf-result-lost = **{ $who } lost** with { $points } card points to { $others } ({ $words }).
doppelkopf-result-nobody = Neither side kept what it announced, so nobody won ({ $words }): { $who } had { $points } card points to { $others }.
doppelkopf-why-points = { $who }: { $reasons }
doppelkopf-why-promises = Neither side kept what it announced.
doppelkopf-result-points = Points for { $who }: { $reasons }.
doppelkopf-result-reason-won = won +1
doppelkopf-result-reason-under-90 = under 90 +1
doppelkopf-result-reason-under-60 = under 60 +1
doppelkopf-result-reason-under-30 = under 30 +1
doppelkopf-result-reason-no-trick = no trick +1
doppelkopf-result-reason-re-said = re +2
doppelkopf-result-reason-kontra-said = kontra +2
doppelkopf-result-reason-no90-said-by-re = no 90 (re) +1
doppelkopf-result-reason-no60-said-by-re = no 60 (re) +1
doppelkopf-result-reason-no30-said-by-re = no 30 (re) +1
doppelkopf-result-reason-schwarz-said-by-re = schwarz (re) +1
doppelkopf-result-reason-no90-said-by-kontra = no 90 (kontra) +1
doppelkopf-result-reason-no60-said-by-kontra = no 60 (kontra) +1
doppelkopf-result-reason-no30-said-by-kontra = no 30 (kontra) +1
doppelkopf-result-reason-schwarz-said-by-kontra = schwarz (kontra) +1
doppelkopf-result-reason-120-against-no90 = 120 against no 90 +1
doppelkopf-result-reason-90-against-no60 = 90 against no 60 +1
doppelkopf-result-reason-60-against-no30 = 60 against no 30 +1
doppelkopf-result-reason-30-against-schwarz = 30 against schwarz +1
doppelkopf-result-reason-against-the-grannies = against the { -old-ladies } +1
doppelkopf-result-reason-doppelkopf = doppelkopf +1
doppelkopf-result-reason-fox = fox +1
doppelkopf-result-reason-charlie = Charlie +1
doppelkopf-contract-basic = Normal game
doppelkopf-contract-ace-solo = No trumps
doppelkopf-contract-jack-solo = Jacks are trumps
doppelkopf-contract-queen-solo = Queens are trumps
doppelkopf-contract-international-solo = Queens, jacks
doppelkopf-result-threefold = { $who } played alone, which counts three times.
doppelkopf-may-give = give back three of { $cards }

# Refusals: what is wrong and the rule.
doppelkopf-refused-no-redeals = By the Verband’s rules every deal is played; nobody can ask for a new one.
doppelkopf-refused-redeal-too-late = You can ask for a new deal only before you choose the normal game or announce a reservation. Now it is too late.
doppelkopf-refused-redeal-without = A new deal needs five kings, eight aces and tens together, or exactly one trump. You have none of these.
doppelkopf-refused-unknown-contract = There is no such game. Declare wedding, poverty, or one of the solos: ace, heart, spade, club, diamond, international, jack, queen.
doppelkopf-refused-one-wedding = At this table a wedding is won by any trick; its kind is not named.
doppelkopf-refused-not-of-the-verband = The Verband plays neither poverty nor international solo, and this table follows its rules.
doppelkopf-refused-wedding-without = A wedding needs both queens of clubs in your hand.
doppelkopf-refused-wedding-contested = A wedding is played only if nobody else has a reservation. Name a solo, or pass.
doppelkopf-refused-solo-or-wedding = You announced a reservation, so name your game.
doppelkopf-refused-solo-too-low = A higher solo has been named already. Name one that is higher still, or pass.
doppelkopf-refused-too-rich = A poverty needs a hand with at most { $most } trumps, and you have more.
doppelkopf-refused-offer-all-trumps = All your trumps must be among the three cards you offer.
doppelkopf-refused-no-announcements = At this table nothing is announced; the house rule is off.
doppelkopf-refused-wooing-first = In a wedding nothing can be announced before the trick that finds the partner.
doppelkopf-refused-other-sides-call = That is what the other side says; yours says { $own }.
doppelkopf-refused-called-already = Your side has said that already, or something higher.
doppelkopf-refused-side-first = Your side must say { $own } before it announces anything further.
doppelkopf-refused-call-too-late = For that, with all it skips, you must hold at least { $least } cards; you hold { $left }.
doppelkopf-refused-late-answer = Your side said { $own } only in answer, too late for a first call, so it may not announce anything further.
doppelkopf-asked-normal = **Normal game** (“healthy”): the two queens of clubs play together, and nobody says who has them.
doppelkopf-asked-silent = You have both queens of clubs: the **normal game** is a silent solo, you alone against three, and nobody knows.
doppelkopf-asked-wedding = **Wedding**: you have both queens of clubs, and the first of the others to win one of the first three tricks is your partner.
doppelkopf-asked-poverty = **Poverty**: you have three trumps at most and offer three cards; the player who takes them is your partner.
doppelkopf-asked-solo = **Solo**: you alone against three, with trumps of your choice.
doppelkopf-asked-no-solo = **Pass**: your wedding is off, as somebody else has a reservation too; it is not named, and they play their solo.
doppelkopf-extra-trump = *Trump trick*: your partner is the first of the others to win a trick led with a trump.
doppelkopf-extra-plain = *Plain trick*: your partner is the first of the others to win a trick led with a plain suit.
doppelkopf-sure-special = **Announce a reservation?** You then have to name one of these; the highest is played.
doppelkopf-sure-re = **Say re?** All will know that you are on the side of the { -old-ladies }, or the soloist, and the winners get two points more. It binds.
doppelkopf-sure-kontra = **Say kontra?** All will know that you are against the { -old-ladies }, or the soloist, and the winners get two points more. It binds.
doppelkopf-sure-no90 = **Announce no 90?** The others must stay below 90, so your side needs 151. One point more, for the winners.
doppelkopf-sure-no60 = **Announce no 60?** The others must stay below 60, so your side needs 181. It includes no 90.
doppelkopf-sure-no30 = **Announce no 30?** The others must stay below 30, so your side needs 211. It includes no 90 and no 60.
doppelkopf-sure-schwarz = **Announce schwarz?** Your side must win every trick that is left, and have won all so far. It includes no 90, no 60 and no 30.
