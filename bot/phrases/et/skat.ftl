# Skat: mida ütleb ainult see mäng.

game-skat = Skat
skat-summary = Saksa mäng kolmele: üks kahe vastu, pakutakse mängu väärtust, kaks kaarti jääb kõrvale

phase-choice = praegu otsustatakse, kas võtta skat
phase-discard = praegu pannakse kaks kaarti kõrvale
phase-declare = praegu nimetatakse mängu

skat-status-auction = Nüüd pakub { $who }
skat-status-auction-asked = { $by } pakub { $bid }; nüüd vastab { $who }
skat-status-auction-held = { $by } jääb pakkumisse ({ $bid }); nüüd ütleb { $who }
skat-status-auction-after = { $by } pakkus { $bid }; nüüd ütleb { $who }
skat-status-auction-last = Keegi ei pakkunud; nüüd ütleb { $who }
skat-status-choice = { $who } mängib ({ $bid }): skat või käest?
skat-status-discard = Kaks kaarti paneb kõrvale { $who }
skat-status-declare = Mängu nimetab { $who }
skat-call-auction = { $who }, mida sina pakud?
skat-call-auction-asked = { $who }, { $by } pakub { $bid }: kas jääd pakkumisse?
skat-call-auction-held = { $who }, { $by } jääb pakkumisse ({ $bid }): kas pakud rohkem?
skat-call-auction-after = { $who }, { $by } pakkus { $bid }: kas pakud rohkem?
skat-call-auction-last = { $who }, keegi ei pakkunud: kas mängid 18 eest?
skat-call-choice = { $who }, mäng on sinu ({ $bid }): kas võtad skati või mängid käest?
skat-call-discard = { $who }, pane kaks kaarti kõrvale
skat-call-declare = { $who }, nimeta mäng

skat-your-turn-auction = Mida sina pakud?
skat-your-turn-auction-asked = { $by } pakub { $bid }: kas jääd pakkumisse?
skat-your-turn-auction-held = { $by } jääb pakkumisse ({ $bid }): kas pakud rohkem?
skat-your-turn-auction-after = { $by } pakkus { $bid }: kas pakud rohkem?
skat-your-turn-auction-last = Keegi ei pakkunud: kas mängid 18 eest?
skat-your-turn-choice = Mäng on sinu ({ $bid }): kas võtad skati või mängid käest?
skat-your-turn-discard = Pane kaheteistkümnest kaardist kaks kõrvale.
skat-your-turn-declare = Nimeta mäng, mille väärtus on vähemalt { $bid }.

skat-action-pickup = Võtan skati
skat-action-hand = Mängin käest
skat-action-hold = Jah
skat-action-bid = Pakun { $number }
skat-did-bid = { $who } pakub { $number }
skat-you-bid = Sa pakud { $number }
skat-did-discard-unseen = { $who } pani kaks kaarti kõrvale
skat-phase-auction = praegu pakutakse
skat-did-hold = { $who } jääb pakkumisse
skat-did-pickup = { $who } võtab skati
skat-did-hand = { $who } mängib käest
skat-you-hold = Sa jääd pakkumisse
skat-you-pickup = Sa võtad skati
skat-you-hand = Sa mängid käest

skat-word-clubs = risti
skat-word-spades = pada
skat-word-hearts = ärtu
skat-word-diamonds = ruutu
skat-word-grand = grand
skat-word-null = null
skat-word-reject = ramš
skat-word-hand = käest
skat-word-schneider = kuulutatud šneider
skat-word-schwarz = kuulutatud švarts
skat-word-open = lahtiselt
skat-short-schwarz = švarts
skat-short-schneider = šneider
skat-short-hand = käest
skat-alt-contract = { $who } mängib: { $words }
skat-badge-aside = Kõrval
skat-badge-blind = Skat
skat-taken = Skatis oli { $cards }.

skat-option-announce = Šneider, švarts ja lahtine mäng
skat-option-schneider = Šneideriks vaja silmi
skat-value-any = igas mängus
skat-value-hand = ainult käest mängides

