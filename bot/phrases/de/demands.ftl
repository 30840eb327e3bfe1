# Was ausgespielt wurde und was dazu gespielt werden muss; gesagt wird es der Person, die dran ist. $suit ist eine Farbe
# oder `trump`; $card die ausgespielte Karte, $best die bisher beste.

demand-led = { $suit ->
    [clubs] Kreuz ♣ ist ausgespielt
    [spades] Pik ♠ ist ausgespielt
    [hearts] Herz ♥ ist ausgespielt
    [diamonds] Karo ♦ ist ausgespielt
   *[trump] Trumpf ist ausgespielt ({ $card })
}
demand-lead = Du fängst an, jede Karte geht.
demand-follow = { demand-led }: { $suit ->
    [trump] du musst Trumpf spielen.
   *[other] du musst bedienen.
}
demand-follow-beat = { demand-led }: { $suit ->
    [trump] du musst Trumpf spielen und { $best } schlagen.
   *[other] du musst bedienen und { $best } schlagen.
}
demand-follow-low = { demand-led }: { $suit ->
    [trump] du musst Trumpf spielen.
   *[other] du musst bedienen.
} { $best } kannst du nicht schlagen, also geht jede davon.
demand-trump = { demand-led }, und du hast keins: du musst stechen.
demand-trump-beat = { demand-led }, und du hast keins: du musst stechen, und zwar höher als { $best }.
demand-trump-low = { demand-led }, und du hast keins: du musst stechen. { $best } kannst du nicht schlagen, also geht jeder Trumpf.
demand-free = { demand-led }, und du hast { $suit ->
    [trump] keinen
   *[other] keins
}: jede Karte.
demand-free-none = { demand-led }, und du hast { $suit ->
    [trump] keinen
   *[other] weder diese Farbe noch Trumpf
}: jede Karte.
demand-free-beat = { demand-led }, und du hast { $suit ->
    [trump] keinen
   *[other] keins
}. Aber { $best } kannst du schlagen, also musst du.
demand-free-low = { demand-led }, und du hast { $suit ->
    [trump] keinen
   *[other] keins
}. { $best } kannst du nicht schlagen: jede Karte.
demand-printed = { $cards } { $count ->
    [one] ist Trumpf und kein { $suit ->
        [clubs] Kreuz
        [spades] Pik
        [hearts] Herz
       *[diamonds] Karo
    }
   *[other] sind Trumpf und kein { $suit ->
        [clubs] Kreuz
        [spades] Pik
        [hearts] Herz
       *[diamonds] Karo
    }
}.
demand-only = Nur { $card } geht.
demand-bound = Eine Regel dieses Spiels erlaubt jetzt nur { $cards }.
asked-highest = Am meisten geboten hat bisher { $who }: { $number }.
