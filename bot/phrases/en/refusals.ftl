# Why an action was refused: what is wrong, and the rule. What is possible now is added behind.

refused-not-your-turn = It is not your turn.
refused-not-now = You can’t do that now: this is { $phase }.
refused-not-in-this-game = This game has no such move.
refused-not-in-hand = You do not have { $card }.
refused-must-follow = You can’t play { $card }: { $led } was led, and you have a card of that suit.
refused-must-follow-trump = You can’t play { $card }: trumps were led with { $led }, and you have a trump.
refused-must-trump = You can’t play { $card }: you have no card of the suit of { $led }, so you must trump.
refused-must-beat = You can’t play { $card }: { $best } is the best card so far, and you have a card that beats it. If you can beat, you must.
refused-wrong-count = { $count ->
    [one] Name exactly one card.
   *[other] Name exactly { $count } cards.
}
refused-cut-first = The pack must be cut first.
refused-cut-already = The pack is cut already.
refused-bad-cut = You can’t cut like that. Choose one of the ways to deal, with “up to” also a card of the pack, and a place inside the pack.
refused-other = The rules do not allow that now.
