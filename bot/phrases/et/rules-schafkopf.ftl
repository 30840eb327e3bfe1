# Baieri Schafkopfi reeglid oma lihtsate sõnadega, teemade ja majareeglite kaupa.

schafkopf-rules-overview =
    Baieri kõrtside mäng. { $players ->
        [3] Mängib kolm inimest, igaüks enda eest: üks mängib soolot kahe teise vastu.
       *[other] Mängib neli inimest, igaüks enda eest; kes kellega koos on, muutub jaotusest jaotusesse.
    }

    • **Kõik emandad, kõik soldatid ja kõik ärtud on trumbid.** Baieri kaartidel on nende nimed Ober, Unter ja Herz.
    • Igaüks ütleb korda mööda, kas ta tahab mängida. { $players ->
        [3] Kes mängib, mängib **soolot**.
       *[other] Kes mängib, **kutsub ässa** ja selle hoidja on salajane paariline, või mängib **soolot** kolme vastu.
    }
    • Kokku on 120 silma; mängija pool vajab **61**.
    • Igal jaotusel on hind, mille kaotajad võitjatele maksavad. Seda tõstavad schneider, matadoorid ja kõik, mis hinna kahekordistab.
schafkopf-rules-cards =
    Kutsumängus, mis on harilik mäng, on trumbid, parim eespool:
    ```
    Q♣ Q♠ Q♥ Q♦
    J♣ J♠ J♥ J♦
    A♥ 10♥ K♥ 9♥ 8♥ 7♥
    ```
    Teistes mastides kehtib A 10 K 9 8 7. Emandad ja soldatid ei kuulu neist ühtegi.

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
schafkopf-rules-cards-pack-short = Pakk on lühike: kaheksaid ja seitsmeid ei ole.
schafkopf-rules-deal =
    { $players ->
        [3] { $three ->
            [long] Igaüks saab 32 kaardist kümme; kaks jääb kinniselt lauale.
           *[other] Igaüks saab 24 kaardist kaheksa. Üle ei jää midagi.
        }
       *[other] { $pack ->
            [short] Igaüks saab 24 kaardist kuus. Üle ei jää midagi.
           *[other] Igaüks saab 32 kaardist kaheksa. Üle ei jää midagi.
        }
    } { $packets ->
        [pairs] Kaardid jagatakse kahe kaupa.
       *[other] Kaardid jagatakse kahes osas.
    } Jagamise kord liigub päripäeva; jagajast vasakul istuja ütleb esimesena ja **käib igas mängus esimesena välja**, ka soolos.

    Pakk segatakse, pitseeritakse ja tõstetakse keskelt (kus segavad kõik, koos pakiga loositud kohast); midagi valida ei ole, nii et kelleltki ei küsita. Pitser avatakse pärast jaotust: `/record`.
schafkopf-rules-knocking-knocking-all = Kui pooled kaardid on käes, tohib igaüks korda mööda ühe korra **koputada**, enne kui ta teist poolt näeb. Iga koputus tõstab hinda, võitku kes tahes.
schafkopf-rules-knocking-knocking-chain = Kui pooled kaardid on käes, tohib korda mööda **koputada** see, kelle eelkäija koputas (esimene vabalt). Iga koputus tõstab hinda, võitku kes tahes.
schafkopf-rules-knocking-knocking-one = Kui pooled kaardid on käes, tohib korda mööda **koputada**, kui keegi veel ei ole. See kahekordistab hinna, võitku kes tahes.
schafkopf-rules-knocking-knocking-eldest = Kui pooled kaardid on käes, tohib jagajast vasakul istuja **koputada**. See kahekordistab hinna, võitku kes tahes.
schafkopf-rules-knocking-knocking-together = Kui pooled kaardid on käes, küsitakse kõigilt **korraga**, kas nad **koputavad**, enne kui nad teist poolt näevad. Iga koputus tõstab hinda, võitku kes tahes.
schafkopf-rules-knocking-knocks-double = Iga koputus kahekordistab hinna: × 2, 4, 8, 16.
schafkopf-rules-knocking-knocks-add = Ühe koputusega on hind kahekordne, kahega kolmekordne ja nii edasi.
schafkopf-rules-knocking-knocks-steps = Üks kuni neli koputust annavad 2-, 3-, 5- ja 8-kordse hinna.
schafkopf-rules-knocking-knocker-true = Kui kõik passivad, peab mängima viimane koputaja.
schafkopf-rules-knocking-knocker-false = Koputus ei kohusta millekski.
schafkopf-rules-bidding =
    Jagajast vasakul istujast alates ütleb igaüks ühe korra, kas ta mängib, või passib; mida ta mängiks, ta veel ei ütle. Öeldu jääb öelduks.

    • **Keegi ei mängi**: vaata allpool.
    • **Mängib üks**: ta kuulutab, mida ta mängib.
