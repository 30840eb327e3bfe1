# Sheepsheadi reeglid oma lihtsate sõnadega, teemade kaupa; igaüks kuni 1900 märki Discordi Markdowni.

sheepshead-rules-overview =
    Sheepshead („lambapea“) jõudis Ameerikasse koos saksa väljarändajatega ja kodu leidis ta Wisconsinis. Mängib kolm, neli või viis inimest; kõige parem on viiekesi.

    • Kaks kaarti, **talong**, jäävad kõrvale. Üks mängija võib need võtta, paneb kaks kaarti kõrvale ja mängib teiste vastu. Tema on *võtja*.
    • Viiekesi on võtjal **paariline, keda alguses keegi ei tea**: see, kelle käes on võtja kutsutud äss. Teised peavad selle kaartidest välja lugema.
    • **Kõik emandad, kõik soldatid ja kõik ruutud on trumbid**: 32 kaardist 14.
    • Kokku on 120 silma. Võtja pool võidab **61** silmaga ja kõrvale pandud kaardid loevad tema kasuks.
    • Kümme jaotust on üks mäng. Igaüks kogub punkte enda eest ja võidab see, kellel on kõige rohkem.
sheepshead-rules-cards =
    Pakis on 32 kaarti, seitsmest ässani. Neist 14 on trumbid, parim eespool:
    ```
    Q♣ Q♠ Q♥ Q♦
    J♣ J♠ J♥ J♦
    A♦ 10♦ K♦ 9♦ 8♦ 7♦
    ```
    • K on kuningas, Q emand, J soldat, A äss.
    • Ülejäänud kolmes mastis on kuus kaarti: A 10 K 9 8 7. Kümme on kuningast kõrgem.
    • Emand ja soldat ei kuulu kunagi sellesse masti, mis nende peale on trükitud. Q♠ ei ole pada, vaid trump.

    Nii palju silmi annavad kaardid sinu tihides:
    ```
    äss      11
    kümme    10
    kuningas  4
    emand     3
    soldat    2
    9 8 7     0
    ```
    Kokku 120. Kõige kõrgemad trumbid annavad vähe silmi; silmad on ässades ja kümnetes.
sheepshead-rules-deal =
    Igaüks saab kolm kaarti, siis läheb kaks talongi, siis saab igaüks ülejäänud:
    ```
    viiekesi    igaühele  6
    neljakesi   igaühele  7
    kolmekesi   igaühele 10
    ```
    Neljakesi jäävad 7♣ ja 7♠ mängust välja, et kaardid jaguksid ühtlaselt. Jagamise kord liigub päripäeva.

    Pakk segatakse, pitseeritakse ja tõstetakse keskelt (kus segavad kõik, koos pakiga loositud kohast); midagi valida ei ole, nii et kelleltki ei küsita. Pitser avatakse pärast jaotust: `/record`.
sheepshead-rules-picking =
    Jagajast vasakul istujast alates ütleb igaüks omal korral, kas ta **võtab talongi või passib**. Kes esimesena võtab, on võtja ja rohkem kelleltki ei küsita.

    Võtja võtab mõlemad kaardid kätte ja **paneb kaks kaarti kinniselt kõrvale**. Ka trumpe ja ässi tohib kõrvale panna. Nende silmad on lõpuks võtja omad, isegi kui tema pool ühtki tihi ei saa.

    _Millal võtta?_ Loe oma trumbid üle. Viiekesi piisab enamasti neljast heast trumbist kuue kaardi seas; kolmekesi mõtle, kus on silmad. Kõrvale pane ässad ja kümned nendest mastidest, kus sa need kaotaksid, ja püüa mõnest mastist hoopis lahti saada, et saaksid seda trumbata.
sheepshead-rules-partners =
    Viiekesi on võtjal paariline. Kolmekesi ja enamasti ka neljakesi mängib võtja üksi; teiste mängijate arvude kohta vaata majareegleid.
sheepshead-rules-partners-partner-called-ace =
    {"**"}Kutsutud äss**. Kui kaardid on kõrvale pandud, kutsub võtja risti-, pada- või ärtuässa. Selle hoidja on paariline ega ütle midagi.

    • Võtja käes peab veel olema sama masti kaart. Emand ega soldat ei loe, kõrvale pandud kaart samuti mitte.
    • Ässa, mis on võtja enda käes või mille ta kõrvale pani, kutsuda ei saa.
    • Alati võib ka üksi mängida; kui ühtki ässa kutsuda ei saa, siis peabki.
sheepshead-rules-partners-partner-jack-of-diamonds =
    {"**"}Ruutusoldat**. Paariline on see, kelle käes on J♦. Kui J♦ on võtja enda käes, mängib ta üksi ega pea seda ütlema.
