# Mis välja käidi ja mida tuleb sellele käia; ütleme sellele, kelle kord on. $suit on mast või `trump`; $card on välja
# käidud kaart, $best seni parim; $whose on see, kelle oma see on, nii palju kui lugeja teab.

demand-led = { $suit ->
    [clubs] Välja käidi risti ♣
    [spades] Välja käidi pada ♠
    [hearts] Välja käidi ärtu ♥
    [diamonds] Välja käidi ruutu ♦
   *[trump] Välja käidi trump ({ $card })
}
demand-winning = { $whose ->
    [partner] Praegu võidab sinu paarilise { $best }
    [name] Praegu võidab { $best } ({ $who })
   *[nobody] Praegu võidab { $best }
}
demand-now = { demand-winning }.
demand-any = lubatud on iga { $suit ->
    [clubs] risti
    [spades] pada
    [hearts] ärtu
    [diamonds] ruutu
   *[trump] trump
}
demand-lead = Sina käid välja: lubatud on iga kaart.
demand-follow = { demand-led }: { $suit ->
    [trump] pead käima trumbi.
   *[other] pead käima sama masti.
}
demand-follow-beat = { demand-led }: { $suit ->
    [trump] pead käima trumbi ja kaardi { $best } üle lööma.
   *[other] pead käima sama masti ja kaardi { $best } üle lööma.
}
demand-follow-low = { demand-led }: { $suit ->
    [trump] pead käima trumbi.
   *[other] pead käima sama masti.
} { demand-winning }: { demand-any }.
demand-trump = { demand-led } ja sul seda ei ole: pead trumpama.
demand-trump-beat = { demand-led } ja sul seda ei ole: pead trumpama ja kaardi { $best } üle lööma.
demand-trump-low = { demand-led } ja sul seda ei ole: pead trumpama. { demand-winning }: lubatud on iga trump.
demand-free = { demand-led } ja sul seda ei ole: sobib ükskõik milline kaart.
demand-free-none = { demand-led } ja sul ei ole { $suit ->
    [trump] ühtki
   *[other] seda ega ühtki trumpi
}: sobib ükskõik milline kaart.
demand-free-beat = { demand-led } ja sul seda ei ole. Aga kaardi { $best } saad üle lüüa, seega pead.
demand-free-low = { demand-led } ja sul seda ei ole. { demand-winning }: lubatud on iga kaart.
demand-printed = { $cards } { $count ->
    [one] on trump
   *[other] on trumbid
}, mitte { $suit ->
    [clubs] risti
    [spades] pada
    [hearts] ärtu
   *[diamonds] ruutu
}.
demand-only = Sobib ainult { $card }.
demand-bound = Selle mängu reegel lubab praegu ainult: { $cards }.
asked-highest = Seni kõige rohkem pakkus { $who }: { $number }.
