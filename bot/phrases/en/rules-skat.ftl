# The rules of Skat in our own plain words, by topic; each at most 1,900 characters of Discord's Markdown.

skat-rules-overview =
    Skat is Germany’s national card game, born in Altenburg around 1815. Three people play, one against two, and nobody has a partner for longer than a deal.

    • Everybody gets ten cards; two are set aside, the **skat**.
    • The players bid numbers. A number is not tricks but **what a game would be worth**. The highest bidder is the *declarer* and plays alone.
    • The declarer may take the skat and discard two cards, or leave it, which is worth more. Then the game is named: a trump suit, **grand** with only the jacks as trumps{ $values ->
        [book] , **null** without a single trick, or **ramsch**, where all play for themselves.
       *[other] {" "}or **null** without a single trick.
    }
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
    { $values ->
        [book] Everybody gets three cards, then four, then three; the last two are the skat and lie face down.
       *[other] Everybody gets three cards, two lie face down as the skat, then everybody gets four and three more.
    } The deal goes round clockwise.

    The three seats have names, by the dealer:

    • **forehand**, on the dealer’s left, leads to the first trick,
    • **middlehand**, the next one, begins the bidding,
    • **rearhand** is the dealer.

    The pack is shuffled, sealed and cut in the middle (where everybody shuffles, at a place drawn with it): there is no other way of dealing, so nobody is asked. The seal is opened after the deal: `/record`.
skat-rules-bidding =
    First **middlehand bids to forehand**. Middlehand names a number or passes; forehand holds it (“yes”) or passes. That goes on until one of them is out. Then **rearhand bids to the one who is left**, in the same way. The last one left is the declarer, and the last number is the bid.

    • Only values that games can have are bid: 18, 20, 22, 23, 24, 27, 30, 33, 35, 36, 40 and so on.
    • Each number is higher than the one before; steps may be skipped.
    • If both others pass without a bid, forehand may still say 18.
    • If all three pass, { $allpass ->
        [ramsch] Ramsch is played.
        [schieberamsch] Schieberamsch is played.
       *[other] nobody scores and the next player deals.
    }

    _How far can I go?_ Work out what your game is worth (see *Scoring*) and stop there. You do not say which game you have in mind.
skat-rules-bidding-answering-both =
    • When rearhand has bid and the player who was left passes, the other one may still answer.
skat-rules-declaring =
    The declarer first decides about the skat.

    • **Take it**: look at the two cards, and discard any two of the twelve{ $order ->
        [declare] , after the game is named
       *[other] {""}
    }. Their points count for the declarer.
    • **Hand**: leave it unseen. That adds one to the multiplier, and the skat still counts in the end.

    Then the declarer names the game: clubs, spades, hearts, diamonds, grand{ $values ->
        [book] , null or ramsch
       *[other] {" "}or null, which must be worth the bid
    }. { $announce ->
        [hand] From the hand, one of these may be added to a suit game or grand:
       *[other] These may be added to a suit game or grand, open to one of the others too:
    }

    • **schneider**: promise at least { $schneider ->
        [91] 91
       *[other] 90
    } card points,
    • **schwarz**: promise all ten tricks,
    • **open**: play with your cards face up{ $values ->
        [book] { $announce ->
            [hand] , which promises all ten tricks.
           *[other] .
        }
       *[other] , which promises all ten tricks.
    }

    A promise must be kept, or the game is lost, however many points there are. Null may be open too, with or without the skat.
skat-topic-contracts = Grand, null and ramsch
skat-rules-contracts =
    • **Grand.** Only the four jacks are trumps. Its base value of 24 is twice that of clubs, so it pays with good jacks and aces.
    • **Null.** The declarer must not take a single trick. No trumps, and A K Q J 10 9 8 7 in every suit. One trick taken and it is lost, though the deal is played to its end. Its value is fixed.
    • **Null open.** The same with the cards face up on the table.

    Cards played open lie in the picture of the table for everybody to see.