skat-result-passed = Kõik ütlesid pass; keegi ei saa midagi.
skat-result-won = **{ $who } võitis mängu ({ $words })**, { $reasons }: { $base } × { $factor } = **{ $value }**. Silmi { $points }, vastastel { $others }.
skat-result-lost = **{ $who } kaotas mängu ({ $words })**: silmi { $points }, vastastel { $others }. Pakkumine { $bid } läheb kirja kahekordselt: **{ $score }**.
skat-result-overbid = **{ $who } pakkus üle.** Mäng ({ $words }) tuli küll kätte, aga selle väärtus on ainult { $value } ja pakuti { $bid }: **{ $score }**.
skat-result-null-won = **{ $who } võitis mängu ({ $words })** ühegi tihita: **{ $score }**.
skat-result-null-lost = **{ $who } kaotas mängu ({ $words })**: mõni tihi tuli võtta. **{ $score }**.
skat-result-reject = Ramš: kõige vähem silmi sai { $who }.
skat-word-made-schneider = šneider
skat-word-made-schwarz = švarts
skat-result-lost-hand = **{ $who } kaotas mängu ({ $words })**: silmi { $points }, vastastel { $others }. Pakutud oli { $bid }: **{ $score }**.
skat-why-won = { $reasons }: { $base } × { $factor } = { $value }
skat-why-lost = Pakkumine { $bid } läheb kirja kahekordselt: { $score }
skat-why-lost-hand = Pakutud oli { $bid }: { $score }
skat-why-overbid = Mäng tuli kätte, aga selle väärtus on ainult { $value } ja pakuti { $bid }: { $score }
skat-why-needed-schneider = Kuulutati šneider, milleks on vaja { $points } silma.
skat-why-needed-all = Vaja oli kõiki tihisid.
skat-why-null-won = Ühegi tihita: { $score }
skat-why-null-lost = Mõni tihi tuli võtta: { $score }
skat-result-with = { $count } matadooriga
skat-result-against = { $count } matadoorita

skat-refused-not-a-value = Ühegi mängu väärtus ei ole { $number }. Pakutakse mängude väärtusi: { $lowest }, 20, 22, 23, 24, 27, 30 ja nii edasi.
skat-refused-bid-too-low = Iga pakkumine peab olema eelmisest suurem; eelmine oli { $last }.
skat-refused-hold-or-pass = Arve nimetab teine mängija: sina ütled pakkumisele { $last } jah või pass.
skat-refused-only-lowest = Mõlemad teised ütlesid pass ja keegi sinu vastu ei paku: ütle { $lowest } või pass.
skat-refused-nothing-to-hold = Praegu ei ole pakkumist, millele vastata; nimeta arv või ütle pass.
skat-refused-unknown-contract = Sellist mängu ei ole. Nimeta risti, pada, ärtu, ruutu, grand, null või ramš.
skat-refused-unknown-extras = Mängule võib lisada šneideri või švartsi ja siis lahtise: selles järjekorras, igaühe ühe korra, kahest esimesest ainult ühe.
skat-refused-reject-bare = Ramšis mängib igaüks enda eest; midagi juurde kuulutada ei saa.
skat-refused-null-only-open = Nullmängu võidab see, kes ühtki tihi ei võta; šneider ja švarts sinna ei sobi, mängida võib ainult lahtiselt.
skat-refused-extras-from-hand = Selles lauas kuulutab šneiderit, švartsi või lahtist ainult see, kes mängib käest. Sina võtsid skati.
skat-refused-one-extra = Selles lauas saab šneiderist, švartsist ja lahtisest kuulutada ainult ühe.
skat-asked-hold = Jah: jääd pakkumisse, nüüd on { $bid }. Pass: oled väljas.
skat-asked-own-games = Sinu mängude väärtus, kui võidad – { $games }. Skat võib seda muuta.
skat-asked-choice = Skati kaks kaarti tulevad sulle kätte ja kaks paned kõrvale. Käest mängides jääb skat kinni ja mäng on ühe astme võrra rohkem väärt.
skat-asked-discard = Nende silmad on lõpuks sinu omad. Mängu nimetad pärast seda.
skat-note-low = { $value }, alla pakkumise
skat-extra-schneider = *Šneider*: pead saama vähemalt { $schneider } silma, mäng on rohkem väärt.
skat-extra-schwarz = *Švarts*: pead võtma kõik tihid, mäng on veel rohkem väärt.
skat-extra-open = *Lahtiselt*: su kaardid on laual kõigile näha.
skat-totals-head-score = mängude punktid
skat-part-games = Lehed
skat-alt-sheet-game = { $number }. leht: { $score }
skat-ledger-game = { $number }. leht
skat-evening-won = { $number }. leht on täis. Võitja: { $who }, punkte { $score }.
skat-evening-going-on = { $number }. leht: kirjas jaotusi { $deals } / { $length }, jäänud on { $count }.

