# The rules of Doppelkopf in our own plain words, by topic; each at most 1,900 characters of Discord's Markdown.

doppelkopf-rules-overview =
    Doppelkopf is played all over northern Germany. Four people, and **there are two of every card**.

    • Usually two play against two, and nobody knows who is with whom: the holders of the two **queens of clubs**, the *old ladies*, belong together. They are the **re** side, the other two **kontra**.
    • More than half of the pack is trumps: the tens of hearts, all queens, all jacks, all other diamonds.
    • With a special hand you announce a *reservation*: a **wedding**, a **poverty** or a **solo**.
    • There are 240 card points. Re needs **121**, kontra 120.
    • With *re*, *kontra*, *no 90* and so on you say how sure you are; that raises what the deal is worth.
    • Twenty-four deals make a game. Everybody has a score of their own.

    The usual rules here are those of the German Doppelkopf federation (*Verband*); see *House rules*.
doppelkopf-rules-cards =
    48 cards: nines, jacks, queens, kings, tens and aces, each twice. 26 are trumps, the best first:
    ```
    10♥
    Q♣ Q♠ Q♥ Q♦
    J♣ J♠ J♥ J♦
    A♦ 10♦ K♦ 9♦
    ```
    • 10♥ beats everything; the two are called *Dullen*.
    • The other suits: A 10 K 9 in clubs and spades, A K 9 in hearts.
    • Of two equal cards in a trick **the first one wins**.

    Card points:
    ```
    Ace    11
    Ten    10
    King    4
    Queen   3
    Jack    2
    Nine    0
    ```
    Together 240. A plain suit has only four ranks and soon runs out, so lead an ace early.
doppelkopf-rules-deal =
    Everybody gets twelve cards, three at a time; without nines ten cards: three, four and three. There is no blind. The deal goes round clockwise.

    The pack is shuffled, sealed and cut in the middle: there is no other way of dealing, so nobody is asked. The seal is opened after the deal: `/record`.

    {"**"}A new deal.** At tables without the Verband’s rules you may ask for one before you bid, if you were dealt five kings or more, eight or more aces and tens together, or exactly one trump. The same dealer deals again.
doppelkopf-rules-bidding =
    From the dealer’s left on, everybody chooses the **normal game** or announces a **reservation**.

    • If all choose the normal game, it is played, old ladies against the others.
    • Those with a reservation name their game in turn. The highest is played, the others are dropped.
    ```
    lowest   wedding
             poverty
    highest  solo
    ```
    Solos are equal, unless the table ranks them; of equal ones the first from the dealer’s left is played.

    By the Verband’s rules several with a reservation are asked in turn for a solo only; the first one named is played and nothing lower is named. So a wedding is played only if nobody else has a reservation; who has one passes.

    If you hold **both old ladies** and choose the normal game, you play a *silent solo*: alone against three, and nobody knows. Do that only with a very strong hand; otherwise announce a wedding.
doppelkopf-rules-partners =
    • **Normal game.** The two old ladies belong together. Nobody says who has them; you show your side when you play one, or say *re* or *kontra*.
    • **Wedding.** You hold both old ladies and ask for a partner: the first of the other three to win one of the **first three tricks**. If you win all three, you play alone against three. At some tables you may ask for a trick led with a trump, or with a plain suit; then only such a trick counts.
    • **Poverty** (not by the Verband’s rules). You have at most three trumps. You offer three cards, all your trumps among them. From your left on, each may take them unseen; the player who does is your partner, and gives you any three cards back. If nobody takes them, the same dealer deals again.
    • **Solo.** No partner.

    Here nothing gives a partner away: not the picture, nor the order of names. The result tells.
