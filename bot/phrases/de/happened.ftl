# Die ersten Zeilen eines Blattes: was geschah, seit man zuletzt gespielt hat. $cards ist ein Stich, `Anna: 10♣, du: K♣`; $whose und $led sind `you` oder `other`, $counts sagt, ob Augen zählen.

happened-trick = Stich { $number }: { $whose ->
    [you] für dich
   *[other] für { $who }
}{ $counts ->
    [yes] , { taken-points }
   *[no] {""}
}
happened-trick-led = Stich { $number }, ausgespielt von { $led ->
    [you] dir
   *[other] { $leader }
}: { $whose ->
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

# Was im ganzen Spiel war, für alle, die danach fragen.
so-far-nothing = In diesem Spiel hat noch niemand etwas gesagt oder gespielt.
so-far-left-out = Was davor war, passt nicht in eine Nachricht.
button-where = Was ist passiert?
