# Was ausgespielt wurde und was dazu gespielt werden muss; gesagt wird es der Person, die dran ist. $suit ist eine Farbe
# oder `trump`; $card die ausgespielte Karte, $best die bisher beste; $whose sagt, wem sie gehört, soweit man das weiß.

demand-led = { $suit ->
    [clubs] Kreuz ♣ ist ausgespielt
    [spades] Pik ♠ ist ausgespielt
    [hearts] Herz ♥ ist ausgespielt
    [diamonds] Karo ♦ ist ausgespielt
   *[trump] Trumpf ist ausgespielt ({ $card })
}
demand-winning = { $whose ->
    [partner] Vorn liegt { $best } von deinem Partner
    [name] Vorn liegt { $best } von { $who }
   *[nobody] Vorn liegt { $best }
}
demand-now = { demand-winning }.
demand-any = { $suit ->
    [clubs] Jedes Kreuz
    [spades] Jedes Pik
    [hearts] Jedes Herz
    [diamonds] Jedes Karo
   *[trump] Jeder Trumpf
} ist erlaubt
demand-lead = Du spielst aus, jede Karte ist erlaubt.
demand-follow = { demand-led }: { $suit ->
    [trump] Du musst Trumpf spielen.
   *[other] Du musst bedienen.
}
demand-follow-beat = { demand-led }: { $suit ->
    [trump] Du musst Trumpf spielen und { $best } schlagen.
   *[other] Du musst bedienen und { $best } schlagen.
}
demand-follow-low = { demand-led }: { $suit ->
    [trump] Du musst Trumpf spielen.
   *[other] Du musst bedienen.
} { demand-winning }: { demand-any }.
demand-trump = { demand-led }, und du hast keins: Du musst stechen.
demand-trump-beat = { demand-led }, und du hast keins: Du musst stechen, und zwar höher als { $best }.
demand-trump-low = { demand-led }, und du hast keins: Du musst stechen. { demand-winning }: Jeder Trumpf ist erlaubt.
demand-free = { demand-led }, und du hast { $suit ->
    [trump] keinen
   *[other] keins
}: Jede Karte ist erlaubt.
demand-free-none = { demand-led }, und du hast { $suit ->
    [trump] keinen
   *[other] weder diese Farbe noch Trumpf
}: Jede Karte ist erlaubt.
demand-free-beat = { demand-led }, und du hast { $suit ->
    [trump] keinen
   *[other] keins
}. Aber { $best } kannst du schlagen, also musst du.
demand-free-low = { demand-led }, und du hast { $suit ->
    [trump] keinen
   *[other] keins
}. { demand-winning }: Jede Karte ist erlaubt.
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
asked-highest = Höchstes Gebot bisher: { $number } von { $who }.
