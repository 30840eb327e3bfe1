# Mida mängijad teevad: action-… nuppudel ja menüüdes (kuni 80 märki), did-… lausetes selle kohta, mis juhtus,
# you-… lausetes sellele, kes seda ise tegi.

action-pass = Pass
action-bid = Pakun { $number }
action-hold = Pean vastu
action-ok = Põhimäng sobib
action-accept = Olen nõus
action-pick = Võtan talongi
action-pickup = Võtan talongi
action-hand = Mängin käest
action-solo = Mängin talongita
action-bury = Panen kõrvale { $cards }
action-discard = Panen kõrvale { $cards }
action-offer = Pakun kaardid { $cards }
action-call = { $suit ->
    [clubs] Kutsun ristiässa
    [spades] Kutsun padaässa
    [hearts] Kutsun ärtuässa
   *[diamonds] Kutsun ruutuässa
} { $sign }
action-declare = { $title }
action-alone = Mängin üksi
action-partner = Mängin paarilisega
action-special = Erimäng: soolo, pulm …
action-redeal = Palun uut jagamist
action-re = Re!
action-kontra = Kontra!
action-no90 = Alla 90!
action-no60 = Alla 60!
action-no30 = Alla 30!
action-schwarz = Mitte ühtki tihi!
action-bock = Bock!
action-hirsch = Hirsch!
action-push = Annan vaatamata edasi
action-knock = Koputan
action-virgin = Mitte ühtki tihi!
action-concede = Jätan ülejäänu teistele
action-trump = { $suit ->
    [clubs] Risti
    [spades] Pada
    [hearts] Ärtu
   *[diamonds] Ruutu
} { $sign } on trump
action-diamonds = Ruutu!
action-override = Hoopis ruutu!
action-challenge = Võtan vahele: keelatud märguanne!
action-show = Näitan { $card }
action-give = Annan { $cards }
action-play = { $card }
action-blink = Pilgutan
action-noblink = Ei pilguta
action-emergency = Häda!
action-roof = Katus
action-cut-threes = Kolmekaupa
action-cut-ones = Ühekaupa
action-cut-nines = Üheksakaupa
action-cut-covers = Kaaned meile
action-cut-content = Sisu meile
action-cut-upto = Kuni { $card }
action-cut-threes-second = Kolmekaupa, alates jagaja paarilisest
action-cut-threes-third = Kolmekaupa, alates jagajast paremal
action-cut-threes-last = Kolmekaupa, alates jagajast
action-cut-ones-second = Ühekaupa, alates jagaja paarilisest
action-cut-ones-third = Ühekaupa, alates jagajast paremal
action-cut-ones-last = Ühekaupa, alates jagajast
action-cut-nines-second = Üheksakaupa, alates jagaja paarilisest
action-cut-nines-third = Üheksakaupa, alates jagajast paremal
action-cut-nines-last = Üheksakaupa, alates jagajast
action-cut-bottom = Paki alt
action-cut-heaps = Kolme hunnikusse
action-cut-dark = Pime ruutu

choice-play = Käin { $card } · { $words }
choice-show = Näitan { $card } · { $words }
choice-give = Annan { $card } · { $words }
choice-cut-threes = Kolmekaupa (tavaline viis)
choice-cut-ones = Ühekaupa
choice-cut-nines = Üheksakaupa, terve käsi korraga
choice-cut-covers = Kaaned meile: paki kaks välimist kätt on meie
choice-cut-content = Sisu meile: paki kaks keskmist kätt on meie
choice-cut-upto = Lahtiselt kuni { $card } · { $words }

