# Saskopi reeglid oma lihtsate sõnadega, teemade kaupa; igaüks kuni 1900 märki Discordi Markdowni.

saskop-topic-deal = Tõstmine ja jagamine
saskop-topic-scoring = Nakid

saskop-rules-overview =
    Saskop on Eesti mäng; mängijad ise ütlevad *sasku* või *saaskopp*. Mängib neli inimest, kaks kahe vastu; paarilised istuvad vastamisi ja kõik käib päripäeva.

    • Igas jaotuses on trumbimast ja pool pakki kuulub trumpide hulka: **kõik kuningad, emandad ja soldatid** on trumbid, olgu nad mis mastist tahes{ $six ->
        [lowest] .
       *[other] , ja **trumbikuus** lööb kõik üle.
    }
    • Pakkumisega selgub, kes trumbi teeb: pakutakse seda, mitu trumpi endal oleks.
    • Siis mängitakse üheksa tihi. Masti peab tunnistama{ $duty ->
        [none] ; kellel masti ei ole, käib mida tahes.
        [trump] ; kellel masti ei ole, peab trumpama.
        [led] ; kellel masti ei ole, peab trumpama; välja käidud trumbi peab üle lööma, kui saab.
       *[other] ; kes ei saa, peab trumpama; ja **kes saab üle lüüa, peab üle lööma**.
    }
    • Pakis on 120 silma. Paar, kes saab vähemalt 61, kirjutab endale nakke.
    • Mäng käib { $target ->
        [12] 12
       *[other] 16
    } nakini. { $karvane ->
        [12] Karvane ehk kõik üheksa tihi ühes jaotuses annab 12 nakki.
        [6] Karvane ehk kõik üheksa tihi ühes jaotuses annab 6 nakki.
       *[other] Kes võtab ühes jaotuses kõik üheksa tihi, võidab mängu kohe: see ongi *lambapea* ja seda kaotajatele niipea ei unustata.
    }

    Ruutu on eriline: see on trump, kui keegi ei paku, { $diamonds ->
        [auction] seda võib hüüda iga pakkumise peale
        [turn] seda võib hüüda iga pakkumise peale
       *[other] igaüks võib selle nimetatud masti asemele panna
    } ja see annab kaks nakki rohkem.
saskop-rules-cards =
    Pakis on 36 kaarti, kuuest ässani. Olgu trumbiks ärtu; siis on trumbid need 18 kaarti, parim eespool:
    ```
    { $six ->
        [lowest] K♣ K♠ K♥ K♦
       *[other] 6♥ K♣ K♠ K♥ K♦
    }
    Q♣ Q♠ Q♥ Q♦
    J♣ J♠ J♥ J♦
    { $six ->
        [lowest] A♥ 10♥ 9♥ 8♥ 7♥ 6♥
       *[other] A♥ 10♥ 9♥ 8♥ 7♥
    }
    ```
    • K on kuningas, Q emand, J soldat, A äss.
    • Pilt ei kuulu kunagi sellesse masti, mis tema peale on trükitud. K♣ ei ole risti, vaid trump.
    • Võrdsete piltide järjekord on risti, pada, ärtu, ruutu.
    • Ülejäänud kolmes mastis on kuus kaarti: A 10 9 8 7 6.

    Nii palju silmi annavad kaardid sinu tihides:
    ```
    äss      11
    kümme    10
    kuningas  4
    emand     3
    soldat    2
    9 8 7 6   0
    ```
    Kokku 120. { $six ->
        [lowest] Trumbiäss
       *[other] Trumbikuus on kõige tugevam, aga ei anna ühtki silma; trumbiäss
    } ja trumbikümme on nõrgad trumbid, kuid annavad palju silmi, nii et neid tasub püüda ja hoida.
saskop-rules-deal =
    Jagamise kord liigub päripäeva ja igaüks saab üheksa kaarti. Jagaja segab{ $chooser ->
        [eldest] , jagajast vasakul istuja ehk eestkäsi tõstab ja ütleb, kuidas jagada.
       *[other] {" "}ja temast paremal istuja tõstab. Tõstja ütleb ka, kuidas jagada.
    }

    Kus segavad kõik, loositakse tõstmine ja jagamisviis koos pakiga ning kelleltki ei küsita midagi.

    Siin segatakse pakk ja pitseeritakse selle järjekord enne tõstmist ning pitser näidatakse kõigile. Pärast jaotust avatakse see, nii et igaüks saab kontrollida, et kaarte ei puutunud keegi: `/record`.
