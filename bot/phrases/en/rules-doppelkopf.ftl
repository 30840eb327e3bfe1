# The rules of Doppelkopf in our own plain words, by topic; each at most 1,900 characters of Discord's Markdown.

doppelkopf-rules-overview =
    Doppelkopf is played all over northern Germany. Four people, and **there are two of every card**.

    • Usually two play against two, and nobody knows who is with whom: the holders of the two **queens of clubs**, the *old ladies*, belong together. They are the **re** side, the other two **kontra**.
    • More than half of the pack is trumps: the tens of hearts, all queens, all jacks, all other diamonds.
    • With a special hand you announce a *reservation*: a **wedding** or a **solo**, and at some tables a **poverty**.
    • There are 240 card points. Re needs **121**, kontra 120.
    • Everybody has a score of their own.
doppelkopf-rules-overview-ddv-true =
    • With *re*, *kontra*, *no 90* and so on you say how sure you are; that raises what the deal is worth. Twenty-four deals make a game.
doppelkopf-rules-overview-scoring-none =
    • Nothing is announced: a deal is only won or lost.
doppelkopf-rules-overview-scoring-verband =
    • With *re*, *kontra*, *no 90* and so on you say how sure you are; that raises what the deal is worth. Twenty-four deals make a game.
doppelkopf-rules-overview-scoring-doubling =
    • With *re*, *kontra*, *no 90* and so on you say how sure you are; re and kontra double what the deal is worth. Twenty-four deals make a game.
doppelkopf-rules-cards =
    48 cards: nines, jacks, queens, kings, tens and aces, each twice. 26 are trumps, the best first:
    ```
    10♥
    Q♣ Q♠ Q♥ Q♦
    J♣ J♠ J♥ J♦
    A♦ 10♦ K♦ 9♦
    ```
    • The two 10♥ are called *Dullen*.
    • The other suits: A 10 K 9 in clubs and spades, A K 9 in hearts.

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
doppelkopf-rules-cards-nines-false =
    Without nines there are 40 cards, 24 of them trumps.
doppelkopf-rules-deal =
    Everybody gets twelve cards, three at a time; without nines ten cards: three, four and three. There is no blind. The deal goes round clockwise.

    The pack is shuffled, sealed and cut in the middle (where everybody shuffles, at a place drawn with it): there is no other way of dealing, so nobody is asked. The seal is opened after the deal: `/record`.
doppelkopf-rules-redeals-redealing-at-once =
    Before your first word you may ask for **a new deal** if you were dealt one of the hands named here; the same dealer deals again. Where none is named, every deal is played.
doppelkopf-rules-redeals-redealing-lowest =
    With one of the hands named here **a new deal** is a reservation: you name it in turn, and any game that somebody else names goes before it. The same dealer deals again. Where none is named, every deal is played.
doppelkopf-rules-redeals-kings-5 =
    • five kings or more
doppelkopf-rules-redeals-kings-6 =
    • six kings or more
doppelkopf-rules-redeals-bigs-8 =
    • eight or more aces and tens together
doppelkopf-rules-redeals-bigs-7 =
    • seven or more aces and tens together
doppelkopf-rules-redeals-fewtrumps-one =
    • exactly one trump
doppelkopf-rules-redeals-fewtrumps-three =
    • three trumps or fewer
doppelkopf-rules-redeals-manynines-5 =
    • five nines or more
doppelkopf-rules-redeals-lows-7 =
    • seven or more kings and nines together
doppelkopf-rules-redeals-lows-8 =
    • eight or more kings and nines together
doppelkopf-rules-redeals-lows-four-each =
    • four or more kings and four or more nines
doppelkopf-rules-redeals-allsuits-kings =
    • a king of each suit
doppelkopf-rules-redeals-allsuits-nines =
    • a nine of each suit
doppelkopf-rules-redeals-allsuits-either =
    • a king of each suit, or a nine of each suit
doppelkopf-rules-redeals-handpoints-rich =
    • more than 80 card points
doppelkopf-rules-redeals-handpoints-poor =
    • fewer than 35 card points
