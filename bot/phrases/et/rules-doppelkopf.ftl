# Doppelkopfi reeglid oma lihtsate sõnadega, teemade kaupa; igaüks kuni 1900 märki Discordi Markdowni.

doppelkopf-rules-overview =
    Doppelkopfi mängitakse kogu Põhja-Saksamaal. Mängijaid on neli ja **iga kaarti on pakis kaks**.

    • Enamasti mängivad kaks kahe vastu ja keegi ei tea, kes kellega: kokku kuuluvad kahe **ristiemanda** hoidjad. Nemad on **re**, teised kaks **kontra**.
    • Üle poole pakist on trumbid: ärtukümned, kõik emandad, kõik soldatid ja kõik ülejäänud ruutud.
    • Eriliste kaartidega teatad *erimängust*: **pulm** või **soolo**, mõnes lauas ka **vaesus**.
    • Kokku on 240 silma. Re vajab **121**, kontra 120.
    • Igaüks kogub punkte enda eest.
doppelkopf-rules-overview-ddv-true =
    • Kuulutustega *re*, *kontra*, *alla 90* ja nii edasi ütled, kui kindel sa oled; see tõstab jaotuse hinda. Kakskümmend neli jaotust on üks mäng.
doppelkopf-rules-overview-scoring-none =
    • Midagi ei kuulutata: jaotus on kas võidetud või kaotatud.
doppelkopf-rules-overview-scoring-verband =
    • Kuulutustega *re*, *kontra*, *alla 90* ja nii edasi ütled, kui kindel sa oled; see tõstab jaotuse hinda. Kakskümmend neli jaotust on üks mäng.
doppelkopf-rules-overview-scoring-doubling =
    • Kuulutustega *re*, *kontra*, *alla 90* ja nii edasi ütled, kui kindel sa oled; re ja kontra kahekordistavad jaotuse hinda. Kakskümmend neli jaotust on üks mäng.
doppelkopf-rules-cards =
    Pakis on 48 kaarti: üheksad, soldatid, emandad, kuningad, kümned ja ässad, igaüht kaks. Neist 26 on trumbid, parim eespool:
    ```
    10♥
    Q♣ Q♠ Q♥ Q♦
    J♣ J♠ J♥ J♦
    A♦ 10♦ K♦ 9♦
    ```
    • K on kuningas, Q emand, J soldat, A äss.
    • Teised mastid: ristis ja padas A 10 K 9, ärtus A K 9.

    Silmad:
    ```
    äss      11
    kümme    10
    kuningas  4
    emand     3
    soldat    2
    üheksa    0
    ```
    Kokku 240. Tavalises mastis on kaarte vähe ja mast saab ruttu otsa: ässad käi välja kohe alguses.
doppelkopf-rules-cards-nines-false =
    Ilma üheksateta on kaarte 40, neist 24 trumbid.
doppelkopf-rules-deal =
    Igaüks saab kaksteist kaarti, kolmekaupa; üheksateta kümme kaarti: kolm, neli ja kolm. Kõrvale ei jää midagi. Jagamise kord liigub päripäeva.

    Pakk segatakse, pitseeritakse ja tõstetakse keskelt (kus segavad kõik, koos pakiga loositud kohast); midagi valida ei ole, nii et kelleltki ei küsita. Pitser avatakse pärast jaotust: `/record`.
doppelkopf-rules-redeals-redealing-at-once =
    Enne oma esimest sõna võid paluda **uut jagamist**, kui said siin nimetatud kaardid; sama jagaja jagab uuesti. Kui midagi ei ole nimetatud, mängitakse iga jaotust.
doppelkopf-rules-redeals-redealing-lowest =
    Siin nimetatud kaartidega on **uus jagamine** erimäng: nimetad selle omal korral, ja iga teine mäng on sellest kõrgem. Sama jagaja jagab uuesti. Kui midagi ei ole nimetatud, mängitakse iga jaotust.
doppelkopf-rules-redeals-kings-5 =
    • vähemalt viis kuningat
