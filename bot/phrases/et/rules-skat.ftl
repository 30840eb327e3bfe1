# Skati reeglid oma lihtsate sõnadega, teemade kaupa; igaüks kuni 1900 märki Discordi Markdowni.

skat-rules-overview =
    Skat on sakslaste rahvusmäng, sündinud 1815. aasta paiku Altenburgis. Mängib kolm inimest, üks kahe vastu, ja sama paariline ei ole sul kunagi kauem kui ühe jaotuse.

    • Igaüks saab kümme kaarti; kaks jäävad kõrvale, need on **skat**.
    • Pakutakse arve. Arv ei tähenda tihisid, vaid seda, **kui palju mäng väärt oleks**. Kes pakub kõige rohkem, mängib üksi.
    • Üksi mängija võib skati võtta ja kaks kaarti kõrvale panna või selle puutumata jätta, mis on rohkem väärt. Siis nimetab ta mängu: trumbimast, **grand**, kus trumbid on ainult soldatid{ $values ->
        [book] , **null** ilma ühegi tihita või **ramš**, kus igaüks on enda eest.
       *[other] {" "}või **null** ilma ühegi tihita.
    }
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
    { $values ->
        [book] Igaüks saab kolm kaarti, siis neli, siis kolm; viimased kaks on skat ja jäävad kinniselt kõrvale.
       *[other] Igaüks saab kolm kaarti, kaks jäävad kinniselt skatti, siis saab igaüks neli ja veel kolm.
    } Jagamise kord liigub päripäeva.

    Kohtadel on nimed, jagajast lugedes:

    • **eeskäsi** istub jagajast vasakul ja käib esimesena välja,
    • **keskkäsi** on järgmine ja alustab pakkumist,
    • **tagakäsi** on jagaja ise.

    Pakk segatakse, pitseeritakse ja tõstetakse keskelt (kus segavad kõik, koos pakiga loositud kohast); midagi valida ei ole, nii et kelleltki ei küsita. Pitser avatakse pärast jaotust: `/record`.
skat-rules-bidding =
    Kõigepealt **pakub keskkäsi eeskäele**. Keskkäsi nimetab arvu või passib; eeskäsi ütleb „jah“ või passib. Nii läheb see edasi, kuni üks loobub. Siis **pakub tagakäsi sellele, kes alles jäi**, samal viisil. Kes viimasena alles on, mängib üksi, ja viimane arv on tema pakkumine.

    • Pakutakse ainult arve, mida mõni mäng väärt olla saab: 18, 20, 22, 23, 24, 27, 30, 33, 35, 36, 40 ja nii edasi.
    • Iga arv on eelmisest suurem; vahele tohib jätta.
    • Kui mõlemad teised passivad pakkumata, võib eeskäsi veel öelda 18.
    • Kui passivad kõik kolm, { $allpass ->
        [ramsch] mängitakse ramši.
        [schieberamsch] mängitakse edasiandmisega ramši.
       *[other] ei saa keegi midagi ja jagab järgmine.
    }

    _Kui kaugele minna?_ Arvuta välja, mida su mäng väärt on (vaata *Punktid*), ja sealt edasi ära mine. Mis mäng sul mõttes on, seda ei öelda.
skat-rules-bidding-answering-both =
    • Kui tagakäsi on pakkunud ja alles jäänu passib, võib vastata ka teine.
skat-rules-declaring =
    Üksi mängija otsustab kõigepealt, mida teha skatiga.

    • **Võtta**: vaadata need kaks kaarti ära ja panna kaheteistkümnest kaks kõrvale{ $order ->
        [declare] , kui mäng on nimetatud
       *[other] {""}
    }. Nende silmad on tema omad.
    • **Mängida käest**: jätta skat vaatamata. See lisab kordajale ühe ja skat loeb lõpuks ikka tema kasuks.

    Siis nimetab ta mängu: risti, pada, ärtu, ruutu, grand{ $values ->
        [book] , null või ramš
       *[other] {" "}või null, mis ei tohi jääda alla pakkumise
    }. { $announce ->
        [hand] Käest mängides võib mastimängule või grandile lisada ühe neist:
       *[other] Mastimängule või grandile võib lisada neid, lahtist ka teistele:
    }

    • **šneider**: pead saama vähemalt { $schneider ->
        [91] 91
       *[other] 90
    } silma,
    • **švarts**: pead võtma kõik kümme tihi,
    • **lahtiselt**: mängid lahtiste kaartidega{ $values ->
        [book] { $announce ->
            [hand] {" "}ja pead võtma kõik kümme tihi.
           *[other] .
        }
       *[other] {" "}ja pead võtma kõik kümme tihi.
    }

    Mis on kuulutatud, tuleb täita, muidu on mäng kaotatud, olgu silmi kui palju tahes. Ka nulli võib mängida lahtiselt, skatiga või ilma.