saskop-rules-bidding =
    Alustab eestkäsi ehk jagajast vasakul istuja ja edasi minnakse päripäeva.

    • Pakkumine on arv **5 kuni 9**: nii mitu trumpi sul oleks, kõik pildid ja ühe masti ülejäänud kaardid kokku. Masti ei öelda.
    • Pakkuda võib vähem, kui sul on, aga mitte rohkem.
    • Iga pakkumine on eelmisest suurem. Kes ütleb pass, see enam ei paku.
    • Kui kolm on passinud, nimetab viimane pakkuja trumbi: mis tahes masti, mis on koos piltidega vähemalt pakutud pikkusega.
    • Kui kolm on passinud ja keegi pole pakkunud, võib neljas ikka veel pakkuda.
    • Kui passivad kõik neli, on trump **ruutu** ja trumbi tegijat ei ole (üleküla ruutu). Selline jaotus annab { $passed ->
        [2] kaks nakki.
       *[other] ühe naki.
    }

    _Näide._ Sul on K♠ Q♣ J♠ J♥ A♣ 10♣ 7♣ 10♦ 9♦. Neli pilti ja kolm ristit teevad ristitrumbiga kokku seitse, seega võid pakkuda 5, 6 või 7.
saskop-rules-diamonds =
    Ruutu on eriline mast: see annab kaks nakki rohkem, võitku kes tahes.

    • Kui passivad kõik neli, on trump ruutu ilma tegijata (üleküla ruutu).
    • Ruutu hüüdmiseks ei pea ruutut palju olema. Pakkumine lõpeb kohe, trump on ruutu ja trumbi tegija on hüüdja.
saskop-rules-play =
    Esimesena käib välja eestkäsi. Tihi võtab kõrgeim trump, trumpideta tihi aga kõrgeim väljakäidud masti kaart; kes tihi võtab, käib järgmisena välja.

    Välja käia võib mida tahes. Edasi tuleb **tunnistada masti**, kui saab. Kõik trumbid, ka pildid, on üks mast. Kaardid, mida käia tohib, on su kaartide pildil pisut kõrgemal.
saskop-rules-scoring =
    Üheksa tihi järel loeb kumbki paar oma silmad. *Tegijad* on trumbi tegija ja tema paariline.
    ```
    Tegijate silmi  ♣ ♠ ♥    ♦
    tegijad saavad
     91–120            4      6
     61–90             2      4
    60                 pokk
    vastased saavad
     30–59             4      6
     0–29              6      8
    ```
    Täpselt 90 silma on *seajänn*: üks silm rohkem oleks andnud kaks nakki rohkem.
saskop-rules-words =
    • **pilt**: kuningas, emand või soldat; alati trump
    • **trump**: mast, mis teised üle lööb; 36 kaardist 18
    • **trumbi tegija**: kes trumbi valis; tegijad on tema ja ta paariline
    • **jagaja, tõstja**: tõstja istub jagajast paremal
    • **eestkäsi**: jagajast vasakul; kõiges esimene
    • **tihi**: neli kaarti, igaühelt üks
    • **välja käima, masti tunnistama**: tihi alustama; sama masti käima
    • **üle lööma**: käima kaarti, mis tihi sel hetkel võtaks
    • **pakkumine**: mitu trumpi endal oleks
    • **hoopis ruutu**: ruutu nimetatud masti asemele
    • **omale**: sama arvu pakkuma, mis eelmine
    • **pime ruutu**: ruutu, mis tellitakse enne kaartide nägemist
    • **kaaned ja sisu**: paki välimised ja keskmised käed
    • **silmad**: kaartide väärtus tihides, kokku 120; **silmakaardid**: ässad ja kümned; **klibu**: kaardid, mis silmi ei anna
    • **pilgutus, häda, katus**: märguanded
    • **nakk**: mida lehele kirjutatakse
    • **lambapea, karvane**: kõik üheksa tihi ühele paarile
    • **üleküla ruutu**: ruutu ilma trumbi tegijata, kõik passisid
    • **seajänn**: täpselt 90 silma
    • **pokk**: 60–60
