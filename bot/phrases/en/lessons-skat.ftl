# Lessons in Skat; what is counted stands in lessons.

skat-lesson-jacks = Jacks are trumps
skat-lesson-jacks-about = In a suit game the four jacks and the suit that was named are trumps. A trump beats every card that isn’t one. Hearts were named here.
skat-lesson-jackorder = The order of trumps
skat-lesson-jackorder-about = The jacks come first, always in the order ♣ ♠ ♥ ♦; below them the named suit: A 10 K Q 9 8 7. Hearts were named.
skat-lesson-tens = The plain suits
skat-lesson-tens-about = In the other suits the order is A 10 K Q 9 8 7: the ten stands above the king. A plain card of another suit than the one led cannot win. Hearts were named.
skat-lesson-nulls = Null
skat-lesson-nulls-about = In *null* there are no trumps, jacks belong to their suits, and the order is A K Q J 10 9 8 7. A null is being played.
skat-lesson-follow-about = You must follow the suit that was led, if you can. Clubs were led, and hearts are trumps: the jacks belong to them.
skat-lesson-painted-about = A jack never belongs to the suit printed on it: J♠ is a trump, not a spade. Spades were led, and you must follow with a real spade if you have one. Hearts are trumps.
skat-lesson-ruff-about = You play alone, hearts are trumps, and you are the last to play. Spades were led and you have none: then you may play what you like. You can win the trick with a trump, or throw a card away.
skat-lesson-bid = Bidding
skat-lesson-bid-about = The highest bidder plays alone against two and needs 61 of 120 points. A bid is a number that a game can be worth; 18 is the lowest. You decide first. Jacks, aces and a long suit make a hand strong.
skat-lesson-bid-right = Three jacks, a long suit with its ace, and another ace: that’s a hand to bid on.
skat-lesson-bid-wrong = You may pass, but you won’t often get a better hand.
skat-lesson-weak-about = You decide first: bid 18 or pass. If the others pass, you play alone against two for 61 points; a lost game costs twice the bid.
skat-lesson-weak-right = One low jack, no ace, no long suit: leave it to the others.
skat-lesson-weak-wrong = You may, but without an ace and with one jack you will rarely make 61 points.
skat-lesson-value = What a game is worth
skat-lesson-value-about = A suit game is worth its base, ♦ 9, ♥ 10, ♠ 11, ♣ 12, times a factor: one for the game, and one for each *matador*. With J♣ count your unbroken run of trumps from the top: J♣, J♠, J♥, J♦ and on. You want to play clubs.
skat-lesson-value-ask = What is your game in clubs worth?
skat-lesson-value-right = With two matadors, J♣ and J♠, the factor is three: 3 × 12.
skat-lesson-value-wrong = No: count the run from J♣ until a jack is missing, add one, and multiply by twelve.
skat-lesson-against = Against matadors
skat-lesson-against-about = Without J♣ you play *against* matadors: count how many top trumps in a row you lack. Each of them counts as well. You want to play hearts; the base is 10.
skat-lesson-against-ask = What is your game in hearts worth?
skat-lesson-against-right = J♣ and J♠ are missing: against two, so the factor is three: 3 × 10.
skat-lesson-against-wrong = No: count the jacks missing from the top, add one, and multiply by ten.
skat-lesson-hold = Hold or pass
skat-lesson-hold-about = You are forehand. Computer 2 bids against you: it names numbers, and you say yes or pass. You want to play hearts; with one matador that is worth 2 × 10 = 20. Computer 2 has said 20.
skat-lesson-hold-right = Your game is worth 20, so you can still say yes.
skat-lesson-hold-wrong = You may, but your game is worth 20: there is no need to give it up before that.
skat-lesson-limit = When to stop
skat-lesson-limit-about = A weaker hand: you want to play hearts with one matador, worth 2 × 10 = 20. You have held 18 and 20. Now Computer 2 says 22.
skat-lesson-limit-right = At 22 your hearts are worth less than the bid: let Computer 2 play.
skat-lesson-limit-wrong = You may, but your hearts are worth 20. A game that is worth less than its bid is lost, and costs twice the bid.
skat-lesson-discard = Discarding
skat-lesson-discard-about = You have taken the skat and hold two cards too many. What you discard counts for you in the end. Keep your trumps; discard points that you might lose.
skat-lesson-discard-right = Twenty points are safe, and you can trump both suits.
skat-lesson-discard-wrong = You may, but you would give away trumps of the suit you want to play, while single tens are likely to be lost.
skat-lesson-declare = Naming the game
skat-lesson-declare-about = You have won the bidding and discarded. Now name the game. In a suit game your long suit is trumps; in *grand* only the jacks are; in *null* you must not take a single trick.
skat-lesson-declare-right = Two jacks and six clubs: eight trumps.
skat-lesson-declare-wrong = You may, but in clubs eight of your ten cards are trumps.
skat-lesson-overbid = Worth your bid
skat-lesson-overbid-about = You bid up to 24. A game that turns out to be worth less is *overbid*, and lost even with 61 points. You lack only J♣, so a suit game is worth its base twice: ♥ 10, ♣ 12. Null is always worth 23. Name your game.
skat-lesson-overbid-right = 2 × 12 = 24, just enough for your bid.
skat-lesson-overbid-wrong-declare-hearts = You may, but 2 × 10 = 20 is less than 24. With fewer than 91 points you would be overbid, and pay twice your bid: 48.
skat-lesson-overbid-wrong-declare-null = You may, but null is worth 23, one less than your bid.
skat-lesson-hand = Playing from the hand
skat-lesson-hand-about = You have won the bidding. You may take the skat, or leave it and play *from the hand*: that adds one to the factor of your game, and the skat’s points count for you in the end all the same.
skat-lesson-hand-right = Three jacks, four clubs from the ace down and two more aces win without the skat, and from the hand they are worth more.
skat-lesson-hand-wrong = You may, but this hand wins without the skat as well, and from the hand it is worth more.
skat-lesson-schneider = Announcing schneider
skat-lesson-schneider-about = You play grand from the hand. When you name the game you may announce *schneider*: then you need 91 points, and the game is worth more. *Schwarz* means all ten tricks. Count what the others can take from you at most.
skat-lesson-schneider-right = Only 7♦ can lose a trick, played last: at most 11 + 10 points, so 99 are yours. Announced, the game is worth 216; unannounced, 168.
skat-lesson-schneider-wrong-declare-grand = You may, but you make schneider anyway: unannounced the game is worth 168, announced 216.
skat-lesson-schneider-wrong-declare-grand-schwarz = You may, but for that you need every trick, and every other diamond beats your 7♦.
skat-lesson-duck = Taking no trick
skat-lesson-duck-about = You play null: one trick taken, and it is lost. The order is A K Q J 10 9 8 7, and you are the last to play to this trick.
skat-lesson-duck-right = Below the queen: the trick goes to the others, as you want.
skat-lesson-duck-wrong = The king stands above the queen in null: you would take the trick and lose.
skat-lesson-smear-about = Computer 3 plays alone, and diamonds are trumps; Computer 2 is your partner. It led 10♣, the highest club left, and Computer 3 had to follow. You play last and have no club.
skat-lesson-draw-about = You play alone, clubs are trumps, and you lead. Your opponents have five of the eleven trumps, and would like to trump your spades.
skat-lesson-draw-wrong-play-ac = You may, but a jack is still out that takes the ace. Lead your own jacks first.
