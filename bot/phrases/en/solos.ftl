# Deals for practice: a fresh pack against computers, as often as somebody likes.

command-practice = Play a fresh deal against computers, as often as you like, with hints; it doesn’t count
solo-choose = **Which game would you like to practise?** You get a fresh deal at once, against computers. You may ask for hints, and it doesn’t count.
solo-head = **{ $game }** · practice. Only you see this, and it doesn’t count.
solo-over-head = **{ $game }** · practice: the deal is over. It doesn’t count.
button-solo-look = Go on with { $game }
button-solo-again = Another deal
button-solo-games = Other games
error-fork-not-over = This deal is not over yet.