saskop-rules-deal-ways-text =
    • **Kolmekaupa**: nii jagatakse, kui midagi ei öelda.
    • **Ühekaupa**, päripäeva.
    • **Üheksakaupa**: terve käsi korraga, järjest jagajast vasakul istujale, jagaja paarilisele, tõstjale, jagajale.
    • **Kaaned meile**: samuti terve käsi korraga, aga tõstja paar saab kaks välimist; viimase saab tõstja ise.
    • **Sisu meile**: tõstja paar saab kaks keskmist; esimese saab jagaja paariline, viimase jagaja.
    • **Kuni mõne kaardini**: järjekord nagu *üheksakaupa*, aga lahtiselt, kuni tuleb välja nimetatud kaart.

    „Meie“ on tõstja ja eestkäsi (jagajast vasakul), kes on paarilised.
saskop-rules-deal-ways-saaremaa =
    • **Kolme-, ühe- või üheksakaupa**, päripäeva; alustatakse eestkäest või sellest, keda nimetatakse.
    • **Kaaned meile** ja **sisu meile**: terve käsi korraga; eestkäe paar saab paki kaks välimist või kaks keskmist kätt.
    • **Alt**: jagatakse paki alt, kolmekaupa.
    • **Kolme hunnikusse**: pakk tõstetakse kolme hunnikusse, hunnikud pannakse vastupidises järjekorras kokku ja jagatakse kolmekaupa.

    „Meie“ on eestkäsi ja jagajast paremal istuja, kes on paarilised.
saskop-rules-deal-dark-true =
    • **Pime ruutu**: selle võib jagamisviisi asemel tellida. Pakkumist siis ei ole, trump on ruutu enne, kui keegi on kaarte näinud, ja tegijad on eestkäe paar. Seda ei ole lauas, kus segavad kõik: seal ei vali enne jagamist keegi midagi.
saskop-rules-deal-dark-two-more =
    • **Pime ruutu**: selle võib jagamisviisi asemel tellida. Pakkumist siis ei ole, trump on ruutu enne, kui keegi on kaarte näinud, ja tegijad on eestkäe paar; võitja saab kaks nakki rohkem. Seda ei ole lauas, kus segavad kõik: seal ei vali enne jagamist keegi midagi.
saskop-rules-deal-redeal-true =
    • **Uus jagamine**: kui telliti üheksakaupa ja eestkäele ei tulnud ühtki pilti, võib ta enne oma esimest pakkumist või passi nõuda uut jagamist. Jagab sama jagaja. Poki ümbermängimisel seda õigust ei ole.
saskop-rules-exchange-giving-openly =
    Kui sul on käes täpselt **üks pilt** (kuningas, emand või soldat), võid selle lahtiselt lauale panna. Paariline võtab selle ja annab sulle kinniselt ühe kaardi vastu, ükskõik millise peale sellesama pildi.

    • Seda tehakse enne oma esimest pakkumist või passi, ka siis, kui parajasti mõtleb keegi teine. Hiljem enam ei saa.
    • Igaüks võib seda teha korra jaotuse jooksul.
    • Kui paarilisele jääb vahetuse järel täpselt üks pilt, võib tema selle omakorda näidata.
    • Pakkumine ootab, kuni kaart on vastu antud.
    • Poki ümbermängimisel pakkumist ei ole, siis võib pilti näidata kuni esimese kaardi väljakäimiseni.

    Pilti näevad kõik, vastu antud kaarti ainult teie kaks.
saskop-rules-exchange-back-no-picture =
    • Pilti vastu ei anta, kui muudki on.
saskop-rules-exchange-giving-closed =
    Kui sul on käes täpselt **üks pilt** (kuningas, emand või soldat), võid selle **kinniselt** paarilisele anda. Paariline annab sulle ühe kaardi vastu, samuti kinniselt ja mitte pilti, kui tal muudki on.

    • Seda tehakse oma pakkumise korral, enne oma esimest pakkumist või passi, korra jaotuse jooksul.
    • Pakud või ütled pass alles siis, kui kaart on tagasi.
    • Kui vastane on juba pakkunud üheksa, on hilja.
    • Poki ümbermängimisel pakkumist ei ole ja pilti ei anta.

    Teised näevad, et kaart anti; nad teavad siis, et sul oli täpselt üks pilt, aga mitte, milline.
