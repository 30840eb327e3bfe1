# Challenges: a moment of a finished deal that others are asked to play.

button-challenge = Challenge
button-challenge-here = Post it here
button-challenge-play = Play it
button-challenge-results = Results
menu-challenge-seat = Which seat
menu-challenge-whom = Challenge somebody here
menu-challenge-where = Post it in another channel

challenge-ask = **A challenge** · deal { $deal }, { $from }: who should try it? Everybody who presses *{ button-challenge-play }* gets this seat’s cards, against computers. I post it for you, with your name.
challenge-posted = Your challenge is posted: { $link }
challenge-head = **{ $game } · Can you make this?** { $who } challenges everybody here.
challenge-head-whom = **{ $game } · Can you make this?** { $who } challenges { $whom }. The others may try it too.
challenge-head-nobody = **{ $game } · Can you make this?**
challenge-about = You get the cards of { $name } in seat { $seat }, { $from }. Make the same moves and the computers answer the same way. It counts in no statistics.
challenge-from-deal = from the deal on
challenge-from-before = from before the first card
challenge-from-trick = from trick { $trick } on
challenge-nobody-yet = Nobody has finished it yet.
challenge-played = Played it: { $who }. *{ button-challenge-results }* shows how it went, once you have played it yourself.
challenge-knew-played = { $who } (sat at the table)
challenge-knew-seen = { $who } (had seen the cards)
challenge-more = { $count } more

challenge-fork-head = **{ $game }** · a challenge. Only you see this. Your first try is the one that counts here, and it doesn’t count anywhere else.
challenge-results-head = **{ $game }** · the challenge from deal { $deal }, { $from }. Only those who have played it see this:
challenge-results-hidden = You can see how it went once you have played it yourself: press *{ button-challenge-play }*. So far { $count ->
    [one] { $count } person has
   *[other] { $count } people have
} played it.
challenge-line = **{ $place }** · { $who }: { $figures }
challenge-line-then = At the table, { $who }: { $figures }
challenge-won = won
challenge-lost = lost
challenge-neither = neither won nor lost
challenge-score = score { $score }
challenge-points = { $points } card points
