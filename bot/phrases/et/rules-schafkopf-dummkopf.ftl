# Schafkopfi (Dummkopf) reeglid oma lihtsate sõnadega, teemade kaupa; igaüks kuni 1900 märki.

schafkopf-dummkopf-rules-overview =
    Ühe Ameerika vaimuliku seminari üliõpilased segasid selle mängu kokku mitmest Schafkopfist ja hoidsid selle saladusi nagu vabamüürlased. Siin need on.

    • { $five ->
        [true] Mängib viis inimest. Enamasti mängivad kaks kolme vastu
       *[other] Mängib neli inimest. Enamasti mängivad kaks kahe vastu
    } ja **alguses teab ainult üks, kes kellega koos on**: kokku kuuluvad mustade emandate Q♣ ja Q♠ hoidjad.
    • **Kõik emandad, kõik soldatid ja kõik ruutud on trumbid**: 32 kaardist 14.
    • Kes oma kaarte usaldab, kuulutab { $solos ->
        [blind] **pimeda soolo**: vastas istuja jääb vahele ja mängitakse kahe vastu.
       *[other] ühe **viieteistkümnest soolost** ja mängib üksi teiste vastu.
    }
    • Kokku on 120 silma. Ründajad vajavad **61**, aga midagi saab ka vähema eest.
    • Kirja pannakse **kriipse**, ruutude külgi. Mäng käib { $target ->
        [16] nelja täis ruudu ehk 16
        [20] viie täis ruudu ehk 20
        [24] kuue täis ruudu ehk 24
       *[other] kolme täis ruudu ehk kaheteistkümne
    } kriipsuni.
schafkopf-dummkopf-rules-cards =
    Pakis on 32 kaarti, seitsmest ässani. Põhimängus on neist 14 trumbid, parim eespool:
    ```
    Q♣ Q♠ Q♥ Q♦
    J♣ J♠ J♥ J♦
    A♦ 10♦ K♦ 9♦ 8♦ 7♦
    ```
    • K on kuningas, Q emand, J soldat, A äss.
    • Risti, pada, ärtu, ruutu: see on emandate ja soldatite järjekord ja tasub pähe õppida.
    • Teistes mastides on kuus kaarti: A 10 K 9 8 7.
    • Soolodel on teised trumbid, vaata *Erimängud*. Emand või soldat, mis ei ole trump, kuulub oma masti, kuninga ja üheksa vahele.

    Silmad:
    ```
    äss      11
    kümme    10
    kuningas  4
    emand     3
    soldat    2
    9 8 7     0
    ```
    Kokku 120.
schafkopf-dummkopf-rules-deal =
    { $five ->
        [true] Igaüks saab kuus kaarti: kolm ja kolm. Vahepeal läheb kaks **talongi**.
       *[other] Igaüks saab kaheksa kaarti: kolm, kolm ja kaks. Kõrvale ei jää midagi.
    } Jagamise kord liigub päripäeva; kui kõik passivad, jagab sama jagaja uuesti.

    Pakk segatakse, pitseeritakse ja tõstetakse keskelt (kus segavad kõik, koos pakiga loositud kohast); midagi valida ei ole, nii et kelleltki ei küsita. Pitser avatakse pärast jaotust: `/record`.
schafkopf-dummkopf-rules-bidding-five-false =
    Jagajast vasakul istujast alates ütleb igaüks ühe asja. Esimene, kes ei passi, lõpetab pakkumise:

    • **Pass.** Ka musta emandaga, kui tahad, et alustaks pigem teine.
    • **Käi kaart välja.** Ainult siis, kui sul on must emand. Sobib mis tahes kaart, emand ei pea see olema. See ongi esimese tihi esimene kaart ja kõik teavad nüüd, et üks mustadest emandatest on sinul.
    • **Kutsu äss.** Ainult siis, kui sul on mõlemad mustad emandad.
    • { $solos ->
        [blind] **Kuuluta pime soolo.**
       *[other] **Kuuluta soolo**, soovi korral pime või kõigi tihidega.
    } Seda võib igaüks. Siis käid sina välja.

    Kui passivad kõik neli, jagatakse uuesti.
