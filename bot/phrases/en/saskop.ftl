# Saskop: what only this game says. The rules are in rules-saskop.ftl.

saskop-summary = Estonian, four players in two fixed pairs, half the pack trumps, first to 16 strokes

saskop-status-cut = { $who } to cut and choose how to deal
saskop-status-announce = { $who } won the bidding with { $bid } and names the trumps
saskop-status-auction-after = { $who } to bid above { $bid } or pass
saskop-status-exchange = { $who } to give a card back for { $card }
saskop-call-cut = { $who }, cut and choose how to deal
saskop-call-announce = { $who }, you won the bidding with { $bid }: name the trumps
saskop-call-auction-after = { $who }, bid above { $bid } or pass
saskop-call-exchange = { $who }, give a card back for { $card }
saskop-your-turn-cut = You cut: choose how to deal.

saskop-alt-trump = Trumps: { $suit } { $sign }, chosen by { $who }
saskop-alt-trump-nobody = Trumps: diamonds ♦, because everybody passed
saskop-alt-extra-replay = Replay of a tie
saskop-alt-sheet = Score sheet. { $score }

saskop-review-cost = { $amount } strokes
saskop-review-why-object = With this hand, overriding was better.
saskop-review-why-accept = With this hand, accepting was better.
saskop-strokes = { $count ->
    [one] { $count } stroke
   *[other] { $count } strokes
}
saskop-result-made = { $who } { $count ->
    [one] scores
   *[other] score
} { $strokes }: { $why }.
saskop-result-tie = **{ saskop-headline-tie }.** { saskop-why-tie }
saskop-result-lambapea = **{ saskop-headline-lambapea }** { saskop-why-lambapea }
saskop-why-made = the makers took 61 or more
saskop-why-made-high = the makers took 91 or more
saskop-why-beaten = the makers stayed below 60
saskop-why-beaten-low = the makers stayed below 30
saskop-why-passed = everybody passed, so the deal is worth { $count ->
    [2] two
   *[other] one
}
saskop-why-diamonds = { $why }, and diamonds count two more
saskop-maker = Trumps were { $suit } { $sign }, chosen by { $who }.
saskop-maker-nobody = Trumps were diamonds ♦, because everybody passed.
saskop-why-lambapea = { $who } took all nine tricks and won the game; { $losers } are the sheep’s heads.
saskop-why-tie = Nobody scores. The same dealer deals again, and { $suit } { $sign } stay trumps.
saskop-headline-lambapea = Lambapea!
saskop-headline-tie = 60 to 60
saskop-headline-strokes = { $who } score { $strokes }
saskop-shutout = Not one stroke for { $losers }: a whitewash.

saskop-option-exchange = Exchange of a lone face card
saskop-option-signals = Signals between partners
saskop-option-roof = The roof may be shown
saskop-option-hada = *Häda* may be said
saskop-option-target = Strokes to win a game
saskop-option-six = The six of trumps is the
saskop-option-duty = You must trump and beat
saskop-option-giving = A face card is given
saskop-option-back = What comes back for a face card
saskop-option-ten = Ten may be bid with one face card
saskop-option-bids = Bidding
saskop-option-omale = *Omale*: eldest may take over a bid
saskop-option-diamonds = Diamonds may be called
saskop-option-chooser = The deal is chosen by the
saskop-option-ways = Ways of dealing
saskop-option-dark = Unseen diamonds (*pime ruutu*)
saskop-option-redeal = New deal for eldest without a face card
saskop-option-pokk = 60 to 60 (*pokk*)
saskop-option-karvane = All nine tricks (*karvane*)
saskop-option-passed = Strokes when all pass

saskop-value-partner = to the partner alone
saskop-value-penalty-2 = forbidden, 2 strokes if challenged
saskop-value-penalty-4 = forbidden, 4 strokes if challenged
saskop-value-highest = highest trump
saskop-value-lowest = lowest trump
saskop-value-all = as told at pagat.com
saskop-value-trump = trump only
saskop-value-led = trump, and beat a trump that is led
saskop-value-none = no
saskop-value-openly = openly, before the first bid
saskop-value-closed = face down, in turn
saskop-value-always = always, over named trumps too
saskop-value-auction = in the bidding, before passing
saskop-value-turn = in turn to bid
saskop-value-winner = only by the winner of the bidding
saskop-value-any = any card
saskop-value-no-picture = no face card
saskop-value-exchange = yes, to swap it only
saskop-value-rounds = until three have passed
saskop-value-once = one word each
saskop-value-before = whoever sits before the bidder
saskop-value-cutter = cutter
saskop-value-eldest = eldest
saskop-value-text = as told at pagat.com
saskop-value-saaremaa = as in Saaremaa
saskop-value-two-more = yes, two strokes more
saskop-value-replay = is replayed
saskop-value-replay-two = is replayed for two strokes more
saskop-value-next-two = gives the next winners two strokes more
saskop-value-game = the game