saskop-rules-exchange-ten-true =
    Kui sul on käes täpselt üks pilt, võid oma pakkumise korral **pakkuda kümme**. Sellega pakud pilti paarilisele.

    • Kui paariline pildi võtab, näevad seda kõik, ta annab kinniselt ühe kaardi vastu (mitte pilti, kui tal muudki on) ja **trump on kohe ruutu**; trumbi tegija oled sina.
    • Kui paariline ei võta, on nii, nagu poleks sa midagi öelnud: pakud või ütled pass. Kümmet võib pakkuda korra jaotuse jooksul.
saskop-rules-exchange-ten-exchange =
    Kui sul on käes täpselt üks pilt, võid oma pakkumise korral **pakkuda kümme**. Sellega pakud pilti paarilisele.

    • Kui paariline pildi võtab, näevad seda kõik ja ta annab kinniselt ühe kaardi vastu (mitte pilti, kui tal muudki on).
    • Igal juhul pakud või passid pärast seda. Kümmet võib pakkuda korra jaotuse jooksul.
saskop-rules-bidding-omale-true =
    • **Omale**: eestkäsi võib korra jaotuse jooksul võtta eelmise pakkumise endale, pakkudes sama arvu.
saskop-rules-bidding-omale-before =
    • **Omale**: korra jaotuse jooksul võib see, kes istub eestkäest lugedes pakkujast eespool, võtta pakkumise endale, pakkudes sama arvu.
saskop-rules-bidding-bids-once =
    • Igaüks pakub või passib **ainult korra**; siis nimetab trumbi suurima pakkumise tegija.
saskop-rules-diamonds-diamonds-always =
    • **Kohe.** Pakkumise ajal võib igaüks hüüda ruutu, omal korral või vahele, isegi pärast passi.
    • **Hoopis ruutu.** Kui pakkumise võitja on nimetanud risti, pada või ärtu, võib igaüks teisest kolmest panna selle asemele ruutu ja saada ise trumbi tegijaks, ka pakkuja paariline. Kui kõik kolm on nõus, jääb mast kehtima. Nõusolek on lõplik; ruutu teeb see, kes esimesena ütleb.
    • Kui pakkuja ise nimetab ruutu, ei ole enam midagi muuta.

    Miks valida ruutu viletsate kaartidega? Et teised ei võtaks kõiki üheksat tihi; see läheks kalliks maksma. Ja miks hea ruutuga oodata? Et enne teiste pakkumisi kuulda; oht on, et kõik passivad ja jaotus ei anna peaaegu midagi.
saskop-rules-diamonds-diamonds-auction =
    • Pakkumise ajal võib ruutu hüüda omal korral või vahele, kuni ise pole passinud.
    • Kui pakkumise võitja on trumbi nimetanud, jääb see kehtima: hiljem ruutut enam asemele panna ei saa.
saskop-rules-diamonds-diamonds-turn =
    • Ruutu võib hüüda oma pakkumise korral, pakutagu enne mida tahes, kuni ise pole passinud.
    • Kui pakkumise võitja on trumbi nimetanud, jääb see kehtima: hiljem ruutut enam asemele panna ei saa.
saskop-rules-diamonds-diamonds-winner =
    • Selles lauas teeb ruutu trumbiks ainult pakkumise võitja, kui ta masti nimetab, olgu ruutusid kui vähe tahes.
    • Kui trump on nimetatud, jääb see kehtima: hiljem ruutut enam asemele panna ei saa.
saskop-rules-play-duty-all =
    • **Kui masti ei ole, trumpa**, ka siis, kui tihi on parajasti paarilise oma.
    • **Kui pole ei masti ega trumpi**, käi mida tahes.
    • **Löö üle, kui saad:** lubatud kaartidest käi selline, mis on tihi seni parimast kõrgem. Kui ei saa, sobib neist igaüks.

    _Näited, kui trump on ruutu._ Välja käidi 8♣, peale tulid 10♣ ja 6♣: kui sul on A♣, pead selle käima. Kui kolmas oleks trumbanud kaardiga J♣, ei lööks seda üle ükski risti ja sa võiksid käia mis tahes ristit. Ristita pead trumpama, ja kui saad, siis J♣ üle: kaartidest K♥, J♦ ja A♦ peab see olema K♥, ainus kõrgem.
saskop-rules-play-duty-trump =
    • **Kui masti ei ole, trumpa**, ka siis, kui tihi on parajasti paarilise oma. Kui kõrge trumbiga, on sinu otsustada.
    • **Kui pole ei masti ega trumpi**, käi mida tahes.
    • Üle lööma ei pea kunagi.
