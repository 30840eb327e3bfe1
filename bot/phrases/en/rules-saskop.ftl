# The rules of Saskop in our own plain words, by topic; each at most 1,900 characters of Discord's Markdown.

saskop-topic-deal = Cutting and dealing
saskop-topic-scoring = Scoring

saskop-rules-overview =
    Saskop comes from Estonia, where its players say *sasku* (also *lambapea*, “sheep’s head”). Four people play, two against two, partners facing each other, clockwise.

    • Each deal has a trump suit, and half the pack belongs to it: **all kings, queens and jacks** are trumps whatever the suit{ $six ->
        [lowest] .
       *[other] , and the **six of trumps** beats everything.
    }
    • You bid for the right to name the trumps, by saying how many trumps you would have.
    • Then nine tricks are played. You must follow suit{ $duty ->
        [none] ; if you cannot, play what you like.
        [trump] , and you must trump if you cannot follow.
        [led] , and you must trump if you cannot follow; a trump that is led must be beaten.
       *[other] , you must trump if you cannot follow, and **you must beat if you can**.
    }
    • 120 card points are in the pack. The side with 61 or more scores strokes.
    • { $target ->
        [12] 12
       *[other] 16
    } strokes win the game. { $karvane ->
        [12] All nine tricks in one deal are worth 12 strokes.
        [6] All nine tricks in one deal are worth 6 strokes.
       *[other] All nine tricks in one deal win it at once: that is *lambapea*, and the losers will be reminded of it for a long while.
    }

    Diamonds are special. They are trumps when nobody bids, { $diamonds ->
        [auction] they may be called over any bid,
        [turn] they may be called over any bid,
       *[other] anybody may put them in place of the suit that was named,
    } and they are worth two strokes more.
saskop-rules-cards =
    36 cards, from the six up. With hearts as trumps these 18 are trumps, the best first:
    ```
    { $six ->
        [lowest] K♣ K♠ K♥ K♦
       *[other] 6♥ K♣ K♠ K♥ K♦
    }
    Q♣ Q♠ Q♥ Q♦
    J♣ J♠ J♥ J♦
    { $six ->
        [lowest] A♥ 10♥ 9♥ 8♥ 7♥ 6♥
       *[other] A♥ 10♥ 9♥ 8♥ 7♥
    }
    ```
    • A face card never belongs to the suit printed on it. K♣ is a trump, not a club.
    • Among equal face cards the order is clubs, spades, hearts, diamonds.
    • The other three suits have six cards each: A 10 9 8 7 6.

    Card points, for the player who takes them in tricks:
    ```
    Ace     11
    Ten     10
    King     4
    Queen    3
    Jack     2
    9 8 7 6  0
    ```
    Together 120. { $six ->
        [lowest] Aces
       *[other] The six of trumps is the strongest card and counts nothing; aces
    } and tens of trumps are low trumps, but worth a lot, so they are worth hunting and worth saving.
saskop-rules-deal =
    The deal goes round clockwise; everybody gets nine cards. The dealer shuffles{ $chooser ->
        [eldest] , and the player on the dealer’s left, eldest, cuts and chooses how the cards are dealt.
       *[other] , and the player on the dealer’s right cuts. The cutter also chooses how the cards are dealt.
    }

    Where everybody shuffles, cut and way of dealing are drawn together with the pack, and nobody is asked.

    Here the pack is shuffled and its order sealed before the cut, and the seal is shown. After the deal it is opened, so that anybody can check that nobody touched the cards: see `/record`.
saskop-rules-bidding =
    The player on the dealer’s left begins, and it goes round clockwise.

    • A bid is a number **from 5 to 9**: how many trumps you would have, all your face cards and the other cards of one suit together. You do not say which suit.
    • You may bid less than you have, never more.
    • Every bid is higher than the one before. If you pass, you are out of the bidding.
    • When three have passed, the last bidder names the trumps: any suit that, with the face cards, is as long as the bid.
    • If three pass without a bid, the fourth may still bid.
    • If all four pass, **diamonds** are trumps and nobody is the maker (*üleküla ruutu*). Such a deal is worth { $passed ->
        [2] two strokes.
       *[other] one stroke.
    }

    _Example._ You hold K♠ Q♣ J♠ J♥ A♣ 10♣ 7♣ 10♦ 9♦. Four face cards and three clubs make seven with clubs as trumps, so you may bid 5, 6 or 7.
saskop-rules-diamonds =
    Diamonds are special: they are worth two strokes more, for either side.

    • If all four pass, diamonds are trumps, with no maker.
    • No length is needed to call diamonds. The bidding ends at once, diamonds are trumps and the caller is the maker.
