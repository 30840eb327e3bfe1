# Saskopi reeglid oma lihtsate sõnadega, teemade kaupa; igaüks kuni 1900 märki Discordi Markdowni.

saskop-topic-deal = Tõstmine ja jagamine
saskop-topic-scoring = Nakid

saskop-rules-overview =
    Saskop on Eesti mäng; mängijad ise ütlevad *sasku* või *saaskopp*. Mängib neli inimest, kaks kahe vastu; paarilised istuvad vastamisi ja kõik käib päripäeva.

    • Igas jaotuses on trumbimast ja pool pakki kuulub trumpide hulka: **kõik kuningad, emandad ja soldatid** on trumbid, olgu nad mis mastist tahes, ja **trumbikuus** lööb kõik üle.
    • Pakkumisega selgub, kes trumbi teeb: pakutakse seda, mitu trumpi endal oleks.
    • Siis mängitakse üheksa tihi. Masti peab tunnistama; kes ei saa, peab trumpama; ja **kes saab üle lüüa, peab üle lööma**.
    • Pakis on 120 silma. Paar, kes saab vähemalt 61, kirjutab endale nakke.
    • Mäng käib 16 nakini. Kes võtab ühes jaotuses kõik üheksa tihi, võidab mängu kohe: see ongi *lambapea* ja seda kaotajatele niipea ei unustata.

    Ruutu on eriline: see on trump, kui keegi ei paku, igaüks võib selle nimetatud masti asemele panna ja see annab kaks nakki rohkem.
