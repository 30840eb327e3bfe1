# Schafkopf for Dummköpfe: what only this game says.

game-schafkopf-dummkopf = Schafkopf for Dummköpfe
schafkopf-dummkopf-summary = American students’ game for four, black queens as secret partners, fifteen solos, bars to twelve

phase-bid = the bidding

schafkopf-dummkopf-status-bid = { $who } to lead, call, declare or pass
schafkopf-dummkopf-call-bid = { $who }, lead, call, declare or pass
schafkopf-dummkopf-your-turn-bid = Your turn: what do you play?

schafkopf-dummkopf-word-standard = the standard game
schafkopf-dummkopf-word-alone = the standard game alone
schafkopf-dummkopf-word-called = with the holder of
schafkopf-dummkopf-word-solo = solo
schafkopf-dummkopf-word-club-solo = club solo
schafkopf-dummkopf-word-spade-solo = spade solo
schafkopf-dummkopf-word-heart-solo = heart solo
schafkopf-dummkopf-word-ober = ober (only queens are trumps)
schafkopf-dummkopf-word-unter = unter (only jacks are trumps)
schafkopf-dummkopf-word-club-ober = club ober
schafkopf-dummkopf-word-spade-ober = spade ober
schafkopf-dummkopf-word-heart-ober = heart ober
schafkopf-dummkopf-word-diamond-ober = diamond ober
schafkopf-dummkopf-word-club-unter = club unter
schafkopf-dummkopf-word-spade-unter = spade unter
schafkopf-dummkopf-word-heart-unter = heart unter
schafkopf-dummkopf-word-diamond-unter = diamond unter
schafkopf-dummkopf-word-no-trump = no trump
schafkopf-dummkopf-word-blind = blind
schafkopf-dummkopf-word-tout = tout
schafkopf-dummkopf-short-ober = ober
schafkopf-dummkopf-short-unter = unter
schafkopf-dummkopf-alt-contract = { $who } plays { $words }

schafkopf-dummkopf-option-climb = Must beat when possible

schafkopf-dummkopf-result-redeal = Everybody passed; the same dealer deals again.
schafkopf-dummkopf-contract-standard = Standard
schafkopf-dummkopf-contract-alone = Standard, alone
schafkopf-dummkopf-contract-called = Partner:
schafkopf-dummkopf-contract-ober = Queens are trumps
schafkopf-dummkopf-contract-unter = Jacks are trumps
schafkopf-dummkopf-result-game = { $who } played { $words }.
schafkopf-dummkopf-result-tout-made = Tout was made: all { $tricks ->
    [6] six
   *[other] eight
} tricks.
schafkopf-dummkopf-result-tout-failed = Tout failed: a trick went to the others.
schafkopf-dummkopf-result-blind = { $partner } sat out and shares the bars.
schafkopf-dummkopf-review-cost = { $amount } bars
schafkopf-dummkopf-result-bars = { $count ->
    [0] no bars
    [one] { $count } bar{ $many ->
        [one] {""}
       *[other] {" "}each
    }
   *[other] { $count } bars{ $many ->
        [one] {""}
       *[other] {" "}each
    }
} for { $who }
schafkopf-dummkopf-result-written = Scored: { $bars }.
schafkopf-dummkopf-result-game-standard = { $who } opened the play; { $partner } held the other black queen.
schafkopf-dummkopf-result-game-alone = { $who } held both black queens and played alone.
schafkopf-dummkopf-result-game-called = { $who } called { $ace }, which { $partner } held.

# Refusals: what is wrong and the rule.
schafkopf-dummkopf-refused-open-without-queen = To open the play with a card you need Q♣ or Q♠. Pass, or declare a game.
schafkopf-dummkopf-refused-call-without-queens = To call an ace you need both black queens, Q♣ and Q♠.
schafkopf-dummkopf-refused-call-trumps = Diamonds are trumps; call the ace of clubs, spades or hearts.
schafkopf-dummkopf-refused-call-own-ace = You hold { $card } yourself; call an ace that another player has.
schafkopf-dummkopf-refused-call-without-suit = To call the ace of { $suit } you need a card of that suit, queens and jacks not counted.
schafkopf-dummkopf-refused-unknown-contract = There is no such game. Declare one of the solos, for instance solo, heart-solo, ober, club-unter or no-trump.
schafkopf-dummkopf-refused-unknown-extras = You can add blind, then tout, in this order.
schafkopf-dummkopf-refused-called-ace-waits = You can’t play { $card } yet: a called ace waits until its suit is led, or for the last trick.
schafkopf-dummkopf-demand-bound = { $kept } is the called ace: it waits until its suit is led, or for the last trick.
schafkopf-dummkopf-asked-no-queen = You have no black queen, so you can’t simply lead.
schafkopf-dummkopf-asked-one-queen = You have { $card }: lead any card, and the player with the other black queen is your secret partner.
schafkopf-dummkopf-asked-both-queens = You have both black queens: lead any card and play alone against three, and nobody knows.
schafkopf-dummkopf-asked-both-queens-call = You have both black queens: call an ace, whose holder is your secret partner, or lead any card and play alone against three.
schafkopf-dummkopf-asked-solo = Declare: a game of your own, alone against the three others.
schafkopf-dummkopf-asked-pass = Pass: it is the next player’s turn to decide.
schafkopf-dummkopf-asked-pass-last = Pass: you are the last, so the same dealer deals again.
schafkopf-dummkopf-extra-blind = *Blind*: the player opposite sits out and shares your bars, for better or worse.
schafkopf-dummkopf-extra-tout = *Tout*: you promise all tricks, for the bars of a tout or none.
schafkopf-dummkopf-totals-head-score = bars

schafkopf-dummkopf-option-five = Five players with a blind
schafkopf-dummkopf-option-solos = Solos
schafkopf-dummkopf-option-schneider = Bars from 31, or 30
schafkopf-dummkopf-option-half = Bars for half the card points
schafkopf-dummkopf-option-every = Bars for all tricks
schafkopf-dummkopf-option-tout = Bars for a tout
schafkopf-dummkopf-option-alone = Playing without a partner
schafkopf-dummkopf-option-target = Bars to win a game

schafkopf-dummkopf-value-all = all fifteen
schafkopf-dummkopf-value-blind = only solo blind
schafkopf-dummkopf-value-doubled = doubled
schafkopf-dummkopf-value-single = counts as ever

schafkopf-dummkopf-status-bid-five = { $who } to pick up the blind or pass
schafkopf-dummkopf-call-bid-five = { $who }, pick up the blind or pass
schafkopf-dummkopf-your-turn-bid-five = Pick up the blind, or pass.
schafkopf-dummkopf-status-name = { $who } to lead, call or declare
schafkopf-dummkopf-call-name = { $who }, lead, call or declare
schafkopf-dummkopf-your-turn-name = Your turn: lead, call or declare.
schafkopf-dummkopf-phase-name = saying what is played
schafkopf-dummkopf-badge-aside = Buried
schafkopf-dummkopf-badge-blind = Blind
schafkopf-dummkopf-taken = In the blind: { $cards }.
schafkopf-dummkopf-asked-pick = Pick up the blind: its two cards join your hand, you bury two, and then you lead, call or declare against the others.
schafkopf-dummkopf-refused-bury-queen = A black queen can’t be buried: its partner is found by it.
schafkopf-dummkopf-refused-blind-of-five = With five players nobody sits out, so there is no blind solo.
schafkopf-dummkopf-refused-only-blind-solo = At this table the only solo is solo blind, with the usual trumps and the player opposite sitting out.
schafkopf-dummkopf-result-doubled = Without a partner all bars are doubled.
