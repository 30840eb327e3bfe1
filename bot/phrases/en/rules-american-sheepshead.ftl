# The rules of American Sheepshead in our own plain words, by topic; each at most 1,900 characters.

american-sheepshead-rules-overview =
    Three games have this name: one for three players, and two for four, with a picker or in partnership. Here is the one that is played.

    In all of them **queens, jacks and diamonds are trumps**, and there are 120 card points. What one side wins, the other pays.
american-sheepshead-rules-overview-variant-three =
    {"**"}Three players with a blind.** Two cards are set aside; one player picks them up, buries two and plays alone against two. The picker needs **61** card points.
american-sheepshead-rules-overview-variant-partnership =
    {"**"}Four in partnership.** No blind and no bidding: two against two, partners facing each other, and the ace of diamonds, the **fox**, is worth hunting.
american-sheepshead-rules-overview-variant-solo =
    {"**"}Four with a picker.** One player picks up the blind, and the holder of the **jack of diamonds** is the secret partner. The picker’s side needs **61** card points.
american-sheepshead-rules-cards =
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
american-sheepshead-rules-cards-variant-solo = 7♣ and 7♠ stay out, so there are 30 cards.
american-sheepshead-rules-deal =
    Cards are dealt in packets, clockwise.

    The pack is shuffled, sealed and cut in the middle (where everybody shuffles, at a place drawn with it): there is no other way of dealing, so nobody is asked. The seal is opened after the deal: `/record`.
american-sheepshead-rules-deal-variant-three = Everybody gets **ten cards**; two are set aside as the blind after the first packets.
american-sheepshead-rules-deal-variant-partnership = Everybody gets **eight cards**; there is no blind.
american-sheepshead-rules-deal-variant-solo = Everybody gets **seven cards**; two are set aside as the blind after the first packets.
american-sheepshead-rules-picking-variant-three =
    From the dealer’s left on, each player is asked once: **pick up the blind, or pass**.

    • The picker takes both cards into the hand and **buries** any two, face down. Their points count for the picker in the end.
    • The first to pick has the blind.
    • If all pass, a leaster is played.
american-sheepshead-rules-picking-variant-solo = { american-sheepshead-rules-picking-variant-three }
american-sheepshead-rules-picking-solobid-true =
    • **Solo** outbids the blind: those who have not spoken yet when somebody picks may still say solo, and play without the blind in the picker’s place. Nobody looks at the blind then, but its points are the soloist’s.
american-sheepshead-rules-partners-variant-three = The picker is always alone, against the two others.
american-sheepshead-rules-partners-variant-partnership = You and the player opposite play together, for the whole evening.
american-sheepshead-rules-partners-variant-solo =
    The player who holds J♦ is the picker’s partner and says nothing.

    • A picker without J♦ may say **alone** after burying, and then plays against all three; or plays with a partner, and then nobody is told who it is.
    • A picker who has J♦, in hand or buried, is alone and need not say so. The others find out when the jack does not appear.
    • The partner may play J♦ like any other card.
american-sheepshead-rules-play =
    The player on the dealer’s left leads to the first trick; the player who takes a trick leads to the next.

    • **Follow suit** if you can. All trumps, queens and jacks included, are one suit.
    • **If you cannot, play anything.** You need not trump, and you never have to beat.
    • The best trump takes the trick; without trumps the best card of the suit led does.
american-sheepshead-rules-play-variant-partnership = Save A♦ for a trick of your own side: the side that takes it has one point more, which decides when both have sixty.
american-sheepshead-rules-leaster-variant-three =
    If all pass, a **leaster** is played: everybody plays alone, and the **fewest card points win**.

    • The blind and its points go to the player who takes the last trick.
    • The winner gets 2 from each of the others; { $wergin ->
        [true] 3
       *[other] 4
    } if it was done without a single trick.
    • If several share the fewest, nobody pays.
american-sheepshead-rules-leaster-variant-solo = { american-sheepshead-rules-leaster-variant-three }
american-sheepshead-rules-scoring =
    Each loser pays a stake, each winner gets it; a player alone gets it from everybody, or pays it to everybody. So a deal’s scores always add up to zero.

    The game has no fixed end: stop when you like; the highest score wins.
american-sheepshead-rules-scoring-variant-three =
    The picker wins with 61 card points.

    _Example._ The picker wins with 95: +8, the others −4 each.
american-sheepshead-rules-scoring-variant-partnership =
    The side that took A♦ counts one point more, so 121 are in play and there is no tie. The side with more wins; the point for A♦ does not help towards 91.
american-sheepshead-rules-scoring-variant-solo = The picker’s side wins with 61 card points.
american-sheepshead-rules-scoring-wergin-false =
    ```
    winners have   each pays
    less than 91           2
    91 or more             4
    every trick            6
    ```
american-sheepshead-rules-scoring-wergin-true =
    ```
    winners have   each pays
    less than 91           3
    91 or more             4
    every trick            5
    ```
american-sheepshead-rules-scoring-solobid-true = A **solo** is played for more, whoever wins it: 4, 5 and 6.
american-sheepshead-rules-words =
    • **stake**: what each loser pays
    • **trump**: queens, jacks, diamonds; 14 of { $variant ->
        [three] 32
        [partnership] 32
       *[solo] 30
    } cards
    • **plain suit**: clubs, spades, hearts without queens and jacks
american-sheepshead-rules-words-variant-three =
    • **blind**: the two cards set aside
    • **picker**: the player who took the blind
    • **bury**: lay two cards face down after picking; they count for the picker
    • **leaster**: the game when nobody picks; fewest points win
american-sheepshead-rules-words-variant-partnership = • **fox**: the ace of diamonds; a point more for the side that takes it
american-sheepshead-rules-words-variant-solo = { american-sheepshead-rules-words-variant-three }
american-sheepshead-rules-words-solobid-true = • **solo**: playing without the blind
