# Ameerika Sheepsheadi reeglid oma lihtsate sõnadega, teemade kaupa; igaüks kuni 1900 märki.

american-sheepshead-rules-overview =
    Ühe nime all on kolm mängu: üks kolmele ja kaks neljale, talongiga või kindlates paarides. Siin on see, mida mängitakse.

    Kõigis kolmes on **emandad, soldatid ja ruutud trumbid** ning silmi on 120. Mis üks pool võidab, selle teine maksab.
american-sheepshead-rules-overview-variant-three =
    {"**"}Kolm mängijat talongiga.** Kaks kaarti jäävad kõrvale; üks võtab need, paneb kaks kõrvale ja mängib üksi kahe vastu. Võtja vajab **61** silma.
american-sheepshead-rules-overview-variant-partnership =
    {"**"}Neli kindlates paarides.** Talongi ega pakkumist ei ole: kaks kahe vastu, paarilised vastamisi, ja püüda tasub **rebast** ehk ruutuässa.
american-sheepshead-rules-overview-variant-solo =
    {"**"}Neli talongi võtjaga.** Üks võtab talongi ja tema paariline on **ruutusoldati** hoidja, keda keegi teine ei tea. Võtja pool vajab **61** silma.
american-sheepshead-rules-cards =
    Pakis on 32 kaarti, seitsmest ässani. Neist 14 on trumbid, parim eespool:
    ```
    Q♣ Q♠ Q♥ Q♦
    J♣ J♠ J♥ J♦
    A♦ 10♦ K♦ 9♦ 8♦ 7♦
    ```
    • K on kuningas, Q emand, J soldat, A äss.
    • Ülejäänud kolmes mastis on kuus kaarti: A 10 K 9 8 7.
    • Emand ja soldat ei kuulu kunagi sellesse masti, mis nende peale on trükitud.

    Nii palju silmi annavad kaardid sinu tihides:
    ```
    äss      11
    kümme    10
    kuningas  4
    emand     3
    soldat    2
    9 8 7     0
    ```
    Kokku 120.
american-sheepshead-rules-cards-variant-solo = 7♣ ja 7♠ jäävad välja, nii et kaarte on 30.
american-sheepshead-rules-deal =
    Kaarte jagatakse mitmekaupa, päripäeva.

    Pakk segatakse, pitseeritakse ja tõstetakse keskelt (kus segavad kõik, koos pakiga loositud kohast); midagi valida ei ole, nii et kelleltki ei küsita. Pitser avatakse pärast jaotust: `/record`.
american-sheepshead-rules-deal-variant-three = Igaüks saab **kümme kaarti**; kaks pannakse pärast esimest ringi talongina kõrvale.
american-sheepshead-rules-deal-variant-partnership = Igaüks saab **kaheksa kaarti**; talongi ei ole.
american-sheepshead-rules-deal-variant-solo = Igaüks saab **seitse kaarti**; kaks pannakse pärast esimest ringi talongina kõrvale.
american-sheepshead-rules-picking-variant-three =
    Jagajast vasakul istujast alates küsitakse igaühelt üks kord: kas ta **võtab talongi või passib**.

    • Võtja võtab mõlemad kaardid kätte ja **paneb kaks kaarti kinniselt kõrvale**, ükskõik millised. Nende silmad on lõpuks tema omad.
    • Talongi saab esimene võtja.
    • Kui passivad kõik, mängitakse vähempunktimängu.
american-sheepshead-rules-picking-variant-solo = { american-sheepshead-rules-picking-variant-three }
american-sheepshead-rules-picking-solobid-true =
    • **Soolo** on võtmisest kõrgem: kui keegi on talongi võtnud, võib see, kes pole veel midagi öelnud, ikka veel soolo kuulutada ja tema asemel talongita mängida. Talongi siis keegi ei vaata, aga selle silmad on soolomängija omad.