skat-topic-contracts = Grand, null ja ramš
skat-rules-contracts =
    • **Grand.** Trumbid on ainult neli soldatit. Põhiväärtus 24 on kaks korda suurem kui ristil, nii et see tasub end heade soldatite ja ässadega.
    • **Null.** Üksi mängija ei tohi võtta ühtki tihi. Trumpe ei ole ja igas mastis on järjekord A K Q J 10 9 8 7. Esimese võetud tihiga on mäng kaotatud, aga jaotus mängitakse lõpuni. Väärtus on kindel.
    • **Lahtine null.** Seesama, aga kaardid on laual näha.

    Lahtiselt mängitud kaarte näevad kõik laua pildil.
skat-rules-contracts-values-book =
    • **Ramš.** Üksi mängija nii-öelda annab alla: igaüks on enda eest, trumbid on soldatid nagu grandis, skat ei loe kellegi kasuks ja **võidab see, kellel on kõige vähem silmi**. See annab 10 punkti, ilma ühegi tihita 20. Kui kõige vähem on mitmel, saavad kõik nemad.
skat-rules-contracts-spitze-1 =
    • **Spitze**, kuulutatud koos mänguga: madalaim trump näidatakse ette ja see peab võtma viimase tihi; see loeb ühe astme rohkem. Mitte grandis, kui kõik neli soldatit on käes.
skat-rules-contracts-spitze-2 =
    • **Spitze**, kuulutatud koos mänguga: madalaim trump näidatakse ette ja see peab võtma viimase tihi; see loeb kaks astet rohkem. Mitte grandis, kui kõik neli soldatit on käes.
skat-rules-contracts-revolution-true =
    • **Null, revolutsioon**, väärtus 92, käest või mitte: lahtine null, mille eel vastased näevad teineteise kaarte ja vahetavad neid nii palju, kui tahavad, kaardi kaardi vastu. Keegi teine vahetatud kaarte ei näe.
skat-rules-play =
    Esimesena käib välja eeskäsi, mängigu üksi kes tahes; kes tihi võtab, käib järgmisena välja. Mängitakse kõik kümme tihi.

    • **Tunnista masti**, kui saad. Kõik trumbid, ka soldatid, on üks mast.
    • **Kui ei saa, käi mida tahes.** Trumpama ei pea ja üle lööma ei pea kunagi.
    • Tihi võtab kõrgeim trump, trumpideta tihi aga kõrgeim väljakäidud masti kaart.

    _Näide._ Trump on ärtu ja välja käidi Q♠. Sul on J♠ ja muud padat ei ole: J♠ on trump, nii et käia tohid mida tahes.

    Kaks vastast võivad teineteise tihidesse silmi panna, aga mitte öelda, mis neil käes on.
skat-rules-play-schenken-true =
    {"**"}Kinkimine.** Mastimängu või grandi esimeses tihis võivad mõlemad vastased mängu kinkida. Kui üksi mängija võtab vastu, on see lihtne võit. Kui ta keeldub, on šneider kuulutatud. Siis võivad nad ka selle kinkida; kui ta jälle keeldub, on švarts kuulutatud.
skat-rules-play-giveup-true =
    {"**"}Loobumine.** Üheksa või kümne kaardiga käes võib üksi mängija loobuda: see on lihtne kaotus. Hiljem peab üks vastane nõus olema. Vastased võivad koos loobuda igal ajal: see on lihtne võit. Mis oli kuulutatud, loeb täitmata jäänuks või täidetuks.
