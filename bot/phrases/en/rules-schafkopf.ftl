# The rules of Bavarian Schafkopf in our own plain words, by topic, and by house rule.

schafkopf-rules-overview =
    The game of Bavaria, played in every inn there. { $players ->
        [3] Three play, each for themselves: one plays a solo against the two others.
       *[other] Four play, each on their own account; who is with whom changes from deal to deal.
    }

    • **All queens, all jacks and all hearts are trumps.** Bavarian packs call them Ober, Unter and Herz.
    • In turn everybody says whether they want to play. { $players ->
        [3] Whoever does plays a **solo**.
       *[other] Whoever does **calls an ace**, and its holder is the secret partner; or they play a **solo** against three.
    }
    • There are 120 card points; the player’s side needs **61**.
    • Each deal has a price, which the losers pay to the winners. It rises with schneider, with runners and with whatever doubled it.
schafkopf-rules-cards =
    In a Rufspiel, which is the usual game, these are trumps, the best first:
    ```
    Q♣ Q♠ Q♥ Q♦
    J♣ J♠ J♥ J♦
    A♥ 10♥ K♥ 9♥ 8♥ 7♥
    ```
    The other suits rank A 10 K 9 8 7. Queens and jacks belong to none of them.

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
schafkopf-rules-cards-pack-short = The pack is short: there are no eights and sevens.
schafkopf-rules-deal =
    { $players ->
        [3] { $three ->
            [long] Everybody gets ten of the 32 cards; two lie face down.
           *[other] Everybody gets eight of the 24 cards. Nothing is left over.
        }
       *[other] { $pack ->
            [short] Everybody gets six of the 24 cards. Nothing is left over.
           *[other] Everybody gets eight of the 32 cards. Nothing is left over.
        }
    } { $packets ->
        [pairs] They come two at a time.
       *[other] They come in two packets.
    } The deal goes round clockwise, and the player to the dealer’s left speaks first and **leads in every game**, solos too.

    The pack is shuffled, sealed and cut in the middle (where everybody shuffles, at a place drawn with it): there is no other way of dealing, so nobody is asked. The seal is opened after the deal: `/record`.
schafkopf-rules-knocking-knocking-all = After half of the cards, in turn, everybody may **knock** once, before they see the other half. Each knock raises the price, whoever wins.
schafkopf-rules-knocking-knocking-chain = After half of the cards, in turn, you may **knock** if the player before you did (the first one freely). Each knock raises the price, whoever wins.
schafkopf-rules-knocking-knocking-one = After half of the cards, in turn, you may **knock** if nobody has yet. It doubles the price, whoever wins.
schafkopf-rules-knocking-knocking-eldest = After half of the cards the player to the dealer’s left may **knock**. It doubles the price, whoever wins.
schafkopf-rules-knocking-knocking-together = After half of the cards all are asked **at once** whether they **knock**, before they see the other half. Each knock raises the price, whoever wins.
schafkopf-rules-knocking-knocks-double = Each knock doubles the price: × 2, 4, 8, 16.
schafkopf-rules-knocking-knocks-add = One knock makes it twice the price, two three times, and so on.
schafkopf-rules-knocking-knocks-steps = One to four knocks make it 2, 3, 5 and 8 times the price.
schafkopf-rules-knocking-knocker-true = If all pass, the last to have knocked must play.
schafkopf-rules-knocking-knocker-false = Knocking obliges to nothing.
schafkopf-rules-bidding =
    From the dealer’s left on, once round, everybody says *I play* or passes; nobody says yet what they would play. What you said stands.

    • **Nobody plays**: see below.
    • **One player does**: they name any game they may play.
schafkopf-rules-bidding-bidding-contest =
    • **Several do**: after the first, saying it means a game above a Rufspiel. The first two contest it: the later one names a kind of game, and the earlier one holds it or gives way; then the later must go higher or give way. Who is left meets the next. On equal kinds the earlier seat has it, and only the winner names the suit.

    From low to high: Bettel, Farbgeier, Geier, Farbwenz, Wenz, solo, then the same with Tout, then Sie; those that are played here.