schafkopf-rules-bidding-bidding-contest =
    • **Mängida tahab mitu**: pärast esimest tähendab *ma mängin* mängu, mis on kutsumängust kõrgem. Kaks esimest selgitavad selle omavahel: hilisem nimetab mängu liigi, varasem hoiab seda või loobub; siis peab hilisem minema kõrgemale või loobuma. Kes jääb, kohtub järgmisega. Võrdse liigi korral jääb peale varasem koht ja masti nimetab alles võitja.

    Alt üles: Bettel, Farbgeier, Geier, Farbwenz, Wenz, soolo, siis samad kõigi tihidega, siis Sie; need, mida siin mängitakse.
schafkopf-rules-bidding-bidding-first = • **Kes ütleb esimesena, see mängib.** Üle ei pakuta.
schafkopf-rules-bidding-bidding-raising = • **Mängida tahab mitu**: nad pakuvad teineteisest üle silmi, mida nad soolos vajavad: 61, siis iga kord { $step } rohkem, kuni 120; sellest kõrgemal on kõik tihid ja Sie. Võrdse pakkumise korral jääb peale varasem koht.
schafkopf-rules-bidding-three-long = • **Mängida tahab mitu**: nad pakuvad teineteisest üle silmi, mida nad vajavad: 61, 65, 70 ja nii edasi viie kaupa, kuni 120; sellest kõrgemal on kõik tihid ja Sie. Võrdse pakkumise korral jääb peale varasem koht.
schafkopf-rules-bidding-allpass-throw-in = **Kõik passivad**: kaardid visatakse kokku ja jagab järgmine.
schafkopf-rules-bidding-allpass-same-dealer = **Kõik passivad**: kaardid visatakse kokku ja sama jagaja jagab uuesti.
schafkopf-rules-bidding-allpass-double = **Kõik passivad**: kaardid visatakse kokku ja järgmine jaotus läheb topelt; kui jälle kõik passivad, siis veel kord topelt.
schafkopf-rules-bidding-allpass-stock = **Kõik passivad**: igaüks paneb potti kutsumängu hinna ja jagab järgmine.
schafkopf-rules-bidding-allpass-ramsch = **Kõik passivad**: mängitakse ramš.
schafkopf-rules-bidding-allpass-stock-ramsch = **Kõik passivad**: igaüks paneb potti kutsumängu hinna ja mängitakse ramš.
schafkopf-rules-bidding-allpass-forced = **Kõik passivad**: see, kelle käes on Q♣, peab mängima kutsumängu või soolot. Kui ühtki ässa kutsuda ei saa, tohib ta kutsuda puuduva masti ässa ja ütleb seda; kelle käes on kõik kolm ässa, see kutsub oma ässa juurde kümmet või siis kuningat.
schafkopf-rules-bidding-allpass-kreuz = **Kõik passivad**: mängitakse ristamisi. Vastasistujad on paarilised, trump on ärtu ja 61 silma vajab jagajast vasakul istuja pool.
schafkopf-rules-bidding-forced-sixty = Sunnitud mängu võidab 60 silmaga ja 30 silmaga pääseb schneiderist.
schafkopf-rules-bidding-poor-true = Kuni kolme trumbiga kedagi ei sunnita: kaardid visatakse kokku.
schafkopf-rules-contracts =
    Kutsumängu asemel tohid mängida üht neist, kui keegi sinust üle ei paku:

    • **Soolo**: üksi teiste vastu. Valid trumbimasti: trumbid on emandad, soldatid ja see mast.
    • **Wenz**: üksi; trumbid on ainult neli soldatit. Mastides kehtib A 10 K Q 9 8 7.