doppelkopf-topic-contracts = Solos
doppelkopf-rules-contracts =
    The soloist plays alone against three, with other trumps:
    ```
    diamond solo   the usual trumps
    heart solo     10♥, Q, J, and the
    spade solo     suit’s A 10 K 9
    club solo      (hearts A K 9)
    jack solo      only the jacks
    queen solo     only the queens
    ace solo       none
    international  queens and jacks
    ```
    • Queens and jacks rank clubs, spades, hearts, diamonds, as always.
    • Where the ten of hearts is not among the trumps, it is an ordinary ten. Queens and jacks that aren’t trumps belong to their suits: A 10 K Q J 9.
    • The player on the dealer’s left leads, in a solo as well.
    • The Verband has no international solo.
    • A soloist scores three times what each of the others scores. Fox, Charlie and the other extra points do not count in solos, nor in a silent solo.

    If solos are ranked: ace, heart, spade, club, diamond, international, jack, and queen solo on top.
doppelkopf-rules-play =
    The player on the dealer’s left leads; the player who takes a trick leads to the next.

    • **Follow suit** if you can. All trumps are one suit.
    • **If you cannot, play anything.** You need not trump, and you never have to beat.
    • The best trump takes the trick; without trumps the best card of the suit led does.
    • Of two equal cards the one played **first** wins. With the house rule `loonies second` it is the other way round for the two tens of hearts, where they are the highest trumps.

    _Example._ K♦ is led, then 10♥, A♦ and 10♥. The first ten of hearts takes the trick, 35 points.
doppelkopf-rules-announcing =
    With the Verband’s rules you may say, at any time and not only when it is your turn:
    ```
                         cards you hold
    re or kontra         11 or more
    no 90                10 or more
    no 60                 9 or more
    no 30                 8 or more
    schwarz               7 or more
    ```
    • *Re* is said by the old ladies’ side or the soloist, *kontra* by the other. It tells everybody which side you are on.
    • *No 90* promises that the other side stays below 90, *schwarz* that it gets no trick. Before a promise your side must have said re or kontra.
    • Steps may be skipped as long as they would still be in time; they count as said.
    • **In answer** to the other side you may still say re or kontra, with one card fewer than its highest call asked for. If that was too late for a first call, your side may promise nothing.
    • In a wedding nothing may be said before the partner is found. Every limit is one card lower if that was the second trick, two if the third.
    • Without nines all limits are two cards lower.
doppelkopf-rules-scoring =
    Re wins with 121 card points, kontra with 120; if only kontra was said it is the other way round. A side that announced *no 90, 60, 30* needs 151, 181, 211, for *schwarz* every trick; against such a promise 90, 60, 30 points or one trick are enough.
    ```
    won                              1
    losers under 90, 60, 30     each 1
    losers without a trick           1
    re said                          2
    kontra said                      2
    each promise made                1
    120 reached against no 90        1
     90 against no 60                1
     60 against no 30                1
     30 against schwarz              1
    ```
    Extra points, not in solos, each for its own side:
    ```
    kontra beat the old ladies       1
    doppelkopf: 40 points in a trick 1
    fox: A♦ of the other side taken  1
    Charlie: J♣ takes the last trick 1
    ```
    The two sides’ points are subtracted. Each player of one side gets the difference, each of the other loses it; a player alone gets or pays it three times. If both promised too much, nobody has won.

    Without the Verband’s rules a deal is only won or lost, at 121 points, and no score is kept.
doppelkopf-rules-words =
    • **old lady** (*Alte*): a queen of clubs; the two make the re side
    • **re, kontra**: the old ladies’ side or soloist, and the others; also the words that raise the deal
    • **Dulle** (plural *Dullen*): a ten of hearts, the highest trump
    • **fox** (*Fuchs*): an ace of diamonds
    • **Charlie** (*Karlchen*): a jack of clubs that takes the last trick
    • **doppelkopf**: a trick of 40 points or more
    • **wedding** (*Hochzeit*): both old ladies, looking for a partner
    • **poverty** (*Armut*): three trumps at most, given to a partner
    • **silent solo**: both old ladies, and not a word
    • **solo**: one against three, with other trumps
    • **no 90, no 60, no 30**: promises to keep the others below that
    • **schwarz**: the others get no trick
    • **Verband**: the German federation, whose scoring is used