schafkopf-rules-bidding-bidding-first = • **The first who says it plays.** Nobody outbids them.
schafkopf-rules-bidding-bidding-raising = • **Several do**: they raise each other by the card points they need in a solo: 61, then { $step } more each time, up to 120; above that Tout and Sie. On equal bids the earlier seat has it.
schafkopf-rules-bidding-three-long = • **Several do**: they raise each other by the card points they need: 61, 65, 70 and on by fives, up to 120; above that Tout and Sie. On equal bids the earlier seat has it.
schafkopf-rules-bidding-allpass-throw-in = **All pass**: the cards are thrown in, and the next dealer deals.
schafkopf-rules-bidding-allpass-same-dealer = **All pass**: the cards are thrown in, and the same dealer deals again.
schafkopf-rules-bidding-allpass-double = **All pass**: the cards are thrown in, and the next deal counts double; if all pass again, double that.
schafkopf-rules-bidding-allpass-stock = **All pass**: everybody puts the call tariff into a pot, and the next dealer deals.
schafkopf-rules-bidding-allpass-ramsch = **All pass**: a Ramsch is played.
schafkopf-rules-bidding-allpass-stock-ramsch = **All pass**: everybody puts the call tariff into a pot, and a Ramsch is played.
schafkopf-rules-bidding-allpass-forced = **All pass**: the holder of Q♣ must play a Rufspiel, or a solo. If no ace can be called, they may call one of a suit they are void in, and say so; with all three aces they call a ten, or else a king, beside their own ace.
schafkopf-rules-bidding-allpass-kreuz = **All pass**: it is played crosswise. Partners sit opposite, hearts are trumps, and the side of the player to the dealer’s left needs 61.
schafkopf-rules-bidding-forced-sixty = A forced game is won with 60, and out of schneider with 30.
schafkopf-rules-bidding-poor-true = With three trumps or fewer nobody is forced: the cards are thrown in.
schafkopf-rules-contracts =
    In place of a Rufspiel you may play one of these, if you can outbid the others:

    • **Solo**: alone against the others. You choose the trump suit: the queens, the jacks and that suit are trumps.
    • **Wenz**: alone; only the four jacks are trumps. The suits rank A 10 K Q 9 8 7.
schafkopf-rules-contracts-geier-true = • **Geier**: alone; only the four queens are trumps. The suits rank A 10 K J 9 8 7.
schafkopf-rules-contracts-farbwenz-true = • **Farbwenz**: a Wenz in which a suit of your choice is trump below the jacks.
schafkopf-rules-contracts-farbgeier-true = • **Farbgeier**: a Geier in which a suit of your choice is trump below the queens.
schafkopf-rules-contracts-bettel-plain = • **Bettel**: alone, without trumps and without taking a single trick. The suits rank A K Q J 10 9 8 7.
schafkopf-rules-contracts-bettel-beat = • **Bettel**: alone, without trumps and without taking a single trick. The suits rank A K Q J 10 9 8 7, and who can beat the best card in the suit led must.
schafkopf-rules-contracts-bettel-hearts = • **Bettel**: alone, with the trumps of a Rufspiel and without taking a single trick.
schafkopf-rules-contracts-bettel-hearts-beat = • **Bettel**: alone, with the trumps of a Rufspiel and without taking a single trick; who can beat the best card in the suit led must.
schafkopf-rules-contracts-bettelprice-call = A Bettel costs as much as a Rufspiel.
schafkopf-rules-contracts-bettelprice-solo = A Bettel costs as much as a solo.
schafkopf-rules-contracts-three-long = Before they name the game, who plays takes the **two cards** that lie face down and lays two away, or leaves them: then everything counts double. In either case those two count for them.
schafkopf-rules-contracts-tout-true = • **Tout**: said with a solo, you promise every trick. It ends with the first trick lost.
schafkopf-rules-contracts-sie-true = • **Sie**: all queens and jacks in one hand (with six cards the six best trumps). It is shown, not played.
schafkopf-rules-contracts-hochzeit-single = • **Hochzeit**: with exactly one trump you may offer it face down, if nobody has said that they play. Who takes it, if nobody plays, gives back a card that is not a trump, and you two need 61.
schafkopf-rules-contracts-hochzeit-double = • **Hochzeit**: with exactly one trump you may offer it face down, if nobody has said that they play. Who takes it, if nobody plays, gives back a card that is not a trump, and you two need 61. It counts double.
schafkopf-rules-contracts-solos-hearts = The heart solo stands above the other solos and costs one extra tariff more.
schafkopf-rules-partners =
    { $players ->
        [3] With three players there are no partners: one plays a solo against the two others, who count their tricks together. The soloist needs 61 card points, the two need 60, and each of them settles with the soloist.
       *[other] In a **Rufspiel** you call the ace of clubs, spades or diamonds. You need another card of that suit, queens and jacks not counted, and must not hold the ace. Its holder is your partner and says nothing: only the cards tell.
    }
schafkopf-rules-partners-renonce-true = Without any such suit you may call the ace of one you are void in, and say so.
schafkopf-rules-partners-renonce-false = Without any such suit you cannot play a Rufspiel.
schafkopf-rules-partners-running-in-hand =
    What the ace’s holder must mind, until it is played:

    • If somebody else leads its suit, they **must play the ace**.
    • If they lead that suit themselves, it must be the ace; unless they hold four cards of it or more: then a lower one may be led, which is called **running away**. From then on the ace is a card like any other.