schafkopf-rules-contracts-geier-true = • **Geier**: üksi; trumbid on ainult neli emandat. Mastides kehtib A 10 K J 9 8 7.
schafkopf-rules-contracts-farbwenz-true = • **Farbwenz**: Wenz, kus soldatite järel on trump ka sinu valitud mast.
schafkopf-rules-contracts-farbgeier-true = • **Farbgeier**: Geier, kus emandate järel on trump ka sinu valitud mast.
schafkopf-rules-contracts-bettel-plain = • **Bettel**: üksi, trumbita ja ilma ühegi tihita. Mastides kehtib A K Q J 10 9 8 7.
schafkopf-rules-contracts-bettel-beat = • **Bettel**: üksi, trumbita ja ilma ühegi tihita. Mastides kehtib A K Q J 10 9 8 7 ja kes saab välja käidud mastis üle lüüa, see peab.
schafkopf-rules-contracts-bettel-hearts = • **Bettel**: üksi, kutsumängu trumpidega ja ilma ühegi tihita.
schafkopf-rules-contracts-bettel-hearts-beat = • **Bettel**: üksi, kutsumängu trumpidega ja ilma ühegi tihita; kes saab käidud mastis parima kaardi üle lüüa, see peab.
schafkopf-rules-contracts-bettelprice-call = Bettel maksab sama palju kui kutsumäng.
schafkopf-rules-contracts-bettelprice-solo = Bettel maksab sama palju kui soolo.
schafkopf-rules-contracts-three-long = Enne mängu nimetamist võtab mängija **kaks kinnist kaarti** ja paneb kaks kõrvale või jätab need võtmata: siis loeb kõik topelt. Mõlemal juhul loevad need kaks tema kasuks.
schafkopf-rules-contracts-tout-true = • **Kõik tihid** (Tout): kuulutatakse koos soologa; võtta tuleb kõik tihid. Esimese kaotatud tihiga on see läbi.
schafkopf-rules-contracts-sie-true = • **Sie**: kõik emandad ja soldatid ühe käes (kuue kaardiga kuus kõrgeimat trumpi). Kaardid näidatakse ette ja neid ei mängita.
schafkopf-rules-contracts-hochzeit-single = • **Pulm**: kellel on täpselt üks trump, see tohib seda kinniselt pakkuda, kui keegi ei ole öelnud, et mängib. Kes selle võtab, kui keegi ei mängi, annab tagasi kaardi, mis ei ole trump, ja kahekesi vajavad nad 61 silma.
schafkopf-rules-contracts-hochzeit-double = • **Pulm**: kellel on täpselt üks trump, see tohib seda kinniselt pakkuda, kui keegi ei ole öelnud, et mängib. Kes selle võtab, kui keegi ei mängi, annab tagasi kaardi, mis ei ole trump, ja kahekesi vajavad nad 61 silma. See läheb topelt.
schafkopf-rules-contracts-solos-hearts = Ärtusoolo on teistest soolodest kõrgem ja ühe lisa võrra kallim.
schafkopf-rules-partners =
    { $players ->
        [3] Kolmekesi paarilisi ei ole ja kutsumängu ei mängita: üks mängib soolot kahe teise vastu, kes loevad oma tihid kokku. Soolomängija vajab 61 silma, teised kahekesi 60, ja kumbki neist arveldab soolomängijaga eraldi.
       *[other] **Kutsumängus** kutsud risti-, pada- või ruutuässa. Sul peab olema mõni muu selle masti kaart, emandad ja soldatid ei loe, ja äss ise ei tohi sinu käes olla. Selle hoidja on su paariline ega ütle midagi: seda näitavad ainult kaardid.
    }