doppelkopf-rules-redeals-kings-6 =
    • vähemalt kuus kuningat
doppelkopf-rules-redeals-bigs-8 =
    • kokku vähemalt kaheksa ässa ja kümmet
doppelkopf-rules-redeals-bigs-7 =
    • kokku vähemalt seitse ässa ja kümmet
doppelkopf-rules-redeals-fewtrumps-one =
    • täpselt üks trump
doppelkopf-rules-redeals-fewtrumps-three =
    • kuni kolm trumpi
doppelkopf-rules-redeals-manynines-5 =
    • vähemalt viis üheksat
doppelkopf-rules-redeals-lows-7 =
    • kokku vähemalt seitse kuningat ja üheksat
doppelkopf-rules-redeals-lows-8 =
    • kokku vähemalt kaheksa kuningat ja üheksat
doppelkopf-rules-redeals-lows-four-each =
    • vähemalt neli kuningat ja vähemalt neli üheksat
doppelkopf-rules-redeals-allsuits-kings =
    • iga masti kuningas
doppelkopf-rules-redeals-allsuits-nines =
    • iga masti üheksa
doppelkopf-rules-redeals-allsuits-either =
    • iga masti kuningas või iga masti üheksa
doppelkopf-rules-redeals-handpoints-rich =
    • üle 80 silma
doppelkopf-rules-redeals-handpoints-poor =
    • alla 35 silma
doppelkopf-rules-redeals-handpoints-both =
    • üle 80 või alla 35 silma
doppelkopf-rules-redeals-handpoints-rich-from-80 =
    • vähemalt 80 silma
doppelkopf-rules-redeals-handpoints-both-from-80 =
    • vähemalt 80 või alla 35 silma
doppelkopf-rules-redeals-toptrump-jack =
    • ruutusoldatist kõrgemat trumpi ei ole
doppelkopf-rules-redeals-toptrump-fox =
    • ruutuässast kõrgemat trumpi ei ole
doppelkopf-rules-redeals-toptrump-king =
    • ruutukuningast kõrgemat trumpi ei ole
doppelkopf-rules-bidding =
    Jagajast vasakul istujast alates ütleb igaüks, et **põhimäng** sobib, või teatab **erimängust**.

    • Kui kõigile sobib, mängitakse põhimängu, ristiemandad teiste vastu.
    • Kui erimängust teatas üksainus, nimetab ta selle ja seda mängitaksegi.
    • Kõige madalam on pulm, sellest kõrgem vaesus ja mõlemast kõrgem iga soolo.

    Kui sul on **mõlemad ristiemandad** ja sa oled põhimänguga nõus, mängid *vaikset soolot*: üksi kolme vastu, ja keegi ei tea seda. Tee nii ainult väga tugevate kaartidega; muidu kuuluta pulm.
doppelkopf-rules-bidding-ranking-equal =
    Soolod on võrdsed: mitmest mängitakse jagajast vasakult esimest.
doppelkopf-rules-bidding-ranking-ranked =
    Soolod on järjestatud, madalamast kõrgemani: ässa-, ärtu-, pada-, risti-, ruutu-, rahvusvaheline, soldati- ja emandasoolo. Mängitakse kõige kõrgemat.
doppelkopf-rules-bidding-ddv-true =
    Liidu reeglite järgi küsitakse mitmelt erimängust teatanult järjest ainult soolot; mängitakse esimest ja madalamaid ei nimetata. Pulma mängitakse seega ainult siis, kui kellelgi teisel erimängu ei ole; kellel see on, ütleb pass.
doppelkopf-rules-bidding-ddv-false =
    Kui erimängust teatas mitu, nimetavad nad oma mängud järjest; mängitakse kõige kõrgemat, teised jäävad ära.