# Refusals: what is wrong and the rule; what is possible instead is added behind.
saskop-meaning-blink = Blinking says: this trick will be mine.
saskop-meaning-noblink = Not blinking says: this trick won’t be mine.
saskop-meaning-emergency = Häda asks the partner for their highest trump, to bring an ace or ten of trumps home.
saskop-meaning-show = It is the only face card in that hand. The partner takes it and gives one card back, face down.
saskop-meaning-give = Which card it was, only the two of them know.
saskop-refused-bid-range = Bids are numbers from { $lowest } to { $highest }: how many trumps you would have, face cards included.
saskop-refused-bid-too-low = Bid more than the last bid, which was { $last }.
saskop-refused-bid-too-long = You may bid at most { $longest }: your longest suit together with your face cards.
saskop-refused-no-exchange = At this table face cards are not swapped; the house rule is off.
saskop-refused-show-too-late = You can show a lone face card only before your own first bid or pass. Now it is too late.
saskop-refused-shown-already = You have already shown a face card in this deal; you can do that only once.
saskop-refused-not-lone-picture = You can’t show { $card }: only a face card (king, queen or jack) that is the only one in your hand.
saskop-refused-not-that-picture = { $card } is the card you were just given; give back any other one.
saskop-refused-trump-too-short = You bid { $bid }, and that suit with your face cards makes only { $have } trumps. Name a suit that is long enough.
saskop-refused-own-trump = You chose the trumps yourself; the other three accept or override.
saskop-refused-accepted-already = You have accepted, and that is final.
saskop-refused-no-signals = That signal is not allowed at this table; the house rule is off.
saskop-refused-blink-when = You can blink only when your partner is second to play, after the first card and before theirs.
saskop-refused-signalled-already = That signal was given already.
saskop-refused-emergency-when = You can say häda only while you and your partner are both still to play to this trick, your partner before you.
saskop-refused-emergency-without = Häda means that your only trump is the ace or ten of trumps, and yours isn’t.
saskop-refused-roof-without = The roof means that you were dealt no face card at all, and you were dealt one.
saskop-refused-roof-too-late = You can show the roof only until your own first card. Now it is too late.
saskop-asked-own-bid = You can bid up to { $number }, with { $suits } as trumps.
saskop-asked-own-bid-low = With { $suits } as trumps you could bid { $number } at most. That is not enough: pass, or call diamonds.
saskop-asked-exchange = Any card except { $card }, which your partner has just shown you.
saskop-asked-override = If all accept, it stands. Override makes diamonds ♦ trumps and you the maker; then two strokes more are at stake.
saskop-note-trump = { $number } trumps
saskop-totals-head-score = strokes

saskop-status-ten = { $who } to take the face card, with diamonds as trumps, or not
saskop-status-ten-exchange = { $who } to take the face card or not
saskop-call-ten = { $who }, take the face card, with diamonds as trumps, or not
saskop-call-ten-exchange = { $who }, take the face card or not
saskop-your-turn-ten = Take your partner’s face card and make diamonds trumps, or pass.
saskop-your-turn-ten-exchange = Take your partner’s face card and give a card back, or pass.
saskop-alt-extra-dark = Unseen diamonds
saskop-asked-ten = If you take it, everybody sees the face card, you give one card back, and diamonds ♦ are trumps at once. If you pass, the bidding goes on.
saskop-asked-ten-exchange = If you take it, everybody sees the face card, and you give one card back. The bidding goes on either way.
saskop-note-omale = omale
saskop-note-ten = offers your face card
saskop-asked-hand-over = You may give your only face card to your partner face down, before you bid or pass.
saskop-refused-omale-eldest = Only eldest, on the dealer’s left, may take over a bid with the same number. Bid more than { $last }.
saskop-refused-omale-before = Only those who sit before the bidder, counted from eldest, may take over a bid with the same number. Bid more than { $last }.
saskop-refused-omale-once = You have taken over a bid already; that is possible once a deal. Bid more than { $last }.
saskop-refused-ten-once = You have already bid ten in this deal; that is possible once.
saskop-refused-ten-without = You can bid ten only with exactly one face card in your hand.
saskop-refused-diamonds-passed = At this table diamonds can be called only by players who have not passed.
saskop-refused-diamonds-turn = At this table diamonds can be called only on your turn to bid.
saskop-refused-diamonds-winner = At this table only the winner of the bidding can make diamonds trumps.
saskop-refused-no-redeal = At this table no cards are dealt again; the house rule is off.
saskop-refused-redeal-nines = Only after nine at a time can eldest have the cards dealt again.
saskop-refused-redeal-eldest = Only eldest, on the dealer’s left, can have the cards dealt again.
saskop-refused-redeal-late = You can have the cards dealt again only before your own first bid or pass. Now it is too late.
saskop-refused-redeal-picture = Eldest can have the cards dealt again only without a face card, and you have one.
saskop-refused-give-closed = At this table a face card is not shown: give it to your partner face down, on your turn to bid.
saskop-refused-give-after-nine = An opponent has bid nine: now it is too late to give a face card.
saskop-refused-no-picture-back = You can’t give { $card } back: no face card comes back while you have anything else.
saskop-refused-no-challenge = At this table no signal is forbidden with a penalty, so there is nothing to challenge.
saskop-refused-challenge-early = You can challenge only after the first trick.
saskop-refused-challenged-already = Your side has already challenged in this deal; that is possible once.
saskop-meaning-challenge = If the opponents made a forbidden signal, it costs them strokes; if not, it costs the challengers the same.
saskop-result-redeal = Eldest had no face card and asked for a new deal. Nothing is scored, and the same dealer deals again.
saskop-result-tie-next = **{ saskop-headline-tie }.** { saskop-why-tie-next }
saskop-why-tie-next = Nobody scores and there is no replay; { $strokes } more go to the winners of the next deal.
saskop-why-tie-left = { $strokes } more go to the next winners.
saskop-why-karvane = they took all nine tricks (*karvane*)
saskop-result-pokk = { $strokes } of that were left by a tie.
saskop-result-dark = { $strokes } of that are for unseen diamonds.
saskop-result-seajann = Exactly 90: *seajänn*, one point short of more.
saskop-result-caught = { $who } challenged rightly: { $strokes } for the opponents’ forbidden signal.
saskop-result-challenge-wrong = { $who } challenged without cause: { $strokes } for the other side.
saskop-phase-ten = the offer of a face card