schafkopf-rules-partners-renonce-true = Kellel sellist masti ei ole, see tohib kutsuda puuduva masti ässa ja ütleb seda.
schafkopf-rules-partners-renonce-false = Kellel sellist masti ei ole, see ei saa kutsumängu mängida.
schafkopf-rules-partners-running-in-hand =
    Mida kutsutud ässa hoidja arvestab, kuni äss on käimata:

    • Kui selle masti käib välja keegi teine, **peab ta ässa käima**.
    • Kui ta käib selle masti ise välja, siis ässaga; aga kui tal on seda masti käes neli kaarti või rohkem, tohib ta välja käia ka madalama, ja seda nimetatakse **ärajooksmiseks**. Sellest peale on äss kaart nagu iga teine.
schafkopf-rules-partners-running-dealt =
    Mida kutsutud ässa hoidja arvestab, kuni äss on käimata:

    • Kui selle masti käib välja keegi teine, **peab ta ässa käima**.
    • Kui ta käib selle masti ise välja, siis ässaga; aga kui talle jagati seda masti neli kaarti või rohkem, tohib ta välja käia ka madalama, ja seda nimetatakse **ärajooksmiseks**. Sellest peale on äss kaart nagu iga teine.
schafkopf-rules-partners-running-no =
    Mida kutsutud ässa hoidja arvestab, kuni äss on käimata:

    • Kui selle masti käib välja keegi teine, **peab ta ässa käima**.
    • Kui ta käib selle masti ise välja, siis ässaga.
schafkopf-rules-partners-throwing-last = • Enne viimast tihi ta seda ära ei viska.
schafkopf-rules-partners-throwing-seventh = • Enne kahte viimast tihi ta seda ära ei viska.
schafkopf-rules-partners-throwing-always = • Ära visata tohib selle siis, kui välja käidi mast, mida tal ei ole.
schafkopf-rules-play =
    Esimesse tihisse käib igas mängus välja jagajast vasakul istuja; kes tihi võtab, käib järgmisena välja.

    • **Käi masti**, kui saad. Kõik trumbid on üks mast, nii et trumbile käid trumbi.
    • **Kui ei saa, käi mida tahes.** Trumbiga lööma ei pea ja üle lööma ei pea kunagi.
    • Tihi võtab kõrgeim trump; kui trumpe ei ole, siis välja käidud masti kõrgeim kaart.
schafkopf-rules-kontra-kontra-resub = Vastased tohivad öelda **kontra**, mängija pool vastata **re**, siis **sub** ja **resub**: igaüks kahekordistab hinna mõlemale poolele. Öelda tohib poole iga mängija ja näitab sellega, kuhu ta kuulub.
schafkopf-rules-kontra-kontra-sub = Vastased tohivad öelda **kontra**, mängija pool vastata **re** ja siis veel **sub**: igaüks kahekordistab hinna mõlemale poolele. Öelda tohib poole iga mängija ja näitab sellega, kuhu ta kuulub.
schafkopf-rules-kontra-kontra-re = Vastased tohivad öelda **kontra** ja mängija pool vastata **re**: kumbki kahekordistab hinna mõlemale poolele. Öelda tohib poole iga mängija ja näitab sellega, kuhu ta kuulub.
schafkopf-rules-kontra-kontra-kontra = Vastased tohivad öelda **kontra**, mis kahekordistab hinna mõlemale poolele. Öelda tohib poole iga mängija ja näitab sellega, kuhu ta kuulub.
schafkopf-rules-kontra-timing-second-card = Kontra ütleb see, kellel on veel kõik kaardid käes, kuni esimeses tihis on kõige rohkem üks kaart.
schafkopf-rules-kontra-timing-first-card = Kontra öeldakse enne esimest kaarti.
schafkopf-rules-kontra-timing-own-card = Kontra öeldakse enne oma esimest kaarti.
schafkopf-rules-kontra-timing-second-trick = Kontra ütleb see, kellel on veel kõik kaardid käes, kuni esimeses tihis on kõige rohkem üks kaart; Wenzis ja Geieris teise tihini.
schafkopf-rules-kontra-reply-next-card = Vastus öeldakse enne järgmist kaarti.
schafkopf-rules-kontra-reply-one-fewer = Vastusega on aega, kuni sul puudub kõige rohkem üks kaart.
schafkopf-rules-kontra-takeover-true = Kes viimasena tõstis, võtab mängu üle: tema pool vajab 61 silma.
schafkopf-rules-kontra-bettelkontra-true = Ka Bettelis.
schafkopf-rules-kontra-ramschkontra-true = Ka ramšis: kontrat tohib öelda igaüks ja vastata igaüks teistest.
schafkopf-rules-ramsch-allpass-ramsch =
    Trumbid on nagu kutsumängus, välja käib jagajast vasakul istuja ja igaüks mängib enda eest. **Kellel on kõige rohkem silmi, see kaotab** ja maksab igale teisele. { $ramschkontra ->
        [true] Matadoorid ei loe.
       *[other] Kontrat ei ole ja matadoorid ei loe.
    }
