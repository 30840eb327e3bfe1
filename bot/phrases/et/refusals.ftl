# Miks tegu ei lubatud: mis on valesti ja milline on reegel. Lõppu lisatakse, mida praegu saab teha.

refused-not-your-turn = Praegu ei ole sinu kord.
refused-not-now = Seda praegu teha ei saa: { $phase }.
refused-not-in-this-game = Sellist käiku selles mängus ei ole.
refused-not-in-hand = Kaarti { $card } sul käes ei ole.
refused-must-follow = { $card } ei sobi: välja käidi { $led } ja sul on sama masti kaart.
refused-must-follow-trump = { $card } ei sobi: välja käidi trump { $led } ja sul on trump olemas.
refused-must-trump = { $card } ei sobi: sul pole kaardi { $led } masti, seega pead trumpama.
refused-must-beat = { $card } ei sobi: seni on parim { $best } ja sul on kaart, mis selle üle lööb. Kui saad üle lüüa, pead seda tegema.
refused-wrong-count = { $count ->
    [one] Nimeta täpselt üks kaart.
   *[other] Nimeta täpselt { $count } kaarti.
}
refused-cut-first = Enne tuleb pakk tõsta.
refused-cut-already = Pakk on juba tõstetud.
refused-bad-cut = Nii tõsta ei saa. Vali mõni jagamisviis, „kuni“ puhul ka paki kaart, ja koht paki sees.
refused-other = Reeglid praegu seda ei luba.