doppelkopf-rules-bidding-duty-true =
    {"**"}Igaüks on** kahekümne nelja jaotuse jooksul **ühe soolo võlgu**, kuus jaotust igaühe kohta lauas: viiekesi kolmkümmend.

    • Iga soolo, mille kuulutad, tasub selle, kuni oled ühe mänginud. See on kõrgem kõigist, mida ei olda võlgu.
    • Pärast seda jagab sama jagaja uuesti.
    • Kui võlgu on sama palju soolosid, kui jaotusi on jäänud, peab jagajast vasakult esimene võlgnik oma soolot mängima; ta ütleb ainult, millist. Pärast seda jagab järgmine.
doppelkopf-rules-bidding-duty-evening =
    {"**"}Igaüks on ühe soolo võlgu**, kuni laud mängib.

    • Iga soolo, mille kuulutad, tasub selle, kuni oled ühe mänginud. See on kõrgem kõigist, mida ei olda võlgu.
    • Pärast seda jagab sama jagaja uuesti. Kedagi ei sunnita.
doppelkopf-rules-bidding-takeback-true =
    Erimängu võib tagasi võtta, kuni järgmine ei ole veel midagi öelnud.
doppelkopf-rules-bidding-atonce-true =
    Kui kõik näevad, et keegi ei saa nimetada sinu omast eespool olevat soolot, võid selle kohe nimetada, ka väljaspool korda.
doppelkopf-rules-bidding-shorten-true =
    Soolomängija võib pärast esimest tihi jaotuse lõpetada: nõuda kõik ülejäänu endale või jätta selle teistele, kes võivad siis veel kuulutada, mis õigel ajal on.
doppelkopf-rules-partners =
    • **Põhimäng.** Kokku kuuluvad kaks ristiemandat. Kelle käes nad on, seda ei öelda; oma poole näitad siis, kui käid ristiemanda või kuulutad midagi.
    • **Pulm.** Sul on mõlemad ristiemandad ja sa otsid paarilist: keegi teine, kes võtab mõne **kolmest esimesest tihist**. Kui sellist ei ole, mängid üksi kolme vastu.
    • **Soolo.** Paarilist ei ole.

    Siin ei reeda paarilist miski: ei pilt ega nimede järjekord. Tulemus ütleb.
doppelkopf-rules-partners-weddings-true =
    Pulmas võid nõuda tihi, kus käiakse välja trump või tavaline mast; siis loeb ainult selline.
doppelkopf-rules-partners-wooing-any =
    Paarilise leiab neist tihidest esimene, mille võtab keegi teine.
doppelkopf-rules-partners-wooing-trump =
    Paarilise leiab ainult trumbiga alustatud tihi.
doppelkopf-rules-partners-wooing-plain =
    Paarilise leiab ainult tavalise mastiga alustatud tihi.
doppelkopf-rules-partners-wooing-suit =
    Pulma kuulutades nimetad tavalise masti, ja paarilise leiab ainult sellega alustatud tihi.
doppelkopf-rules-poverty-poverty-three =
    {"**"}Kuni kolme trumbiga** võid kuulutada vaesuse. Sa pakud kolme kaarti, kõik trumbid nende hulgas. Sinust vasakult alates võib igaüks need võtta; võtja on su paariline ja annab sulle vastu kolm mis tahes kaarti. Teie kaks olete re pool, olgu ristiemandad kelle käes tahes.
doppelkopf-rules-poverty-poverty-four =
    {"**"}Kuni nelja trumbiga** võid kuulutada vaesuse. Sa pakud nelja kaarti, kõik trumbid nende hulgas. Sinust vasakult alates võib igaüks need võtta; võtja on su paariline ja annab sulle vastu neli mis tahes kaarti. Teie kaks olete re pool, olgu ristiemandad kelle käes tahes.
doppelkopf-rules-poverty-povertyfox-lone =
    • Üksik rebane ei lähe arvesse ja seda ei pea pakkuma; kaks lähevad.
doppelkopf-rules-poverty-povertyfox-kept =
    • Rebased ei lähe arvesse; kes need jätab, näitab neid.
doppelkopf-rules-poverty-povertysees-true =
    • Kellelt küsitakse, see võib kaarte enne vaadata.
