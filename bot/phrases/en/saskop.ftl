# Saskop: what only this game says. The rules in words stand in rules-saskop.ftl.

saskop-summary = Estonian, four players in two fixed pairs, half the pack trumps, first to 16 strokes

saskop-status-announce = { $who } won the bidding with { $bid } and names the trumps
saskop-status-auction-after = { $who } is to bid above { $bid } or pass
saskop-status-exchange = { $who } gives a card back for { $card }

saskop-alt-trump = Trumps: { $suit } { $sign }, chosen by { $who }
saskop-alt-trump-nobody = Trumps: diamonds ♦, because everybody passed
saskop-alt-extra-replay = Replay of a tie
saskop-alt-sheet = Score sheet. { $score }

saskop-strokes = { $count ->
    [one] { $count } stroke
   *[other] { $count } strokes
}
saskop-result-made = { $who } { $count ->
    [one] writes
   *[other] write
} { $strokes }: { $why }.
saskop-result-tie = **60 to 60.** Nobody writes anything; the same dealer deals again, with { $suit } { $sign } as trumps as before.
saskop-result-lambapea = **Lambapea!** { $who } took all nine tricks and win the whole game; { $losers } are the sheep’s heads.
saskop-why-made = the trump makers’ side has 61 or more
saskop-why-made-high = the trump makers’ side has 91 or more
saskop-why-beaten = the trump makers’ side stayed below 60
saskop-why-beaten-low = the trump makers’ side stayed below 30
saskop-why-passed = everybody had passed, so the deal is worth one
saskop-why-diamonds = { $why }, and diamonds count two more
saskop-maker = Trumps were { $suit } { $sign }, made by { $who }.
saskop-maker-nobody = Trumps were diamonds ♦, since everybody had passed.
saskop-shutout = Not one stroke for { $losers }: a game to be ashamed of.

saskop-option-exchange = Exchange of a lone picture
saskop-option-signals = Signals between partners
saskop-option-roof = The roof may be shown

# Refusals: what is wrong and the rule; what is possible instead is added behind.
saskop-refused-bid-range = Bids are numbers from { $lowest } to { $highest }: how many trumps you would have, pictures included.
saskop-refused-bid-too-low = Each bid must be above the last one, which was { $last }.
saskop-refused-bid-too-long = You may bid at most { $longest }: that is your longest suit together with your pictures.
saskop-refused-no-exchange = At this table pictures are not exchanged; the house rule is switched off.
saskop-refused-show-too-late = A lone picture is shown before your own first bid or pass. Now it is too late.
saskop-refused-shown-already = You have shown a picture in this deal already; once is all.
saskop-refused-not-lone-picture = { $card } cannot be shown: only a picture (king, queen or jack) that is the one picture in your hand.
saskop-refused-not-that-picture = { $card } is the card you were just given; give any other one back.
saskop-refused-trump-too-short = You bid { $bid }, and that suit with your pictures makes only { $have } trumps. Name a suit that is long enough.
saskop-refused-own-trump = You chose the trumps yourself; the other three accept them or override.
saskop-refused-accepted-already = You have accepted, and that is final.
saskop-refused-no-signals = That signal is not allowed at this table; the house rule is switched off.
saskop-refused-blink-when = Only the partner of a trick’s second player blinks, after the first card and before the second.
saskop-refused-signalled-already = That signal was given already.
saskop-refused-emergency-when = Häda can be said while you and your partner are both still to play to this trick, your partner before you.
saskop-refused-emergency-without = Häda means that your only trump is the ace or ten of trumps, and yours is another hand.
saskop-refused-roof-without = The roof means that you were dealt no picture at all, and you were dealt one.
saskop-refused-roof-too-late = The roof can be shown until your own first card. Now it is too late.
