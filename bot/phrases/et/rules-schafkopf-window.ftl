# Aknaga Schafkopfi reeglid oma lihtsate sõnadega, teemade kaupa; igaüks kuni 1900 märki.

schafkopf-window-rules-overview =
    Vana Schafkopf, millest kasvas välja skat. Mängib kolm inimest, üks kahe vastu.

    • Kaks kaarti jäävad kõrvale: see on **aken**. Üks mängija võib akna võtta, paneb kaks kaarti kõrvale ja mängib üksi kahe teise vastu.
    • **Kõik emandad, kõik soldatid ja kõik ruutud on trumbid**: 32 kaardist 14.
    • Kokku on 120 silma. Akna võtja vajab **61** silma ja kõrvale pandud kaardid lähevad arvesse.
schafkopf-window-rules-cards =
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
schafkopf-window-rules-deal =
    Igaüks saab kümme kaarti: kolm, neli ja jälle kolm. Viimased kaks lähevad kinniselt aknasse. Jagamise kord liigub päripäeva.

    Pakk segatakse, pitseeritakse ja tõstetakse keskelt (kus segavad kõik, koos pakiga loositud kohast); midagi valida ei ole, nii et kelleltki ei küsita. Pitser avatakse pärast jaotust: `/record`.
schafkopf-window-topic-picking = Akna võtmine
schafkopf-window-rules-picking =
    Jagajast vasakul istujast alates ütleb igaüks omal korral, kas ta **võtab akna või passib**. Kes esimesena võtab, mängib kahe teise vastu.

    • Võtja võtab mõlemad kaardid kätte ja paneb **kaheteistkümnest kaardist kaks** kinniselt kõrvale, ükskõik millised. Ka trumpe ja ässi tohib.
    • Need kaks kaarti loevad lõpuks tema kasuks.
    • Kui passivad kõik kolm, visatakse kaardid kokku ja jagab järgmine.

    Enne võtmist akent ei vaadata. Võtta tasub enamasti seitsme trumbiga, või viiega, kui nende seas on mitu emandat.
schafkopf-window-rules-play =
    Esimesena käib välja jagajast vasakul istuja; kes tihi võtab, käib järgmisena välja. Tihisid on kümme.

    • **Tunnista masti**, kui saad. Kõik trumbid, ka emandad ja soldatid, on üks mast.
    • **Kui ei saa, käi mida tahes.** Trumpama ei pea ja üle lööma ei pea kunagi.
    • Tihi võtab kõrgeim trump, trumpideta tihi aga kõrgeim väljakäidud masti kaart.

    Kaks koos mängijat ei tohi teineteisele öelda, mis neil käes on; räägivad ainult kaardid.
schafkopf-window-rules-scoring =
    Kümne tihi järel loeb akna võtja oma tihide ja kahe kõrvale pandud kaardi silmad.
    ```
    61–120   võit
     0–60    kaotus
    ```
    60–60 on kaotus: vaja on rohkem kui poolt. Seejärel jagab jagajast vasakul istuja.
schafkopf-window-rules-words =
    • **aken**: kaks kõrvale jäetud kaarti; skatis on nende nimi skat
    • **trump**: emandad, soldatid, ruutud; 32 kaardist 14
    • **tavaline mast**: risti, pada ja ärtu ilma emandate ja soldatiteta
    • **kõrvale panema**: pärast akna võtmist kaks kaarti ära panema; need loevad võtja kasuks
    • **välja käima, masti tunnistama**: tihi alustama; sama masti käima
    • **tihi**: kolm kaarti, igaühelt üks
schafkopf-window-rules-overview-score-none =
    Kirja ei panda midagi: jaotus on võidetud või kaotatud ja jagatakse järgmine.
schafkopf-window-rules-scoring-score-none =
    Muid punkte ei ole ja pikemat mängu samuti mitte. Mängige nii palju jaotusi, kui tahate.
schafkopf-window-rules-scoring-score-sheepshead =
    • **Punktid.** Akna võtja saab võidu eest kummaltki teiselt 1 punkti, vähemalt 91 silmaga **2**, kõigi kümne tihiga **3**. Kaotuse eest maksab ta kummalegi niisama palju: 1 punkti, kuni 30 silmaga **2**, ilma ühegi tihita **3**. Kokku annavad punktid nulli; kindlat lõppu mängul ei ole.