doppelkopf-rules-poverty-povertysees-false =
    • Kaardid võetakse nägemata.
doppelkopf-rules-poverty-povertylead-left =
    • Välja käib kaartide võtjast vasakul istuv vastane.
doppelkopf-rules-poverty-trumpsback-true =
    • Mitu trumpi tagasi antakse, see öeldakse.
doppelkopf-rules-poverty-unwanted-redeal =
    • Kui keegi neid ei võta, jagab sama jagaja uuesti.
doppelkopf-rules-poverty-unwanted-black-pig =
    • Kui keegi neid ei võta, mängib igaüks enda eest oma kaartidega: kaotab see, kellel on kõige rohkem silmi; kui neid on mitmel, ei kaota keegi.
doppelkopf-topic-contracts = Soolod
doppelkopf-rules-contracts =
    Soolomängija on üksi kolme vastu ja trumbid on teised:
    ```
    ruutusoolo    tavalised trumbid
    ärtusoolo     10♥, Q, J ja masti
    padasoolo     A 10 K 9
    ristisoolo    (ärtu A K 9)
    soldatisoolo  ainult soldatid
    emandasoolo   ainult emandad
    ässasoolo     trumpe ei ole
    ```
    • Emandate ja soldatite järjekord on nagu alati risti, pada, ärtu, ruutu.
    • Kui ärtukümme ei ole trump, on ta tavaline kümme. Pildid, mis ei ole trumbid, kuuluvad oma masti: A 10 K Q J 9.
    • Soolomängija saab või kaotab kolm korda nii palju kui igaüks teistest. Lisapunktid soolos ei loe.
doppelkopf-rules-contracts-ddv-true =
    • Välja käib jagajast vasakul istuja, kohustuslikus soolos aga soolomängija.
doppelkopf-rules-contracts-solos-book =
    • *Rahvusvaheline soolo*: trumbid on ainult emandad ja soldatid.
doppelkopf-rules-contracts-solos-many =
    • *Rahvusvaheline soolo*: trumbid on ainult emandad ja soldatid.
    • *Kuningasoolo*: ainult kuningad; ka koos soldatitega, emandatega või (*pildisoolo*) mõlematega.
doppelkopf-rules-contracts-sololead-eldest =
    • Ka soolos käib esimesena välja jagajast vasakul istuja.
doppelkopf-rules-contracts-sololead-duty =
    • Välja käib jagajast vasakul istuja, kohustuslikus soolos aga soolomängija.
doppelkopf-rules-contracts-sololead-soloist =
    • Välja käib soolomängija.
doppelkopf-rules-play =
    Kes tihi võtab, käib järgmisena välja; esimesena käib välja jagajast vasakul istuja, kui mäng ei ütle teisiti.

    • **Tunnista masti**, kui saad. Kõik trumbid on üks mast.
    • **Kui ei saa, käi mida tahes.** Trumpama ei pea ja üle lööma ei pea kunagi.
    • Tihi võtab kõrgeim trump, trumpideta tihi aga kõrgeim väljakäidud masti kaart.
doppelkopf-rules-play-loonies-first =
    • Kahest ühesugusest kaardist võidab see, mis käidi **enne**.

    _Näide._ Välja käidi K♦, siis tulid 10♥, A♦ ja 10♥. Tihi võtab esimene ärtukümme, 35 silma.
doppelkopf-rules-play-loonies-second =
    • Kahest ühesugusest kaardist võidab see, mis käidi **enne**. Kahest ärtukümnest, kui nad on trumbid, võidab **teine**.
doppelkopf-rules-play-loonies-not-last =
    • Kahest ühesugusest kaardist võidab see, mis käidi **enne**. Kahest ärtukümnest, kui nad on trumbid, võidab **teine**, viimases tihis aga esimene.
doppelkopf-rules-play-pigs-played =
    {"**"}Sead.** Mõlemad ruutuässad ühe käes löövad ärtukümneid. Kõik saavad seda teada, kui esimene käiakse. Püüda neid ei saa. Vaesuses sigu ei ole.