skat-rules-scoring =
    Mastimängu ja grandi väärtus on **põhiväärtus × kordaja**. Põhiväärtus on ruutul 9, ärtul 10, padal 11, ristil 12 ja grandil 24.

    {"**"}Matadoorid** on katkematu rida trumpe alates ristisoldatist. Kui J♣ on sul, mängid nii mitme *matadooriga*, kui järjest on; kui ei ole, siis *ilma* nii mitmeta, kui järjest puudub. Skat loetakse sinu omaks.

    _Näide._ Pada, sul on J♣ ja J♠, aga mitte J♥: kaks matadoori. (1 + 2) × 11 = 33.
    ```
    null       23   käest            35
    lahtiselt  46   käest lahtiselt  59
    ```
skat-rules-scoring-values-book =
    Kordaja liidetakse nii:
    ```
    mäng             1
    iga matadoor     1
    käest            1
    šneider          1
    kõik tihid       2
    öeldud šneider   3
    see ja kõik      4
    öeldud švarts    5
    lahtiselt        7
    ```
    Viiest reast šneiderist ({ $schneider ->
        [91] 91
       *[other] 90
    } silma) švartsini loeb ainult kõige suurem.

    • **Võit**: üksi mängija saab mängu väärtuse.
    • **Kaotus**, või kui väärtus jääb alla pakkumise: kirja läheb pakkumine miinusega, skati võtnul kahekordselt. Null kaotab oma väärtuse kahekordselt.
    • Teised ei saa midagi. Kindlat lõppu ei ole: juhib see, kellel on kõige rohkem.
skat-rules-scoring-values-isko =
    Kordajasse loeb ühe igaüks neist: mäng, iga matadoor, käest, šneider, kuulutatud šneider, švarts, kuulutatud švarts, lahtiselt. Kuulutatu sees on ka kõik, mis on allpool, ja lahtise sees ka švarts.

    • Pool, kellel on kuni 30 silma, on **šneider**, ilma tihita **švarts**: see loeb nii võidu kui kaotuse korral.
    • **Võit**: üksi mängija saab mängu väärtuse, ka üle pakkumise.
    • **Kaotus**: **kahekordne väärtus**, ka käest mängides.
    • **Üle pakutud**, väärtus jääb alla pakkumise: mäng on kaotatud, olgu silmi kui palju tahes; kahekordselt läheb kirja põhiväärtuse vähim kordne, mis pakkumiseni küünib.

    _Näide._ Ärtu käest, pakutud 59, üks matadoor: 10 × 3 = 30 on liiga vähe; 60 küünib, seega −120.
skat-rules-scoring-values-old =
    Kordajasse loeb ühe igaüks neist: mäng, iga matadoor, käest, šneider, kuulutatud šneider, švarts, kuulutatud švarts, lahtiselt. Kuulutatu sees on ka kõik, mis on allpool, ja lahtise sees ka švarts. Lahtise grandi põhiväärtus on 36.

    • Pool, kellel on kuni 30 silma, on **šneider**, ilma tihita **švarts**: see loeb nii võidu kui kaotuse korral.
    • **Võit**: üksi mängija saab mängu väärtuse, ka üle pakkumise.
    • **Kaotus**: kahekordne väärtus, aga **käest mängides ühekordne**.
    • **Üle pakutud**, väärtus jääb alla pakkumise: mäng on kaotatud, olgu silmi kui palju tahes; väärtuse asemel loeb põhiväärtuse vähim kordne, mis pakkumiseni küünib.
skat-rules-kontra-kontra-eighteen =
    Vastane, kes arvab, et mäng kaotatakse, ütleb **kontra**: võit ja kaotus lähevad kirja kahekordselt. Seda tohib ainult see, kes pakkus või hoidis vähemalt 18.
skat-rules-kontra-kontra-all =
    Vastane, kes arvab, et mäng kaotatakse, ütleb **kontra**: võit ja kaotus lähevad kirja kahekordselt.
skat-rules-kontra-kontrawhen-card =
    • Kontra öeldakse enne oma esimest kaarti, vastus enne vastaja järgmist kaarti.
    • Lahtises mängus küsitakse enne kaartide näitamist.
skat-rules-kontra-kontrawhen-asked =
    • Kes tohib, sellelt küsitakse pärast mängu nimetamist.
skat-rules-kontra-re-re =
    • Üksi mängija võib vastata **re**: neljakordselt{ $renull ->
        [false] , aga mitte nullmängus
       *[other] {""}
    }.