# Ramš, topeltringid, kontra ja Saksa skatireeglite väärtused.
phase-grandhand = praegu küsitakse, kas keegi mängib enne ramši grandi käest
phase-pushing = praegu käib skat ringi
phase-passing = praegu antakse kaks kaarti edasi
phase-knock = praegu küsitakse, kas keegi koputab
phase-kontra = praegu küsitakse kontrat ja red

skat-status-grandhand = { $who }: grand käest või ramš?
skat-status-pushing = { $who }: kas võtta skat või anda vaatamata edasi?
skat-status-passing = Kaks kaarti annab edasi { $who }
skat-status-knock = { $who }: kas koputada?
skat-status-kontra = { $who }: kas kahekordistada?
skat-call-grandhand = { $who }, kas mängid grandi käest?
skat-call-pushing = { $who }, kas võtad skati või annad vaatamata edasi?
skat-call-passing = { $who }, anna kaks kaarti edasi
skat-call-knock = { $who }, kas koputad?
skat-call-kontra = { $who }, kas kahekordistad mängu?
skat-your-turn-grandhand = Kas mängid grandi käest? Kui keegi ei mängi, tuleb ramš.
skat-your-turn-pushing = Kas võtad skati või annad vaatamata edasi?
skat-your-turn-passing = Anna kaheteistkümnest kaardist kaks edasi.
skat-your-turn-knock = Kas koputad?
skat-your-turn-kontra = Kas kahekordistad mängu?

skat-word-ramsch = ramš
skat-word-spitze = Spitze
skat-word-times-2 = läheb kirja kahekordselt
skat-word-times-4 = läheb kirja neljakordselt
skat-word-times-8 = läheb kirja kaheksakordselt
skat-word-times-16 = läheb kirja 16-kordselt
skat-word-times-32 = läheb kirja 32-kordselt
skat-word-times-64 = läheb kirja 64-kordselt
skat-short-times-2 = × 2
skat-short-times-4 = × 4
skat-short-times-8 = × 8
skat-short-times-16 = × 16
skat-short-times-32 = × 32
skat-short-times-64 = × 64
skat-extra-spitze = *Spitze*: su madalaim trump näidatakse ette ja see peab võtma viimase tihi; mäng on rohkem väärt.

