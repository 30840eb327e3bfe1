# Mis välja käidi ja mida tuleb sellele käia; ütleme sellele, kelle kord on. $suit on mast või `trump`; $card on välja
# käidud kaart, $best seni parim.

demand-led = { $suit ->
    [clubs] Välja käidi risti ♣
    [spades] Välja käidi pada ♠
    [hearts] Välja käidi ärtu ♥
    [diamonds] Välja käidi ruutu ♦
   *[trump] Välja käidi trump ({ $card })
}
demand-lead = Sina alustad, sobib iga kaart.
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
} Kaarti { $best } sa üle lüüa ei saa, seega sobib neist ükskõik milline.
demand-trump = { demand-led } ja sul seda ei ole: pead trumpama.
demand-trump-beat = { demand-led } ja sul seda ei ole: pead trumpama ja kaardi { $best } üle lööma.
demand-trump-low = { demand-led } ja sul seda ei ole: pead trumpama. Kaarti { $best } sa üle lüüa ei saa, seega sobib ükskõik milline trump.
demand-free = { demand-led } ja sul seda ei ole: ükskõik milline kaart.
demand-free-none = { demand-led } ja sul ei ole { $suit ->
    [trump] ühtki
   *[other] seda ega ühtki trumpi
}: ükskõik milline kaart.
demand-free-beat = { demand-led } ja sul seda ei ole. Aga kaardi { $best } saad üle lüüa, seega pead.
demand-free-low = { demand-led } ja sul seda ei ole. Kaarti { $best } sa üle lüüa ei saa: ükskõik milline kaart.
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
