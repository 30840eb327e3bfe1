# Schafkopf: mida ütleb ainult see mäng.

game-schafkopf-dummkopf = Schafkopf (Dummkopf)
schafkopf-dummkopf-summary = Ameerika tudengite mäng neljale: mustad emandad on salajased paarilised, viisteist soolot

phase-bid = praegu pakutakse

schafkopf-dummkopf-status-bid = Käib välja, kutsub, kuulutab või ütleb pass: { $who }
schafkopf-dummkopf-call-bid = { $who }, käi välja, kutsu, kuuluta või ütle pass
schafkopf-dummkopf-your-turn-bid = Sinu kord: mida sa mängid?

schafkopf-dummkopf-word-standard = põhimäng
schafkopf-dummkopf-word-alone = põhimäng üksi
schafkopf-dummkopf-word-called = paarilisega, kelle käes on
schafkopf-dummkopf-word-solo = soolo
schafkopf-dummkopf-word-club-solo = ristisoolo
schafkopf-dummkopf-word-spade-solo = padasoolo
schafkopf-dummkopf-word-heart-solo = ärtusoolo
schafkopf-dummkopf-word-ober = ober (vaid emandad)
schafkopf-dummkopf-word-unter = unter (vaid soldatid)
schafkopf-dummkopf-word-club-ober = ristiober
schafkopf-dummkopf-word-spade-ober = padaober
schafkopf-dummkopf-word-heart-ober = ärtuober
schafkopf-dummkopf-word-diamond-ober = ruutuober
schafkopf-dummkopf-word-club-unter = ristiunter
schafkopf-dummkopf-word-spade-unter = padaunter
schafkopf-dummkopf-word-heart-unter = ärtuunter
schafkopf-dummkopf-word-diamond-unter = ruutuunter
schafkopf-dummkopf-word-no-trump = trumbita
schafkopf-dummkopf-word-blind = pime
schafkopf-dummkopf-word-tout = kõik tihid
schafkopf-dummkopf-short-ober = ober
schafkopf-dummkopf-short-unter = unter
schafkopf-dummkopf-alt-contract = { $who } mängib: { $words }

schafkopf-dummkopf-option-climb = Peab üle lööma, kui saab

schafkopf-dummkopf-result-redeal = Kõik ütlesid pass; sama jagaja jagab uuesti.
schafkopf-dummkopf-contract-standard = Põhimäng
schafkopf-dummkopf-contract-alone = Põhimäng, üksi
schafkopf-dummkopf-contract-called = Paariline:
schafkopf-dummkopf-contract-ober = Trumbid emandad
schafkopf-dummkopf-contract-unter = Trumbid soldatid
schafkopf-dummkopf-result-game = { $who } mängis: { $words }.
schafkopf-dummkopf-result-tout-made = Tout tuli kätte: kõik { $tricks ->
    [6] kuus
   *[other] kaheksa
} tihi.
schafkopf-dummkopf-result-tout-failed = Tout ebaõnnestus: tihi läks ka teistele.
schafkopf-dummkopf-result-blind = Kaasa ei mänginud, aga sama palju kriipse saab { $partner }.
schafkopf-dummkopf-review-cost = { $amount } kriipsu
schafkopf-dummkopf-result-bars = { $who } – { $many ->
    [one] {""}
   *[other] igaühele{" "}
}{ $count ->
    [0] mitte ühtki kriipsu
    [one] { $count } kriips
   *[other] { $count } kriipsu
}
schafkopf-dummkopf-result-written = Kirja läks: { $bars }.
schafkopf-dummkopf-result-game-standard = Esimesena käis välja { $who }; teine must emand oli käes mängijal { $partner }.
schafkopf-dummkopf-result-game-alone = Mõlemad mustad emandad olid käes ja üksi mängis { $who }.
schafkopf-dummkopf-result-game-called = { $who } kutsus { $ace }; see oli käes mängijal { $partner }.

