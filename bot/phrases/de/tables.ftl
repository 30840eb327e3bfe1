# Das Leben eines Tisches: Plätze, Beginn, Uhren, Ende; die kurzen Wörter auf seinem Bild und seinen Knöpfen.

dm-closed = { $who }: Ich kann dir keine Direktnachrichten schicken. Das macht nichts: *{ button-hand }* zeigt dir deine Karten, nur dir allein.
table-start-waits = Gegeben wird, sobald alle gemischt haben, spätestens in ein paar Sekunden.
table-joined-reply-alone = Du sitzt auf Platz { $seat }.
table-filled-reply = { $count ->
    [one] Ein Computer sitzt jetzt am Tisch.
   *[other] { $count } Computer sitzen jetzt am Tisch.
} `/table start` gibt die Karten.
table-left-reply = { $kept ->
    [yes] Ein Computer spielt für dich weiter. `/table join` bringt dich zurück.
   *[no] Du hast den Tisch verlassen.
}
table-closed-reply = Der Tisch ist geschlossen.

# Knöpfe und Menüs.
button-cut-usual = Wie üblich
menu-cut = Anders geben…
menu-cut-upto = Offen bis zu welcher Karte?
cut-upto-some = Offen bis zu einer Karte
cut-about-ones = Eine Karte nach der anderen, neunmal reihum.
cut-about-nines = Ganze Blätter: links, gegenüber, Abheber, Geber.
cut-about-covers = Ganze Blätter: Abhebers Seite die äußeren zwei.
cut-about-content = Ganze Blätter: Abhebers Seite die inneren zwei.
cut-about-upto = Ganze Blätter, offen bis zur genannten Karte.
cut-about-threes-second = Je drei Karten, dort beginnend.
cut-about-threes-third = Je drei Karten, dort beginnend.
cut-about-threes-last = Je drei Karten, dort beginnend.
cut-about-ones-second = Je eine Karte, dort beginnend.
cut-about-ones-third = Je eine Karte, dort beginnend.
cut-about-ones-last = Je eine Karte, dort beginnend.
cut-about-nines-second = Ganze Blätter, dort beginnend.
cut-about-nines-third = Ganze Blätter, dort beginnend.
cut-about-nines-last = Ganze Blätter, dort beginnend.
cut-about-bottom = Von unten gegeben, je drei Karten.
cut-about-heaps = Drei Haufen neu zusammengelegt, dann je drei Karten.
cut-about-dark = Kein Bieten: Karo ist Trumpf, bevor jemand Karten sieht.
menu-play = Welche Karte spielst du?
menu-give = { $count ->
    [one] Welche Karte gibst du zurück?
   *[other] Welche { $count } Karten gibst du zurück?
}
menu-show = Ein einzelnes Bild zeigen?
menu-topic = Worüber möchtest du lesen?
menu-bury = Welche { $count } Karten legst du weg?
menu-discard = Welche { $count } Karten drückst du?
menu-offer = Welche { $count } Karten bietest du an?
menu-bid = Wie hoch gehst du?
menu-declare = Welches Spiel?