saskop-rules-play-duty-led =
    • **Kui masti ei ole, trumpa**, ka siis, kui tihi on parajasti paarilise oma. Kui kõrge trumbiga, on sinu otsustada.
    • **Kui pole ei masti ega trumpi**, käi mida tahes.
    • **Kui välja käidi trump, löö üle**, kui saad. Tavalises mastis üle lööma ei pea.
saskop-rules-play-duty-none =
    • **Kui masti ei ole, käi mida tahes**: trumpama ei pea, nii et võid ka masti kaotada (*masti kaotamine*).
    • Üle lööma ei pea kunagi.
saskop-rules-signals-signals-true =
    Paarilised tohivad teineteist natuke aidata ja kõik tohivad seda pealt vaadata. Märguanne on vihje ega kohusta millekski.

    • **Pilgutus.** Kui laual on üks kaart, võib teine käija üle laua vaadata. Tema paariline, kes käib viimasena, pilgutab, kui arvab, et tihi tuleb talle, ja ei pilguta, kui arvab vastupidi. Üks kord tihi kohta. Nii teab teine käija, kas panna sinna silmi.
    • **Häda.** Sina käid selles tihis pärast paarilist, kumbki pole veel käinud ja su ainus trump on trumbiäss või trumbikümme. *Häda* palub paarilisel käia oma kõrgeim trump, et su silmad koju jõuaksid. Üks kord jaotuse jooksul.
saskop-rules-signals-hada-false =
    • Selles lauas häda ei öelda.
saskop-rules-signals-signals-false =
    Paarilised ei tohi teineteisele märku anda: ei pilgutada, häda öelda ega katust näidata.
saskop-rules-signals-signals-penalty-2 =
    Kõik märguanded on keelatud, aga näeb neid ainult paariline. Vastane võib esimese tihi lõpust kuni viimase kaardini **vahele võtta**, kumbki paar ühe korra; pärast jaotust vaadatakse järele. Kui keelatud märguanne oli, saavad vahelevõtjad 2 nakki, kui ei olnud, saab need teine paar.

    • **Pilgutus.** Kui laual on üks kaart, võib teine käija üle laua vaadata. Tema paariline, kes käib viimasena, pilgutab, kui arvab, et tihi tuleb talle, ja ei pilguta, kui arvab vastupidi. Üks kord tihi kohta. Nii teab teine käija, kas panna sinna silmi.
    • **Häda.** Sina käid selles tihis pärast paarilist, kumbki pole veel käinud ja su ainus trump on trumbiäss või trumbikümme. *Häda* palub paarilisel käia oma kõrgeim trump, et su silmad koju jõuaksid. Üks kord jaotuse jooksul.
    • **Katus.** Sulle ei tulnud ühtki pilti ja sa näitad seda sõrmedest katusega. Üks kord jaotuse jooksul, kuni oma esimese kaardini.
saskop-rules-signals-signals-penalty-4 =
    Kõik märguanded on keelatud, aga näeb neid ainult paariline. Vastane võib esimese tihi lõpust kuni viimase kaardini **vahele võtta**, kumbki paar ühe korra; pärast jaotust vaadatakse järele. Kui keelatud märguanne oli, saavad vahelevõtjad 4 nakki, kui ei olnud, saab need teine paar.

    • **Pilgutus.** Kui laual on üks kaart, võib teine käija üle laua vaadata. Tema paariline, kes käib viimasena, pilgutab, kui arvab, et tihi tuleb talle, ja ei pilguta, kui arvab vastupidi. Üks kord tihi kohta. Nii teab teine käija, kas panna sinna silmi.
    • **Häda.** Sina käid selles tihis pärast paarilist, kumbki pole veel käinud ja su ainus trump on trumbiäss või trumbikümme. *Häda* palub paarilisel käia oma kõrgeim trump, et su silmad koju jõuaksid. Üks kord jaotuse jooksul.
    • **Katus.** Sulle ei tulnud ühtki pilti ja sa näitad seda sõrmedest katusega. Üks kord jaotuse jooksul, kuni oma esimese kaardini.
saskop-rules-signals-roof-true =
    • **Katus.** Sulle ei tulnud ühtki pilti ja sa näitad seda sõrmedest katusega. Üks kord jaotuse jooksul, kuni oma esimese kaardini. Mõnes seltskonnas ei peeta sellest lugu.
