# Saskop: mida ütleb ainult see mäng. Reeglid sõnadega on failis rules-saskop.ftl.

saskop-summary = Eesti mäng neljale: kaks kindlat paari, pool pakki on trumbid, mäng 16 nakini

saskop-status-cut = Nüüd tõstab { $who } ja valib, kuidas jagada
saskop-status-announce = Pakkumise võitis ({ $bid }) ja trumbi nimetab { $who }
saskop-status-auction-after = Nüüd pakub üle { $bid } või passib { $who }
saskop-status-exchange = Pildi { $card } vastu annab kaardi { $who }
saskop-call-cut = { $who }, tõsta ja vali, kuidas jagada
saskop-call-announce = { $who }, sa võitsid pakkumise ({ $bid }): nimeta trump
saskop-call-auction-after = { $who }, paku üle { $bid } või ütle pass
saskop-call-exchange = { $who }, anna pildi { $card } vastu üks kaart
saskop-your-turn-cut = Sina tõstad: vali, kuidas jagada.

saskop-alt-trump = Trump: { $suit } { $sign }, nimetas { $who }
saskop-alt-trump-nobody = Trump: ruutu ♦, üleküla, sest kõik ütlesid pass
saskop-alt-extra-replay = Poki ümbermängimine
saskop-alt-sheet = Nakileht. { $score }

saskop-review-cost = { $amount } nakki
saskop-review-why-object = Nende kaartidega oleks tasunud vastu vaielda.
saskop-review-why-accept = Nende kaartidega oleks tasunud nõustuda.
saskop-strokes = { $count ->
    [one] { $count } naki
   *[other] { $count } nakki
}
saskop-result-made = { $who } { $count ->
    [one] saab
   *[other] saavad
} { $strokes }: { $why }.
saskop-result-tie = **{ saskop-headline-tie }.** { saskop-why-tie }
saskop-result-lambapea = **{ saskop-headline-lambapea }** { saskop-why-lambapea }
saskop-why-made = trumbi tegijad said vähemalt 61 silma
saskop-why-made-high = trumbi tegijad said vähemalt 91 silma
saskop-why-beaten = trumbi tegijad jäid alla 60 silma
saskop-why-beaten-low = trumbi tegijad jäid alla 30 silma
saskop-why-passed = üleküla ruutu (kõik ütlesid pass) annab ainult { $count ->
    [2] kaks
   *[other] ühe
}
saskop-why-diamonds = { $why } ja ruutu annab kaks juurde
saskop-maker = Trump oli { $suit } { $sign }, nimetas { $who }.
saskop-maker-nobody = Trump oli üleküla ruutu ♦, sest kõik ütlesid pass.
saskop-why-lambapea = { $who } võtsid kõik üheksa tihi ja võitsid terve mängu; karvase said { $losers }.
saskop-why-tie = Keegi ei saa midagi kirja. Sama jagaja jagab uuesti ja trumbiks jääb { $suit } { $sign }.
saskop-headline-lambapea = Lambapea!
saskop-headline-tie = Pokk: 60–60
saskop-headline-strokes = { $who } saavad { $strokes }
saskop-shutout = { $losers } ei saanud ainsatki nakki: kuiv kaotus.

saskop-option-exchange = Pildi andmine
saskop-option-signals = Paariliste märguanded
saskop-option-roof = Katust tohib näidata
saskop-option-hada = Häda tohib öelda
saskop-option-target = Mäng käib nii mitme nakini
saskop-option-six = Trumbikuus on
saskop-option-duty = Peab trumpama ja üle lööma
saskop-option-giving = Pilt antakse
saskop-option-back = Pildi vastu antakse
saskop-option-ten = Ühe pildiga võib pakkuda kümme
saskop-option-bids = Pakutakse
saskop-option-omale = Omale: eestkäsi võib pakkumise endale võtta
saskop-option-diamonds = Ruutu võib hüüda
saskop-option-chooser = Jagamisviisi valib
saskop-option-ways = Jagamisviisid
saskop-option-dark = Pime ruutu
saskop-option-redeal = Uus jagamine pildita eestkäele
saskop-option-pokk = Pokk (60–60)
saskop-option-karvane = Karvane (kõik üheksa tihi)
saskop-option-passed = Üleküla ruutu annab nakke