skat-result-lost-value = **{ $who } kaotas mängu ({ $words })**: silmi { $points }, vastastel { $others }; { $reasons }: { $base } × { $factor } = { $value }, kirja läheb see { $often ->
    [one] ühekordselt
   *[other] kahekordselt
}: **{ $score }**.
skat-result-lost-short = **{ $who } kaotas mängu ({ $words })**: silmi { $points }, vastastel { $others }. Mängu väärtus on ainult { $value } ja pakuti { $bid }: selleni küünib { $counted }, mis läheb kirja { $often ->
    [one] ühekordselt
   *[other] kahekordselt
}: **{ $score }**.
skat-result-times = Kõik läks kirja × { $times }: **{ $score }**.
skat-why-times = Kõik läks kirja × { $times }: { $score }.
skat-result-counted = Kõik läks kirja × { $times }.
skat-result-written = Lehel: { $who } saavad kumbki { $score }.
skat-result-ramsch = Ramš.
skat-result-bock = Järgneb topeltring: { $why }.
skat-result-again = Sama jagaja jagab uuesti.
skat-result-next-ramsch = Ramši on veel mängida: { $count }.
skat-result-kontra-lost = Kontra kaotas, seega tuleb järgmisena ramš.
skat-result-event-sixty = kaotatud 60 silmaga
skat-result-event-grand-hand = võidetud grand käest
skat-result-event-kontra = kaotatud kontra vastu
skat-result-event-re = kontra ja re
skat-result-event-hundreds = täissajad kirjas
skat-result-event-digits = kolm ühesugust numbrit kirjas
skat-result-event-value = kõrge väärtusega mäng
skat-result-event-null = võidetud lahtine null käest
skat-result-event-all = kõik 120 silma ühel poolel
skat-result-event-lost-grand = kaotatud grand
skat-result-event-passed = kõik ütlesid pass
skat-why-lost-value = { $reasons }: { $base } × { $factor } = { $value }, kirja { $often ->
    [one] ühekordselt
   *[other] kahekordselt
}: { $score }
skat-why-lost-short = Väärtus ainult { $value }, pakuti { $bid }: { $counted } läheb kirja { $often ->
    [one] ühekordselt
   *[other] kahekordselt
}: { $score }
skat-why-needed-spitze = Madalaim trump pidi võtma viimase tihi.
skat-why-march = Kõik tihid võttis { $who }.
skat-why-most = Kõige rohkem silmi { $count ->
    [one] sai
   *[other] said
} { $who }.
skat-why-fewest = Kõige vähem silmi { $count ->
    [one] sai
   *[other] said
} { $who }.
skat-why-even = Kõigil on sama palju, seega ei kaota keegi.
skat-why-skat = Skat lisab { $points } silma: { $who }.
skat-why-virgin = Keegi ei võtnud ühtki tihi ja see kahekordistab.