schafkopf-rules-ramsch-allpass-stock-ramsch =
    Trumbid on nagu kutsumängus, välja käib jagajast vasakul istuja ja igaüks mängib enda eest. **Kellel on kõige rohkem silmi, see kaotab** ja maksab igale teisele; pott jääb puutumata. { $ramschkontra ->
        [true] Matadoorid ei loe.
       *[other] Kontrat ei ole ja matadoorid ei loe.
    }
schafkopf-rules-ramsch-ramsch-ten = • Hind on 10 (punktilauas 1).
schafkopf-rules-ramsch-ramsch-call = • Hind on sama mis kutsumängul.
schafkopf-rules-ramsch-march-tricks = • **Läbimarss**: kes võtab kõik tihid, saab hoopis igaühelt.
schafkopf-rules-ramsch-march-points = • **Läbimarss**: kes saab 91 silma või rohkem, saab hoopis igaühelt.
schafkopf-rules-ramsch-virgin-all = • Iga **tihita** mängija eest läheb hind kõigile topelt.
schafkopf-rules-ramsch-virgin-own = • **Tihita** mängija saab topelt.
schafkopf-rules-ramsch-virgin-each = • **Tihita** mängija saab topelt, kui neid on kaks, siis veel kord topelt.
schafkopf-rules-ramsch-tie-played = • Kui mitmel on võrdselt, kaotab neist see, kes käis kõrgeima trumbi.
schafkopf-rules-ramsch-tie-taken = • Kui mitmel on võrdselt, kaotab neist see, kelle tihides on kõrgeim trump.
schafkopf-rules-ramsch-tie-share = • Kui mitmel on võrdselt, maksavad nad kõik; kui kõigil neljal on sama palju, ei maksa keegi.
schafkopf-rules-ramsch-three-long = • Kaks kinnist kaarti lähevad viimase tihiga kaasa.
schafkopf-rules-bock-bock-sixty = Pärast 60–60 lähevad neli järgmist jaotust topelt.
schafkopf-rules-bock-bock-solo = Pärast kaotatud ärtusoolot lähevad neli järgmist jaotust topelt.
schafkopf-rules-bock-bock-both = Pärast 60–60 ja pärast kaotatud ärtusoolot lähevad neli järgmist jaotust topelt.
schafkopf-rules-scoring =
    ```
    mängija pool
    kõik tihid   võit, vastased tihita
    91–120       võit, schneider
    61–90        võit
    31–60        kaotus (60–60 ka)
    0–30         kaotus, schneider
    tihita       kaotus tihita
    ```
    Tihita jääja on see, kes tihi ei saanud; silmadest see ei olene.
