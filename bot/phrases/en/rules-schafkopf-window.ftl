# The rules of Schafkopf with a window in our own plain words, by topic; each at most 1,900 characters.

schafkopf-window-rules-overview =
    An old form of Schafkopf from which Skat grew. Three people play, one against two.

    • Two cards are set aside: the **window**. One player may take it, buries two cards and plays alone against the two others.
    • **All queens, all jacks and all diamonds are trumps**: fourteen of the thirty-two cards.
    • There are 120 card points. The player with the window needs **61**, and the buried cards count too.
schafkopf-window-rules-cards =
    32 cards, from the seven up. Fourteen are trumps, the best first:
    ```
    Q♣ Q♠ Q♥ Q♦
    J♣ J♠ J♥ J♦
    A♦ 10♦ K♦ 9♦ 8♦ 7♦
    ```
    • The other three suits have six cards each: A 10 K 9 8 7.
    • A queen or jack never belongs to the suit printed on it.

    Card points, for the player who takes them in tricks:
    ```
    Ace    11
    Ten    10
    King    4
    Queen   3
    Jack    2
    9 8 7   0
    ```
    Together 120.
schafkopf-window-rules-deal =
    Everybody gets ten cards: three, four and three again. The last two go to the window, face down. The deal goes round clockwise.

    The pack is shuffled, sealed and cut in the middle (where everybody shuffles, at a place drawn with it): there is no other way of dealing, so nobody is asked. The seal is opened after the deal: `/record`.
schafkopf-window-topic-picking = Taking the window
schafkopf-window-rules-picking =
    From the dealer’s left on, each in turn **takes the window or passes**. The first to take it plays against the two others.

    • That player picks up both cards and buries any **two of the twelve**, face down. Trumps and aces may be among them.
    • Those two cards count for the player in the end.
    • If all three pass, the cards are thrown in, and the next player deals.

    The window is not looked at before it is taken. Seven trumps, or five with several queens, are usually a good reason.
schafkopf-window-rules-play =
    The player on the dealer’s left leads to the first trick; the player who takes a trick leads to the next. Ten tricks are played.

    • **Follow suit** if you can. All trumps, queens and jacks included, are one suit.
    • **If you cannot, play anything.** You need not trump, and you never have to beat.
    • The best trump takes the trick; without trumps the best card of the suit led does.

    The two who play together may not tell each other what they hold; only the cards speak.
schafkopf-window-rules-scoring =
    After ten tricks the player with the window counts the card points of the tricks taken and of the two buried cards.
    ```
    61–120   won
     0–60    lost
    ```
    60 to 60 is a loss: more than half is needed. The deal goes round, no matter who won.
schafkopf-window-rules-words =
    • **window**: the two cards set aside; in Skat they are called the skat
    • **trump**: queens, jacks, diamonds; 14 of 32 cards
    • **plain suit**: clubs, spades, hearts without queens and jacks
    • **bury**: lay two cards face down after taking the window; they count for the player
    • **lead, follow**: play the first card of a trick; play the same suit
    • **trick**: three cards, one from each
schafkopf-window-rules-overview-score-none =
    No score is kept: a deal is won or lost, and the next one is dealt.
schafkopf-window-rules-scoring-score-none =
    There is no score beyond that, and no longer game. Play as many deals as you like.
schafkopf-window-rules-scoring-score-sheepshead =
    • **Score.** The player with the window gets from each of the two others 1 point, **2** with 91 card points or more, **3** with all ten tricks. If the deal was lost, that player pays each of them as much: 1 point, **2** with 30 card points or fewer, **3** without a trick. Points add up to zero; the game has no fixed end.
