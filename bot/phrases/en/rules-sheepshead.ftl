# The rules of Sheepshead in our own plain words, by topic; each at most 1,900 characters of Discord's Markdown.

sheepshead-rules-overview =
    Sheepshead came to America with German settlers and is at home in Wisconsin. Three, four or five people play, at some tables two to eight; five is the game at its best.

    • Two cards, the **blind**, are set aside. One player may pick them up, buries two cards in their place and plays against the others. That player is the *picker*.
    • With five players the picker has a **partner whom nobody knows** at first: the holder of an ace that the picker calls. Everybody has to guess from the cards that are played.
    • **All queens, all jacks and all diamonds are trumps**: fourteen of the thirty-two cards.
    • There are 120 card points. The picker’s side wins with **61**, and the buried cards count for it.
    • Ten deals make a game. Everybody has a score of their own, and the highest score wins.
sheepshead-rules-cards =
    32 cards, from the seven up. Fourteen are trumps, the best first:
    ```
    Q♣ Q♠ Q♥ Q♦
    J♣ J♠ J♥ J♦
    A♦ 10♦ K♦ 9♦ 8♦ 7♦
    ```
    • The other three suits have six cards each: A 10 K 9 8 7. Note that the ten ranks above the king.
    • A queen or jack never belongs to the suit printed on it. Q♠ is a trump, not a spade.

    Card points, for the player who takes them in tricks:
    ```
    Ace    11
    Ten    10
    King    4
    Queen   3
    Jack    2
    9 8 7   0
    ```
    Together 120. The best trumps are worth little; the points lie in aces and tens.
sheepshead-rules-deal =
    Everybody gets three cards, then two go to the blind, then everybody gets the rest:
    ```
    Five players   6 each
    Four players   7 each
    Three players 10 each
    ```
    With four, 7♣ and 7♠ stay out, so that the cards come out even. The deal goes round clockwise.

    The pack is shuffled, sealed and cut in the middle (where everybody shuffles, at a place drawn with it): there is no other way of dealing, so nobody is asked. The seal is opened after the deal: `/record`.
sheepshead-rules-picking =
    From the dealer’s left on, each player in turn **picks up the blind or passes**. The first to pick is the picker, and nobody else is asked.

    The picker takes both cards into the hand and then **buries two** face down. Trumps and aces may be buried too. Their points count for the picker in the end, even if the picker’s side takes no trick.

    _When to pick._ Count your trumps. With five players, four good ones out of six cards are usually enough; with three, think about where the points are. Bury tens and aces of suits in which you would lose them, and try to get rid of a whole suit, so that you can trump it.
sheepshead-rules-partners =
    With five players the picker has a partner. With three, and with four at most tables, the picker plays alone; for other numbers see the house rules.
sheepshead-rules-partners-partner-called-ace =
    {"**"}Called ace**. After burying, the picker calls the ace of clubs, spades or hearts. The player who holds it is the partner, and says nothing.

    • The picker must still hold a plain card of that suit. Queens, jacks and buried cards do not count.
    • An ace the picker holds or has buried cannot be called.
    • The picker may always play alone instead, and must if no ace can be called.
sheepshead-rules-partners-partner-jack-of-diamonds =
    {"**"}Jack of diamonds**. The player who holds J♦ is the partner. If the picker has it, the picker is alone, and need not say so.
sheepshead-rules-play =
    The player on the dealer’s left leads to the first trick; the player who takes a trick leads to the next.

    • **Follow suit** if you can. All trumps, queens and jacks included, are one suit.
    • **If you cannot, play anything.** You need not trump, and you never have to beat.
    • The best trump takes the trick; without trumps the best card of the suit led does.

    _Example._ A♠ is led. Your only spade is Q♠: that is a trump, so you have no spade and may play what you like: trump the trick with it, or throw a card away.

    Your playable cards stand a little higher in the picture of your hand.
sheepshead-rules-leaster =
    If nobody picks up the blind, a **leaster** is played. Everybody plays alone, and this time the **fewest card points win**.

    • The blind and its points go to { $leasterblind ->
        [first] the player who takes the first trick
        [named] the player who takes a certain trick, which the dealer names before the first card
        [nobody] nobody
       *[other] the player who takes the last trick
    }.
    • { $trickless ->
        [true] Without a trick one can win too.
       *[other] Only those who took at least one trick can win.
    }
    • The winner gets { $pays ->
        [two] two points
       *[other] a point
    } from each of the others.
    • If several share the fewest, { $ties ->
        [lot] a lot settles it that lay sealed in the blind
       *[other] nobody scores
    }.

    A table can be opened with a **misdeal** instead: the cards are thrown in, the next player deals, and the deal does not count as one of the ten.