saskop-rules-play =
    The player on the dealer’s left leads. The best trump takes the trick, or without trumps the best card of the suit led; the player who takes it leads the next.

    Lead what you like. After that, **follow suit** if you can. All trumps, face cards included, are one suit. Your playable cards stand a little higher in the picture of your hand.
saskop-rules-scoring =
    After nine tricks each side counts its card points. The *makers* are the player who chose the trumps and that player’s partner.
    ```
    Makers’ points   ♣ ♠ ♥    ♦
    makers score
     91–120            4      6
     61–90             2      4
    60                 nobody
    opponents score
     30–59             4      6
     0–29              6      8
    ```
    Exactly 90 is called *seajänn*: one point more would have been worth two strokes more.
saskop-rules-words =
    • **face card** (*pilt*): king, queen or jack; always a trump
    • **trump**: a card of the suit that beats the others; 18 of 36 are
    • **maker**: the player who chose the trumps; the makers are that player and their partner
    • **dealer** (*jagaja*), **cutter** (*tõstja*): the cutter sits on the dealer’s right
    • **eldest** (*eestkäsi*): on the dealer’s left; first in everything
    • **trick** (*tihi*): four cards, one from each
    • **lead, follow**: play the first card of a trick; play the same suit
    • **beat**: play a card that takes the trick as it lies
    • **bid** (*pakkumine*): how many trumps you would have
    • **override**: put diamonds in place of the suit that was named
    • **covers and content** (*kaaned, sisu*): the outer and the inner hands of the pack
    • **blink, häda, roof**: the signals
    • **stroke** (*nakk*): what a deal scores
    • **lambapea** (*karvane*): all nine tricks for one side
    • **seajänn**: exactly 90 card points
    • **all passed** (*üleküla ruutu*): diamonds without a maker
    • **tie** (*pokk*): 60 to 60
saskop-rules-deal-ways-text =
    • **Three at a time**: the usual way, and what happens if nothing is said.
    • **One at a time**, clockwise.
    • **Nine at a time**: whole hands one after another, to the dealer’s left, the dealer’s partner, the cutter, the dealer.
    • **Covers to us**: whole hands again, and the cutter’s side gets the outer two; the last one goes to the cutter.
    • **Content to us**: the cutter’s side gets the inner two; the dealer’s partner gets the first one, the dealer the last.
    • **Up to a card**: the order of *nine at a time*, but face up until the card that was named has appeared.

    “Us” means the cutter and eldest, on the dealer’s left, who are partners.
saskop-rules-deal-ways-saaremaa =
    • **Three, one or nine at a time**, clockwise, from eldest or from anybody who is named.
    • **Covers to us** and **content to us**: whole hands; eldest’s side gets the outer two of the pack, or the inner two.
    • **From the bottom**: the pack is turned over and dealt three at a time.
    • **Heaps**: the pack is cut into three heaps, the heaps are put together the other way round, and the cards are dealt three at a time.

    “Us” means eldest and the player on the dealer’s right, who are partners.
saskop-rules-deal-dark-true =
    • **Unseen diamonds** (*pime ruutu*) may be ordered in place of a way of dealing: there is no bidding, diamonds are trumps before anybody has seen a card, and eldest’s side are the makers. Not where everybody shuffles: there nobody chooses anything before the cards are dealt.
saskop-rules-deal-dark-two-more =
    • **Unseen diamonds** (*pime ruutu*) may be ordered in place of a way of dealing: there is no bidding, diamonds are trumps before anybody has seen a card, and eldest’s side are the makers; the winners score two strokes more. Not where everybody shuffles: there nobody chooses anything before the cards are dealt.
saskop-rules-deal-redeal-true =
    • **New deal**: if nines were ordered and eldest has no face card, eldest may demand a new deal before their first bid or pass. The same dealer deals again. In the replay of a tie there is no such right.
saskop-rules-exchange-giving-openly =
    If there is exactly **one face card** (king, queen or jack) in your hand, you may lay it open on the table. Your partner takes it and gives you one card back, face down: any card except that one.

    • You do it before your own first bid or pass, even while somebody else is thinking. After that it is too late.
    • Each player may do it once a deal.
    • If the swap leaves your partner with exactly one face card, your partner may show it too.
    • The bidding waits until the card has come back.
    • In the replay of a tie there is no bidding, so you may show a face card until the first card is led.

    Everybody sees the face card; only the two of you know the other card.
saskop-rules-exchange-back-no-picture =
    • No face card comes back, unless there is nothing else.