skat-rules-kontra-re-none =
    • Sellele ei vastata.
skat-rules-kontra-re-bock =
    • Üksi mängija võib vastata **re**, neljakordselt, ja kontra ütleja sellele **bock**, kaheksakordselt{ $renull ->
        [false] ; mitte nullmängus
       *[other] {""}
    }.
skat-rules-kontra-re-hirsch =
    • Üksi mängija **re** loeb neljakordselt, kontra ütleja **bock** kaheksakordselt, üksi mängija **hirsch** kuueteistkordselt{ $renull ->
        [false] ; mitte nullmängus
       *[other] {""}
    }.
skat-rules-kontra-kontralost-ramsch =
    • Kui üksi mängija võidab kontrast hoolimata, on järgmine jaotus ramš.
skat-rules-ramsch-allpass-ramsch =
    Kui kõik ütlevad pass, mängib igaüks enda eest; trumbid on nagu grandis ainult soldatid ja esimesena käib välja eeskäsi. Keegi ei taha silmi.
skat-rules-ramsch-allpass-schieberamsch =
    Kui kõik ütlevad pass, mängib igaüks enda eest; trumbid on nagu grandis ainult soldatid ja esimesena käib välja eeskäsi. Keegi ei taha silmi.

    Enne seda **käib skat ringi**, eeskäest alates. Võid selle võtta ja kaks kaarti edasi anda{ $ramschjacks ->
        [true] {""}
       *[other] , aga mitte soldateid
    }; või annad selle vaatamata edasi, mis kahekordistab. Viimased kaks kaarti jäävad skatti.
skat-rules-ramsch-ramschloser-most =
    • **Kellel on kõige rohkem silmi, kaotab need.** Kui keegi ei võtnud ühtki tihi, siis kahekordselt.
    • Kes võtab kõik kümme tihi, võidab hoopis 120.
skat-rules-ramsch-ramschloser-fixed =
    • **Kellel on kõige rohkem silmi, kaotab 10**, kui üks jäi tihita, siis 15, kui kaks, siis 20.
skat-rules-ramsch-ramschloser-fewest =
    • **Kellel on kõige vähem silmi, võidab 10**, ilma tihita 20; kui neid on mitu, siis kõik.
skat-rules-ramsch-ramschloser-club =
    • **Kellel on kõige vähem silmi, võidab 23-se mängu**, mis loeb lehel nagu iga teine; kaks, kellel on sama palju, saavad kumbki { $ramschclub ->
        [ten] 10
       *[other] poole
    }.
skat-rules-ramsch-ramschskat-loser =
    • Skati silmad lisanduvad kaotaja omadele.
skat-rules-ramsch-ramschskat-last =
    • Skati silmad kuuluvad viimase tihi juurde.
skat-rules-ramsch-ramschskat-nobody =
    • Skat ei loe kellelegi.
skat-rules-ramsch-ramschtie-shared =
    • Kui kõige rohkem on kahel, kaotavad mõlemad.
skat-rules-ramsch-ramschtie-last =
    • Kui kõige rohkem on kahel, kaotab neist see, kes võttis viimase tihi.
skat-rules-ramsch-ramschknock-true =
    • Kes skati võttis, võib pärast edasiandmist **koputada**: ka see kahekordistab.
skat-rules-ramsch-ramschvirgin-true =
    • Kui skat on ringi käinud, võib igaüks kuulutada, et **ei võta ühtki tihi**. Kui see õnnestub, läheb jaotus kirja veel kord kahekordselt; kui mitte, maksab see talle 120 ja teistele mitte midagi.
skat-rules-ramsch-bockramsch-true =
    Igale topeltringile järgneb ring ramši. Selles ei pakuta, aga enne võib igaüks nimetada **grandi käest**; siis mängitakse seda ja sama jagaja jagab uuesti.
skat-rules-bock-bock-true =
    Mõnele jaotusele järgneb **topeltring** (*Bock*): { $bockround } jaotust, milles kõik läheb kirja kahekordselt. See tuleb,

    • kui mäng kaotatakse täpselt 60 silmaga
skat-rules-bock-bockgrand-true =
    • kui grand käest võidetakse
skat-rules-bock-bockkontra-true =
    • kui mäng kaotatakse kontra vastu