sheepshead-rules-scoring =
    The picker’s side wins with 61 card points or more; 60 to 60 is a loss.
    ```
                  picker partner others
    with partner    +2     +1     −1
    alone, of five  +4            −1
    alone, of four  +3            −1
    alone, of three +2            −1
    ```
    If the picker’s side loses, plus and minus are swapped.

    • **Schneider**: one side has 91 or more. Everything counts double.
    • **Schwarz**: one side took every trick. Everything counts three times.
    • A leaster is won by one player: a point from each of the others, never doubled.

    What one wins, others lose: the scores of a deal always add up to zero. After **ten deals** the highest score wins the game; several can share it.
sheepshead-rules-words =
    • **blind**: the two cards set aside
    • **picker**: the player who took the blind and plays against the others
    • **bury**: lay two cards face down after picking; they count for the picker
    • **call**: name an ace whose holder is the partner
    • **trump**: queens, jacks, diamonds; 14 of 32 cards
    • **plain suit** (*fail*): clubs, spades, hearts without queens and jacks
    • **schneider**: 91 or more card points for a side
    • **schwarz**: every trick for a side
    • **leaster**: the game that is played when nobody picks; fewest points win
    • **misdeal**: nobody picks, and the cards are thrown in
sheepshead-rules-partners-calling-free =
    • The holder of the called ace is free to play it like any other card, and so is the picker with the suit.
sheepshead-rules-partners-calling-exact =
    {"**"}The call binds** until the called suit has been led once.

    • The partner leads that suit only with the ace, must play the ace when the suit is led, and never throws it off while another card is left.
    • The picker keeps a card of the suit for it, which may be led, but is thrown off last of all.
    • Everybody else just follows suit.
sheepshead-rules-partners-under-true =
    {"**"}A card face down.** A picker without a plain suit to call may call the ace of a suit they do not hold, and puts any card face down in its place. It is shown as the six of that suit, follows suit as one, never wins, and its points go with the trick. Nobody else sees it before the end.
sheepshead-rules-partners-ten-true =
    {"**"}A called ten.** A picker with all three plain aces may call a ten instead and keeps that suit’s ace. When the suit is led, both must be played, and the ten beats the ace.
sheepshead-rules-partners-callup-seen =
    {"**"}Calling up.** A picker with J♦ may call the next higher jack they lack; with all four jacks they are alone.
sheepshead-rules-partners-jack-unbound =
    • The partner need not hurry with the jack: following suit is the only duty.
sheepshead-rules-scoring-bump-true =
    • **Double on the bump**: what the picker’s side loses counts double.
sheepshead-rules-scoring-schneider-90 =
    • The picker’s side is schneider with 30 card points too: it needs 31 to get out.
sheepshead-rules-scoring-crack-unasked =
    • **Crack**: before the first card, who had no chance to pick may double; the picker’s side may double again.
sheepshead-rules-scoring-blitz-anybody =
    • **Blitz**: both black or both red queens, shown before the first card, double as well.
sheepshead-rules-leaster-allpass-doubler =
    At this table no leaster is played: the cards are thrown in, and a later deal counts double.
sheepshead-rules-leaster-allpass-pot =
    At this table no leaster is played: everybody puts a point into a pot, and the next picker who wins takes it.
sheepshead-rules-leaster-allpass-forced =
    At this table no leaster is played: if everybody else passes, the dealer has to pick.
sheepshead-rules-leaster-allpass-moster =
    At this table it is a *moster* instead: the most card points pay a point to each of the others; who takes every trick is paid.
sheepshead-rules-leaster-allpass-mittler =
    At this table it is a *mittler* instead: who stands in the middle wins a point from each; nobody does if that is shared.
sheepshead-rules-leaster-allpass-schneidster =
    At this table it is a *schneidster* instead: nearest to 30 card points without passing them wins a point from each.
sheepshead-rules-leaster-allpass-schwanzer =
    At this table it is a *schwanzer* instead: hands are shown, a queen counts 3, a jack 2, any other trump 1, and the most pays each of the others.
sheepshead-rules-partners-jack-shown =
    • The partner must play the jack the first time they may.
sheepshead-rules-scoring-announced-true =
    • **Sheepshead**: a picker may announce all tricks, alone. That counts twice what all tricks count otherwise, won or lost.
sheepshead-rules-scoring-blitz-cracked =
    • **Blitz**: once somebody has cracked, both black or both red queens, shown before the first card, double as well.
sheepshead-rules-scoring-blitz-picking =
    • **Blitz**: both black or both red queens, shown before picking, double; who shows them has to pick.
sheepshead-rules-scoring-blitz-afterwards =
    • **Blitz**: who played both black or both red queens may show them after the last card, which doubles.
sheepshead-rules-deal-two-battery =
    Two play with a **battery** each: four cards lie closed, four open on them, and eight are in hand. Nobody knows the closed cards.
sheepshead-rules-play-two-battery =
    A trick has **four cards**: hand, hand, battery, battery. The dealer’s opponent leads to the first from hand. The hand or battery that wins leads next, and the others follow in the same order. Each follows suit for itself. Once the trick is complete, the closed cards that were uncovered turn up. Nobody picks: more card points win.