schafkopf-rules-partners-running-dealt =
    What the ace’s holder must mind, until it is played:

    • If somebody else leads its suit, they **must play the ace**.
    • If they lead that suit themselves, it must be the ace; unless they were dealt four cards of it or more: then a lower one may be led, which is called **running away**. From then on the ace is a card like any other.
schafkopf-rules-partners-running-no =
    What the ace’s holder must mind, until it is played:

    • If somebody else leads its suit, they **must play the ace**.
    • If they lead that suit themselves, it must be the ace.
schafkopf-rules-partners-throwing-last = • It is never thrown off before the last trick.
schafkopf-rules-partners-throwing-seventh = • It is never thrown off before the last two tricks.
schafkopf-rules-partners-throwing-always = • It may be thrown off when another suit is led that they do not have.
schafkopf-rules-play =
    The player to the dealer’s left leads to the first trick, in every game; the player who takes a trick leads to the next.

    • **Follow suit** if you can. All trumps are one suit, so to a trump you play a trump.
    • **If you cannot, play anything.** You need not trump, and you never have to beat.
    • The best trump takes the trick; without trumps the best card of the suit led does.
schafkopf-rules-kontra-kontra-resub = The other side may say **kontra**, the player’s side answer **re**, then **sub** and **resub**: each doubles the price for both sides. Anybody on that side may say it, and so shows where they belong.
schafkopf-rules-kontra-kontra-sub = The other side may say **kontra**, the player’s side answer **re**, and then again **sub**: each doubles the price for both sides. Anybody on that side may say it, and so shows where they belong.
schafkopf-rules-kontra-kontra-re = The other side may say **kontra**, and the player’s side answer **re**: each doubles the price for both sides. Anybody on that side may say it, and so shows where they belong.
schafkopf-rules-kontra-kontra-kontra = The other side may say **kontra**, which doubles the price for both sides. Anybody on that side may say it, and so shows where they belong.
schafkopf-rules-kontra-timing-second-card = Kontra may be said by those who still have all their cards, while at most one card lies in the first trick.
schafkopf-rules-kontra-timing-first-card = Kontra is said before the first card is played.
schafkopf-rules-kontra-timing-own-card = Kontra is said before one’s own first card.
schafkopf-rules-kontra-timing-second-trick = Kontra may be said by those who still have all their cards, while at most one card lies in the first trick; in Wenz and Geier until the second trick.
schafkopf-rules-kontra-reply-next-card = An answer is said before the next card is played.
schafkopf-rules-kontra-reply-one-fewer = An answer may wait as long as one has at most one card fewer than at the start.
schafkopf-rules-kontra-takeover-true = Whoever doubled last takes the game over: their side needs 61.
schafkopf-rules-kontra-bettelkontra-true = In a Bettel too.
schafkopf-rules-kontra-ramschkontra-true = In a Ramsch too: anybody may say kontra, and anybody but them may answer.
schafkopf-rules-ramsch-allpass-ramsch =
    Trumps are as in a Rufspiel, the player to the dealer’s left leads, and everybody plays alone. **Whoever has the most card points loses**, and pays each of the others. { $ramschkontra ->
        [true] Runners do not count.
       *[other] Nobody says kontra, and runners do not count.
    }
schafkopf-rules-ramsch-allpass-stock-ramsch =
    Trumps are as in a Rufspiel, the player to the dealer’s left leads, and everybody plays alone. **Whoever has the most card points loses**, and pays each of the others; the pot is left alone. { $ramschkontra ->
        [true] Runners do not count.
       *[other] Nobody says kontra, and runners do not count.
    }
schafkopf-rules-ramsch-ramsch-ten = • It costs 10 (at a table for points, 1).
schafkopf-rules-ramsch-ramsch-call = • It costs as much as a Rufspiel.
schafkopf-rules-ramsch-march-tricks = • **March**: whoever takes every trick is paid by each of the others instead.
schafkopf-rules-ramsch-march-points = • **March**: whoever takes 91 card points or more is paid by each of the others instead.
schafkopf-rules-ramsch-virgin-all = • **Virgin**: for every player without a trick the price doubles, for all.
schafkopf-rules-ramsch-virgin-own = • **Virgin**: a player without a trick gets double.
schafkopf-rules-ramsch-virgin-each = • **Virgin**: players without a trick get double, and double again if there are two.
schafkopf-rules-ramsch-tie-played = • Of those with equally many the one who played the highest trump loses.
schafkopf-rules-ramsch-tie-taken = • Of those with equally many the one whose tricks hold the highest trump loses.
schafkopf-rules-ramsch-tie-share = • Those with equally many pay alike; if all four have the same, nobody pays.
schafkopf-rules-ramsch-three-long = • The two cards that lie face down go with the last trick.
schafkopf-rules-bock-bock-sixty = After a deal of 60–60 the next four deals count double.
schafkopf-rules-bock-bock-solo = After a lost heart solo the next four deals count double.
schafkopf-rules-bock-bock-both = After a deal of 60–60, and after a lost heart solo, the next four deals count double.
schafkopf-rules-scoring =
    ```
    player’s side
    all tricks   won, schwarz
    91–120       won, schneider
    61–90        won
    31–60        lost (sixty all too)
    0–30         lost, schneider
    no trick     lost, schwarz
    ```
    Schwarz goes by tricks, not by points.
