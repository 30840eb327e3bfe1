# Kaartide esimesed read: mis juhtus pärast omaniku viimast käiku. $cards on tihi, `Anna: 10♣, sina: K♣`; $whose ja $led on `you` või `other`, $counts ütleb, kas silmi loetakse.

happened-trick = Tihi { $number }: { $whose ->
    [you] võtsid sina
   *[other] võttis { $who }
}{ $counts ->
    [yes] , { taken-points }
   *[no] {""}
}
happened-trick-led = Tihi { $number }, välja käis{ $led ->
    [you] id sina
   *[other] {" "}{ $leader }
}: { $whose ->
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

# Mis kogu jaotuses juhtus, neile, kes küsivad.
so-far-nothing = Selles jaotuses pole keegi veel midagi öelnud ega käinud.
so-far-left-out = Varasem ei mahu sõnumisse.
button-where = Mis juhtus?
