# The rules of Skat in our own plain words, by topic; each at most 1,900 characters of Discord's Markdown.

skat-rules-overview =
    Skat is Germany’s national card game, born in Altenburg around 1815. Three people play, one against two, and nobody has a partner for longer than a deal.

    • Everybody gets ten cards; two are set aside, the **skat**.
    • The players bid numbers. A number is not tricks but **what a game would be worth**. The highest bidder is the *declarer* and plays alone.
    • The declarer may take the skat and discard two cards, or leave it, which is worth more. Then the game is named: a trump suit, **grand** with only the jacks as trumps, **null** without a single trick, or **ramsch**, where all play for themselves.
    • In suit games and grand the declarer needs **61 of 120 card points**.
    • The game is won only if it turns out to be worth what was bid.

    The declarer alone gains or loses; the other two just try to stop it.
skat-rules-cards =
    32 cards, from the seven up. What is trumps depends on the game:
    ```
    suit games  J♣ J♠ J♥ J♦ and seven
                more: A 10 K Q 9 8 7
    grand       J♣ J♠ J♥ J♦, no more
    ramsch      as grand
    null        no trumps at all
    ```
    • Jacks always rank clubs, spades, hearts, diamonds, whatever the trumps are.
    • In plain suits: A 10 K Q 9 8 7. The ten is second.
    • In null the order is A K Q J 10 9 8 7, and jacks belong to their suits.

    Card points:
    ```
    Ace    11
    Ten    10
    King    4
    Queen   3
    Jack    2
    9 8 7   0
    ```
    Together 120.
skat-rules-deal =
    Everybody gets three cards, then four, then three; the last two are the skat and lie face down. The deal goes round clockwise.

    The three seats have names, by the dealer:

    • **forehand**, on the dealer’s left, leads to the first trick,
    • **middlehand**, the next one, begins the bidding,
    • **rearhand** is the dealer.

    The pack is shuffled, sealed and cut in the middle: there is no other way of dealing, so nobody is asked. The seal is opened after the deal: `/record`.
skat-rules-bidding =
    First **middlehand bids to forehand**. Middlehand names a number or passes; forehand holds it (“yes”) or passes. That goes on until one of them is out. Then **rearhand bids to the one who is left**, in the same way. The last one left is the declarer, and the last number is the bid.

    • Only values that games can have are bid: 18, 20, 22, 23, 24, 27, 30, 33, 35, 36, 40 and so on.
    • Each number is higher than the one before; steps may be skipped.
    • If both others pass without a bid, forehand may still say 18.
    • If all three pass, nobody scores and the next player deals.

    _How far can I go?_ Work out what your game is worth (see *Scoring*) and stop there. You do not say which game you have in mind.
skat-rules-declaring =
    The declarer first decides about the skat.

    • **Take it**: look at the two cards, and discard any two of the twelve. Their points count for the declarer.
    • **Hand**: leave it unseen. That adds one to the multiplier, and the skat still counts in the end.

    Then the declarer names the game: clubs, spades, hearts, diamonds, grand, null or ramsch. From the hand, one of these may be added to a suit game or grand:

    • **schneider**: promise at least 90 card points,
    • **schwarz**: promise all ten tricks,
    • **open**: play with your cards face up; by the usual house rule this promises all ten tricks.

    A promise must be kept, or the game is lost, however many points there are. Null may be open too, with or without the skat. In ramsch nothing is added.
skat-topic-contracts = Grand, null and ramsch
skat-rules-contracts =
    • **Grand.** Only the four jacks are trumps. Its base value of 24 is twice that of clubs, so it pays with good jacks and aces.
    • **Null.** The declarer must not take a single trick. No trumps, and A K Q J 10 9 8 7 in every suit. One trick taken and it is lost, though the deal is played to its end. Its value is fixed.
    • **Null open.** The same with the cards face up on the table.
    • **Ramsch** (*ramsch*). The declarer gives up, so to speak: all play for themselves, jacks are trumps as in grand, the skat counts for nobody, and **fewest card points win**. That scores 10, or 20 without a single trick. If several share the fewest, they all score.

    Cards played open lie in the picture of the table for everybody to see.
skat-rules-play =
    Forehand always leads to the first trick; the player who takes a trick leads to the next. All ten tricks are played.

    • **Follow suit** if you can. All trumps, the jacks among them, are one suit.
    • **If you cannot, play anything.** You need not trump, and you never have to beat.
    • The best trump takes the trick; without trumps the best card of the suit led does.

    _Example._ Hearts are trumps and Q♠ is led. You hold J♠ and no other spade: J♠ is a trump, so you may play what you like.

    The two defenders may put points into each other’s tricks, but not tell each other what they hold.
skat-rules-scoring =
    A suit game or grand is worth **base × multiplier**.
    ```
    base         multiplier adds up
    diamonds  9  game              1
    hearts   10  each matador      1
    spades   11  hand              1
    clubs    12  schneider (90)    1
    grand    24  all ten tricks    2
                 schneider said    3
                 said, and all     4
                 schwarz said      5
                 open              7
    ```
    Of the five lines from schneider to schwarz only the highest counts.

    {"**"}Matadors** are the unbroken run of trumps from J♣ down. With J♣ you play *with* as many as you have in a row, without it *against* as many as are missing. The skat counts as yours.

    _Example._ Spades, with J♣ and J♠ but no J♥: with 2. (1 + 2) × 11 = 33.
    ```
    null  23   hand       35
    open  46   hand open  59
    ```
    • **Won**: the declarer scores the value.
    • **Lost**, or worth less than the bid (overbid): the bid is lost, twice if the skat was taken. A null game loses twice its own value.
    • The others score nothing. There is no fixed end: most points lead.
skat-rules-words =
    • **skat**: the two cards set aside, and the game
    • **forehand, middlehand, rearhand**: the seats from the dealer’s left on
    • **hold**: say yes to a number that was bid
    • **declarer**: the player who won the bidding and plays against the two others
    • **hand**: a game without looking at the skat
    • **matadors**: the unbroken run of top trumps, held or lacking
    • **schneider**: 90 card points or more for the declarer
    • **schwarz**: all ten tricks
    • **grand**: only the jacks are trumps
    • **null**: no trick for the declarer
    • **open** (*ouvert*): the declarer’s cards lie face up
    • **ramsch** (*reject*): all for themselves, fewest points win
    • **overbid**: the game was worth less than the bid
