# The rules of Schafkopf for Dummköpfe in our own plain words, by topic; each at most 1,900 characters.

schafkopf-dummkopf-rules-overview =
    Students at an American seminary made this game out of several kinds of Schafkopf and kept it a secret. Here it is.

    • { $five ->
        [true] Five people play. In most deals two play against three,
       *[other] Four people play. In most deals two play against two,
    } and **nobody says who is with whom**: the holders of the two black queens, Q♣ and Q♠, belong together.
    • **All queens, all jacks and all diamonds are trumps**: fourteen of the thirty-two cards.
    • With a strong hand you can declare { $solos ->
        [blind] **solo blind**: the player opposite sits out, and you play against two.
       *[other] one of **fifteen solos** and play against the others alone.
    }
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
    { $five ->
        [true] Everybody gets six cards: three and three. In between two go to the **blind**.
       *[other] Everybody gets eight cards: three, three and two. There is no blind.
    } The deal goes round clockwise; when everybody has passed, the same dealer deals again.

    The pack is shuffled, sealed and cut in the middle (where everybody shuffles, at a place drawn with it): there is no other way of dealing, so nobody is asked. The seal is opened after the deal: `/record`.
schafkopf-dummkopf-rules-bidding-five-false =
    From the dealer’s left on, each player says one thing. The first player who does not pass ends the bidding:

    • **Pass.** With a black queen too, if you would rather let the other one begin.
    • **Lead a card.** Only with a black queen in hand. Any card will do; it need not be the queen. It is the first card of the first trick, and everybody knows that you hold one of the two.
    • **Call an ace.** Only with both black queens.
    • { $solos ->
        [blind] **Declare solo blind.**
       *[other] **Declare a solo**, perhaps blind or tout.
    } Anybody may. Then you lead.

    If all four pass, the cards are dealt again.
schafkopf-dummkopf-rules-partners =
    • **Standard.** The holder of the other black queen is your partner, and does not say so. Only the cards tell, at the latest when that queen is played.
    • **Alone.** If you hold both black queens and simply lead a card, you play alone against all the others, and nobody knows it until both queens have been seen.
    • **Called ace.** With both black queens you may call the ace of clubs, spades or hearts. You need a plain card of that suit, and not the ace itself. Its holder is your partner, says nothing, and **may not play the ace** until a card of its suit is led, or it is the last trick. You lead.
    { $five ->
        [true] • **Solo.** No partner: you play against the four others.
       *[other] • **Solo.** No partner. **Blind**: the player opposite puts their cards down, takes no part, and shares your bars for better or worse.
    }

    Here nothing gives the partner away: not the picture, nor the order of names. The result tells.
schafkopf-dummkopf-rules-contracts =
    { $solos ->
        [blind] At this table **only solo blind** can be declared: the usual trumps, and you lead. The player opposite sits out; tricks have three cards, and the eight cards that are not played count for nobody. You share the bars.
       *[other]
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

            { $five ->
                [true] • **tout**: you promise all tricks. If you keep it, it scores more than all tricks without a promise; if not, nothing.
               *[other]
                    • **blind**: the player opposite sits out. Tricks have three cards, and the eight cards that are not played count for nobody. You share the bars.
                    • **tout**: you promise all tricks. If you keep it, it scores more than all tricks without a promise; if not, nothing.
            }

            Queens and jacks that aren’t trumps rank below the king, the queen above the jack.
    }
schafkopf-dummkopf-rules-play =
    The player who opened, called or declared leads; the player who takes a trick leads to the next.

    • **Follow suit** if you can. All trumps are one suit, so to a queen, a jack or a diamond you play a trump.
    • **If you cannot, play anything.** You need not trump.
    • The best trump takes the trick; without trumps the best card of the suit led does.
    • A **called ace** waits in its holder’s hand until its suit is led, or for the last trick. It can be neither led nor thrown off before.
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
    • **solo**: a declared game, one against the others
    • **ober, unter**: the queens and the jacks of German packs
    • **blind**: { $five ->
        [true] the two cards set aside, for the first who does not pass
       *[other] the player opposite sits out and shares the bars
    }
    • **tout**: a promise to take all tricks
    • **schneider**: 31 points for the offence, 30 for the defence
    • **schwartz**: all tricks
    • **bar**: one side of a square
    • **climb**: the duty to beat, where it is played
schafkopf-dummkopf-rules-overview-five-true =
    • Everybody has six cards, and the first who does not pass picks up the two cards of the **blind**.
schafkopf-dummkopf-rules-deal-five-false =
    With five, six or seven people, four play each deal, and the others take turns at sitting out.
schafkopf-dummkopf-rules-bidding-five-true =
    From the dealer’s left on, each player **passes or picks up** the blind, with any hand. The first who picks it up takes its two cards and **buries two**, but no black queen; they count for the picker in the end. Then the picker does one of these:

    • **Lead a card.** Only with a black queen in hand. Any card will do; it need not be the queen. Everybody knows then that you hold one of the two.
    • **Call an ace.** Only with both black queens, and not one that you buried.
    • **Declare a solo**, perhaps tout, with any hand. Then you lead. Nobody sits out, so there is no *blind* solo.

    If all five pass, the cards are dealt again.
schafkopf-dummkopf-rules-scoring-alone-doubled =
    • **Without a partner** who plays, in every solo or alone with both black queens, all bars are doubled, for both sides.
schafkopf-dummkopf-rules-play-climb-true =
    • **Climb**: of the cards you may play, you must play one that beats the trick, if you have one. That holds for your partner’s tricks too.
schafkopf-dummkopf-rules-scoring-five-false =
    • Blind: the same limits, though fewer points are in play.
