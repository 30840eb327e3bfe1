# Skati reeglid oma lihtsate sõnadega, teemade kaupa; igaüks kuni 1900 märki Discordi Markdowni.

skat-rules-overview =
    Skat on sakslaste rahvusmäng, sündinud 1815. aasta paiku Altenburgis. Mängib kolm inimest, üks kahe vastu, ja sama paariline ei ole sul kunagi kauem kui ühe jaotuse.

    • Igaüks saab kümme kaarti; kaks jäävad kõrvale, need on **skat**.
    • Pakutakse arve. Arv ei tähenda tihisid, vaid seda, **kui palju mäng väärt oleks**. Kes pakub kõige rohkem, mängib üksi.
    • Üksi mängija võib skati võtta ja kaks kaarti kõrvale panna või selle puutumata jätta, mis on rohkem väärt. Siis nimetab ta mängu: trumbimast, **grand**, kus trumbid on ainult soldatid, **null** ilma ühegi tihita või **ramš**, kus igaüks on enda eest.
    • Mastimängus ja grandis vajab ta **120 silmast 61**.
    • Mäng on võidetud ainult siis, kui see on lõpuks vähemalt nii palju väärt, kui pakuti.

    Punkte saab või kaotab ainult üksi mängija; teised kaks püüavad teda takistada.
skat-rules-cards =
    Pakis on 32 kaarti, seitsmest ässani. Mis on trump, sõltub mängust:
    ```
    mastimäng  J♣ J♠ J♥ J♦ ja masti
               A 10 K Q 9 8 7
    grand      ainult J♣ J♠ J♥ J♦
    ramš       nagu grand
    null       trumpe ei ole
    ```
    • K on kuningas, Q emand, J soldat, A äss.
    • Soldatite järjekord on alati risti, pada, ärtu, ruutu.
    • Tavaline mast: A 10 K Q 9 8 7. Kümme on teine.
    • Nullmängus on järjekord A K Q J 10 9 8 7 ja soldatid kuuluvad oma masti.

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
skat-rules-deal =
    Igaüks saab kolm kaarti, siis neli, siis kolm; viimased kaks on skat ja jäävad kinniselt kõrvale. Jagamise kord liigub päripäeva.

    Kohtadel on nimed, jagajast lugedes:

    • **eeskäsi** istub jagajast vasakul ja käib esimesena välja,
    • **keskkäsi** on järgmine ja alustab pakkumist,
    • **tagakäsi** on jagaja ise.

    Pakk segatakse, pitseeritakse ja tõstetakse keskelt; midagi valida ei ole, nii et kelleltki ei küsita. Pitser avatakse pärast jaotust: `/record`.
skat-rules-bidding =
    Kõigepealt **pakub keskkäsi eeskäele**. Keskkäsi nimetab arvu või passib; eeskäsi ütleb „jah“ või passib. Nii läheb see edasi, kuni üks loobub. Siis **pakub tagakäsi sellele, kes alles jäi**, samal viisil. Kes viimasena alles on, mängib üksi, ja viimane arv on tema pakkumine.

    • Pakutakse ainult arve, mida mõni mäng väärt olla saab: 18, 20, 22, 23, 24, 27, 30, 33, 35, 36, 40 ja nii edasi.
    • Iga arv on eelmisest suurem; vahele tohib jätta.
    • Kui mõlemad teised passivad pakkumata, võib eeskäsi veel öelda 18.
    • Kui passivad kõik kolm, ei saa keegi midagi ja jagab järgmine.

    _Kui kaugele minna?_ Arvuta välja, mida su mäng väärt on (vaata *Punktid*), ja sealt edasi ära mine. Mis mäng sul mõttes on, seda ei öelda.
skat-rules-declaring =
    Üksi mängija otsustab kõigepealt, mida teha skatiga.

    • **Võtta**: vaadata need kaks kaarti ära ja panna kaheteistkümnest kaks kõrvale. Nende silmad on tema omad.
    • **Mängida käest**: jätta skat vaatamata. See lisab kordajale ühe ja skat loeb lõpuks ikka tema kasuks.

    Siis nimetab ta mängu: risti, pada, ärtu, ruutu, grand, null või ramš. Käest mängides võib mastimängule või grandile lisada ühe neist:

    • **šneider**: pead saama vähemalt 90 silma,
    • **švarts**: pead võtma kõik kümme tihi,
    • **lahtiselt**: mängid lahtiste kaartidega; kui lauas pole teisiti kokku lepitud, kohustab see võtma kõik kümme tihi.

    Mis on kuulutatud, tuleb täita, muidu on mäng kaotatud, olgu silmi kui palju tahes. Ka nulli võib mängida lahtiselt, skatiga või ilma. Ramšile ei lisata midagi.
