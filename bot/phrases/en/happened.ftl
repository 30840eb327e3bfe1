# The first lines of a hand: what happened since its owner’s last card. $cards lists a trick, `Anna: 10♣, you: K♣`; $whose is `you` or `other`, $counts whether card points are counted in what is played.

happened-trick = Trick { $number }: { $whose ->
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