saskop-value-partner = ainult paarilisele
saskop-value-penalty-2 = keelatud, vahelejäämine maksab 2 nakki
saskop-value-penalty-4 = keelatud, vahelejäämine maksab 4 nakki
saskop-value-highest = kõige kõrgem trump
saskop-value-lowest = kõige madalam trump
saskop-value-all = nagu pagat.com
saskop-value-trump = ainult trumpama
saskop-value-led = trumpama, ja väljakäidud trumbi üle lööma
saskop-value-none = ei pea
saskop-value-openly = lahtiselt, enne oma esimest pakkumist
saskop-value-closed = kinniselt, omal korral
saskop-value-always = alati, ka nimetatud trumbi peale
saskop-value-auction = pakkumise ajal, kui pole passinud
saskop-value-turn = omal pakkumiskorral
saskop-value-winner = ainult pakkumise võitja
saskop-value-any = ükskõik milline kaart
saskop-value-no-picture = mitte pilt
saskop-value-exchange = jah, ainult vahetuseks
saskop-value-rounds = kuni kolm on passinud
saskop-value-once = igaüks korra
saskop-value-before = kes istub pakkujast eespool
saskop-value-cutter = tõstja
saskop-value-eldest = eestkäsi
saskop-value-text = nagu pagat.com
saskop-value-saaremaa = nagu Saaremaal
saskop-value-two-more = jah, kaks nakki rohkem
saskop-value-replay = mängitakse uuesti
saskop-value-replay-two = mängitakse uuesti, kaks nakki rohkem
saskop-value-next-two = järgmine võitja saab kaks nakki rohkem
saskop-value-game = terve mäng

saskop-meaning-blink = Pilgutus ütleb: see tihi tuleb mulle.
saskop-meaning-noblink = Pilgutamata jätmine ütleb: see tihi mulle ei tule.
saskop-meaning-emergency = Häda palub paariliselt kõige kõrgemat trumpi, et trumbiäss või -kümme koju tuua.
saskop-meaning-show = See on tema ainus pilt. Paariline võtab selle ja annab kinniselt ühe kaardi vastu.
saskop-meaning-give = Mis kaart see oli, teavad ainult nemad kaks.
saskop-refused-bid-range = Pakkuda saab { $lowest } kuni { $highest }: nii mitu trumpi sul oleks, pildid kaasa arvatud.
saskop-refused-bid-too-low = Iga pakkumine peab olema eelmisest suurem; eelmine oli { $last }.
saskop-refused-bid-too-long = Sa võid pakkuda kuni { $longest }: nii pikk on su pikim mast koos piltidega.
saskop-refused-no-exchange = Selles lauas pilte ei vahetata; see majareegel on välja lülitatud.
saskop-refused-show-too-late = Üksikut pilti näidatakse enne oma esimest pakkumist või passi. Nüüd on hilja.
saskop-refused-shown-already = Sa oled selles jaotuses juba pilti näidanud; seda saab teha ainult ühe korra.
saskop-refused-not-lone-picture = Kaarti { $card } ei saa näidata: näidata tohib ainult pilti (kuningat, emandat või soldatit), mis on su käes ainus pilt.
saskop-refused-not-that-picture = { $card } on see kaart, mille sa just said; anna vastu mõni muu.
saskop-refused-trump-too-short = Sa pakkusid { $bid }, aga selles mastis oleks sul koos piltidega ainult { $have } trumpi. Nimeta piisavalt pikk mast.
saskop-refused-own-trump = Trumbi nimetasid sina ise; ülejäänud kolm nõustuvad või valivad ruutu.
saskop-refused-accepted-already = Sa oled juba nõustunud ja see jääb nii.
saskop-refused-no-signals = Seda märguannet selles lauas ei tehta; see majareegel on välja lülitatud.
saskop-refused-blink-when = Pilgutab ainult teise käija paariline, pärast esimest ja enne teist kaarti.
saskop-refused-signalled-already = See märguanne on juba antud.
saskop-refused-emergency-when = Häda saab öelda siis, kui nii sina kui ka paariline peate selles tihis alles käima, paariline enne sind.
saskop-refused-emergency-without = Häda tähendab, et su ainus trump on trumbiäss või trumbikümme; sinu kaardid on teistsugused.
saskop-refused-roof-without = Katus tähendab, et sulle ei jagatud ühtki pilti; sulle aga jagati.
saskop-refused-roof-too-late = Katust saab näidata kuni oma esimese kaardini. Nüüd on hilja.
saskop-asked-own-bid = Sa võid pakkuda kuni { $number }, trumbiks { $suits }.
saskop-asked-own-bid-low = Sa võiksid pakkuda kuni { $number }, trumbiks { $suits }. Sellest ei piisa: ütle pass või kuuluta ruutu.
saskop-asked-exchange = Ükskõik milline kaart peale kaardi { $card }, mille paariline sulle just näitas.
saskop-asked-override = Kui kõik nõustuvad, jääb nii. Ütle „hoopis ruutu“ ja trump on ruutu ♦ ning trumbi tegija oled siis sina; siis on kaalul kaks nakki rohkem.
saskop-note-trump = { $number } trumpi
saskop-totals-head-score = nakid

