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
saskop-why-passed = everybody passed, so the deal is worth one
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

# Refusals: what is wrong and the rule; what is possible instead is added behind.
saskop-meaning-blink = Blinking says: this trick will be mine.
saskop-meaning-noblink = Not blinking says: this trick won’t be mine.
saskop-meaning-emergency = Häda asks the partner for their highest trump, to bring an ace or ten of trumps home.
saskop-meaning-show = It is the only face card in that hand. The partner takes it and gives one card back, face down.
saskop-meaning-give = Which card came back, only the two of them know.
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