doppelkopf-rules-play-pigs-told =
    {"**"}Sead.** Mõlemad ruutuässad ühe käes löövad ärtukümneid. Kõik saavad seda teada enne mängu, vaesuses enne kaartide vahetamist. Püüda neid ei saa.
doppelkopf-rules-play-pigs-second =
    {"**"}Sead.** Kui sul on mõlemad ruutuässad ja esimene jõuab sinu poole tihisse, lööb teine ärtukümneid. Kõik saavad seda teada, kui see käiakse. Vaesuses sigu ei ole.
doppelkopf-rules-play-superpigs-super =
    {"**"}Supersead.** Kui sead on teada, löövad neid mõlemad ruutuüheksad (ilma üheksateta kuningad) ühe käes.
doppelkopf-rules-play-superpigs-hyper =
    {"**"}Supersead.** Kui sead on teada, löövad neid mõlemad ruutuüheksad (ilma üheksateta kuningad) ühe käes; mõlemad ruutukuningad ühe käes löövad omakorda neid.
doppelkopf-rules-play-pigsolos-true =
    Mastisoolos on sead trumbimasti mõlemad ässad ühe käes.
doppelkopf-rules-announcing-scoring-none =
    Selles lauas ei kuulutata midagi.
doppelkopf-rules-announcing-forced-30 =
    Kui esimeses tihis on vähemalt 30 silma, peab selle võtja enne väljakäimist ütlema re või kontra, kui tema pool ei ole seda veel teinud.
doppelkopf-rules-announcing-forced-35 =
    Kui esimeses tihis on vähemalt 35 silma, peab selle võtja enne väljakäimist ütlema re või kontra, kui tema pool ei ole seda veel teinud.
doppelkopf-rules-announcing-ddv-true =
    ```
                         kaarte käes
    re või kontra        vähemalt 11
    alla 90              vähemalt 10
    alla 60              vähemalt  9
    alla 30              vähemalt  8
    mitte ühtki tihi     vähemalt  7
    ```
    Kuulutada võib igal ajal, mitte ainult omal korral.

    • *Re* ütleb ristiemandate pool või soolomängija, *kontra* teine pool. Nii saavad kõik teada, kummal pool sa oled.
    • *Alla 90* tähendab, et teine pool jääb alla 90 silma, *mitte ühtki tihi*, et ta ei saa ühtki. Enne seda peab su pool olema öelnud re või kontra.
    • Astmeid võib vahele jätta, kuni ka vahelejäetud oleksid veel õigel ajal; need loetakse öelduks.
    • **Vastuseks** teisele poolele võib re või kontra öelda ka siis, kui käes on üks kaart vähem, kui nõudis tema kõrgeim kuulutus. Kui esimeseks kuulutuseks oli siis juba liiga hilja, ei või su pool enam midagi edasi kuulutada.
    • Pulmas ei kuulutata midagi enne, kui paariline on leitud. Kui selleks oli teine tihi, on iga piir ühe kaardi võrra madalam, kolmanda järel kahe võrra.
    • Üheksateta on kõik piirid kahe kaardi võrra madalamad.
doppelkopf-rules-announcing-scoring-verband =
    Kuulutada võib igal ajal, mitte ainult omal korral.

    • *Re* ütleb ristiemandate pool või soolomängija, *kontra* teine pool. Nii saavad kõik teada, kummal pool sa oled.
    • *Alla 90* tähendab, et teine pool jääb alla 90 silma, *mitte ühtki tihi*, et ta ei saa ühtki. Enne seda peab su pool olema öelnud re või kontra.
    • Astmeid võib vahele jätta, kuni ka vahelejäetud oleksid veel õigel ajal; need loetakse öelduks.
    • **Vastuseks** teisele poolele võib re või kontra öelda ka siis, kui käes on üks kaart vähem, kui nõudis tema kõrgeim kuulutus. Kui esimeseks kuulutuseks oli siis juba liiga hilja, ei või su pool enam midagi edasi kuulutada.
    • Pulmas ei kuulutata midagi enne, kui paariline on leitud. Kui selleks oli teine tihi, on iga piir ühe kaardi võrra madalam, kolmanda järel kahe võrra.
    • Üheksateta on kõik piirid kahe kaardi võrra madalamad.
