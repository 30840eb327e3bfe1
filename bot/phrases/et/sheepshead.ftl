# Sheepshead: mida ütleb ainult see mäng.

game-sheepshead = Sheepshead
sheepshead-summary = Ameerika mäng kolmele kuni viiele: üks võtab talongi, viiekesi on tal salajane paariline

sheepshead-option-partner = Paariline viie mängijaga
sheepshead-value-called-ace = kutsutud äss
sheepshead-value-jack-of-diamonds = ruutusoldat
sheepshead-option-allpass = Kui keegi talongi ei võta
sheepshead-value-misdeal = uus jagamine
sheepshead-value-leaster = vähempunktimäng
sheepshead-option-bury = Kõrvale võib panna
sheepshead-value-held = ainult jagatud kaarte
sheepshead-value-any = mis tahes kaarte
sheepshead-option-deal = Jagatakse
sheepshead-value-full = kogu pakk
sheepshead-value-six = kuus kaarti igale

sheepshead-word-called = paarilisega, kelle käes on
sheepshead-word-alone = üksi
sheepshead-word-jack = ruutusoldati hoidjaga
sheepshead-word-leaster = vähempunktimäng
sheepshead-short-leaster = vähem punkte
sheepshead-word-pick = talongiga
sheepshead-alt-contract = { $who } mängib { $words }
sheepshead-badge-aside = Kõrval
sheepshead-result-misdeal = Talongi ei võtnud keegi: jagatakse uuesti ja see jaotus arvesse ei lähe.
sheepshead-result-leaster = Vähempunktimäng: kõige vähem silmi vähemalt ühe tihiga sai { $who }.
sheepshead-result-leaster-tie = Vähempunktimäng: kõige vähem silmi on mitmel, keegi punkte ei saa.
sheepshead-result-schneider = Šneider: 91 või rohkem silma loeb topelt.
sheepshead-result-schwarz = Švarts: kõik tihid loevad kolmekordselt.
sheepshead-contract-pick = Talong võetud
sheepshead-contract-called = Paariline:
sheepshead-contract-jack = Paariline: J♦
sheepshead-result-called = Talongi võttis { $who } ja kutsus { $ace }; see oli käes mängijal { $partner }.
sheepshead-result-alone = Talongi võttis ja üksi mängis { $who }.
sheepshead-result-jack = Talongi võttis { $who }; ruutusoldat oli käes mängijal { $partner }, kes oli paariline.
sheepshead-result-jack-alone = Talongi võttis { $who }; ruutusoldatit kellelgi teisel ei olnud, nii et mängiti üks kõigi vastu.

sheepshead-refused-bury-blind = { $card } tuli talongist. Selles lauas pannakse kõrvale ainult jagatud kaarte.
sheepshead-refused-call-trump = { $card } on trump. Kutsuda saab ainult risti-, pada- või ärtuässa.
sheepshead-refused-call-own-ace = { $card } on su enda oma, käes või kõrvale pandud. Kutsu äss, mis on kellegi teise käes.
sheepshead-refused-call-without = Et kutsuda { $card }, peab sul veel käes olema sama masti kaart, mis ei ole trump; kõrvale pandud kaart ei loe.
sheepshead-refused-call-never = Selles lauas talongi võtja paarilist ei kutsu ega teata ka üksi mängimisest.
sheepshead-refused-must-show-jack = Sina oled paariline: { $card } tuleb käia kohe, kui see on lubatud.
sheepshead-demand-bound = Sina oled salajane paariline: { $cards } tuleb käia kohe, kui tohib.
sheepshead-asked-pick-called-ace = Võta: talongi kaks kaarti tulevad sulle kätte, kaks paned kõrvale ja kutsud ässa, mille hoidja on su salajane paariline, või mängid üksi. Su poolel on vaja 61 silma.
sheepshead-asked-pick-jack-of-diamonds = Võta: talongi kaks kaarti tulevad sulle kätte ja kaks paned kõrvale. Su salajane paariline on see, kellel on J♦. Su poolel on vaja 61 silma.
sheepshead-asked-pick-alone = Võta: talongi kaks kaarti tulevad sulle kätte, kaks paned kõrvale ja mängid kõigi teiste vastu. Võiduks on vaja 61 silma.
sheepshead-asked-bury-called-ace = Jäta kätte kaart mastist, mille ässa tahad kutsuda.
sheepshead-asked-pass-misdeal = Pass: oled viimane, nii et kaardid jagatakse uuesti.
sheepshead-asked-pass-leaster = Pass: oled viimane. Siis tuleb vähempunktimäng: igaüks enda eest ja võidab see, kellel on kõige vähem silmi.