schafkopf-rules-prices-tariff-10-20-50 = Tariif: **lisad 10, kutsumäng 20, soolod 50.**
schafkopf-rules-prices-tariff-10-10-50 = Tariif: **lisad 10, kutsumäng 10, soolod 50.**
schafkopf-rules-prices-tariff-5-5-20 = Tariif: **lisad 5, kutsumäng 5, soolod 20.**
schafkopf-rules-prices-tariff-5-10-20 = Tariif: **lisad 5, kutsumäng 10, soolod 20.**
schafkopf-rules-prices-tariff-points = Punktide peale: **kutsumäng 1, schneideriga 2, ilma tihita 3; soolod igaühelt 2, 3, 4; kõik tihid 8; Sie 16.**
schafkopf-rules-prices-three-long = Kui igaühel on kümme kaarti, maksab soolo **neli lisa** (punktilauas igaühelt 2). Kes jättis kaks kaarti võtmata, võidab või kaotab kaks korda rohkem.
schafkopf-rules-prices =
    Kutsumängus maksab kumbki kaotaja hinna ühele võitjale. Soolos arveldab igaüks teistest soolomängijaga. Makstu annab kokku nulli: `/scores` ja õhtu leht ütlevad, kes kellele kui palju võlgneb.

    Mängu hinnale lisanduvad üks lisa schneideri eest ja matadoorid, siis kõik, mis hinna kahekordistab. Kõik tihid maksavad soolo koos matadooridega topelt, schneiderita; Sie maksab neljakordselt kaheksa matadooriga.
schafkopf-rules-prices-schwarz-level = Ilma tihita kaotus annab ühe lisa asemel kaks.
schafkopf-rules-prices-schwarz-double = Ilma tihita kaotus kahekordistab hinna.
schafkopf-rules-prices-runners-all = **Matadoorid**: kõrgeimad trumbid järjest, ülalt alates, mis ühele poolele jagati. Alates kolmest (Wenz ja Geier kahest) annab igaüks ühe lisa, võitku kes tahes.
schafkopf-rules-prices-runners-four = **Matadoorid**: kõrgeimad trumbid järjest, ülalt alates, mis ühele poolele jagati. Alates kolmest (Wenz ja Geier kahest) annab igaüks ühe lisa, kõige rohkem neli, võitku kes tahes.
schafkopf-rules-prices-runners-losers = **Matadoorid**: kõrgeimad trumbid järjest, ülalt alates, mis jagati võitjatele. Alates kolmest (Wenz ja Geier kahest) annab igaüks ühe lisa.
schafkopf-rules-prices-stock-pair = **Pott**: võidetud kutsumängus saavad paarilised selle pooleks; kaotades maksavad nad koos sama palju juurde.
schafkopf-rules-prices-stock-caller = **Pott**: võidetud kutsumängus saab selle kutsuja; kaotades maksab ta sama palju juurde.
schafkopf-rules-prices-stock-any = **Pott**: selle saavad iga mängu võitjad; kes mängijana kaotab, maksab sama palju juurde.
schafkopf-rules-prices-stockknocks-true = Koputus tõstab ka seda, mida potti pannakse.
schafkopf-rules-prices-limit-8 = Kui potis on kaheksa kutsumängu hind, siis sinna enam ei maksta.
schafkopf-rules-prices-limit-16 = Kui potis on kuueteistkümne kutsumängu hind, siis sinna enam ei maksta.
schafkopf-rules-prices-limit-32 = Kui potis on kolmekümne kahe kutsumängu hind, siis sinna enam ei maksta.
schafkopf-rules-words =
    • **kutsumäng** (Rufspiel, Sauspiel): mäng kutsutud ässaga, mille nimi on Baieris *Sau*
    • **Ober, Unter**: emand ja soldat; **Eichel, Gras, Herz, Schellen**: risti, pada, ärtu, ruutu
    • **der Alte**: Q♣, kõrgeim trump; **die Alte, die Blaue, die Kugel**: risti-, pada- ja ruutuäss
    • **ära jooksma** (davonlaufen): käia nelja kutsutud masti kaardiga välja madalam
    • **Wenz, Geier**: soolod, kus trumbid on ainult soldatid või ainult emandad
    • **Tout, Sie**: kõik tihid kuulutatud; kõik kõrgeimad trumbid ühe käes
    • **schneider**: mängija pool alla 31, vastased alla 30
    • **matadoorid** (Laufende): kõrgeimad trumbid järjest, ülalt alates
    • **koputama** (klopfen); **kontra, re, sub, resub**: mis tõstab hinda
    • **pott** (Stock): ühine raha, mis ootab võitjat
    • **silmi panema** (schmieren): anda silmi oma poole tihisse