doppelkopf-rules-redeals-handpoints-both =
    • more than 80 card points, or fewer than 35
doppelkopf-rules-redeals-handpoints-rich-from-80 =
    • 80 card points or more
doppelkopf-rules-redeals-handpoints-both-from-80 =
    • 80 card points or more, or fewer than 35
doppelkopf-rules-redeals-toptrump-jack =
    • no trump above the jack of diamonds
doppelkopf-rules-redeals-toptrump-fox =
    • no trump above the ace of diamonds
doppelkopf-rules-redeals-toptrump-king =
    • no trump above the king of diamonds
doppelkopf-rules-bidding =
    From the dealer’s left on, everybody chooses the **normal game** or announces a **reservation**.

    • If all choose the normal game, it is played, old ladies against the others.
    • A player who alone has a reservation names it, and it is played.
    • A wedding is the lowest, a poverty is above it, and every solo is above both.

    If you hold **both old ladies** and choose the normal game, you play a *silent solo*: alone against three, and nobody knows. Do that only with a very strong hand; otherwise announce a wedding.
doppelkopf-rules-bidding-ranking-equal =
    Solos are equal: of several the first from the dealer’s left is played.
doppelkopf-rules-bidding-ranking-ranked =
    Solos are ranked, the lowest first: ace, heart, spade, club, diamond, international, jack, and queen solo on top. The highest is played.
doppelkopf-rules-bidding-ddv-true =
    By the Verband’s rules several with a reservation are asked in turn for a solo only; the first one named is played and nothing lower is named. So a wedding is played only if nobody else has a reservation; who has one passes.
doppelkopf-rules-bidding-ddv-false =
    Several with a reservation name their games in turn; the highest is played, the others are dropped.
doppelkopf-rules-bidding-duty-true =
    {"**"}Everybody owes a solo** once in twenty-four deals, six for each who takes turns: with five people thirty.

    • Any solo you declare pays it, until you have. It goes before all that are not owed.
    • Then the same dealer deals again.
    • When as many solos are owed as deals are left, the nearest on the dealer’s left who owes one must play it; they only say which. After that the next player deals.
doppelkopf-rules-bidding-duty-evening =
    {"**"}Everybody owes one solo** as long as the table plays.

    • Any solo you declare pays it, until you have. It goes before all that are not owed.
    • Then the same dealer deals again. Nobody is forced to play it.
doppelkopf-rules-bidding-takeback-true =
    A reservation may be taken back until the next player has spoken.
doppelkopf-rules-bidding-atonce-true =
    If nobody can name a solo that goes before yours, as everybody can see, you may name it at once, out of turn too.
doppelkopf-rules-bidding-shorten-true =
    A soloist may cut the deal short, after the first trick: by claiming all that is left, or by leaving it to the others, who may still announce what is in time.
doppelkopf-rules-partners =
    • **Normal game.** The two old ladies belong together. Nobody says who has them; you show your side when you play one, or announce something.
    • **Wedding.** You hold both old ladies and ask for a partner: another player who wins one of the **first three tricks**. If nobody does, you play alone against three.
    • **Solo.** No partner.

    Here nothing gives a partner away: not the picture, nor the order of names. The result tells.
doppelkopf-rules-partners-weddings-true =
    With a wedding you may ask for a trick led with a trump, or with a plain suit; then only such a trick counts.
doppelkopf-rules-partners-wooing-any =
    The partner is the first of the others to win any of these tricks.
doppelkopf-rules-partners-wooing-trump =
    Only a trick led with a trump finds the partner.
doppelkopf-rules-partners-wooing-plain =
    Only a trick led with a plain suit finds the partner.
doppelkopf-rules-partners-wooing-suit =
    You name a plain suit with your wedding, and only a trick led with it finds the partner.
doppelkopf-rules-poverty-poverty-three =
    With **at most three trumps** you may announce a poverty. You offer three cards, all your trumps among them. From your left on, each player may take them; who does is your partner, and gives you any three cards back. You two are the re side, wherever the old ladies are.