skat-rules-contracts-values-book =
    • **Ramsch** (*ramsch*). The declarer gives up, so to speak: all play for themselves, jacks are trumps as in grand, the skat counts for nobody, and **fewest card points win**. That scores 10, or 20 without a single trick. If several share the fewest, they all score.
skat-rules-contracts-spitze-1 =
    • **Spitze**, said with the game: the lowest trump is shown, and it must take the last trick; that counts a step more. Not in a grand with all four jacks.
skat-rules-contracts-spitze-2 =
    • **Spitze**, said with the game: the lowest trump is shown, and it must take the last trick; that counts two steps more. Not in a grand with all four jacks.
skat-rules-contracts-revolution-true =
    • **Null revolution**, worth 92, from the hand or not: an open null before which the two opponents see each other’s cards and exchange as many as they like, one for one. Nobody else sees what they exchange.
skat-rules-play =
    Forehand always leads to the first trick; the player who takes a trick leads to the next. All ten tricks are played.

    • **Follow suit** if you can. All trumps, the jacks among them, are one suit.
    • **If you cannot, play anything.** You need not trump, and you never have to beat.
    • The best trump takes the trick; without trumps the best card of the suit led does.

    _Example._ Hearts are trumps and Q♠ is led. You hold J♠ and no other spade: J♠ is a trump, so you may play what you like.

    The two defenders may put points into each other’s tricks, but not tell each other what they hold.
skat-rules-play-schenken-true =
    {"**"}Offering the game.** During the first trick of a suit game or grand, both opponents may offer it. Accepted, the game is simply won. Refused, schneider counts as announced. They may then offer that too; refused again, schwarz counts as announced.
skat-rules-play-giveup-true =
    {"**"}Giving up.** With nine or ten cards in hand the declarer may give the game up: it is simply lost. Later one opponent has to agree. The opponents may give up together at any time: the game is simply won. What was announced counts as missed or made.
skat-rules-scoring =
    A suit game or grand is worth **base × multiplier**. The base is 9 in diamonds, 10 in hearts, 11 in spades, 12 in clubs and 24 in grand.

    {"**"}Matadors** are the unbroken run of trumps from J♣ down. With J♣ you play *with* as many as you have in a row, without it *against* as many as are missing. The skat counts as yours.

    _Example._ Spades, with J♣ and J♠ but no J♥: with 2. (1 + 2) × 11 = 33.
    ```
    null  23   hand       35
    open  46   hand open  59
    ```
skat-rules-scoring-values-book =
    The multiplier adds up:
    ```
    game              1
    each matador      1
    hand              1
    schneider         1
    all ten tricks    2
    schneider said    3
    said, and all     4
    schwarz said      5
    open              7
    ```
    Of the five lines from schneider ({ $schneider ->
        [91] 91
       *[other] 90
    } card points) to schwarz only the highest counts.

    • **Won**: the declarer scores the value.
    • **Lost**, or worth less than the bid (overbid): the bid is lost, twice if the skat was taken. A null game loses twice its own value.
    • The others score nothing. There is no fixed end: most points lead.
skat-rules-scoring-values-isko =
    The multiplier adds one for each of these: the game, each matador, hand, schneider, schneider announced, schwarz, schwarz announced, open. What is announced includes what lies below it, and open includes schwarz.

    • A side with 30 card points or fewer is **schneider**, without a trick **schwarz**: it counts whether the declarer wins or loses.
    • **Won**: the declarer scores the value, above the bid too.
    • **Lost**: **twice the value**, from the hand too.
    • **Overbid**, worth less than the bid: lost, however many card points; the smallest multiple of the base that reaches the bid counts twice.

    _Example._ Hearts from the hand, bid 59, with 1: 10 × 3 = 30 is too little; 60 reaches it, so −120.