saskop-rules-cards =
    Pakis on 36 kaarti, kuuest ässani. Olgu trumbiks ärtu; siis on trumbid need 18 kaarti, parim eespool:
    ```
    6♥
    K♣ K♠ K♥ K♦
    Q♣ Q♠ Q♥ Q♦
    J♣ J♠ J♥ J♦
    A♥ 10♥ 9♥ 8♥ 7♥
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
    Kokku 120. Trumbikuus on kõige tugevam, aga ei anna ühtki silma; trumbiäss ja trumbikümme on nõrgad trumbid, kuid annavad palju silmi, nii et neid tasub püüda ja hoida.
saskop-rules-deal =
    Jagamise kord liigub päripäeva ja igaüks saab üheksa kaarti. Jagaja segab ja temast paremal istuja tõstab. Tõstja ütleb ka, kuidas jagada:

    • **Kolmekaupa**: nii jagatakse, kui tõstja midagi ei ütle.
    • **Ühekaupa**, päripäeva.
    • **Üheksakaupa**: terve käsi korraga, järjest jagajast vasakul istujale, jagaja paarilisele, tõstjale, jagajale.
    • **Kaaned meile**: samuti terve käsi korraga, aga tõstja paar saab kaks välimist; viimase saab tõstja ise.
    • **Sisu meile**: tõstja paar saab kaks keskmist; esimese saab jagaja paariline, viimase jagaja.
    • **Kuni mõne kaardini**: järjekord nagu *üheksakaupa*, aga lahtiselt, kuni tuleb välja tõstja nimetatud kaart.

    „Meie“ on tõstja ja jagajast vasakul istuja, kes on paarilised.

    Siin segatakse pakk ja pitseeritakse selle järjekord enne tõstmist ning pitser näidatakse kõigile. Pärast jaotust avatakse see, nii et igaüks saab kontrollida, et kaarte ei puutunud keegi: `/record`.
saskop-rules-exchange =
    Kui sul on käes täpselt **üks pilt** (kuningas, emand või soldat), võid selle lahtiselt lauale panna. Paariline võtab selle ja annab sulle kinniselt ühe kaardi vastu, ükskõik millise peale sellesama pildi.

    • Seda tehakse enne oma esimest pakkumist või passi, ka siis, kui parajasti mõtleb keegi teine. Hiljem enam ei saa.
    • Igaüks võib seda teha korra jaotuse jooksul.
    • Kui paarilisele jääb vahetuse järel täpselt üks pilt, võib tema selle omakorda näidata.
    • Pakkumine ootab, kuni kaart on vastu antud.
    • Poki ümbermängimisel pakkumist ei ole, siis võib pilti näidata kuni esimese kaardi väljakäimiseni.

    Pilti näevad kõik, vastu antud kaarti ainult teie kaks. Pildi andmise saab laua avamisel ka välja lülitada.
saskop-rules-bidding =
    Alustab eestkäsi ehk jagajast vasakul istuja ja edasi minnakse päripäeva.

    • Pakkumine on arv **5 kuni 9**: nii mitu trumpi sul oleks, kõik pildid ja ühe masti ülejäänud kaardid kokku. Masti ei öelda.
    • Pakkuda võib vähem, kui sul on, aga mitte rohkem.
    • Iga pakkumine on eelmisest suurem. Kes ütleb pass, see enam ei paku.
    • Kui kolm on passinud, nimetab viimane pakkuja trumbi: mis tahes masti, mis on koos piltidega vähemalt pakutud pikkusega.
    • Kui kolm on passinud ja keegi pole pakkunud, võib neljas ikka veel pakkuda.
    • Kui passivad kõik neli, on trump **ruutu** ja trumbi tegijat ei ole (üleküla ruutu). Selline jaotus annab ühe naki.

    _Näide._ Sul on K♠ Q♣ J♠ J♥ A♣ 10♣ 7♣ 10♦ 9♦. Neli pilti ja kolm ristit teevad ristitrumbiga kokku seitse, seega võid pakkuda 5, 6 või 7.
saskop-rules-diamonds =
    Ruutu on eriline mast: see annab kaks nakki rohkem, võitku kes tahes.

    • **Kohe.** Pakkumise ajal võib igaüks hüüda ruutu, omal korral või vahele, isegi pärast passi. Pakkumine lõpeb, trump on ruutu ja trumbi tegija on hüüdja. Ruutut ei pea palju olema.
    • **Hoopis ruutu.** Kui pakkumise võitja on nimetanud risti, pada või ärtu, võib igaüks teisest kolmest panna selle asemele ruutu ja saada ise trumbi tegijaks, ka pakkuja paariline. Kui kõik kolm on nõus, jääb mast kehtima. Nõusolek on lõplik; ruutu teeb see, kes esimesena ütleb.
    • Kui pakkuja ise nimetab ruutu, ei ole enam midagi muuta.
    • Kui passivad kõik neli, on trump ruutu ilma tegijata.

    Miks valida ruutu viletsate kaartidega? Et teised ei võtaks kõiki üheksat tihi ja sellega tervet mängu. Ja miks hea ruutuga oodata? Et enne teiste pakkumisi kuulda; oht on, et kõik passivad ja jaotus annab ainult ühe naki.
saskop-rules-play =
    Esimesena käib välja eestkäsi. Tihi võtab kõrgeim trump, trumpideta tihi aga kõrgeim väljakäidud masti kaart; kes tihi võtab, käib järgmisena välja.

    Välja käia võib mida tahes. Edasi kehtib selline järjekord:

    • **Tunnista masti.** Kõik trumbid, ka pildid, on üks mast.
    • **Kui masti ei ole, trumpa**, ka siis, kui tihi on parajasti paarilise oma.
    • **Kui pole ei masti ega trumpi**, käi mida tahes.
    • **Löö üle, kui saad:** lubatud kaartidest käi selline, mis on tihi seni parimast kõrgem. Kui ei saa, sobib neist igaüks.

    _Näited, kui trump on ruutu._ Välja käidi 8♣, peale tulid 10♣ ja 6♣: kui sul on A♣, pead selle käima. Kui kolmas oleks trumbanud kaardiga J♣, ei lööks seda üle ükski risti ja sa võiksid käia mis tahes ristit. Ristita pead trumpama, ja kui saad, siis J♣ üle: kaartidest K♥, J♦ ja A♦ peab see olema K♥, ainus kõrgem.

    Kaardid, mida käia tohib, on su kaartide pildil pisut kõrgemal.
saskop-rules-signals =
    Paarilised tohivad teineteist natuke aidata ja kõik tohivad seda pealt vaadata. Märguanne on vihje ega kohusta millekski.

    • **Pilgutus.** Kui laual on üks kaart, võib teine käija üle laua vaadata. Tema paariline, kes käib viimasena, pilgutab, kui arvab, et tihi tuleb talle, ja ei pilguta, kui arvab vastupidi. Üks kord tihi kohta. Nii teab teine käija, kas panna sinna silmi.
    • **Häda.** Sina käid selles tihis pärast paarilist, kumbki pole veel käinud ja su ainus trump on trumbiäss või trumbikümme. *Häda* palub paarilisel käia oma kõrgeim trump, et su silmad koju jõuaksid. Üks kord jaotuse jooksul.
    • **Katus.** Sulle ei tulnud ühtki pilti ja sa näitad seda sõrmedest katusega. Üks kord jaotuse jooksul, kuni oma esimese kaardini. Mõnes seltskonnas ei peeta sellest lugu.

    Laua avamisel saab välja lülitada kõik märguanded või ainult katuse.
saskop-rules-scoring =
    Üheksa tihi järel loeb kumbki paar oma silmad. *Tegijad* on trumbi tegija ja tema paariline.
    ```
    Tegijate silmi  ♣ ♠ ♥    ♦
    tegijad saavad
     91–120            4      6
     61–90             2      4
    60                 kordus
    vastased saavad
     30–59             4      6
     0–29              6      8
    ```
    • **Kõik üheksa tihi**: kes need võtab, võidab kohe terve mängu, tehku trumbi kes tahes: *lambapea* ehk karvane.
    • **Üleküla ruutu** (kõik passisid): rohkem silmi saanud paar kirjutab 1 naki, olgu silmi kui palju tahes; kõigi üheksa tihiga võidab ka siis terve mängu.
    • **60–60 ehk pokk:** keegi ei kirjuta midagi. Sama jagaja jagab uuesti, pakkumist ei ole, trump ja tegijad jäävad samaks ning nakke saab nagu esimese jaotuse eest.

    Mäng käib **16 nakini**; üle selle ei kirjutata. Järgmine mäng algab nullist. 16–0 kaotus on peaaegu sama häbiväärne kui lambapea.

    Lehel näevad neli nakki välja nagu #: kaks püsti, kaks risti üle. Iga lõppenud mängu alla tõmmatakse joon.
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
    • **kaaned ja sisu**: paki välimised ja keskmised käed
    • **silmad**: kaartide väärtus tihides, kokku 120; **silmakaardid**: ässad ja kümned; **klibu**: kaardid, mis silmi ei anna
    • **pilgutus, häda, katus**: märguanded
    • **nakk**: mida lehele kirjutatakse; mäng käib 16 nakini
    • **lambapea, karvane**: kõik üheksa tihi ühele paarile
    • **üleküla ruutu**: ruutu ilma trumbi tegijata, kõik passisid
    • **pokk**: 60–60