skat-topic-contracts = Grand, null ja ramš
skat-rules-contracts =
    • **Grand.** Trumbid on ainult neli soldatit. Põhiväärtus 24 on kaks korda suurem kui ristil, nii et see tasub end heade soldatite ja ässadega.
    • **Null.** Üksi mängija ei tohi võtta ühtki tihi. Trumpe ei ole ja igas mastis on järjekord A K Q J 10 9 8 7. Esimese võetud tihiga on mäng kaotatud, aga jaotus mängitakse lõpuni. Väärtus on kindel.
    • **Lahtine null.** Seesama, aga kaardid on laual näha.
    • **Ramš.** Üksi mängija nii-öelda annab alla: igaüks on enda eest, trumbid on soldatid nagu grandis, skat ei loe kellegi kasuks ja **võidab see, kellel on kõige vähem silmi**. See annab 10 punkti, ilma ühegi tihita 20. Kui kõige vähem on mitmel, saavad kõik nemad.

    Lahtiselt mängitud kaarte näevad kõik laua pildil.
skat-rules-play =
    Esimesena käib välja eeskäsi, mängigu üksi kes tahes; kes tihi võtab, käib järgmisena välja. Mängitakse kõik kümme tihi.

    • **Tunnista masti**, kui saad. Kõik trumbid, ka soldatid, on üks mast.
    • **Kui ei saa, käi mida tahes.** Trumpama ei pea ja üle lööma ei pea kunagi.
    • Tihi võtab kõrgeim trump, trumpideta tihi aga kõrgeim väljakäidud masti kaart.

    _Näide._ Trump on ärtu ja välja käidi Q♠. Sul on J♠ ja muud padat ei ole: J♠ on trump, nii et käia tohid mida tahes.

    Kaks vastast võivad teineteise tihidesse silmi panna, aga mitte öelda, mis neil käes on.
skat-rules-scoring =
    Mastimängu ja grandi väärtus on **põhiväärtus × kordaja**.
    ```
    põhiväärtus  kordaja liidetakse
    ruutu   9    mäng             1
    ärtu   10    iga matadoor     1
    pada   11    käest            1
    risti  12    šneider (90)     1
    grand  24    kõik tihid       2
                 öeldud šneider   3
                 see ja kõik      4
                 öeldud švarts    5
                 lahtiselt        7
    ```
    Viiest reast šneiderist švartsini loeb ainult kõige suurem.

    {"**"}Matadoorid** on katkematu rida trumpe alates ristisoldatist. Kui J♣ on sul, mängid nii mitme *matadooriga*, kui järjest on; kui ei ole, siis *ilma* nii mitmeta, kui järjest puudub. Skat loetakse sinu omaks.

    _Näide._ Pada, sul on J♣ ja J♠, aga mitte J♥: kaks matadoori. (1 + 2) × 11 = 33.
    ```
    null       23   käest            35
    lahtiselt  46   käest lahtiselt  59
    ```
    • **Võit**: üksi mängija saab mängu väärtuse.
    • **Kaotus**, või kui väärtus jääb alla pakkumise: kirja läheb pakkumine miinusega, skati võtnul kahekordselt. Null kaotab oma väärtuse kahekordselt.
    • Teised ei saa midagi. Kindlat lõppu ei ole: juhib see, kellel on kõige rohkem.
skat-rules-words =
    • **skat**: kaks kõrvale jäetud kaarti ja mäng ise
    • **eeskäsi, keskkäsi, tagakäsi**: kohad jagajast vasakult alates
    • **vastu pidama**: ütlema pakutud arvule jah
    • **üksi mängija**: kes võitis pakkumise ja mängib kahe vastu
    • **käest**: skati vaatamata
    • **matadoorid**: katkematu rida kõrgeimaid trumpe, mis on olemas või puudub
    • **šneider**: üksi mängijal on vähemalt 90 silma
    • **švarts**: kõik kümme tihi
    • **grand**: trumbid on ainult soldatid
    • **null**: üksi mängijale mitte ühtki tihi
    • **lahtiselt** (*ouvert*): üksi mängija kaardid on kõigile näha
    • **ramš** (*Ramsch*): igaüks enda eest, võidab see, kellel on kõige vähem silmi
    • **üle pakkuma**: mäng oli vähem väärt kui pakkumine