doppelkopf-rules-announcing-scoring-doubling =
    Kuulutada võib igal ajal, mitte ainult omal korral.

    • *Re* ütleb ristiemandate pool või soolomängija, *kontra* teine pool. Nii saavad kõik teada, kummal pool sa oled.
    • *Alla 90* tähendab, et teine pool jääb alla 90 silma, *mitte ühtki tihi*, et ta ei saa ühtki. Enne seda peab su pool olema öelnud re või kontra.
    • Astmeid võib vahele jätta, kuni ka vahelejäetud oleksid veel õigel ajal; need loetakse öelduks.
    • **Vastuseks** teisele poolele võib re või kontra öelda ka siis, kui käes on üks kaart vähem, kui nõudis tema kõrgeim kuulutus. Kui esimeseks kuulutuseks oli siis juba liiga hilja, ei või su pool enam midagi edasi kuulutada.
    • Pulmas ei kuulutata midagi enne, kui paariline on leitud. Kui selleks oli teine tihi, on iga piir ühe kaardi võrra madalam, kolmanda järel kahe võrra.
    • Üheksateta on kõik piirid kahe kaardi võrra madalamad.
doppelkopf-rules-announcing-calltimes-verband =
    ```
                         kaarte käes
    re või kontra        vähemalt 11
    alla 90              vähemalt 10
    alla 60              vähemalt  9
    alla 30              vähemalt  8
    mitte ühtki tihi     vähemalt  7
    ```
doppelkopf-rules-announcing-calltimes-late =
    ```
                         kaarte käes
    re või kontra        vähemalt 11
    alla 90              vähemalt  9
    alla 60              vähemalt  6
    alla 30              vähemalt  3
    mitte ühtki tihi     vähemalt  1
    ```
doppelkopf-rules-announcing-calltimes-fifth =
    ```
                         kaarte käes
    re või kontra        vähemalt  8
    alla 90              vähemalt  7
    alla 60              vähemalt  6
    alla 30              vähemalt  5
    mitte ühtki tihi     vähemalt  4
    ```
doppelkopf-rules-scoring-scoring-none =
    Re võidab 121, kontra 120 silmaga. Punkte kirja ei panda.
doppelkopf-rules-scoring-grannies-after =
    Punkt ristiemandate vastu lisatakse pärast kahekordistamist.
doppelkopf-rules-scoring-grannies-before =
    Punkt ristiemandate vastu kahekordistub koos teistega.
doppelkopf-rules-scoring-even-single =
    Kui kontra võidab 120:120, on see kokku üks punkt.
doppelkopf-rules-scoring-caught-always =
    • Püütud Charlie: teise poole ristisoldat viimases tihis, mille võtab sinu pool, igaüks üks punkt.
doppelkopf-rules-scoring-caught-queen =
    • Püütud Charlie: teise poole ristisoldat viimases tihis, mille võtab sinu poole ruutuemand, igaüks üks punkt.
doppelkopf-rules-scoring-charlies-true =
    • Topelt-Charlie: kui sinu pool võtab viimase tihi ja mõlemad ristisoldatid selles on tema omad, on see kaks punkti ühe asemel.
doppelkopf-rules-scoring-foxend-true =
    • Rebane, mis võtab viimase tihi, on üks punkt; tihi võtnud poole mõlemad rebased selles on kaks.
doppelkopf-rules-scoring-loonytrick-true =
    • Ärtukümme, mis lööb teist ärtukümmet, on üks punkt.
doppelkopf-rules-scoring-hearttrick-true =
    • Neljast tavalisest ärtust tihi on võtjale üks punkt.
doppelkopf-rules-scoring-silent-normal =
    • Vaikses soolos lisapunktid loevad.