doppelkopf-rules-poverty-poverty-four =
    With **at most four trumps** you may announce a poverty. You offer four cards, all your trumps among them. From your left on, each player may take them; who does is your partner, and gives you any four cards back. You two are the re side, wherever the old ladies are.
doppelkopf-rules-poverty-povertyfox-lone =
    • A single fox is not counted and need not be offered; two are.
doppelkopf-rules-poverty-povertyfox-kept =
    • Foxes are not counted; those you keep are shown.
doppelkopf-rules-poverty-povertysees-true =
    • Each player may look at the cards before choosing.
doppelkopf-rules-poverty-povertysees-false =
    • The cards are taken unseen.
doppelkopf-rules-poverty-povertylead-left =
    • The opponent on the left of the player who took the cards leads.
doppelkopf-rules-poverty-trumpsback-true =
    • How many trumps are given back is told.
doppelkopf-rules-poverty-unwanted-redeal =
    • If nobody takes them, the same dealer deals again.
doppelkopf-rules-poverty-unwanted-black-pig =
    • If nobody takes them, all play for themselves, with their own cards: the most card points lose, and a shared lead loses nothing.
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
    ```
    • Queens and jacks rank clubs, spades, hearts, diamonds, as always.
    • Where the ten of hearts is not among the trumps, it is an ordinary ten. Pictures that aren’t trumps belong to their suits: A 10 K Q J 9.
    • A soloist scores three times what each of the others scores. Extra points do not count in solos.
doppelkopf-rules-contracts-ddv-true =
    • The player on the dealer’s left leads, but the soloist to a solo they owe.
doppelkopf-rules-contracts-solos-book =
    • *International solo*: queens and jacks are the only trumps.
doppelkopf-rules-contracts-solos-many =
    • *International solo*: queens and jacks are the only trumps.
    • *King solo*: only the kings; with jacks, with queens, or (*picture solo*) with both.
doppelkopf-rules-contracts-sololead-eldest =
    • The player on the dealer’s left leads, in a solo as well.
doppelkopf-rules-contracts-sololead-duty =
    • The player on the dealer’s left leads, but the soloist to a solo they owe.
doppelkopf-rules-contracts-sololead-soloist =
    • The soloist leads.
doppelkopf-rules-play =
    The player who takes a trick leads to the next; the player on the dealer’s left leads to the first, unless the game says otherwise.

    • **Follow suit** if you can. All trumps are one suit.
    • **If you cannot, play anything.** You need not trump, and you never have to beat.
    • The best trump takes the trick; without trumps the best card of the suit led does.
doppelkopf-rules-play-loonies-first =
    • Of two equal cards the one played **first** wins.

    _Example._ K♦ is led, then 10♥, A♦ and 10♥. The first ten of hearts takes the trick, 35 points.
doppelkopf-rules-play-loonies-second =
    • Of two equal cards the one played **first** wins. Of two tens of hearts, where they are trumps, it is the **second**.
doppelkopf-rules-play-loonies-not-last =
    • Of two equal cards the one played **first** wins. Of two tens of hearts, where they are trumps, it is the **second**, but in the last trick the first.
doppelkopf-rules-play-pigs-played =
    {"**"}Pigs.** Both aces of diamonds in one hand beat the tens of hearts. All learn it when the first is played. Nobody can catch them. A poverty has none.
doppelkopf-rules-play-pigs-told =
    {"**"}Pigs.** Both aces of diamonds in one hand beat the tens of hearts. All learn it before play, in a poverty before cards change hands. Nobody can catch them.
doppelkopf-rules-play-pigs-second =
    {"**"}Pigs.** If you hold both aces of diamonds and the first comes home, to a trick of your own side, the second beats the tens of hearts. All learn it when it is played. A poverty has none.
doppelkopf-rules-play-superpigs-super =
    {"**"}Super pigs.** Once pigs are known, both nines of diamonds (without nines: kings) in one hand beat them.
doppelkopf-rules-play-superpigs-hyper =
    {"**"}Super pigs.** Once pigs are known, both nines of diamonds (without nines: kings) in one hand beat them; both kings in one hand beat those.
doppelkopf-rules-play-pigsolos-true =
    In a suit solo both aces of its trump suit in one hand are pigs.
doppelkopf-rules-announcing-scoring-none =
    At this table nothing is announced.
doppelkopf-rules-announcing-forced-30 =
    If the first trick holds 30 card points or more, its winner has to say re or kontra before they lead, unless their side has.
doppelkopf-rules-announcing-forced-35 =
    If the first trick holds 35 card points or more, its winner has to say re or kontra before they lead, unless their side has.
doppelkopf-rules-announcing-ddv-true =
    ```
                         cards you hold
    re or kontra         11 or more
    no 90                10 or more
    no 60                 9 or more
    no 30                 8 or more
    schwarz               7 or more
    ```
    You may announce at any time, not only when it is your turn.

    • *Re* is said by the old ladies’ side or the soloist, *kontra* by the other. It tells everybody which side you are on.
    • *No 90* promises that the other side stays below 90, *schwarz* that it gets no trick. Before a promise your side must have said re or kontra.
    • Steps may be skipped as long as they would still be in time; they count as said.
    • **In answer** to the other side you may still say re or kontra, with one card fewer than its highest call asked for. If that was too late for a first call, your side may promise nothing.
    • In a wedding nothing may be said before the partner is found. Every limit is one card lower if that was the second trick, two if the third.
    • Without nines all limits are two cards lower.
doppelkopf-rules-announcing-scoring-verband =
    You may announce at any time, not only when it is your turn.

    • *Re* is said by the old ladies’ side or the soloist, *kontra* by the other. It tells everybody which side you are on.
    • *No 90* promises that the other side stays below 90, *schwarz* that it gets no trick. Before a promise your side must have said re or kontra.
    • Steps may be skipped as long as they would still be in time; they count as said.
    • **In answer** to the other side you may still say re or kontra, with one card fewer than its highest call asked for. If that was too late for a first call, your side may promise nothing.
    • In a wedding nothing may be said before the partner is found. Every limit is one card lower if that was the second trick, two if the third.
    • Without nines all limits are two cards lower.
doppelkopf-rules-announcing-scoring-doubling =
    You may announce at any time, not only when it is your turn.

    • *Re* is said by the old ladies’ side or the soloist, *kontra* by the other. It tells everybody which side you are on.
    • *No 90* promises that the other side stays below 90, *schwarz* that it gets no trick. Before a promise your side must have said re or kontra.
    • Steps may be skipped as long as they would still be in time; they count as said.
    • **In answer** to the other side you may still say re or kontra, with one card fewer than its highest call asked for. If that was too late for a first call, your side may promise nothing.
    • In a wedding nothing may be said before the partner is found. Every limit is one card lower if that was the second trick, two if the third.
    • Without nines all limits are two cards lower.
doppelkopf-rules-announcing-calltimes-verband =
    ```
                         cards you hold
    re or kontra         11 or more
    no 90                10 or more
    no 60                 9 or more
    no 30                 8 or more
    schwarz               7 or more
    ```
doppelkopf-rules-announcing-calltimes-late =
    ```
                         cards you hold
    re or kontra         11 or more
    no 90                 9 or more
    no 60                 6 or more
    no 30                 3 or more
    schwarz               1 or more
    ```
doppelkopf-rules-announcing-calltimes-fifth =
    ```
                         cards you hold
    re or kontra          8 or more
    no 90                 7 or more
    no 60                 6 or more
    no 30                 5 or more
    schwarz               4 or more
    ```
doppelkopf-rules-scoring-scoring-none =
    Re wins with 121 card points, kontra with 120. No score is kept.
doppelkopf-rules-scoring-grannies-after =
    The point for beating the old ladies is added after doubling.
doppelkopf-rules-scoring-grannies-before =
    The point for beating the old ladies is doubled too.
doppelkopf-rules-scoring-even-single =
    If kontra wins by 120 to 120, that is one point in all.
doppelkopf-rules-scoring-caught-always =
    • Charlie caught: a jack of clubs of the other side in the last trick your side wins, one point each.
doppelkopf-rules-scoring-caught-queen =
    • Charlie caught: a jack of clubs of the other side in a last trick that your side’s queen of diamonds takes, one point each.
doppelkopf-rules-scoring-charlies-true =
    • Both Charlies: if your side takes the last trick and both jacks of clubs in it are yours, two points instead of one.
doppelkopf-rules-scoring-foxend-true =
    • A fox that takes the last trick is one point; both foxes of the side that takes it are two.
doppelkopf-rules-scoring-loonytrick-true =
    • A ten of hearts that beats the other one is one point.
doppelkopf-rules-scoring-hearttrick-true =
    • A trick of four plain hearts is one point for its winner.
doppelkopf-rules-scoring-silent-normal =
    • In a silent solo the extra points count.
doppelkopf-rules-scoring-ddv-true =
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
    The two sides’ points are subtracted. Each player of one side gets the difference, each of the other loses it; a player alone gets or pays it three times. If both promised too much, nobody has won, and only marks missed, promises broken and extra points count.
doppelkopf-rules-scoring-scoring-verband =
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
    The two sides’ points are subtracted. Each player of one side gets the difference, each of the other loses it; a player alone gets or pays it three times. If both promised too much, nobody has won, and only marks missed, promises broken and extra points count.
doppelkopf-rules-scoring-scoring-doubling =
    Re wins with 121 card points, kontra with 120; if only kontra was said it is the other way round. A side that announced *no 90, 60, 30* needs 151, 181, 211, for *schwarz* every trick; against such a promise 90, 60, 30 points or one trick are enough.
    ```
    won                              1
    losers under 90, 60, 30     each 1
    losers without a trick           1
    each promise made                1
    120 reached against no 90        1
     90 against no 60                1
     60 against no 30                1
     30 against schwarz              1
    ```
    {"*"}Re* doubles these points, and *kontra* doubles them again.

    Extra points, not in solos, each for its own side:
    ```
    kontra beat the old ladies       1
    doppelkopf: 40 points in a trick 1
    fox: A♦ of the other side taken  1
    Charlie: J♣ takes the last trick 1
    ```
    The two sides’ points are subtracted. Each player of one side gets the difference, each of the other loses it; a player alone gets or pays it three times. If both promised too much, nobody has won, and only marks missed, promises broken and extra points count.
doppelkopf-rules-bock-bock-stacked =
    After certain deals a **Bock round** begins, of as many deals as people take turns (four, five …). Where rounds overlap, a deal counts four or eight times. A solo that was owed and a deal that is dealt again do not use a round up.
doppelkopf-rules-bock-bock-appended =
    After certain deals a **Bock round** begins, of as many deals as people take turns (four, five …); a new one begins when the last has ended. A solo that was owed and a deal that is dealt again do not use a round up.
doppelkopf-rules-bock-bock-ignored =
    After certain deals a **Bock round** begins, of as many deals as people take turns (four, five …); while it lasts no new one does. A solo that was owed and a deal that is dealt again do not use a round up.
doppelkopf-rules-bock-bock-restarted =
    After certain deals a **Bock round** begins, of as many deals as people take turns (four, five …); a new cause begins it again. A solo that was owed and a deal that is dealt again do not use a round up.
doppelkopf-rules-bock-bockeffect-all =
    The game’s points and the extra points count double.
doppelkopf-rules-bock-bockeffect-game =
    Only the game’s points count double.
doppelkopf-rules-bock-bockeffect-extra =
    The winners get two points more.
doppelkopf-rules-bock-bockeven-true =
    • after 120 to 120
doppelkopf-rules-bock-bocksolo-true =
    • after a lost solo
doppelkopf-rules-bock-bockcall-true =
    • after re or kontra said and lost
doppelkopf-rules-bock-bockheart-true =
    • after hearts all the way round
doppelkopf-rules-bock-bockschwarz-true =
    • after a side without a trick
doppelkopf-rules-bock-bockzero-true =
    • after a deal worth nothing
doppelkopf-rules-prices-price-2 =
    Every point costs two.
doppelkopf-rules-prices-price-5 =
    Every point costs five.
doppelkopf-rules-prices-price-10 =
    Every point costs ten.
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
