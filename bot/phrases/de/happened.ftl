# Die ersten Zeilen eines Blattes: was geschah, seit man zuletzt gespielt hat. $cards ist ein Stich, `Anna: 10♣, du: K♣`; $whose ist `you` oder `other`, $counts sagt, ob Augen zählen.

happened-trick = Stich { $number }: { $whose ->
    [you] für dich
   *[other] für { $who }
}{ $counts ->
    [yes] , { taken-points }
   *[no] {""}
}
happened-own = Du hast { $card } gespielt, Stich { $number } ({ $cards })
happened-own-lead = Du hast { $card } ausgespielt, Stich { $number }
happened-last-card = Deine letzte Karte: { $card }.
demand-any-card = Jede Karte ist erlaubt.
