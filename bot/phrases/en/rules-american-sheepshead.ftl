# The rules of American Sheepshead in our own plain words, by topic; each at most 1,900 characters.

american-sheepshead-rules-overview =
    Three games under one name; choose one of them when you open a table.

    • **Three players with a blind** (`three`). Two cards are set aside; one player picks them up, buries two and plays alone against two.
    • **Four in partnership** (`partnership`). No blind and no bidding: two against two, partners facing each other, and the ace of diamonds, the **fox**, is worth hunting.
    • **Four with a picker** (`solo`). One player picks up the blind, and the holder of the **jack of diamonds** is the secret partner.

    In all three **queens, jacks and diamonds are trumps**, there are 120 card points, and the side of the picker needs **61**. What one side wins, the other pays.
american-sheepshead-rules-cards =
    32 cards, from the seven up. Fourteen are trumps, the best first:
    ```
    Q♣ Q♠ Q♥ Q♦
    J♣ J♠ J♥ J♦
    A♦ 10♦ K♦ 9♦ 8♦ 7♦
    ```
    • The other three suits have six cards each: A 10 K 9 8 7.
    • A queen or jack never belongs to the suit printed on it.
    • In the game of four with a picker 7♣ and 7♠ stay out.

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
american-sheepshead-rules-deal =
    Cards are dealt in packets; the blind is set aside after the first ones.
    ```
    three        10 each, blind 2
    partnership   8 each, no blind
    solo          7 each, blind 2
    ```
    The deal goes round clockwise. The pack is shuffled, sealed and cut in the middle: there is no other way of dealing, so nobody is asked. The seal is opened after the deal: `/record`.
american-sheepshead-rules-picking =
    From the dealer’s left on, each player is asked once: **pick up the blind, or pass**.

    • The picker takes both cards into the hand and **buries** any two, face down. Their points count for the picker in the end.
    • The first to pick has the blind. With three players a table may allow **solo**: then those who have not spoken yet may still say solo and play without the blind in the picker’s place. Nobody looks at the blind then, but its points are the soloist’s.
    • If all pass, a leaster is played.

    In partnership nobody is asked anything: eight cards each, and play begins.
american-sheepshead-rules-partners =
    {"**"}Three players**: the picker is always alone.

    {"**"}Partnership**: you and the player opposite, for the whole evening.

    {"**"}Four with a picker**: the player who holds J♦ is the picker’s partner and says nothing.

    • A picker without J♦ may say **alone** after burying, and then plays against all three; or plays with a partner, and then nobody is told who it is.
    • A picker who has J♦, in hand or buried, is alone and need not say so. The others find out when the jack does not appear.
    • The partner may play J♦ like any other card.
american-sheepshead-rules-play =
    The player on the dealer’s left leads to the first trick; the player who takes a trick leads to the next.

    • **Follow suit** if you can. All trumps, queens and jacks included, are one suit.
    • **If you cannot, play anything.** You need not trump, and you never have to beat.
    • The best trump takes the trick; without trumps the best card of the suit led does.

    In partnership save A♦ for a trick of your own side: the side that takes it has one point more, which decides when both have sixty.
american-sheepshead-rules-leaster =
    If all pass, a **leaster** is played: everybody plays alone, and the **fewest card points win**.

    • The blind and its points go to the player who takes the last trick.
    • The winner gets 2 from each of the others; 4 if it was done without a single trick (3 with Wergin’s stakes).
    • If several share the fewest, nobody pays.

    There is no leaster in partnership, where nobody is asked.
american-sheepshead-rules-scoring =
    The picker’s side wins with 61 card points. Each loser pays a stake, each winner gets it; a player alone gets it from everybody, or pays it to everybody.
    ```
    winners have    usual Wergin solo
    less than 91       2     3     4
    91 or more         4     4     5
    every trick        6     5     6
    ```
    _Example._ With three players the picker wins with 95: +8, the others −4 each.

    {"**"}Partnership.** The side that took A♦ counts one point more, so 121 are in play and there is no tie. The side with more wins, by the same stakes; the point for A♦ does not help towards 91.

    A deal’s scores always add up to zero. The game has no fixed end: stop when you like; the highest score wins.
american-sheepshead-rules-words =
    • **blind**: the two cards set aside
    • **picker**: the player who took the blind
    • **bury**: lay two cards face down after picking; they count for the picker
    • **solo**: playing without the blind
    • **fox**: the ace of diamonds; a point more for the side that takes it, in partnership
    • **stake**: what each loser pays
    • **leaster**: the game when nobody picks; fewest points win
    • **trump**: queens, jacks, diamonds; 14 of 32 cards
    • **plain suit**: clubs, spades, hearts without queens and jacks
