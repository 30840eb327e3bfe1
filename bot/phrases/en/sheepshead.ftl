# Sheepshead: what only this game says.

game-sheepshead = Sheepshead
sheepshead-summary = American, three to five players, the picker takes the blind, five find a secret partner, ten deals

sheepshead-option-partner = Partner with five players
sheepshead-value-called-ace = a called ace
sheepshead-value-jack-of-diamonds = the jack of diamonds
sheepshead-option-allpass = When nobody picks
sheepshead-value-misdeal = a new deal
sheepshead-value-leaster = a leaster
sheepshead-option-bury = Cards to bury
sheepshead-value-held = none from the blind
sheepshead-value-any = any
sheepshead-option-deal = Cards dealt
sheepshead-value-full = the whole pack
sheepshead-value-six = six each

sheepshead-word-called = with the holder of
sheepshead-word-alone = alone
sheepshead-word-jack = with the jack of diamonds as partner
sheepshead-word-leaster = leaster
sheepshead-short-leaster = leaster
sheepshead-word-pick = with the blind
sheepshead-alt-contract = { $who } plays { $words }
sheepshead-badge-aside = Buried
sheepshead-result-misdeal = Nobody picked up the blind: a misdeal, which does not count.
sheepshead-result-leaster = Leaster: { $who } took the fewest card points with at least one trick.
sheepshead-result-leaster-tie = Leaster: several share the fewest card points, so nobody scores.
sheepshead-result-schneider = Schneider: 91 card points or more, so the score is doubled.
sheepshead-result-schwarz = Schwarz: one side took every trick, so the score is tripled.
sheepshead-contract-pick = Blind taken
sheepshead-contract-called = Partner:
sheepshead-contract-jack = Partner: J♦
sheepshead-result-called = { $who } picked up the blind and called { $ace }, which { $partner } held.
sheepshead-result-alone = { $who } picked up the blind and played alone.
sheepshead-result-jack = { $who } picked up the blind; { $partner } had the jack of diamonds and was the partner.
sheepshead-result-jack-alone = { $who } picked up the blind; nobody else had the jack of diamonds, so it was one against all.

# Refusals: what is wrong and the rule.
sheepshead-refused-bury-blind = { $card } came with the blind. At this table you can bury only cards you were dealt.
sheepshead-refused-call-trump = { $card } is a trump. You can call only the ace of clubs, spades or hearts.
sheepshead-refused-call-own-ace = { $card } is yours, in your hand or buried. Call an ace that somebody else holds.
sheepshead-refused-call-without = To call { $card } you must still hold a plain card of its suit; buried cards do not count.
sheepshead-refused-call-never = At this table the picker neither calls a partner nor announces playing alone.
sheepshead-refused-must-show-jack = You are the partner: play { $card } the first time you may.
sheepshead-demand-bound = You are the secret partner: you must play { $cards } as soon as you may.
sheepshead-asked-pick-called-ace = Pick it up: its two cards join your hand, you bury two, and call an ace, whose holder is your secret partner, or play alone. Your side needs 61 card points.
sheepshead-asked-pick-jack-of-diamonds = Pick it up: its two cards join your hand and you bury two. The player with J♦ is your secret partner. Your side needs 61 card points.
sheepshead-asked-pick-alone = Pick it up: its two cards join your hand, you bury two and play against all the others. You need 61 card points.
sheepshead-asked-bury-called-ace = Keep a card of the suit whose ace you want to call.
sheepshead-asked-pass-misdeal = Pass: you are the last, so the cards are dealt again.
sheepshead-asked-pass-leaster = Pass: you are the last. Then it is a leaster: everybody alone, and the fewest card points win.
