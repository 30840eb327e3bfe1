# The rules of Schafkopf for Dummköpfe in our own plain words, by topic; each at most 1,900 characters.

schafkopf-dummkopf-rules-overview =
    Students at an American seminary made this game out of several kinds of Schafkopf and kept it a secret. Here it is.

    • Four people play. In most deals two play against two, and **nobody says who is with whom**: the holders of the two black queens, Q♣ and Q♠, belong together.
    • **All queens, all jacks and all diamonds are trumps**: fourteen of the thirty-two cards.
    • With a strong hand you can declare one of **fifteen solos** and play against three.
    • There are 120 card points. The offence needs **61**, and even a small share of the points is worth something.
    • You score **bars**, the sides of squares. { $target ->
        [16] Four full squares, 16 bars,
        [20] Five full squares, 20 bars,
        [24] Six full squares, 24 bars,
       *[other] Three full squares, twelve bars,
    } win the game.
schafkopf-dummkopf-rules-cards =
    32 cards, from the seven up. In the standard game fourteen are trumps, the best first:
    ```
    Q♣ Q♠ Q♥ Q♦
    J♣ J♠ J♥ J♦
    A♦ 10♦ K♦ 9♦ 8♦ 7♦
    ```
    • Queens and jacks rank clubs, spades, hearts, diamonds: worth learning by heart.
    • The other suits have six cards each: A 10 K 9 8 7.
    • Solos have other trumps: see *Special games*. A queen or jack that isn’t a trump belongs to its suit, between king and nine.

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
schafkopf-dummkopf-rules-deal =
    Everybody gets eight cards: three, three and two. There is no blind. The deal goes round clockwise; when all four have passed, the same dealer deals again.

    The pack is shuffled, sealed and cut in the middle: there is no other way of dealing, so nobody is asked. The seal is opened after the deal: `/record`.
schafkopf-dummkopf-rules-bidding =
    From the dealer’s left on, each player says one thing. The first player who does not pass ends the bidding:

    • **Pass.** With a black queen too, if you would rather let the other one begin.
    • **Lead a card.** Only with a black queen in hand. Any card will do; it need not be the queen. It is the first card of the first trick, and everybody knows that you hold one of the two.
    • **Call an ace.** Only with both black queens.
    • **Declare a solo**, perhaps blind or tout. Anybody may. Then you lead.

    If all four pass, the cards are dealt again.
schafkopf-dummkopf-rules-partners =
    • **Standard.** The holder of the other black queen is your partner, and does not say so. Only the cards tell, at the latest when that queen is played.
    • **Alone.** If you hold both black queens and simply lead a card, you play alone against three, and nobody knows it until both queens have been seen.
    • **Called ace.** With both black queens you may call the ace of clubs, spades or hearts. You need a plain card of that suit, and not the ace itself. Its holder is your partner, says nothing, and **may not play the ace** until a card of its suit is led, or it is the last trick. You lead.
    • **Solo.** No partner. **Blind**: the player opposite puts their cards down, takes no part, and shares your bars for better or worse.

    Here nothing gives the partner away: not the picture, nor the order of names. The result tells.
schafkopf-dummkopf-rules-contracts =
    If you declare one of these, you play alone and lead:
    ```
    solo         the usual trumps
    heart solo   Q, J, and of that suit
    spade solo   A 10 K 9 8 7
    club solo
    ober         only the queens
    unter        only the jacks
    diamond ober Q, and of that suit
    heart ober   A 10 K J 9 8 7
    spade ober   (jacks not trumps)
    club ober
    diamond unter J, and of that suit
    heart unter  A 10 K Q 9 8 7
    spade unter  (queens not trumps)
    club unter
    no trump     A 10 K Q J 9 8 7
    ```
    To each of them may be added:

    • **blind**: the player opposite sits out. Tricks have three cards, and the eight cards that are not played count for nobody. You share the bars.
    • **tout**: you promise all tricks. If you keep it, it scores more than all tricks without a promise; if not, nothing.

    Queens and jacks that aren’t trumps rank below the king, the queen above the jack.
schafkopf-dummkopf-rules-play =
    The player who opened, called or declared leads; the player who takes a trick leads to the next.

    • **Follow suit** if you can. All trumps are one suit, so to a queen, a jack or a diamond you play a trump.
    • **If you cannot, play anything.** You need not trump.
    • The best trump takes the trick; without trumps the best card of the suit led does.
    • A **called ace** waits in its holder’s hand until its suit is led, or for the eighth trick. It can be neither led nor thrown off before.
schafkopf-dummkopf-rules-scoring =
    After the last trick each side counts, and **every player of a side** scores its bars.
    ```
    bars        offence   defence
      { $every }       all tricks   all tricks
      { $half }           61–120   60–120
      { $schneider }            31–60   30–59
      0             0–30   0–29
    tout made        { $tout ->
        [doubled] 2 × { $every }
       *[other] { $tout }
    }
    tout broken      0
    ```
    • Both sides score: in an ordinary deal the winners get more bars and the others fewer or none.
    • If a tout is broken, the defence scores by its points as usual.
    • Blind: the same limits, though fewer points are in play.

    A bar is a side of a square. **{ $target ->
        [16] 16 bars
        [20] 20 bars
        [24] 24 bars
       *[other] Twelve bars
    }** end the game, and the player with most wins. While the lead is shared, it goes on.
schafkopf-dummkopf-rules-words =
    • **black queens**: Q♣ and Q♠, which make the sides
    • **offence, defence**: the player who opened, called or declared, with their partner; the others
    • **call**: name an ace whose holder is the partner
    • **solo**: a declared game, one against three
    • **ober, unter**: the queens and the jacks of German packs
    • **blind**: the player opposite sits out and shares the bars
    • **tout**: a promise to take all tricks
    • **schneider**: 31 points for the offence, 30 for the defence; one bar
    • **schwartz**: all eight tricks; three bars
    • **bar**: one side of a square; twelve bars are three squares
    • **climb**: the duty to beat, where it is played
schafkopf-dummkopf-rules-overview-five-true =
    • Here **five** play, with six cards each; the first who does not pass picks up the two cards of the **blind**.
schafkopf-dummkopf-rules-deal-five-true =
    With five players everybody gets six cards: three and three, and two go to the **blind** in between. When all five have passed, the same dealer deals again.
schafkopf-dummkopf-rules-deal-five-false =
    With five, six or seven people, four play each deal, and the others take turns at sitting out.
schafkopf-dummkopf-rules-bidding-five-true =
    With five players you only **pass or pick up** the blind, with any hand. If you pick it up, its two cards join yours, you **bury two** cards, but no black queen, and they count for you. Then you lead, call or declare as above. Nobody sits out, so there is no *blind* solo.
schafkopf-dummkopf-rules-contracts-solos-blind =
    At this table **only solo blind** can be declared: the usual trumps, and the player opposite sits out.
schafkopf-dummkopf-rules-scoring-alone-doubled =
    • **Without a partner** who plays, in every solo or alone with both black queens, all bars are doubled, for both sides.
schafkopf-dummkopf-rules-play-climb-true =
    • **Climb**: of the cards you may play, you must play one that beats the trick, if you have one. That holds for your partner’s tricks too.
