# American Sheepshead: what only this game says.

game-american-sheepshead = American Sheepshead
american-sheepshead-summary = Three with a blind, four in fixed pairs with the fox, or four with a secret jack

american-sheepshead-option-variant = Game
american-sheepshead-value-three = three players with a blind
american-sheepshead-value-partnership = four in partnership
american-sheepshead-value-solo = four with a picker and the secret jack
american-sheepshead-option-wergin = Wergin’s stakes
american-sheepshead-option-solobid = Solo without the blind may be bid

american-sheepshead-status-call = { $who } to play alone or with a partner
american-sheepshead-call-call = { $who }, play alone or with a partner
american-sheepshead-your-turn-call = Play alone, or with the holder of the jack of diamonds as your secret partner.
american-sheepshead-word-pick = with the blind
american-sheepshead-word-solo = solo, without the blind
american-sheepshead-word-alone = alone
american-sheepshead-word-partner = with the jack of diamonds as partner
american-sheepshead-word-partnership = partnership
american-sheepshead-word-leaster = leaster
american-sheepshead-short-leaster = leaster
american-sheepshead-alt-contract = { $who } plays { $words }
american-sheepshead-badge-aside = Buried
american-sheepshead-result-leaster = Leaster: { $who } took the fewest card points.
american-sheepshead-result-leaster-tie = Leaster: several share the fewest card points, so nobody pays.
american-sheepshead-result-fox = { $who } caught the fox, the ace of diamonds: one point more for their side.
american-sheepshead-contract-pick = Blind taken
american-sheepshead-contract-solo = Solo
american-sheepshead-contract-partner = Partner: J♦
american-sheepshead-contract-partnership = Partners
american-sheepshead-result-pick = { $who } picked up the blind.
american-sheepshead-result-solo = { $who } played solo and left the blind alone.
american-sheepshead-result-alone = { $who } picked up the blind and played alone.
american-sheepshead-result-partner = { $who } picked up the blind; { $partner } had the jack of diamonds and was the partner.
american-sheepshead-result-schneider = Schneider: 91 card points or more raise the stake.
american-sheepshead-result-schwarz = Schwarz: every trick, the highest stake.
american-sheepshead-result-trickless = It was done without a single trick.

# Refusals: what is wrong and the rule.
american-sheepshead-refused-no-solo-bid = At this table you can’t bid a solo without the blind.
american-sheepshead-refused-picked-already = The blind is taken. Bid solo, which ranks higher, or pass.
american-sheepshead-refused-call-never = Only the picker of the game for four chooses between playing alone and with a partner.
american-sheepshead-asked-pick-three = Pick it up: its two cards join your hand, you bury two and play against the two others. You need 61 card points.
american-sheepshead-asked-pick-solo = Pick it up: its two cards join your hand and you bury two. The player with J♦ is your secret partner, unless you play alone. Your side needs 61 card points.
american-sheepshead-asked-solo = Play without the blind: it outranks picking and is worth more.
american-sheepshead-asked-pass-picked = Pass: then { $who } plays with the blind, unless somebody plays without it.
american-sheepshead-asked-pass-last = Pass: you are the last. Then it is a leaster: everybody alone, and the fewest card points win.