saskop-status-ten = pildi võtab, trumbiks ruutu, või ütleb pass { $who }
saskop-status-ten-exchange = pildi võtab või ütleb pass { $who }
saskop-call-ten = { $who }, võta pilt, trumbiks ruutu, või ütle pass
saskop-call-ten-exchange = { $who }, võta pilt või ütle pass
saskop-your-turn-ten = Võta paarilise pilt ja tee ruutu trumbiks või ütle pass.
saskop-your-turn-ten-exchange = Võta paarilise pilt ja anna kaart vastu või ütle pass.
saskop-alt-extra-dark = Pime ruutu
saskop-asked-ten = Kui võtad, näevad pilti kõik, sina annad ühe kaardi vastu ja trump on kohe ruutu ♦. Kui passid, pakutakse edasi.
saskop-asked-ten-exchange = Kui võtad, näevad pilti kõik ja sina annad ühe kaardi vastu. Pakutakse edasi igal juhul.
saskop-note-omale = omale
saskop-note-ten = pakud oma pilti
saskop-asked-hand-over = Oma ainsa pildi võid enne pakkumist või passi kinniselt paarilisele anda.
saskop-refused-omale-eldest = Sama arvuga võib pakkumise endale võtta ainult eestkäsi (jagajast vasakul). Paku rohkem kui { $last }.
saskop-refused-omale-before = Sama arvuga võib pakkumise endale võtta ainult see, kes istub eestkäest lugedes pakkujast eespool. Paku rohkem kui { $last }.
saskop-refused-omale-once = Sa oled juba ühe pakkumise endale võtnud; seda saab teha korra jaotuse jooksul. Paku rohkem kui { $last }.
saskop-refused-ten-once = Sa oled selles jaotuses juba kümme pakkunud; seda saab teha ainult ühe korra.
saskop-refused-ten-without = Kümme saab pakkuda ainult siis, kui käes on täpselt üks pilt.
saskop-refused-diamonds-passed = Selles lauas võib ruutu hüüda ainult see, kes pole passinud.
saskop-refused-diamonds-turn = Selles lauas võib ruutu hüüda ainult omal pakkumiskorral.
saskop-refused-diamonds-winner = Selles lauas teeb ruutu trumbiks ainult pakkumise võitja.
saskop-refused-no-redeal = Selles lauas uuesti ei jagata; see majareegel on välja lülitatud.
saskop-refused-redeal-nines = Uut jagamist võib eestkäsi nõuda ainult siis, kui jagati üheksakaupa.
saskop-refused-redeal-eldest = Uut jagamist võib nõuda ainult eestkäsi (jagajast vasakul).
saskop-refused-redeal-late = Uut jagamist võib nõuda enne oma esimest pakkumist või passi. Nüüd on hilja.
saskop-refused-redeal-picture = Uut jagamist võib nõuda ainult ilma ühegi pildita eestkäsi; sinul pilt on.
saskop-refused-give-closed = Selles lauas pilti ei näidata: anna see omal pakkumiskorral kinniselt paarilisele.
saskop-refused-give-after-nine = Vastane on pakkunud üheksa: nüüd on pildi andmiseks hilja.
saskop-refused-no-picture-back = Kaarti { $card } ei saa vastu anda: pilti vastu ei anta, kui sul muudki on.
saskop-refused-no-challenge = Selles lauas ei ole ükski märguanne karistusega keelatud, nii et vahele pole midagi võtta.
saskop-refused-challenge-early = Vahele võtta saab alles pärast esimest tihi.
saskop-refused-challenged-already = Sinu pool on selles jaotuses juba korra vahele võtnud; rohkem ei saa.
saskop-meaning-challenge = Kui vastased andsid keelatud märku, maksab see neile nakke, kui mitte, siis vahelevõtjatele.
saskop-result-redeal = Eestkäele ei tulnud ühtki pilti ja ta nõudis uut jagamist. Keegi ei saa midagi kirja ja sama jagaja jagab uuesti.
saskop-result-tie-next = **{ saskop-headline-tie }.** { saskop-why-tie-next }
saskop-why-tie-next = Keegi ei saa midagi kirja ja uuesti ei mängita; järgmine võitja saab { $strokes } rohkem.
saskop-why-tie-left = Järgmine võitja saab { $strokes } rohkem.
saskop-why-karvane = karvane, kõik üheksa tihi tulid neile
saskop-result-pokk = Sellest { $strokes } jäi üles pokist.
saskop-result-dark = Sellest { $strokes } annab pime ruutu.
saskop-result-seajann = Täpselt 90: seajänn, üks silm jäi puudu.
saskop-result-caught = { $who } võtsid õigesti vahele: vastaste keelatud märguande eest { $strokes }.
saskop-result-challenge-wrong = { $who } võtsid vahele ilmaasjata: teisele paarile { $strokes }.
saskop-phase-ten = pildi pakkumine