american-sheepshead-rules-partners-variant-three = Võtja mängib alati üksi kahe teise vastu.
american-sheepshead-rules-partners-variant-partnership = Mängid koos vastasistujaga terve õhtu.
american-sheepshead-rules-partners-variant-solo =
    Võtja paariline on see, kelle käes on J♦, ja ta ei ütle midagi.

    • Kui võtjal J♦ ei ole, võib ta pärast kaartide kõrvalepanekut öelda, et mängib **üksi**, siis kõigi kolme vastu. Muidu mängib ta paarilisega ja keegi ei saa teada, kes see on.
    • Kui J♦ on võtja enda käes või kõrvale pandud, mängib ta üksi ega pea seda ütlema. Teised märkavad seda siis, kui soldatit asjata otsivad.
    • Paariline tohib J♦ käia nagu iga teist kaarti.
american-sheepshead-rules-play =
    Esimesena käib välja jagajast vasakul istuja; kes tihi võtab, käib järgmisena välja.

    • **Tunnista masti**, kui saad. Kõik trumbid, ka emandad ja soldatid, on üks mast.
    • **Kui ei saa, käi mida tahes.** Trumpama ei pea ja üle lööma ei pea kunagi.
    • Tihi võtab kõrgeim trump, trumpideta tihi aga kõrgeim väljakäidud masti kaart.
american-sheepshead-rules-play-variant-partnership = Hoia A♦ oma poole tihi jaoks: paar, kes selle saab, saab ühe silma juurde, ja see otsustab, kui mõlemal on kuuskümmend.
american-sheepshead-rules-leaster-variant-three =
    Kui passivad kõik, mängitakse **vähempunktimängu**: igaüks on enda eest ja **võidab see, kellel on kõige vähem silmi**.

    • Talongi koos silmadega saab see, kes võtab viimase tihi.
    • Võitja saab igalt teiselt 2, aga { $wergin ->
        [true] 3
       *[other] 4
    }, kui ta ei võtnud ühtki tihi.
    • Kui kõige vähem silmi on mitmel, ei maksa keegi.
american-sheepshead-rules-leaster-variant-solo = { american-sheepshead-rules-leaster-variant-three }
american-sheepshead-rules-scoring =
    Iga kaotaja maksab panuse ja iga võitja saab selle; üksi mängija saab selle kõigilt või maksab selle kõigile. Nii annavad jaotuse punktid kokku alati nulli.

    Kindlat lõppu ei ole: lõpetage, millal tahate; võitja on see, kellel on siis kõige rohkem.
american-sheepshead-rules-scoring-variant-three =
    Võtja võidab 61 silmaga.

    _Näide._ Võtja võidab 95 silmaga: tema +8, teised −4.
american-sheepshead-rules-scoring-variant-partnership =
    Paar, kes sai A♦, loeb ühe silma juurde, nii et silmi on 121 ja viiki ei tule. Võidab see, kellel on rohkem; ruutuässa lisasilm 91 täitumiseks ei aita.
american-sheepshead-rules-scoring-variant-solo = Võtja pool võidab 61 silmaga.
american-sheepshead-rules-scoring-wergin-false =
    ```
    võitjatel     kaotaja maksab
    alla 91                    2
    91 või rohkem              4
    kõik tihid                 6
    ```
american-sheepshead-rules-scoring-wergin-true =
    ```
    võitjatel     kaotaja maksab
    alla 91                    3
    91 või rohkem              4
    kõik tihid                 5
    ```
american-sheepshead-rules-scoring-solobid-true = **Soolo** panused on kõrgemad, võitku kes tahes: 4, 5 ja 6.
american-sheepshead-rules-words =
    • **panus**: mida iga kaotaja maksab
    • **trump**: emandad, soldatid, ruutud; { $variant ->
        [three] 32
        [partnership] 32
       *[solo] 30
    } kaardist 14
    • **tavaline mast**: risti, pada ja ärtu ilma emandate ja soldatiteta
american-sheepshead-rules-words-variant-three =
    • **talong** (*blind*): kaks kõrvale jäetud kaarti
    • **võtja** (*picker*): kes võttis talongi
    • **kõrvale panema** (*bury*): kaks kaarti ära panema; need loevad võtja kasuks
    • **vähempunktimäng** (*leaster*): kui keegi talongi ei võta; võidab see, kellel on kõige vähem silmi
american-sheepshead-rules-words-variant-partnership = • **rebane** (*fox*): ruutuäss; annab oma võtjale silma juurde
american-sheepshead-rules-words-variant-solo = { american-sheepshead-rules-words-variant-three }
american-sheepshead-rules-words-solobid-true = • **soolo**: mäng talongita
