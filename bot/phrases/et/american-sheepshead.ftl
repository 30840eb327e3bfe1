# Ameerika Sheepshead: mida ütleb ainult see mäng.

game-american-sheepshead = Ameerika Sheepshead
american-sheepshead-summary = Kolm mängijat talongiga, neli kindlates paarides rebasega või neli salajase soldatiga

american-sheepshead-option-variant = Mäng
american-sheepshead-value-three = kolm mängijat talongiga
american-sheepshead-value-partnership = neli kindlates paarides
american-sheepshead-value-solo = neli, talongi võtja ja salajane soldat
american-sheepshead-option-wergin = Wergini panused
american-sheepshead-option-solobid = Talongita soolo on lubatud

american-sheepshead-status-call = Üksi või paarilisega: otsustab { $who }
american-sheepshead-call-call = { $who }, mängi üksi või paarilisega
american-sheepshead-your-turn-call = Ütle, et mängid üksi, või võta salajaseks paariliseks see, kelle käes on ruutusoldat.
american-sheepshead-word-pick = talongiga
american-sheepshead-word-solo = soolot talongita
american-sheepshead-word-alone = üksi
american-sheepshead-word-partner = ruutusoldati hoidjaga
american-sheepshead-word-partnership = paarismäng
american-sheepshead-word-leaster = vähempunktimäng
american-sheepshead-short-leaster = vähem punkte
american-sheepshead-alt-contract = { $who } mängib { $words }
american-sheepshead-badge-aside = Kõrval
american-sheepshead-result-leaster = Vähempunktimäng: kõige vähem silmi sai { $who }.
american-sheepshead-result-leaster-tie = Vähempunktimäng: kõige vähem silmi on mitmel, keegi ei maksa.
american-sheepshead-result-fox = Rebase ehk ruutuässa püüdis { $who }: paar saab ühe silma juurde.
american-sheepshead-contract-pick = Talong võetud
american-sheepshead-contract-solo = Soolo
american-sheepshead-contract-partner = Paariline: J♦
american-sheepshead-contract-partnership = Paarismäng
american-sheepshead-result-pick = Talongi võttis { $who }.
american-sheepshead-result-solo = Soolot mängis { $who } ja talongi ei puutunud keegi.
american-sheepshead-result-alone = Talongi võttis ja üksi mängis { $who }.
american-sheepshead-result-partner = Talongi võttis { $who }; ruutusoldat oli käes mängijal { $partner }, kes oli paariline.
american-sheepshead-result-schneider = Šneider: 91 või rohkem silma tõstab panust.
american-sheepshead-result-schwarz = Švarts: kõik tihid, kõige kõrgem panus.
american-sheepshead-result-trickless = Ja seda ilma ühegi tihita.

american-sheepshead-refused-no-solo-bid = Selles lauas talongita soolot ei pakuta.
american-sheepshead-refused-picked-already = Talong on juba võetud. Sa võid pakkuda soolot, mis on kõrgem, või öelda pass.
american-sheepshead-refused-call-never = Üksi või paarilisega: seda valib ainult talongi võtja, kui mängitakse neljakesi.
american-sheepshead-asked-pick-three = Võta: talongi kaks kaarti tulevad sulle kätte, kaks paned kõrvale ja mängid kahe teise vastu. Võiduks on vaja 61 silma.
american-sheepshead-asked-pick-solo = Võta: talongi kaks kaarti tulevad sulle kätte ja kaks paned kõrvale. Su salajane paariline on see, kellel on J♦, kui sa just üksi ei mängi. Su poolel on vaja 61 silma.
american-sheepshead-asked-solo = Mängi talongita: see on võtmisest kõrgem ja rohkem väärt.
american-sheepshead-asked-pass-picked = Pass: siis mängib talongiga { $who }, kui keegi ei mängi talongita.
american-sheepshead-asked-pass-last = Pass: oled viimane. Siis tuleb vähempunktimäng: igaüks enda eest ja võidab see, kellel on kõige vähem silmi.