saskop-rules-exchange-giving-closed =
    If there is exactly **one face card** (king, queen or jack) in your hand, you may give it to your partner **face down**. Your partner gives you one card back, face down too, and never a face card unless there is nothing else.

    • You do it when it is your turn to bid, before your own first bid or pass, and once a deal.
    • You bid or pass when the card has come back.
    • It is too late once an opponent has bid nine.
    • In the replay of a tie there is no bidding, and nothing is given.

    The others see that cards were given, so they know that you had exactly one face card, but not which.
saskop-rules-exchange-ten-true =
    If there is exactly one face card in your hand, you may **bid ten** when it is your turn to bid. That offers the face card to your partner.

    • If your partner takes it, everybody sees it, a card comes back face down, never a face card unless there is nothing else, and **diamonds are trumps at once**; you are the maker.
    • If not, it is as if you had said nothing: you bid or pass. You may bid ten once a deal.
saskop-rules-exchange-ten-exchange =
    If there is exactly one face card in your hand, you may **bid ten** when it is your turn to bid. That offers the face card to your partner.

    • If your partner takes it, everybody sees it, and a card comes back face down, never a face card unless there is nothing else.
    • Either way you bid or pass then. You may bid ten once a deal.
saskop-rules-bidding-omale-true =
    • *Omale* (“for myself”): once a deal eldest may take over the bid before by bidding the same number.
saskop-rules-bidding-omale-before =
    • *Omale* (“for myself”): once a deal a player who sits before the bidder, counted from eldest, may take over the bid by bidding the same number.
saskop-rules-bidding-bids-once =
    • Everybody bids or passes **only once**; then the highest bidder names the trumps.
saskop-rules-diamonds-diamonds-always =
    • **At once.** While the bidding goes on, anybody may call diamonds, in or out of turn, even after passing.
    • **Override.** When the winner of the bidding has named clubs, spades or hearts, each of the other three, the bidder’s partner too, may override with diamonds and become the maker. If all three accept, the suit stands. Accepting is final; the first to override becomes the maker.
    • If the bidder names diamonds, there is nothing to override.

    Why override with a poor hand? To keep the others from taking all nine tricks, which would cost you dear. And why wait with good diamonds? To hear the bids first; the risk is that everybody passes and the deal is worth next to nothing.
saskop-rules-diamonds-diamonds-auction =
    • While the bidding goes on, you may call diamonds in or out of turn, as long as you have not passed.
    • When the winner of the bidding has named the trumps, they stand: nobody can override them.
saskop-rules-diamonds-diamonds-turn =
    • You may call diamonds when it is your turn to bid, whatever was bid, as long as you have not passed.
    • When the winner of the bidding has named the trumps, they stand: nobody can override them.
saskop-rules-diamonds-diamonds-winner =
    • At this table only the winner of the bidding may make diamonds trumps, when naming a suit, however few they are.
    • When the trumps are named, they stand: nobody can override them.
saskop-rules-play-duty-all =
    • **If you cannot follow, trump**, even if your partner is winning.
    • **If you have neither**, play anything.
    • **Among the cards left to you, beat** the best card in the trick if you can. If you cannot, any of them will do.

    _Examples, with diamonds as trumps._ 8♣ is led, 10♣ and 6♣ follow: with A♣ in your hand you must play it. Had the third player trumped with J♣, no club would beat it, so you may play any club you have. Without clubs you must trump, and over J♣ if you can: with K♥, J♦ and A♦ it has to be K♥, the only one above it.
saskop-rules-play-duty-trump =
    • **If you cannot follow, trump**, even if your partner is winning. How high is up to you.
    • **If you have neither**, play anything.
    • You never have to beat.
saskop-rules-play-duty-led =
    • **If you cannot follow, trump**, even if your partner is winning. How high is up to you.
    • **If you have neither**, play anything.
    • **If a trump was led, beat** the best card in the trick if you can. In a plain suit you need not.
saskop-rules-play-duty-none =
    • **If you cannot follow, play anything**: you need not trump, so you can throw off what you do not need (*masti kaotamine*).
    • You never have to beat.
saskop-rules-signals-signals-true =
    Partners may help each other a little, and everybody may watch. A signal is a hint, not a promise.

    • **Blink.** After the first card, the partner of the second player, who will play last, blinks to say “this trick will be mine”, or does not, to say the opposite. Once a trick. It helps the second player to decide whether to put points in.
    • **Häda** (“emergency”). You play after your partner in this trick, neither of you has played yet, and your only trump is the ace or the ten of trumps. Saying *häda* asks your partner to play the highest trump there is, so that your points come home safely. Once a deal.
saskop-rules-signals-hada-false =
    • At this table *häda* may not be said.
saskop-rules-signals-signals-false =
    Partners may not help each other by any signal, neither by blinking nor by *häda* or a roof.