doppelkopf-rules-scoring-ddv-true =
    Re võidab 121, kontra 120 silmaga; kui öeldi ainult kontra, siis vastupidi. Kes kuulutas *alla 90, 60, 30*, vajab ise 151, 181, 211 silma, *mitte ühtki tihi* kuulutanu kõiki tihisid; kuulutuse vastu piisab 90, 60, 30 silmast või ühest tihist.
    ```
    võit                             1
    kaotajad alla 90, 60, 30   igaüks 1
    kaotajad ilma tihita             1
    öeldi re                         2
    öeldi kontra                     2
    iga muu kuulutus                 1
    120, kui öeldi alla 90           1
     90, kui öeldi alla 60           1
     60, kui öeldi alla 30           1
     30, kui öeldi kõik tihid        1
    ```
    Lisapunktid oma poolele, soolos mitte:
    ```
    kontra võit ristiemandate vastu  1
    doppelkopf: tihis 40 silma       1
    rebane: teise poole A♦ tihis     1
    Charlie: J♣ võtab viimase tihi   1
    ```
    Poolte punktid lahutatakse teineteisest. Ühe poole igaüks saab vahe, teise poole igaüks kaotab selle; kes on üksi, saab või maksab selle kolmekordselt. Kui kumbki ei täitnud, mida kuulutas, ei võida keegi ja loevad ainult saavutamata piirid, täitmata kuulutused ja lisapunktid.
doppelkopf-rules-scoring-scoring-verband =
    Re võidab 121, kontra 120 silmaga; kui öeldi ainult kontra, siis vastupidi. Kes kuulutas *alla 90, 60, 30*, vajab ise 151, 181, 211 silma, *mitte ühtki tihi* kuulutanu kõiki tihisid; kuulutuse vastu piisab 90, 60, 30 silmast või ühest tihist.
    ```
    võit                             1
    kaotajad alla 90, 60, 30   igaüks 1
    kaotajad ilma tihita             1
    öeldi re                         2
    öeldi kontra                     2
    iga muu kuulutus                 1
    120, kui öeldi alla 90           1
     90, kui öeldi alla 60           1
     60, kui öeldi alla 30           1
     30, kui öeldi kõik tihid        1
    ```
    Lisapunktid oma poolele, soolos mitte:
    ```
    kontra võit ristiemandate vastu  1
    doppelkopf: tihis 40 silma       1
    rebane: teise poole A♦ tihis     1
    Charlie: J♣ võtab viimase tihi   1
    ```
    Poolte punktid lahutatakse teineteisest. Ühe poole igaüks saab vahe, teise poole igaüks kaotab selle; kes on üksi, saab või maksab selle kolmekordselt. Kui kumbki ei täitnud, mida kuulutas, ei võida keegi ja loevad ainult saavutamata piirid, täitmata kuulutused ja lisapunktid.
doppelkopf-rules-scoring-scoring-doubling =
    Re võidab 121, kontra 120 silmaga; kui öeldi ainult kontra, siis vastupidi. Kes kuulutas *alla 90, 60, 30*, vajab ise 151, 181, 211 silma, *mitte ühtki tihi* kuulutanu kõiki tihisid; kuulutuse vastu piisab 90, 60, 30 silmast või ühest tihist.
    ```
    võit                             1
    kaotajad alla 90, 60, 30   igaüks 1
    kaotajad ilma tihita             1
    iga muu kuulutus                 1
    120, kui öeldi alla 90           1
     90, kui öeldi alla 60           1
     60, kui öeldi alla 30           1
     30, kui öeldi kõik tihid        1
    ```
    {"*"}Re* kahekordistab need punktid ja *kontra* kahekordistab need veel kord.

    Lisapunktid oma poolele, soolos mitte:
    ```
    kontra võit ristiemandate vastu  1
    doppelkopf: tihis 40 silma       1
    rebane: teise poole A♦ tihis     1
    Charlie: J♣ võtab viimase tihi   1
    ```
    Poolte punktid lahutatakse teineteisest. Ühe poole igaüks saab vahe, teise poole igaüks kaotab selle; kes on üksi, saab või maksab selle kolmekordselt. Kui kumbki ei täitnud, mida kuulutas, ei võida keegi ja loevad ainult saavutamata piirid, täitmata kuulutused ja lisapunktid.