schafkopf-rules-prices-tariff-10-20-50 = The tariff: **extras 10, Rufspiel 20, solos 50.**
schafkopf-rules-prices-tariff-10-10-50 = The tariff: **extras 10, Rufspiel 10, solos 50.**
schafkopf-rules-prices-tariff-5-5-20 = The tariff: **extras 5, Rufspiel 5, solos 20.**
schafkopf-rules-prices-tariff-5-10-20 = The tariff: **extras 5, Rufspiel 10, solos 20.**
schafkopf-rules-prices-tariff-points = For points: **Rufspiel 1, with schneider 2, schwarz 3; solos 2, 3, 4 from each; Tout 8; Sie 16.**
schafkopf-rules-prices-three-long = With ten cards each a solo costs **four extras** (at a table for points 2 from each). Who left the two cards alone wins or loses twice as much.
schafkopf-rules-prices =
    In a Rufspiel each loser pays the price to a winner. In a solo each of the others settles with the soloist. What is paid adds up to nothing: `/scores` and the evening’s sheet say who owes whom.

    To the price of the game come one extra for schneider, and the runners; then everything that doubles it. A Tout is worth twice the solo with its runners, without schneider; a Sie four times with eight runners.
schafkopf-rules-prices-schwarz-level = Schwarz is worth two extras in place of one.
schafkopf-rules-prices-schwarz-double = Schwarz doubles the price.
schafkopf-rules-prices-runners-all = **Runners**: the best trumps in a row, from the top, that one side was dealt. From three on (Wenz and Geier from two) each is worth an extra, whoever wins.
schafkopf-rules-prices-runners-four = **Runners**: the best trumps in a row, from the top, that one side was dealt. From three on (Wenz and Geier from two) each is worth an extra, four at most, whoever wins.
schafkopf-rules-prices-runners-losers = **Runners**: the best trumps in a row, from the top, that the winners were dealt. From three on (Wenz and Geier from two) each is worth an extra.
schafkopf-rules-prices-stock-pair = **Pot**: if a Rufspiel is won, caller and partner halve it; if it is lost, they pay as much into it together.
schafkopf-rules-prices-stock-caller = **Pot**: if a Rufspiel is won, the caller gets it; if it is lost, the caller pays as much into it.
schafkopf-rules-prices-stock-any = **Pot**: the winners of any game get it; who loses as a player pays as much into it.
schafkopf-rules-prices-stockknocks-true = Knocks multiply what is put into the pot.
schafkopf-rules-prices-limit-8 = Once the pot holds eight call tariffs nothing more is paid into it.
schafkopf-rules-prices-limit-16 = Once the pot holds sixteen call tariffs nothing more is paid into it.
schafkopf-rules-prices-limit-32 = Once the pot holds thirty-two call tariffs nothing more is paid into it.
schafkopf-rules-words =
    • **Rufspiel, Sauspiel**: the game with a called ace, which Bavarians call *Sau*
    • **Ober, Unter**: queen and jack; **Eichel, Gras, Herz, Schellen**: clubs, spades, hearts, diamonds
    • **the Old One** (der Alte): Q♣, the highest trump; **die Alte, die Blaue, die Kugel**: the aces of clubs, spades, diamonds
    • **speak**: say whether you play
    • **call**: name the ace whose holder is the partner
    • **run away** (davonlaufen): lead a lower card of the called suit with four of them
    • **Wenz, Geier**: solos with only the jacks, or only the queens, as trumps
    • **Tout, Sie**: every trick promised; all the best trumps in one hand
    • **schneider, schwarz**: the losers have 30 or fewer (29 against the player); no trick at all
    • **runners** (Laufende): the best trumps in a row
    • **knock** (klopfen), **kontra, re, sub, resub**: what raises the price
    • **Stock**: the pot
    • **smear** (schmieren): put points on your side’s trick