saskop-rules-signals-signals-penalty-2 =
    All signals are forbidden, but only the partner can see them. An opponent can **challenge** from the end of the first trick to the last card, once a side; after the deal it is looked into. If there was a forbidden signal, the challengers score 2 strokes; if not, the other side does.

    • **Blink.** After the first card, the partner of the second player, who will play last, blinks to say “this trick will be mine”, or does not, to say the opposite. Once a trick. It helps the second player to decide whether to put points in.
    • **Häda** (“emergency”). You play after your partner in this trick, neither of you has played yet, and your only trump is the ace or the ten of trumps. Saying *häda* asks your partner to play the highest trump there is, so that your points come home safely. Once a deal.
    • **Roof.** You were dealt no face card at all, and show it by a little roof of fingertips. Once a deal, until your own first card.
saskop-rules-signals-signals-penalty-4 =
    All signals are forbidden, but only the partner can see them. An opponent can **challenge** from the end of the first trick to the last card, once a side; after the deal it is looked into. If there was a forbidden signal, the challengers score 4 strokes; if not, the other side does.

    • **Blink.** After the first card, the partner of the second player, who will play last, blinks to say “this trick will be mine”, or does not, to say the opposite. Once a trick. It helps the second player to decide whether to put points in.
    • **Häda** (“emergency”). You play after your partner in this trick, neither of you has played yet, and your only trump is the ace or the ten of trumps. Saying *häda* asks your partner to play the highest trump there is, so that your points come home safely. Once a deal.
    • **Roof.** You were dealt no face card at all, and show it by a little roof of fingertips. Once a deal, until your own first card.
saskop-rules-signals-roof-true =
    • **Roof.** You were dealt no face card at all, and show it by a little roof of fingertips. Once a deal, until your own first card.
saskop-rules-signals-roof-false =
    • The **roof**, which says that you were dealt no face card, may not be shown.
saskop-rules-signals-roof-partner =
    • **Roof.** You were dealt no face card at all, and show it by a little roof of fingertips. Once a deal, until your own first card. Only your partner sees it.
saskop-rules-signals-roof-penalty-2 =
    • **Roof.** You were dealt no face card at all, and show it by a little roof of fingertips. Once a deal, until your own first card. Only your partner sees it, and it is **forbidden**. An opponent can **challenge** from the end of the first trick to the last card, once a side; after the deal it is looked into. If there was a forbidden signal, the challengers score 2 strokes; if not, the other side does.
saskop-rules-signals-roof-penalty-4 =
    • **Roof.** You were dealt no face card at all, and show it by a little roof of fingertips. Once a deal, until your own first card. Only your partner sees it, and it is **forbidden**. An opponent can **challenge** from the end of the first trick to the last card, once a side; after the deal it is looked into. If there was a forbidden signal, the challengers score 4 strokes; if not, the other side does.
saskop-rules-scoring-target-16 =
    • A game is won with **16 strokes**; nothing beyond 16 is scored. The next game starts from zero. Losing 16 to 0 is a whitewash. On the sheet, four strokes look like #: two upright, two across. A line is drawn under each finished game.
saskop-rules-scoring-target-12 =
    • A game is won with **12 strokes**; nothing beyond 12 is scored. The next game starts from zero. Losing 12 to 0 is a whitewash. On the sheet, four strokes look like #: two upright, two across. A line is drawn under each finished game.
saskop-rules-scoring-karvane-game =
    • **All nine tricks** (*karvane*) win the whole game at once, for either side: *lambapea*.
saskop-rules-scoring-karvane-12 =
    • **All nine tricks** (*karvane*) are worth 12 strokes, for either side, whatever the trumps.
saskop-rules-scoring-karvane-6 =
    • **All nine tricks** (*karvane*) are worth 6 strokes, for either side, whatever the trumps.
saskop-rules-scoring-passed-1 =
    • **All passed:** the side with more points scores 1 stroke, no matter how many points; all nine tricks count as ever.
saskop-rules-scoring-passed-2 =
    • **All passed:** the side with more points scores 2 strokes, no matter how many points; all nine tricks count as ever.
saskop-rules-scoring-pokk-replay =
    • **60 to 60** (*pokk*): nobody scores. The same dealer deals again, without bidding, with the same trumps and makers, and it counts as the first deal would have.
saskop-rules-scoring-pokk-replay-two =
    • **60 to 60** (*pokk*): nobody scores. The same dealer deals again, without bidding, with the same trumps and makers, and it counts as the first deal would have, and two strokes more for the winners. Ties one after the other add up.
saskop-rules-scoring-pokk-next-two =
    • **60 to 60** (*pokk*): nobody scores, and there is no replay. The winners of the next deal score two strokes more. Ties one after the other add up.