skat-rules-scoring-values-old =
    The multiplier adds one for each of these: the game, each matador, hand, schneider, schneider announced, schwarz, schwarz announced, open. What is announced includes what lies below it, and open includes schwarz. An open grand has a base of 36.

    • A side with 30 card points or fewer is **schneider**, without a trick **schwarz**: it counts whether the declarer wins or loses.
    • **Won**: the declarer scores the value, above the bid too.
    • **Lost**: twice the value, but **from the hand only once**.
    • **Overbid**, worth less than the bid: lost, however many card points; the smallest multiple of the base that reaches the bid counts in place of the value.
skat-rules-kontra-kontra-eighteen =
    An opponent who thinks the declarer will lose says **kontra**: everything won or lost counts double. Only somebody who bid or held at least 18 may say it.
skat-rules-kontra-kontra-all =
    An opponent who thinks the declarer will lose says **kontra**: everything won or lost counts double.
skat-rules-kontra-kontrawhen-card =
    • It is said before your own first card, and answered before the next card of the player who answers.
    • In open games all are asked before the cards are shown.
skat-rules-kontra-kontrawhen-asked =
    • Each player who may say it is asked once the game is named.
skat-rules-kontra-re-re =
    • The declarer may answer **re**: four times{ $renull ->
        [false] , but not in null
       *[other] {""}
    }.
skat-rules-kontra-re-none =
    • It is not answered.
skat-rules-kontra-re-bock =
    • The declarer may answer **re**, four times, and the player who said kontra **bock**, eight times{ $renull ->
        [false] ; not in null
       *[other] {""}
    }.
skat-rules-kontra-re-hirsch =
    • **Re** by the declarer counts four times, **bock** by the player who said kontra eight times, **hirsch** by the declarer sixteen times{ $renull ->
        [false] ; not in null
       *[other] {""}
    }.
skat-rules-kontra-kontralost-ramsch =
    • When kontra was said and the declarer wins, the next deal is a Ramsch.
skat-rules-ramsch-allpass-ramsch =
    When everybody passes, all play for themselves, with only the jacks as trumps as in grand; eldest leads. Nobody wants card points.
skat-rules-ramsch-allpass-schieberamsch =
    When everybody passes, all play for themselves, with only the jacks as trumps as in grand; eldest leads. Nobody wants card points.

    Before that **the skat goes round**, from eldest. You may take it and pass two cards on{ $ramschjacks ->
        [true] {""}
       *[other] , no jacks among them
    }; or pass it on unseen, which doubles the deal. The last two cards are the skat.
skat-rules-ramsch-ramschloser-most =
    • **Who has the most card points loses that many.** If somebody took no trick, twice as many.
    • Who takes all ten tricks wins 120 instead.
skat-rules-ramsch-ramschloser-fixed =
    • **Who has the most card points loses 10**, 15 if one of the others took no trick, 20 if neither did.
skat-rules-ramsch-ramschloser-fewest =
    • **Who has the fewest card points wins 10**, or 20 without a trick; several who share it all do.
skat-rules-ramsch-ramschloser-club =
    • **Who has the fewest card points wins a game of 23**, which counts on the list like any other; two who share it have { $ramschclub ->
        [ten] 10
       *[other] half
    } each.
skat-rules-ramsch-ramschskat-loser =
    • The skat’s card points are added to the loser’s.
skat-rules-ramsch-ramschskat-last =
    • The skat’s card points go with the last trick.
skat-rules-ramsch-ramschskat-nobody =
    • The skat counts for nobody.
skat-rules-ramsch-ramschtie-shared =
    • If two have the most, both lose.
skat-rules-ramsch-ramschtie-last =
    • If two have the most, the one of them who took the last trick loses.
skat-rules-ramsch-ramschknock-true =
    • Who took the skat may **knock** after passing on: that doubles the deal too.
skat-rules-ramsch-ramschvirgin-true =
    • When the skat has gone round, each player may announce to take **no trick**. Kept, the deal counts twice as much again; broken, it costs that player 120, and the others nothing.