sheepshead-rules-play =
    Esimesena käib välja jagajast vasakul istuja; kes tihi võtab, käib järgmisena välja.

    • **Tunnista masti**, kui saad. Kõik trumbid, ka emandad ja soldatid, on üks mast.
    • **Kui ei saa, käi mida tahes.** Trumpama ei pea ja üle lööma ei pea kunagi.
    • Tihi võtab kõrgeim trump, trumpideta tihi aga kõrgeim väljakäidud masti kaart.

    _Näide._ Välja käidi A♠. Sul on Q♠ ja muud padat ei ole: Q♠ on trump, nii et käia tohid mida tahes. Võid tihi emandaga trumbata või mõne kaardi ära visata.

    Kaardid, mida käia tohib, on su kaartide pildil pisut kõrgemal.
sheepshead-rules-leaster =
    Kui talongi ei võta keegi, mängitakse **vähempunktimängu**. Igaüks on enda eest ja seekord **võidab see, kellel on kõige vähem silmi**.

    • Talongi koos silmadega { $leasterblind ->
        [first] saab see, kes võtab esimese tihi
        [named] saab see, kes võtab tihi, mille jagaja enne esimest kaarti nimetab
        [nobody] ei saa keegi
       *[other] saab see, kes võtab viimase tihi
    }.
    • { $trickless ->
        [true] Võita saab ka ilma ühegi tihita.
       *[other] Võita saab ainult see, kes on võtnud vähemalt ühe tihi.
    }
    • Võitja saab igalt teiselt { $pays ->
        [two] kaks punkti
       *[other] ühe punkti
    }.
    • Kui kõige vähem silmi on mitmel, { $ties ->
        [lot] otsustab liisk, mis oli pitseeritud talongis
       *[other] ei saa keegi midagi
    }.

    Laua võib avada ka nii, et selle asemel **jagatakse uuesti**: jagab järgmine ja kümne jaotuse hulka see ei lähe.
sheepshead-rules-scoring =
    Võtja pool võidab, kui tal on vähemalt 61 silma; 60–60 on tema kaotus.
    ```
                 võtja paariline teised
    paarilisega   +2      +1      −1
    üksi viiest   +4              −1
    üksi neljast  +3              −1
    üksi kolmest  +2              −1
    ```
    Kui võtja pool kaotab, vahetavad pluss ja miinus kohad.

    • **Šneider**: ühel poolel on vähemalt 91 silma. Kõik loeb topelt.
    • **Švarts**: üks pool võttis kõik tihid. Kõik loeb kolmekordselt.
    • Vähempunktimängu võidab üks: igalt teiselt üks punkt, kunagi mitte topelt.

    Mis üks võidab, selle teised kaotavad: jaotuse punktid annavad kokku alati nulli. **Kümne jaotuse** järel on võitja see, kellel on kõige rohkem; võitjaid võib olla mitu.
sheepshead-rules-words =
    • **talong** (*blind*): kaks kõrvale jäetud kaarti
    • **võtja** (*picker*): kes võttis talongi ja mängib teiste vastu
    • **kõrvale panema** (*bury*): kaks kaarti ära panema; need loevad võtja kasuks
    • **kutsuma** (*call*): nimetama ässa, mille hoidjast saab paariline
    • **trump**: emandad, soldatid, ruutud; 32 kaardist 14
    • **tavaline mast**: risti, pada ja ärtu ilma emandate ja soldatiteta
    • **šneider**: ühel poolel on vähemalt 91 silma
    • **švarts**: ühel poolel on kõik tihid
    • **vähempunktimäng** (*leaster*): kui keegi talongi ei võta; võidab see, kellel on kõige vähem silmi
    • **uus jagamine** (*misdeal*): keegi ei võta ja kaardid visatakse kokku
sheepshead-rules-partners-calling-free =
    • Kutsutud ässa tohib käia nagu iga teist kaarti, kutsutud masti samuti.
sheepshead-rules-partners-calling-exact =
    {"**"}Kutsumine seob**, kuni kutsutud masti on korra välja käidud.

    • Paariline käib seda masti välja ainult ässaga, peab ässa käima, kui seda masti käiakse, ega viska ässa ära, kuni tal muid kaarte on.
    • Võtja hoiab selleks üht masti kaarti: selle võib välja käia, aga ära visata alles kõige viimasena.
    • Kõik teised lihtsalt tunnistavad masti.