schafkopf-dummkopf-rules-partners =
    • **Põhimäng.** Teise musta emanda hoidja on su paariline ega ütle seda. Räägivad ainult kaardid, hiljemalt siis, kui see emand käiakse.
    • **Mõlemad mustad emandad** sinul ja sa lihtsalt käid välja: mängid üksi kõigi teiste vastu ja keegi ei tea seda enne, kui mõlemad emandad on nähtud.
    • **Kutsutud äss.** Mõlema musta emandaga võid kutsuda risti-, pada- või ärtuässa. Selleks peab sul olema sama masti tavaline kaart, aga mitte see äss ise. Ässa hoidja on su paariline, ei ütle midagi ja **ei tohi ässa käia** enne, kui selle mast välja käiakse või tuleb viimane tihi. Välja käid sina.
    { $five ->
        [true] • **Soolo.** Paarilist ei ole: mängid nelja teise vastu.
       *[other] • **Soolo.** Paarilist ei ole. **Pime**: vastas istuja paneb kaardid käest, ei mängi kaasa ja jagab su kriipse heas ja halvas.
    }

    Siin ei reeda paarilist miski: ei pilt ega nimede järjekord. Tulemus ütleb.
schafkopf-dummkopf-rules-contracts =
    { $solos ->
        [blind] Selles lauas võib kuulutada **ainult pimedat soolot**: trumbid on tavalised ja välja käid sina. Vastas istuja ei mängi kaasa; tihis on kolm kaarti ja mängimata kaheksa kaarti ei loe kellegi kasuks. Kriipse saate ühepalju.
       *[other]
            Kes mõne neist kuulutab, mängib üksi ja käib välja:
            ```
            soolo        tavalised trumbid
            ärtusoolo    Q, J ja masti
            padasoolo    A 10 K 9 8 7
            ristisoolo
            ober         ainult emandad
            unter        ainult soldatid
            ruutuober    Q ja masti
            ärtuober     A 10 K J 9 8 7
            padaober     (soldatid ei ole)
            ristiober
            ruutuunter   J ja masti
            ärtuunter    A 10 K Q 9 8 7
            padaunter    (emandad ei ole)
            ristiunter
            trumbita     A 10 K Q J 9 8 7
            ```
            Igaühele võib lisada:

            { $five ->
                [true] • **kõik tihid** (*tout*): pead võtma kõik tihid. Kui see õnnestub, saad rohkem kui kuulutamata kõigi tihide eest; kui ei, siis mitte midagi.
               *[other]
                    • **pime** (*blind*): vastas istuja ei mängi kaasa. Tihis on kolm kaarti ja mängimata kaheksa kaarti ei loe kellegi kasuks. Kriipse saate ühepalju.
                    • **kõik tihid** (*tout*): pead võtma kõik tihid. Kui see õnnestub, saad rohkem kui kuulutamata kõigi tihide eest; kui ei, siis mitte midagi.
            }

            Emandad ja soldatid, mis ei ole trumbid, on kuningast madalamad, emand soldatist kõrgem.
    }
schafkopf-dummkopf-rules-play =
    Välja käib see, kes alustas, kutsus või kuulutas; kes tihi võtab, käib järgmisena välja.

    • **Tunnista masti**, kui saad. Kõik trumbid on üks mast, nii et emandale, soldatile ja ruutule käi trump.
    • **Kui ei saa, käi mida tahes.** Trumpama ei pea.
    • Tihi võtab kõrgeim trump, trumpideta tihi aga kõrgeim väljakäidud masti kaart.
    • **Kutsutud äss** ootab oma hoidja käes, kuni tema mast välja käiakse, või viimast tihi. Enne ei tohi seda ei välja käia ega ära anda.