skat-rules-ramsch-bockramsch-true =
    A round of Ramsch follows each Bock round. Nobody bids in it, but each player may first declare **grand from the hand**; then that is played, and the same dealer deals again.
skat-rules-bock-bock-true =
    After certain deals a **Bock round** follows: { $bockround } deals in which everything counts double. It comes

    • when a game is lost with exactly 60 card points
skat-rules-bock-bockgrand-true =
    • when grand is won from the hand
skat-rules-bock-bockkontra-true =
    • when a game is lost against kontra
skat-rules-bock-bockre-true =
    • after kontra and re
skat-rules-bock-bockscore-hundreds =
    • when a score becomes a multiple of 100
skat-rules-bock-bockscore-digits =
    • when a score becomes three equal digits
skat-rules-bock-bockscore-numbers =
    • when a score becomes a multiple of 100 or three equal digits
skat-rules-bock-bockvalue-72 =
    • after a game worth 72 or more
skat-rules-bock-bockvalue-96 =
    • after a game worth 96 or more
skat-rules-bock-bocknull-true =
    • when null open is won from the hand
skat-rules-bock-bockall-true =
    • when one side has all 120 card points
skat-rules-bock-bocklost-true =
    • when a grand is lost
skat-rules-bock-bockpassed-true =
    • when everybody passes
skat-rules-bock-bockstack-append =
    What happens during a round adds another at its end; a deal brings one round, however much happens in it.
skat-rules-bock-bockstack-multiply =
    What happens during a round doubles the next deals once more, up to eight times; a deal brings one round, however much happens in it.
skat-rules-bock-bockramsch-true =
    A round of Ramsch follows each; Bock does not double that.
skat-rules-lists-scoring-fabian =
    The list is **Seeger and Fabian’s**, as tournaments have it: besides the value, 50 points for each game you won as declarer, and 50 less for each you lost. When another player loses, you get 40, at a table of four 30, even when you sit out.

    `/scores` adds it up.
skat-rules-lists-scoring-seeger =
    The list is **Seeger’s**: besides the value, 50 points for each game you won as declarer, and 50 less for each you lost. `/scores` adds it up.
skat-rules-lists-scoring-simple =
    The list is **simple**: only the declarer is written down, with what the game was worth, plus or minus. `/scores` adds it up.
skat-rules-lists-scoring-positive =
    The list knows **no minus**: a game won is the declarer’s, a lost one is a plus of the same amount for each of the others. `/scores` adds it up.
skat-rules-lists-scoring-bierlachs =
    {"**"}Bierlachs** knows only minus: a game won is a minus of its value for each of the others, a lost one for the declarer. Who is first at −{ $bierlachs } loses the round, and a new one begins. `/scores` shows it.
skat-rules-lists-lists-full =
    A list has 36 deals, at a table of four 48: everybody deals twelve times.
skat-rules-lists-lists-short =
    A list has 18 deals, at a table of four 24: everybody deals six times.
skat-rules-lists-passedin-dealer =
    When everybody passes, the dealer gets 30; at a table of four or more, everybody who sits out does.
skat-rules-words =
    • **skat**: the two cards set aside, and the game
    • **forehand, middlehand, rearhand**: the seats from the dealer’s left on
    • **hold**: say yes to a number that was bid
    • **declarer**: the player who won the bidding and plays against the two others
    • **hand**: a game without looking at the skat
    • **matadors**: the unbroken run of top trumps, held or lacking
    • **schneider**: the other side has 30 card points or fewer
    • **schwarz**: all ten tricks
    • **grand**: only the jacks are trumps
    • **null**: no trick for the declarer
    • **open** (*ouvert*): the declarer’s cards lie face up
    • **ramsch** (*reject*): all for themselves, and nobody wants card points
    • **overbid**: the game was worth less than the bid