sheepshead-rules-partners-under-true =
    {"**"}Kinnine kaart.** Kui võtjal kutsutavat masti ei ole, võib ta kutsuda ässa mastist, mida tal ei ole, ja paneb selle asemele mis tahes kaardi kinniselt. Seda näidatakse selle masti kuuena: see käib masti nagu kuus, tihi ei võta ja selle silmad lähevad tihiga. Keegi teine seda enne lõppu ei näe.
sheepshead-rules-partners-ten-true =
    {"**"}Kutsutud kümme.** Kõigi kolme masti ässaga võib võtja kutsuda kümne ja jätab selle masti ässa kätte. Kui seda masti käiakse, peavad mõlemad mängu tulema ja kümme lööb ässa üle.
sheepshead-rules-partners-callup-seen =
    {"**"}Kõrgema kutsumine.** Ruutusoldatiga võtja võib kutsuda järgmise kõrgema soldati, mida tal ei ole; kõigi nelja soldatiga mängib ta üksi.
sheepshead-rules-partners-jack-unbound =
    • Paariline ei pea soldatiga kiirustama: ta peab ainult masti tunnistama.
sheepshead-rules-scoring-bump-true =
    • **Bump**: mida võtja pool kaotab, loeb topelt.
sheepshead-rules-scoring-schneider-90 =
    • Võtja pool on šneider ka 30 silmaga: välja pääseb 31-ga.
sheepshead-rules-scoring-crack-unasked =
    • **Crack**: enne esimest kaarti võib kahekordistada see, kellelt enam ei küsitud; võtja pool võib vastu kahekordistada.
sheepshead-rules-scoring-blitz-anybody =
    • **Blitz**: ka mõlemad mustad või mõlemad punased emandad, näidatud enne esimest kaarti, kahekordistavad.
sheepshead-rules-leaster-allpass-doubler =
    Selles lauas vähempunktimängu ei ole: kaardid jagatakse uuesti ja mõni järgmine jaotus loeb topelt.
sheepshead-rules-leaster-allpass-pot =
    Selles lauas vähempunktimängu ei ole: igaüks paneb punkti potti ja poti saab järgmine võtja, kes võidab.
sheepshead-rules-leaster-allpass-forced =
    Selles lauas vähempunktimängu ei ole: jagaja, kellelt küsitakse viimasena, peab võtma.
sheepshead-rules-leaster-allpass-moster =
    Selles lauas on selle asemel rohkempunktimäng: kellel on kõige rohkem silmi, maksab igaühele punkti; kes võtab kõik tihid, saab selle.
sheepshead-rules-leaster-allpass-mittler =
    Selles lauas on selle asemel keskmise punkti mäng: keskele jääja saab igaühelt punkti; kui keskel on mitu, ei saa keegi.
sheepshead-rules-leaster-allpass-schneidster =
    Selles lauas on selle asemel šneidrimäng: kes jääb 30 silmale kõige lähemale alla, saab igaühelt punkti.
sheepshead-rules-leaster-allpass-schwanzer =
    Selles lauas on selle asemel švantsimäng: näidatakse kõigi kaarte, emand loeb 3, soldat 2, iga muu trump 1, ja kellel on kõige rohkem, maksab igaühele.
sheepshead-rules-partners-jack-shown =
    • Paariline peab soldati käima kohe, kui see on lubatud.
sheepshead-rules-scoring-announced-true =
    • **Sheepshead**: võtja võib kuulutada kõik tihid, üksi. See loeb kaks korda rohkem kui kõik tihid muidu, nii võites kui ka kaotades.
sheepshead-rules-scoring-blitz-cracked =
    • **Blitz**: kui keegi on kahekordistanud, kahekordistavad ka mõlemad mustad või mõlemad punased emandad, näidatud enne esimest kaarti.
sheepshead-rules-scoring-blitz-picking =
    • **Blitz**: mõlemad mustad või mõlemad punased emandad, näidatud enne võtmist, kahekordistavad; kes näitab, peab võtma.
sheepshead-rules-scoring-blitz-afterwards =
    • **Blitz**: kes käis mõlemad mustad või mõlemad punased emandad, võib neid pärast viimast kaarti näidata; see kahekordistab.
sheepshead-rules-deal-two-battery =
    Kahekesi on kummalgi **patarei**: neli kaarti on kinni, neli nende peal lahti ja kaheksa käes. Kinniseid kaarte ei tea keegi.
sheepshead-rules-play-two-battery =
    Tihis on **neli kaarti**: käsi, käsi, patarei, patarei. Esimesse tihti käib jagaja vastane käest. Järgmisena käib välja see käsi või patarei, kes tihi võttis, ja teised järgnevad samas järjekorras. Igaüks tunnistab masti omaette. Kui tihi on täis, pööratakse vabanenud kinnised kaardid lahti. Talongi ei ole: võidab see, kellel on rohkem silmi.
