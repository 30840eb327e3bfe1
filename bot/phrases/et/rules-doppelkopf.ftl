# Doppelkopfi reeglid oma lihtsate sõnadega, teemade kaupa; igaüks kuni 1900 märki Discordi Markdowni.

doppelkopf-rules-overview =
    Doppelkopfi mängitakse kogu Põhja-Saksamaal. Mängijaid on neli ja **iga kaarti on pakis kaks**.

    • Enamasti mängivad kaks kahe vastu ja keegi ei tea, kes kellega: kokku kuuluvad kahe **ristiemanda** hoidjad. Nemad on **re**, teised kaks **kontra**.
    • Üle poole pakist on trumbid: ärtukümned, kõik emandad, kõik soldatid ja kõik ülejäänud ruutud.
    • Eriliste kaartidega teatad *erimängust*: **pulm**, **vaesus** või **soolo**.
    • Kokku on 240 silma. Re vajab **121**, kontra 120.
    • Kuulutustega *re*, *kontra*, *alla 90* ja nii edasi ütled, kui kindel sa oled; see tõstab jaotuse hinda.
    • Kakskümmend neli jaotust on üks mäng. Igaüks kogub punkte enda eest.

    Tavaliselt kehtivad siin Saksa Doppelkopfi liidu reeglid; vaata *Majareeglid*.
doppelkopf-rules-cards =
    Pakis on 48 kaarti: üheksad, soldatid, emandad, kuningad, kümned ja ässad, igaüht kaks. Neist 26 on trumbid, parim eespool:
    ```
    10♥
    Q♣ Q♠ Q♥ Q♦
    J♣ J♠ J♥ J♦
    A♦ 10♦ K♦ 9♦
    ```
    • K on kuningas, Q emand, J soldat, A äss.
    • 10♥ lööb kõik üle.
    • Teised mastid: ristis ja padas A 10 K 9, ärtus A K 9.
    • Kahest ühesugusest kaardist tihis **võidab esimene**.

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
doppelkopf-rules-deal =
    Igaüks saab kaksteist kaarti, kolmekaupa; üheksateta kümme kaarti: kolm, neli ja kolm. Kõrvale ei jää midagi. Jagamise kord liigub päripäeva.

    Pakk segatakse, pitseeritakse ja tõstetakse keskelt; midagi valida ei ole, nii et kelleltki ei küsita. Pitser avatakse pärast jaotust: `/record`.

    {"**"}Uut jagamist** võib liidu reegliteta laudades enne oma otsust paluda see, kes sai vähemalt viis kuningat, kokku vähemalt kaheksa ässa ja kümmet või täpselt ühe trumbi. Sama jagaja jagab uuesti.
doppelkopf-rules-bidding =
    Jagajast vasakul istujast alates ütleb igaüks, et **põhimäng** sobib, või teatab **erimängust**.

    • Kui kõigile sobib, mängitakse põhimängu, ristiemandad teiste vastu.
    • Kes teatas erimängust, nimetab omal korral oma mängu. Mängitakse kõige kõrgemat, teised jäävad ära.
    ```
    madalaim  pulm
              vaesus
    kõrgeim   soolo
    ```
    Soolod on võrdsed, kui laud neid ei järjesta; võrdsetest mängitakse jagajast vasakult esimest.

    Liidu reeglite järgi küsitakse mitmelt erimängust teatanult järjest ainult soolot; mängitakse esimest ja madalamaid ei nimetata. Pulma mängitakse seega ainult siis, kui kellelgi teisel erimängu ei ole; kellel see on, ütleb pass.

    Kui sul on **mõlemad ristiemandad** ja sa oled põhimänguga nõus, mängid *vaikset soolot*: üksi kolme vastu, ja keegi ei tea seda. Tee nii ainult väga tugevate kaartidega; muidu kuuluta pulm.
