# Ameerika Sheepsheadi reeglid oma lihtsate sõnadega, teemade kaupa; igaüks kuni 1900 märki.

american-sheepshead-rules-overview =
    Ühe nime all on kolm mängu; laud valib neist avamisel ühe.

    • **Kolm mängijat talongiga** (`three`). Kaks kaarti jäävad kõrvale; üks võtab need, paneb kaks kõrvale ja mängib üksi kahe vastu.
    • **Neli kindlates paarides** (`partnership`). Talongi ega pakkumist ei ole: kaks kahe vastu, paarilised vastamisi, ja püüda tasub **rebast** ehk ruutuässa.
    • **Neli talongi võtjaga** (`solo`). Üks võtab talongi ja tema paariline on **ruutusoldati** hoidja, keda keegi teine ei tea.

    Kõigis kolmes on **emandad, soldatid ja ruutud trumbid**, silmi on 120 ja võtja pool vajab **61**. Mis üks pool võidab, selle teine maksab.
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
    • Nelja mängus talongi võtjaga jäävad 7♣ ja 7♠ välja.

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
american-sheepshead-rules-deal =
    Kaarte jagatakse mitmekaupa; talong pannakse kõrvale pärast esimest ringi.
    ```
    three        igaühele 10, talongi 2
    partnership  igaühele  8
    solo         igaühele  7, talongi 2
    ```
    Jagamise kord liigub päripäeva. Pakk segatakse, pitseeritakse ja tõstetakse keskelt; midagi valida ei ole, nii et kelleltki ei küsita. Pitser avatakse pärast jaotust: `/record`.
american-sheepshead-rules-picking =
    Jagajast vasakul istujast alates küsitakse igaühelt üks kord: kas ta **võtab talongi või passib**.

    • Võtja võtab mõlemad kaardid kätte ja **paneb kaks kaarti kinniselt kõrvale**, ükskõik millised. Nende silmad on lõpuks tema omad.
    • Talongi saab esimene võtja. Kolmekesi mängides võib laud lubada ka **soolot**: siis võib see, kes pole veel midagi öelnud, ikka veel soolo kuulutada ja talongita mängida; see on võtmisest kõrgem. Talongi siis keegi ei vaata, aga selle silmad on soolomängija omad.
    • Kui passivad kõik, mängitakse vähempunktimängu.

    Paarismängus midagi ei küsita: igaüks saab kaheksa kaarti ja mäng algab.
american-sheepshead-rules-partners =
    {"**"}Kolmekesi** on võtja alati üksi.

    {"**"}Paarismängus** mängid koos vastasistujaga terve õhtu.

    {"**"}Neli talongi võtjaga**: võtja paariline on see, kelle käes on J♦, ja ta ei ütle midagi.

    • Kui võtjal J♦ ei ole, võib ta pärast kaartide kõrvalepanekut öelda, et mängib **üksi**, siis kõigi kolme vastu. Muidu mängib ta paarilisega ja keegi ei saa teada, kes see on.
    • Kui J♦ on võtja enda käes või kõrvale pandud, mängib ta üksi ega pea seda ütlema. Teised märkavad seda siis, kui soldatit asjata otsivad.
    • Paariline tohib J♦ käia nagu iga teist kaarti.
american-sheepshead-rules-play =
    Esimesena käib välja jagajast vasakul istuja; kes tihi võtab, käib järgmisena välja.

    • **Tunnista masti**, kui saad. Kõik trumbid, ka emandad ja soldatid, on üks mast.
    • **Kui ei saa, käi mida tahes.** Trumpama ei pea ja üle lööma ei pea kunagi.
    • Tihi võtab kõrgeim trump, trumpideta tihi aga kõrgeim väljakäidud masti kaart.

    Paarismängus hoia A♦ oma poole tihi jaoks: paar, kes selle saab, saab ühe silma juurde, ja see otsustab, kui mõlemal on kuuskümmend.
american-sheepshead-rules-leaster =
    Kui passivad kõik, mängitakse **vähempunktimängu**: igaüks on enda eest ja **võidab see, kellel on kõige vähem silmi**.

    • Talongi koos silmadega saab see, kes võtab viimase tihi.
    • Võitja saab igalt teiselt 2, aga 4, kui ta ei võtnud ühtki tihi (Wergini panustega 3).
    • Kui kõige vähem silmi on mitmel, ei maksa keegi.

    Paarismängus vähempunktimängu ei ole, sest seal ei küsita midagi.
american-sheepshead-rules-scoring =
    Võtja pool võidab 61 silmaga. Iga kaotaja maksab panuse ja iga võitja saab selle; üksi mängija saab selle kõigilt või maksab selle kõigile.
    ```
    võitjatel      tava Wergin soolo
    alla 91          2     3     4
    91 või rohkem    4     4     5
    kõik tihid       6     5     6
    ```
    _Näide._ Kolmekesi võidab võtja 95 silmaga: tema +8, teised −4.

    {"**"}Paarismäng.** Paar, kes sai A♦, loeb ühe silma juurde, nii et silmi on 121 ja viiki ei tule. Võidab see, kellel on rohkem, samade panustega; ruutuässa lisasilm 91 täitumiseks ei aita.

    Jaotuse punktid annavad kokku alati nulli. Kindlat lõppu ei ole: lõpetage, millal tahate; võitja on see, kellel on siis kõige rohkem.
american-sheepshead-rules-words =
    • **talong** (*blind*): kaks kõrvale jäetud kaarti
    • **võtja** (*picker*): kes võttis talongi
    • **kõrvale panema** (*bury*): kaks kaarti ära panema; need loevad võtja kasuks
    • **soolo**: mäng talongita
    • **rebane** (*fox*): ruutuäss; paarismängus annab oma võtjale silma juurde
    • **panus**: mida iga kaotaja maksab
    • **vähempunktimäng** (*leaster*): kui keegi talongi ei võta; võidab see, kellel on kõige vähem silmi
    • **trump**: emandad, soldatid, ruutud; 32 kaardist 14
    • **tavaline mast**: risti, pada ja ärtu ilma emandate ja soldatiteta