schafkopf-dummkopf-rules-scoring =
    Viimase tihi järel loeb kumbki pool oma silmad ja **iga mängija** kirjutab oma poole kriipsud.
    ```
    kriipse   ründajad   kaitsjad
      { $every }      kõik tihid  kõik tihid
      { $half }          61–120  60–120
      { $schneider }           31–60  30–59
      0            0–30  0–29
    tout õnnestus     { $tout ->
        [doubled] 2 × { $every }
       *[other] { $tout }
    }
    tout ebaõnnestus  0
    ```
    • Kirja saavad mõlemad pooled: tavaliselt võitja rohkem kriipse ja teine vähem või mitte midagi.
    • Kui tout ebaõnnestub, saavad kaitsjad oma silmade järgi nagu ikka.

    Kriips on ruudu külg. Mängu lõpetavad **{ $target ->
        [16] 16 kriipsu
        [20] 20 kriipsu
        [24] 24 kriipsu
       *[other] kaksteist kriipsu
    }** ja võidab see, kellel on kõige rohkem. Kuni juhib mitu, mängitakse edasi.
schafkopf-dummkopf-rules-words =
    • **mustad emandad**: Q♣ ja Q♠, mis pooled määravad
    • **ründajad, kaitsjad**: kes alustas, kutsus või kuulutas, koos paarilisega; ülejäänud
    • **kutsuma**: nimetama ässa, mille hoidjast saab paariline
    • **soolo**: kuulutatud mäng, üks teiste vastu
    • **ober, unter**: saksa kaartide emandad ja soldatid
    { $five ->
        [true] • **talong**: kaks kaarti, mille võtab esimene, kes ei passi
       *[other] • **pime** (*blind*): vastas istuja ei mängi kaasa ja jagab kriipse
    }
    • **tout**: kuulutus, et võtad kõik tihid
    • **šneider**: ründajatel 31, kaitsjatel 30 silma
    • **švarts**: kõik tihid
    • **kriips**: ruudu külg
    • **üle lööma** (*climb*): kohustus, kui nii mängitakse
schafkopf-dummkopf-rules-overview-five-true =
    • Igaühel on kuus kaarti ja esimene, kes ei passi, võtab kahe kaardiga **talongi**.
schafkopf-dummkopf-rules-deal-five-false =
    Kui teid on viis, kuus või seitse, mängib igas jaotuses neli ja teised jäävad kordamööda vahele.
schafkopf-dummkopf-rules-bidding-five-true =
    Jagajast vasakul istujast alates igaüks **passib või võtab talongi**, mis kaartidega tahes. Esimene, kes selle võtab, saab selle kaks kaarti ja paneb **kaks kõrvale**, aga mitte musta emandat; lõpuks loevad need tema kasuks. Siis jääb üks neist:

    • **Käi kaart välja.** Ainult siis, kui sul on must emand. Sobib mis tahes kaart, emand ei pea see olema. Kõik teavad siis, et üks mustadest emandatest on sinul.
    • **Kutsu äss.** Ainult siis, kui sul on mõlemad mustad emandad, ja mitte seda, mille panid kõrvale.
    • **Kuuluta soolo**, soovi korral kõigi tihidega, mis kaartidega tahes. Siis käid sina välja. Keegi vahele ei jää, nii et *pimedat* soolot ei ole.

    Kui passivad kõik viis, jagatakse uuesti.
schafkopf-dummkopf-rules-scoring-alone-doubled =
    • **Paariliseta**, see tähendab igas soolos ja kahe musta emandaga üksi mängides, loevad kõik kriipsud mõlemale poolele kahekordselt.
schafkopf-dummkopf-rules-play-climb-true =
    • **Üle löömine**: kui lubatud kaartide hulgas on mõni, mis tihi üle lööb, pead sellise käima, ka paarilise tihi puhul.
schafkopf-dummkopf-rules-scoring-five-false =
    • Pime: samad piirid, kuigi silmi on mängus vähem.