saskop-rules-signals-roof-false =
    • **Katust** ehk seda, et sulle ei tulnud ühtki pilti, näidata ei tohi.
saskop-rules-signals-roof-partner =
    • **Katus.** Sulle ei tulnud ühtki pilti ja sa näitad seda sõrmedest katusega. Üks kord jaotuse jooksul, kuni oma esimese kaardini. Seda näeb ainult paariline.
saskop-rules-signals-roof-penalty-2 =
    • **Katus.** Sulle ei tulnud ühtki pilti ja sa näitad seda sõrmedest katusega. Üks kord jaotuse jooksul, kuni oma esimese kaardini. Seda näeb ainult paariline ja see on **keelatud**. Vastane võib esimese tihi lõpust kuni viimase kaardini **vahele võtta**, kumbki paar ühe korra; pärast jaotust vaadatakse järele. Kui keelatud märguanne oli, saavad vahelevõtjad 2 nakki, kui ei olnud, saab need teine paar.
saskop-rules-signals-roof-penalty-4 =
    • **Katus.** Sulle ei tulnud ühtki pilti ja sa näitad seda sõrmedest katusega. Üks kord jaotuse jooksul, kuni oma esimese kaardini. Seda näeb ainult paariline ja see on **keelatud**. Vastane võib esimese tihi lõpust kuni viimase kaardini **vahele võtta**, kumbki paar ühe korra; pärast jaotust vaadatakse järele. Kui keelatud märguanne oli, saavad vahelevõtjad 4 nakki, kui ei olnud, saab need teine paar.
saskop-rules-scoring-target-16 =
    • Mäng käib **16 nakini**; üle selle ei kirjutata. Järgmine mäng algab nullist. 16–0 on kuiv kaotus. Lehel näevad neli nakki välja nagu #: kaks püsti, kaks risti üle. Iga lõppenud mängu alla tõmmatakse joon.
saskop-rules-scoring-target-12 =
    • Mäng käib **12 nakini**; üle selle ei kirjutata. Järgmine mäng algab nullist. 12–0 on kuiv kaotus. Lehel näevad neli nakki välja nagu #: kaks püsti, kaks risti üle. Iga lõppenud mängu alla tõmmatakse joon.
saskop-rules-scoring-karvane-game =
    • **Kõik üheksa tihi**: kes need võtab, võidab kohe terve mängu, tehku trumbi kes tahes: *lambapea* ehk karvane.
saskop-rules-scoring-karvane-12 =
    • **Kõik üheksa tihi** ehk karvane annab 12 nakki, tehku trumbi kes tahes ja olgu see mis tahes.
saskop-rules-scoring-karvane-6 =
    • **Kõik üheksa tihi** ehk karvane annab 6 nakki, tehku trumbi kes tahes ja olgu see mis tahes.
saskop-rules-scoring-passed-1 =
    • **Üleküla ruutu** (kõik passisid): rohkem silmi saanud paar kirjutab 1 naki, olgu silmi kui palju tahes; kõik üheksa tihi loevad nagu alati.
saskop-rules-scoring-passed-2 =
    • **Üleküla ruutu** (kõik passisid): rohkem silmi saanud paar kirjutab 2 nakki, olgu silmi kui palju tahes; kõik üheksa tihi loevad nagu alati.
saskop-rules-scoring-pokk-replay =
    • **60–60 ehk pokk:** keegi ei kirjuta midagi. Sama jagaja jagab uuesti, pakkumist ei ole, trump ja tegijad jäävad samaks ning nakke saab nagu esimese jaotuse eest.
saskop-rules-scoring-pokk-replay-two =
    • **60–60 ehk pokk:** keegi ei kirjuta midagi. Sama jagaja jagab uuesti, pakkumist ei ole, trump ja tegijad jäävad samaks ning nakke saab nagu esimese jaotuse eest, võitja aga kaks rohkem. Kui pokk tuleb mitu korda järjest, liidetakse need kokku.
saskop-rules-scoring-pokk-next-two =
    • **60–60 ehk pokk:** keegi ei kirjuta midagi ja uuesti ei mängita. Järgmise jaotuse võitja saab kaks nakki rohkem. Kui pokk tuleb mitu korda järjest, liidetakse need kokku.
