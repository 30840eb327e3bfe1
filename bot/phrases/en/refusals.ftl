# Why an action was refused: what is wrong, and the rule. What is possible now is added behind.

refused-not-your-turn = It is not your turn.
refused-not-now = That cannot be done now: this is { $phase }.
refused-not-in-this-game = There is no such thing in this game.
refused-not-in-hand = You do not hold { $card }.
refused-must-follow = { $card } cannot be played: { $led } was led, and you have a card of that suit.
refused-must-follow-trump = { $card } cannot be played: trumps were led with { $led }, and you have a trump.
refused-must-trump = { $card } cannot be played: you have no card of the suit of { $led }, so you must trump.
refused-must-beat = { $card } cannot be played: { $best } is the best card so far, and you have a card that beats it. Who can beat must.
refused-wrong-count = { $count ->
    [one] Name exactly one card.
   *[other] Name exactly { $count } cards.
}
refused-cut-first = Nothing can be done before the pack is cut.
refused-cut-already = The pack is cut already.
refused-bad-cut = That is no way to cut here: name one of the ways of dealing, with “up to” a card of the pack, and a place inside the pack.
refused-other = The rules do not allow that now.