skat-refused-no-reject = Selles lauas ramši nimetada ei saa.
skat-refused-null-too-low = See nullmäng on väärt vähem kui su pakkumine { $bid }.
skat-refused-spitze-without = Spitzeks on vaja trumpi, mida ette näidata (enne kõrvalepanemist kolme), ja grandis ei tohi käes olla kõik neli soldatit.
skat-refused-jacks-stay = Soldateid selles lauas edasi anda ei tohi.
skat-refused-no-kontra = Selles lauas kontrat ei öelda.
skat-refused-not-that-word = Seda praegu öelda ei saa: enne tuleb kontra, siis re ja mis sellele selles lauas järgneda võib.
skat-refused-kontra-too-late = Selleks on hilja: kontra tuleb öelda enne oma esimest kaarti, vastus enne oma järgmist.
skat-refused-kontra-not-yours = See sõna ei ole sinu öelda.
skat-refused-grand-or-pass = Enne ramši saab nimetada ainult grandi käest; muidu ütle pass.
skat-asked-bock = Topeltring: see jaotus läheb kirja × { $times }.
skat-asked-grandhand = Mängiksid üksi ja skatita; pärast jagab sama jagaja uuesti.
skat-asked-pushing = Võtad: annad kaks kaarti edasi. Vaatamata: jaotus läheb kirja kahekordselt.
skat-asked-passing = Need saab järgmine või jäävad need skatti. Anna ära silmad.
skat-asked-knock = Koputa, kui sa kindlasti ei kaota: jaotus läheb kirja kahekordselt.
skat-asked-kontra = Võit või kaotus läheb kirja kahekordselt.
skat-asked-discard-named = Nende silmad on lõpuks sinu omad.
skat-sure-kontra = **Ütled kontra?** Ütled, et mäng kaotatakse: võit või kaotus läheb kirja kahekordselt. See jääb nii.
skat-sure-re = **Ütled re?** Ütled, et võidad ikkagi: kõik läheb veel kord kahekordselt kirja. See jääb nii.
skat-sure-bock = **Ütled bock?** Kõik läheb veel kord kahekordselt kirja. See jääb nii.
skat-sure-hirsch = **Ütled hirsch?** Kõik läheb veel kord kahekordselt kirja. See jääb nii.
skat-evening-lost = Bierlachsi { $number }. ring sai läbi, jaotusi { $deals }. Kaotaja: { $who }, punkte { $score }.
skat-evening-going-down = Bierlachsi { $number }. ring: jaotusi { $deals }; kaotab see, kes jõuab esimesena seisuni { $limit }.
# Kinkimine, loobumine, revolutsioon ja kuulutatud tihita jäämine.
phase-gift = praegu kingitakse mängu
phase-yield = praegu küsitakse, kas mängust võib loobuda
phase-virgin = praegu küsitakse, kas keegi kuulutab, et ei võta ühtki tihi
phase-swapping = praegu vahetatakse kaarte
phase-returning = praegu antakse kaart tagasi
skat-status-gift = { $who }: kas võtta kingitud mäng vastu?
skat-status-yield = { $who }: kas üksi mängija võib loobuda?
skat-status-virgin = { $who }: kas kuulutada tihita jäämist?
skat-status-swapping = Kaarte vahetab { $who }
skat-status-returning = Kaardi annab tagasi { $who }
skat-call-gift = { $who }, kas võtad kingitud mängu vastu?
skat-call-yield = { $who }, kas üksi mängija võib loobuda?
skat-call-virgin = { $who }, kas kuulutad, et ei võta ühtki tihi?
skat-call-swapping = { $who }, kas vahetad kaardi?
skat-call-returning = { $who }, anna kaart tagasi
skat-your-turn-gift = Vastased kingivad sulle mängu: kas võtad vastu?
skat-your-turn-yield = Üksi mängija tahab loobuda: kas oled nõus?
skat-your-turn-virgin = Kas kuulutad, et ei võta ühtki tihi?
skat-your-turn-swapping = Anna paarilisele kaart tema kaardi vastu või ütle pass.
skat-your-turn-returning = Anna saadud kaardi eest üks tagasi.
skat-asked-gift = Vastu võttes on see lihtne võit. Pass: mängid edasi ja { $level ->
    [schwarz] švarts
   *[schneider] šneider
} on kuulutatud.
skat-asked-yield = Nõus: üksi mängijale on see lihtne kaotus. Pass: mäng läheb edasi, kui ka teine vastane ütleb pass.
skat-asked-virgin = Ilma tihita läheb jaotus kirja veel kord kahekordselt. Tihiga kaotad 120.
skat-asked-swapping = Näete teineteise kaarte; keegi teine ei näe, mida vahetate.
skat-asked-returning = Sobib iga kaart, ka seesama.
skat-action-concede = Loobun mängust
skat-did-concede = { $who } loobub mängust
skat-you-concede = Sa loobud mängust
skat-sure-concede = **Kas loobuda mängust?** Üksi mängija kaotab sellega; vastased peavad loobuma mõlemad, ja esimeses tihis võib siis ehk rohkema peale mängida. See jääb nii.
skat-word-revolution = revolutsioon
skat-short-revolution = revolutsioon
skat-extra-revolution = *Revolutsioon*: su kaardid on laual ja vastased võivad omi vahetada; mängu väärtus on 92.
skat-refused-revolution-in-null = Revolutsioon käib ainult nulli juurde.
skat-refused-not-to-give-up = Sellest mängust sa praegu loobuda ei saa.
skat-result-dealer = Lehele: jagajale 30, neljases või suuremas lauas kõigile, kes vahele jätsid.
skat-result-given-up = { $how ->
    [declarer] { $who } loobus mängust.
    [accepted] Vastased kinkisid mängu ja { $who } võttis selle vastu.
   *[opponents] Mõlemad vastased loobusid.
}
skat-result-given-won = **{ $who } võitis mängu ({ $words }).**
skat-result-given-lost = **{ $who } kaotas mängu ({ $words }).**
skat-why-given = Kirja läheb { $score }
skat-why-failed = Kuulutas, et ei võta ühtki tihi, aga võttis: { $who }. See maksab 120.
skat-why-kept = Nagu kuulutatud, jäi tihita { $who }: see kahekordistab veel kord.