doppelkopf-rules-partners =
    • **Põhimäng.** Kokku kuuluvad kaks ristiemandat. Kelle käes nad on, seda ei öelda; oma poole näitad siis, kui käid ristiemanda või ütled *re* või *kontra*.
    • **Pulm.** Sul on mõlemad ristiemandad ja sa otsid paarilist: selleks saab esimene kolmest teisest, kes võidab mõne **kolmest esimesest tihist**. Kui võidad need kõik ise, mängid üksi kolme vastu. Mõnes lauas võid nõuda tihi, kus käiakse välja trump või tavaline mast; siis loeb ainult selline.
    • **Vaesus** (liidu reeglite järgi seda ei ole). Sul on kuni kolm trumpi. Sa pakud kolme kaarti, kõik trumbid nende hulgas. Sinust vasakult alates võib igaüks need vaatamata võtta; võtja on su paariline ja annab sulle vastu kolm mis tahes kaarti. Kui keegi ei võta, jagab sama jagaja uuesti.
    • **Soolo.** Paarilist ei ole.

    Siin ei reeda paarilist miski: ei pilt ega nimede järjekord. Tulemus ütleb.
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
    rahvusvaheline soolo
                  emandad ja soldatid
    ```
    • Emandate ja soldatite järjekord on nagu alati risti, pada, ärtu, ruutu.
    • Kui ärtukümme ei ole trump, on ta tavaline kümme. Emandad ja soldatid, mis ei ole trumbid, kuuluvad oma masti: A 10 K Q J 9.
    • Ka soolos käib esimesena välja jagajast vasakul istuja.
    • Liidu reeglites rahvusvahelist soolot ei ole.
    • Soolomängija saab või kaotab kolm korda nii palju kui igaüks teistest. Rebane, Charlie ja teised lisapunktid soolos ei loe, ka vaikses soolos mitte.

    Kui soolod on järjestatud, siis madalamast kõrgemani: ässa-, ärtu-, pada-, risti-, ruutu-, rahvusvaheline, soldati- ja emandasoolo.
doppelkopf-rules-play =
    Esimesena käib välja jagajast vasakul istuja; kes tihi võtab, käib järgmisena välja.

    • **Tunnista masti**, kui saad. Kõik trumbid on üks mast.
    • **Kui ei saa, käi mida tahes.** Trumpama ei pea ja üle lööma ei pea kunagi.
    • Tihi võtab kõrgeim trump, trumpideta tihi aga kõrgeim väljakäidud masti kaart.
    • Kahest ühesugusest kaardist võidab see, mis käidi **enne**. Majareegliga `loonies second` on kahe ärtukümnega vastupidi, kui nad on kõrgeimad trumbid.

    _Näide._ Välja käidi K♦, siis tulid 10♥, A♦ ja 10♥. Tihi võtab esimene ärtukümme, 35 silma.
doppelkopf-rules-announcing =
    Liidu reeglitega võib kuulutada igal ajal, mitte ainult omal korral:
    ```
                         kaarte käes
    re või kontra        vähemalt 11
    alla 90              vähemalt 10
    alla 60              vähemalt  9
    alla 30              vähemalt  8
    mitte ühtki tihi     vähemalt  7
    ```
    • *Re* ütleb ristiemandate pool või soolomängija, *kontra* teine pool. Nii saavad kõik teada, kummal pool sa oled.
    • *Alla 90* tähendab, et teine pool jääb alla 90 silma, *mitte ühtki tihi*, et ta ei saa ühtki. Enne seda peab su pool olema öelnud re või kontra.
    • Astmeid võib vahele jätta, kuni ka vahelejäetud oleksid veel õigel ajal; need loetakse öelduks.
    • **Vastuseks** teisele poolele võib re või kontra öelda ka siis, kui käes on üks kaart vähem, kui nõudis tema kõrgeim kuulutus. Kui esimeseks kuulutuseks oli siis juba liiga hilja, ei või su pool enam midagi edasi kuulutada.
    • Pulmas ei kuulutata midagi enne, kui paariline on leitud. Kui selleks oli teine tihi, on iga piir ühe kaardi võrra madalam, kolmanda järel kahe võrra.
    • Üheksateta on kõik piirid kahe kaardi võrra madalamad.
doppelkopf-rules-scoring =
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
    Poolte punktid lahutatakse teineteisest. Ühe poole igaüks saab vahe, teise poole igaüks kaotab selle; kes on üksi, saab või maksab selle kolmekordselt. Kui kumbki ei täitnud, mida kuulutas, ei võida keegi.

    Liidu reegliteta on jaotus 121 silmaga kas võidetud või kaotatud ja kirja ei panda midagi.
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