doppelkopf-rules-bock-bock-stacked =
    Teatud jaotuste järel algab **bokiring**, milles on sama palju jaotusi, kui lauas on mängijaid (neli, viis …). Kus ringid kattuvad, loeb jaotus nelja- või kaheksakordselt. Võlgu olnud soolo ja uuesti jagatud jaotus ringi ei kuluta.
doppelkopf-rules-bock-bock-appended =
    Teatud jaotuste järel algab **bokiring**, milles on sama palju jaotusi, kui lauas on mängijaid (neli, viis …); uus algab, kui eelmine on läbi. Võlgu olnud soolo ja uuesti jagatud jaotus ringi ei kuluta.
doppelkopf-rules-bock-bock-ignored =
    Teatud jaotuste järel algab **bokiring**, milles on sama palju jaotusi, kui lauas on mängijaid (neli, viis …); selle ajal uut ei alga. Võlgu olnud soolo ja uuesti jagatud jaotus ringi ei kuluta.
doppelkopf-rules-bock-bock-restarted =
    Teatud jaotuste järel algab **bokiring**, milles on sama palju jaotusi, kui lauas on mängijaid (neli, viis …); uus põhjus alustab selle otsast. Võlgu olnud soolo ja uuesti jagatud jaotus ringi ei kuluta.
doppelkopf-rules-bock-bockeffect-all =
    Topelt loevad mängu punktid ja lisapunktid.
doppelkopf-rules-bock-bockeffect-game =
    Topelt loevad ainult mängu punktid.
doppelkopf-rules-bock-bockeffect-extra =
    Võitjad saavad kaks punkti lisaks.
doppelkopf-rules-bock-bockeven-true =
    • pärast 120:120
doppelkopf-rules-bock-bocksolo-true =
    • pärast kaotatud soolot
doppelkopf-rules-bock-bockcall-true =
    • pärast kaotatud re- või kontrakuulutust
doppelkopf-rules-bock-bockheart-true =
    • kui ärtu käib ringi
doppelkopf-rules-bock-bockschwarz-true =
    • kui üks pool jääb tihita
doppelkopf-rules-bock-bockzero-true =
    • pärast null punktiga jaotust
doppelkopf-rules-prices-price-2 =
    Iga punkt maksab kaks.
doppelkopf-rules-prices-price-5 =
    Iga punkt maksab viis.
doppelkopf-rules-prices-price-10 =
    Iga punkt maksab kümme.
doppelkopf-rules-words =
    • **ristiemand** (*Alte*): kaks ristiemandat on re pool
    • **re, kontra**: ristiemandate pool või soolomängija ja teine pool; ka kuulutused, mis jaotuse hinda tõstavad
    • **ärtukümme** (*Dulle*): kõrgeim trump
    • **rebane** (*Fuchs*): ruutuäss
    • **Charlie** (*Karlchen*): ristisoldat, mis võtab viimase tihi
    • **doppelkopf**: tihi, milles on vähemalt 40 silma
    • **pulm** (*Hochzeit*): mõlemad ristiemandad, otsib paarilist
    • **vaesus** (*Armut*): kuni kolm trumpi, mis antakse paarilisele
    • **vaikne soolo**: mõlemad ristiemandad ja mitte sõnagi
    • **soolo**: üks kolme vastu, teiste trumpidega
    • **põhimäng**: keegi ei teatanud erimängust
    • **alla 90, alla 60, alla 30**: kuulutus, et teised jäävad nii madalale
    • **mitte ühtki tihi** (*schwarz*): teised ei saa ühtki
    • **liit** (*Verband*): Saksa Doppelkopfi liit, mille reeglite järgi punkte loetakse