did-pass = { $who } ütleb pass
did-bid = { $who } pakub { $number }
did-hold = { $who } peab vastu
did-ok = { $who } on põhimänguga nõus
did-accept = { $who } on nõus
did-pick = { $who } võtab talongi
did-pickup = { $who } võtab talongi
did-hand = { $who } mängib käest
did-solo = { $who } mängib talongita
did-bury = { $who } paneb kõrvale { $cards }
did-discard = { $who } paneb kõrvale { $cards }
did-offer = { $who } pakub kaardid { $cards }
did-call = { $who } kutsub { $suit }ässa
did-declare = { $who } kuulutab: { $words }
did-alone = { $who } mängib üksi
did-partner = { $who } mängib paarilisega
did-special = { $who } teatab erimängust
did-redeal = { $who } palub uut jagamist
did-re = { $who } ütleb re
did-kontra = { $who } ütleb kontra
did-no90 = { $who } ütleb alla 90
did-no60 = { $who } ütleb alla 60
did-no30 = { $who } ütleb alla 30
did-schwarz = { $who } ütleb: mitte ühtki tihi
did-bock = { $who } ütleb bock
did-hirsch = { $who } ütleb hirsch
did-push = { $who } annab skati vaatamata edasi
did-knock = { $who } koputab
did-virgin = { $who } kuulutab, et ei võta ühtki tihi
did-concede = { $who } jätab ülejäänu teistele
did-trump = { $who } nimetab trumbi: { $suit } { $sign }
did-diamonds = { $who } hüüab ruutu ♦
did-override = { $who } teeb trumbiks ruutu ♦
did-challenge = { $who } võtab vahele
did-show = { $who } näitab vahetuseks pilti { $card }
did-give = { $who } annab { $cards }
did-play = { $who } käib { $card }
did-blink = { $who } pilgutab
did-noblink = { $who } ei pilguta
did-emergency = { $who } ütleb häda
did-roof = { $who } näitab katust: ühtki pilti ei jagatud
did-cut-threes = { $who } tõstab: kolmekaupa
did-cut-ones = { $who } tõstab: ühekaupa
did-cut-nines = { $who } tõstab: üheksakaupa
did-cut-covers = { $who } tõstab: kaaned meile
did-cut-content = { $who } tõstab: sisu meile
did-cut-upto = { $who } tõstab: lahtiselt kuni { $card }
did-cut-threes-second = { $who } tõstab: kolmekaupa, alates jagaja paarilisest
did-cut-threes-third = { $who } tõstab: kolmekaupa, alates jagajast paremal
did-cut-threes-last = { $who } tõstab: kolmekaupa, alates jagajast
did-cut-ones-second = { $who } tõstab: ühekaupa, alates jagaja paarilisest
did-cut-ones-third = { $who } tõstab: ühekaupa, alates jagajast paremal
did-cut-ones-last = { $who } tõstab: ühekaupa, alates jagajast
did-cut-nines-second = { $who } tõstab: üheksakaupa, alates jagaja paarilisest
did-cut-nines-third = { $who } tõstab: üheksakaupa, alates jagajast paremal
did-cut-nines-last = { $who } tõstab: üheksakaupa, alates jagajast
did-cut-bottom = { $who } tõstab: paki alt
did-cut-heaps = { $who } tõstab: kolme hunnikusse
did-cut-dark = { $who } tellib pimeda ruutu ♦

you-pass = Sa ütled pass
you-bid = Sa pakud { $number }
you-hold = Sa pead vastu
you-ok = Sa oled põhimänguga nõus
you-accept = Sa oled nõus
you-pick = Sa võtad talongi
you-pickup = Sa võtad talongi
you-hand = Sa mängid käest
you-solo = Sa mängid talongita
you-bury = Sa paned kõrvale { $cards }
you-discard = Sa paned kõrvale { $cards }
you-offer = Sa pakud kaardid { $cards }
you-call = Sa kutsud { $suit }ässa
you-declare = Sa kuulutad: { $words }
you-alone = Sa mängid üksi
you-partner = Sa mängid paarilisega
you-special = Sa teatad erimängust
you-redeal = Sa palud uut jagamist
you-re = Sa ütled re
you-kontra = Sa ütled kontra
you-no90 = Sa ütled alla 90
you-no60 = Sa ütled alla 60
you-no30 = Sa ütled alla 30
you-schwarz = Sa ütled: mitte ühtki tihi
you-bock = Sa ütled bock
you-hirsch = Sa ütled hirsch
you-push = Sa annad skati vaatamata edasi
you-knock = Sa koputad
you-virgin = Sa kuulutad, et ei võta ühtki tihi
you-concede = Sa jätad ülejäänu teistele
you-trump = Sa nimetad trumbi: { $suit } { $sign }
you-diamonds = Sa hüüad ruutu ♦
you-override = Sa teed trumbiks ruutu ♦
you-challenge = Sa võtad vahele
you-show = Sa näitad vahetuseks pilti { $card }
you-give = Sa annad { $cards }
you-play = Sa käid { $card }
you-blink = Sa pilgutad
you-noblink = Sa ei pilguta
you-emergency = Sa ütled häda
you-roof = Sa näitad katust: ühtki pilti ei jagatud
you-cut-threes = Sa tõstad: kolmekaupa
you-cut-ones = Sa tõstad: ühekaupa
you-cut-nines = Sa tõstad: üheksakaupa
you-cut-covers = Sa tõstad: kaaned meile
you-cut-content = Sa tõstad: sisu meile
you-cut-upto = Sa tõstad: lahtiselt kuni { $card }
you-cut-threes-second = Sa tõstad: kolmekaupa, alates jagaja paarilisest
you-cut-threes-third = Sa tõstad: kolmekaupa, alates jagajast paremal
you-cut-threes-last = Sa tõstad: kolmekaupa, alates jagajast
you-cut-ones-second = Sa tõstad: ühekaupa, alates jagaja paarilisest
you-cut-ones-third = Sa tõstad: ühekaupa, alates jagajast paremal
you-cut-ones-last = Sa tõstad: ühekaupa, alates jagajast
you-cut-nines-second = Sa tõstad: üheksakaupa, alates jagaja paarilisest
you-cut-nines-third = Sa tõstad: üheksakaupa, alates jagajast paremal
you-cut-nines-last = Sa tõstad: üheksakaupa, alates jagajast
you-cut-bottom = Sa tõstad: paki alt
you-cut-heaps = Sa tõstad: kolme hunnikusse
you-cut-dark = Sa tellid pimeda ruutu ♦