schafkopf-dummkopf-refused-open-without-queen = Kaardiga alustamiseks on vaja musta emandat, Q♣ või Q♠. Ütle pass või kuuluta mõni mäng.
schafkopf-dummkopf-refused-call-without-queens = Ässa kutsumiseks on vaja mõlemat musta emandat, Q♣ ja Q♠.
schafkopf-dummkopf-refused-call-trumps = Ruutu on trump; kutsu risti-, pada- või ärtuäss.
schafkopf-dummkopf-refused-call-own-ace = Kaart { $card } on sul endal käes; kutsu äss, mis on kellelgi teisel.
schafkopf-dummkopf-refused-call-without-suit = Selle ässa kutsumiseks ({ $suit }) peab sul olema sama masti kaart; emandad ja soldatid ei loe.
schafkopf-dummkopf-refused-unknown-contract = Sellist mängu ei ole. Kuuluta mõni soolodest, näiteks solo, heart-solo, ober, club-unter või no-trump.
schafkopf-dummkopf-refused-unknown-extras = Kuulutusele võib lisada „blind“ ja siis „tout“, selles järjekorras.
schafkopf-dummkopf-refused-called-ace-waits = { $card } on kutsutud äss: see ootab, kuni sama mast välja käiakse, või viimast tihi.
schafkopf-dummkopf-demand-bound = { $kept } on kutsutud äss: see ootab, kuni sama mast välja käiakse, või viimast tihi.
schafkopf-dummkopf-asked-no-queen = Sul musta emandat ei ole, nii et niisama välja käia sa ei saa.
schafkopf-dummkopf-asked-one-queen = Sul on { $card }: käi välja ükskõik milline kaart ja su salajane paariline on see, kellel on teine must emand.
schafkopf-dummkopf-asked-both-queens = Sul on mõlemad mustad emandad: käi välja ükskõik milline kaart ja mängid üksi kolme vastu, nii et keegi seda ei tea.
schafkopf-dummkopf-asked-both-queens-call = Sul on mõlemad mustad emandad: kutsu äss, mille hoidja on su salajane paariline, või käi välja ükskõik milline kaart ja mängi üksi kolme vastu.
schafkopf-dummkopf-asked-solo = Kuuluta: oma mäng, üksi kolme teise vastu.
schafkopf-dummkopf-asked-pass = Pass: otsustab järgmine mängija.
schafkopf-dummkopf-asked-pass-last = Pass: oled viimane, nii et sama jagaja jagab uuesti.
schafkopf-dummkopf-extra-blind = *Pime*: vastasistuja seekord ei mängi ja jagab sinuga kriipse, olgu hea või halb.
schafkopf-dummkopf-extra-tout = *Kõik tihid*: pead võtma kõik tihid, tout’i kriipsud või mitte midagi.
schafkopf-dummkopf-totals-head-score = kriipsud

schafkopf-dummkopf-option-five = Viiekesi talongiga
schafkopf-dummkopf-option-solos = Soolod
schafkopf-dummkopf-option-schneider = Kriipse alates 31 või 30 silmast
schafkopf-dummkopf-option-half = Kriipse poolte silmade eest
schafkopf-dummkopf-option-every = Kriipse kõigi tihide eest
schafkopf-dummkopf-option-tout = Kriipse tout’i eest
schafkopf-dummkopf-option-alone = Paariliseta mäng
schafkopf-dummkopf-option-target = Mäng käib nii mitme kriipsuni

schafkopf-dummkopf-value-all = kõik viisteist
schafkopf-dummkopf-value-blind = ainult pime soolo
schafkopf-dummkopf-value-doubled = kahekordselt
schafkopf-dummkopf-value-single = loeb nagu alati

schafkopf-dummkopf-status-bid-five = talongi võtab või passib { $who }
schafkopf-dummkopf-call-bid-five = { $who }, võta talong või ütle pass
schafkopf-dummkopf-your-turn-bid-five = Võta talong või ütle pass.
schafkopf-dummkopf-status-name = nüüd käib välja, kutsub või kuulutab { $who }
schafkopf-dummkopf-call-name = { $who }, käi välja, kutsu või kuuluta
schafkopf-dummkopf-your-turn-name = Sinu kord: käi välja, kutsu või kuuluta.
schafkopf-dummkopf-phase-name = mängu valimine
schafkopf-dummkopf-badge-aside = Kõrvale pandud
schafkopf-dummkopf-badge-blind = Talong
schafkopf-dummkopf-taken = Talongis: { $cards }.
schafkopf-dummkopf-asked-pick = Võta talong: selle kaks kaarti tulevad sulle, paned kaks kõrvale ja siis käid teiste vastu välja, kutsud või kuulutad.
schafkopf-dummkopf-refused-bury-queen = Musta emandat kõrvale panna ei saa: tema järgi leitakse paariline.
schafkopf-dummkopf-refused-blind-of-five = Viiekesi ei jää keegi vahele, nii et pimedat soolot ei ole.
schafkopf-dummkopf-refused-only-blind-solo = Selles lauas on ainult pime soolo: tavalised trumbid, vastasistuja jääb vahele.
schafkopf-dummkopf-result-doubled = Paariliseta loevad kõik kriipsud kahekordselt.
