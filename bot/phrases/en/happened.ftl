# The first lines of a hand: what happened since its owner’s last card. $cards lists a trick, `Anna: 10♣, you: K♣`; $whose and $led are `you` or `other`, $counts whether card points are counted in what is played.

happened-trick = Trick { $number }: { $whose ->
    [you] you took it
   *[other] { $who } took it
}{ $counts ->
    [yes] , { taken-points }
   *[no] {""}
}
happened-trick-led = Trick { $number }, led by { $led ->
    [you] you
   *[other] { $leader }
}: { $whose ->
    [you] you took it
   *[other] { $who } took it
}{ $counts ->
    [yes] , { taken-points }
   *[no] {""}
}
happened-own = You played { $card } to trick { $number } ({ $cards })
happened-own-lead = You led { $card } to trick { $number }
happened-last-card = Your last card: { $card }.
demand-any-card = Any card is allowed.

# What happened in the whole deal, for who asks.
so-far-nothing = Nobody has said or played anything in this deal yet.
so-far-left-out = What came before does not fit into a message.
button-where = What happened?
