# Kaartide esimesed read: mis juhtus pärast omaniku viimast käiku. $cards on tihi, `Anna: 10♣, sina: K♣`; $whose on `you` või `other`, $counts ütleb, kas silmi loetakse.

happened-trick = Tihi { $number }: { $whose ->
    [you] võtsid sina
   *[other] võttis { $who }
}{ $counts ->
    [yes] , { taken-points }
   *[no] {""}
}
happened-own = Käisid { $card }, tihi { $number } ({ $cards })
happened-own-lead = Käisid välja { $card }, tihi { $number }
happened-last-card = Sinu viimane kaart: { $card }.
demand-any-card = Lubatud on iga kaart.