skat-rules-bock-bockre-true =
    • kontra ja re järel
skat-rules-bock-bockscore-hundreds =
    • kui kellegi seis jõuab täissajani
skat-rules-bock-bockscore-digits =
    • kui kellegi seisus on kolm ühesugust numbrit
skat-rules-bock-bockscore-numbers =
    • kui kellegi seis jõuab täissajani või selles on kolm ühesugust numbrit
skat-rules-bock-bockvalue-72 =
    • mängu järel väärtusega vähemalt 72
skat-rules-bock-bockvalue-96 =
    • mängu järel väärtusega vähemalt 96
skat-rules-bock-bocknull-true =
    • kui lahtine null käest võidetakse
skat-rules-bock-bockall-true =
    • kui ühel poolel on kõik 120 silma
skat-rules-bock-bocklost-true =
    • kui grand kaotatakse
skat-rules-bock-bockpassed-true =
    • kui kõik ütlevad pass
skat-rules-bock-bockstack-append =
    Mis ringi ajal juhtub, lisab selle lõppu uue; üks jaotus toob ühe ringi, juhtugu selles kui palju tahes.
skat-rules-bock-bockstack-multiply =
    Mis ringi ajal juhtub, kahekordistab järgmisi jaotusi veel kord, kõige rohkem kaheksakordseks; üks jaotus toob ühe ringi, juhtugu selles kui palju tahes.
skat-rules-bock-bockramsch-true =
    Igale järgneb ring ramši; seda topeltring ei kahekordista.
skat-rules-lists-scoring-fabian =
    Kirja läheb **Seegeri ja Fabiani** järgi nagu turniiril: peale väärtuse 50 punkti iga üksi võidetud mängu eest ja 50 vähem iga kaotatud mängu eest. Kui kaotab teine, saad 40, neljases lauas 30, ka siis, kui istud väljas.

    Kokku arvutab `/scores`.
skat-rules-lists-scoring-seeger =
    Kirja läheb **Seegeri** järgi: peale väärtuse 50 punkti iga üksi võidetud mängu eest ja 50 vähem iga kaotatud mängu eest. Kokku arvutab `/scores`.
skat-rules-lists-scoring-simple =
    Leht on **lihtne**: kirja läheb ainult üksi mängija, mängu väärtusega, pluss või miinus. Kokku arvutab `/scores`.
skat-rules-lists-scoring-positive =
    Lehel **miinust ei ole**: võidetud mäng on üksi mängija oma, kaotatud mäng on sama palju plussi igale teisele. Kokku arvutab `/scores`.
skat-rules-lists-scoring-bierlachs =
    {"**"}Bierlachs** tunneb ainult miinust: võidetud mäng on oma väärtuses miinus igale teisele, kaotatud mäng üksi mängijale. Kes jõuab esimesena seisuni −{ $bierlachs }, kaotab ringi ja algab uus. Seda näitab `/scores`.
skat-rules-lists-lists-full =
    Lehel on 36 jaotust, neljases lauas 48: igaüks jagab kaksteist korda.
skat-rules-lists-lists-short =
    Lehel on 18 jaotust, neljases lauas 24: igaüks jagab kuus korda.
skat-rules-lists-passedin-dealer =
    Kui kõik ütlevad pass, saab jagaja 30; neljases või suuremas lauas kõik, kes vahele jätavad.
skat-rules-words =
    • **skat**: kaks kõrvale jäetud kaarti ja mäng ise
    • **eeskäsi, keskkäsi, tagakäsi**: kohad jagajast vasakult alates
    • **vastu pidama**: ütlema pakutud arvule jah
    • **üksi mängija**: kes võitis pakkumise ja mängib kahe vastu
    • **käest**: skati vaatamata
    • **matadoorid**: katkematu rida kõrgeimaid trumpe, mis on olemas või puudub
    • **šneider**: teisel poolel on kuni 30 silma
    • **švarts**: kõik kümme tihi
    • **grand**: trumbid on ainult soldatid
    • **null**: üksi mängijale mitte ühtki tihi
    • **lahtiselt** (*ouvert*): üksi mängija kaardid on kõigile näha
    • **ramš** (*Ramsch*): igaüks enda eest ja keegi ei taha silmi
    • **üle pakkuma**: mäng oli vähem väärt kui pakkumine