did-give-to = { $who } annab mängijale { $whom } { $cards }
you-give-to = Sa annad mängijale { $whom } { $cards }
did-give-you = { $who } annab sulle { $cards }
did-give-unseen = { $who } annab mängijale { $whom } kinniselt { $count ->
    [one] ühe kaardi
   *[other] { $count } kaarti
}
did-bury-unseen = { $who } paneb kõrvale { $count ->
    [one] ühe kaardi
   *[other] { $count } kaarti
}
did-discard-unseen = { $who } paneb kõrvale { $count ->
    [one] ühe kaardi
   *[other] { $count } kaarti
}
did-offer-unseen = { $who } pakub kinniselt { $count ->
    [one] ühte kaarti
   *[other] { $count } kaarti
}
did-receive = { $who }: { $count ->
    [one] üks kaart
   *[other] { $count } kaarti
}
you-receive = Sul on { $count ->
    [one] üks kaart
   *[other] { $count } kaarti
}
did-take-trick = { $who } võtab tihi ({ $points ->
    [one] { $points } silm
   *[other] { $points } silma
})
you-take-trick = Sa võtad tihi ({ $points ->
    [one] { $points } silm
   *[other] { $points } silma
})
action-under = Panen kinniselt { $cards }
action-call-card = Kutsun { $card }
action-crack = Kahekordistan (crack)!
action-recrack = Kahekordistan vastu!
action-castrate = Veel kord kahekordseks!
action-blitz-black = Blitz: näitan Q♣ Q♠
action-blitz-red = Blitz: näitan Q♥ Q♦
action-blitz-jacks = Blitz: näitan J♣ J♠
did-under = { $who } paneb kinniselt { $cards }
did-call-card = { $who } kutsub { $card }
did-crack = { $who } kahekordistab
did-recrack = { $who } kahekordistab vastu
did-castrate = { $who } kahekordistab veel kord
did-blitz-black = { $who } näitab Q♣ ja Q♠ ning kahekordistab sellega
did-blitz-red = { $who } näitab Q♥ ja Q♦ ning kahekordistab sellega
did-blitz-jacks = { $who } näitab J♣ ja J♠ ning kahekordistab sellega
you-under = Sa paned kinniselt { $cards }
you-call-card = Sa kutsud { $card }
you-crack = Sa kahekordistad
you-recrack = Sa kahekordistad vastu
you-castrate = Sa kahekordistad veel kord
you-blitz-black = Sa näitad Q♣ ja Q♠ ning kahekordistad sellega
you-blitz-red = Sa näitad Q♥ ja Q♦ ning kahekordistad sellega
you-blitz-jacks = Sa näitad J♣ ja J♠ ning kahekordistad sellega
did-under-unseen = { $who } paneb kutsutud masti asemele ühe kaardi kinniselt
action-trick = { $number }. tihi
did-trick = { $who } nimetab { $number }. tihi
you-trick = Sa nimetad { $number }. tihi
action-alltricks = Kuulutan sheepsheadi: kõik tihid, üksi
did-alltricks = { $who } kuulutab sheepsheadi: kõik tihid, üksi
you-alltricks = Sa kuulutad sheepsheadi: kõik tihid, üksi
