# Skati õppetunnid; silmadest on juttu failis lessons.

skat-lesson-jacks = Soldatid on trumbid
skat-lesson-jacks-about = Mastimängus on trumbid neli soldatit ja nimetatud mast. Trump lööb iga kaarti, mis trump ei ole. Siin nimetati ärtu.
skat-lesson-jackorder = Trumpide järjekord
skat-lesson-jackorder-about = Kõige ees on soldatid, alati järjekorras ♣ ♠ ♥ ♦; nende järel nimetatud mast: A 10 K Q 9 8 7. Nimetati ärtu.
skat-lesson-tens = Tavalised mastid
skat-lesson-tens-about = Teistes mastides on järjekord A 10 K Q 9 8 7: kümme on kuningast kõrgem. Muust mastist tavaline kaart kui see, mis välja käidi, võita ei saa. Nimetati ärtu.
skat-lesson-nulls = Null
skat-lesson-nulls-about = *Nullis* trumpe ei ole, soldatid kuuluvad oma masti ja järjekord on A K Q J 10 9 8 7. Mängitakse nulli.
skat-lesson-follow-about = Väljakäidud masti tuleb tunnistada, kui saad. Välja käidi risti; trumbiks on ärtu ja soldatid kuuluvad trumpide hulka.
skat-lesson-painted-about = Soldat ei kuulu kunagi sellesse masti, mis talle on trükitud: J♠ ei ole pada, vaid trump. Välja käidi pada ja seda tuleb tunnistada päris padaga, kui sul mõni on. Trumbiks on ärtu.
skat-lesson-ruff-about = Mängid üksi, trumbiks on ärtu ja sina käid viimasena. Välja käidi pada ja sul seda ei ole: siis tohid käia, mida tahad. Võid trumbiga tihi võtta või mõne kaardi ära visata.
skat-lesson-bid = Pakkumine
skat-lesson-bid-about = Kes pakub kõige rohkem, mängib üksi kahe vastu ja vajab 120 silmast 61. Pakutakse arvu, mille mõni mäng võib väärt olla; väikseim on 18. Sinult küsitakse esimesena. Tugevaks teevad kaardid soldatid, ässad ja pikk mast.
skat-lesson-bid-right = Kolm soldatit, pikk mast koos ässaga ja veel üks äss: sellega pakutakse.
skat-lesson-bid-wrong = Passida tohid, aga paremaid kaarte vaevalt tuleb.
skat-lesson-weak-about = Sinult küsitakse esimesena: pakkuda 18 või passida. Kui teised passivad, mängid üksi kahe vastu, et saada 61 silma; kaotatud mäng maksab kaks korda pakutu.
skat-lesson-weak-right = Üks madal soldat, ei ühtki ässa ega pikka masti: jäta see teistele.
skat-lesson-weak-wrong = Tohid küll, aga ilma ässata ja ühe soldatiga saad vaevalt 61 silma.
skat-lesson-value = Mida mäng väärt on
skat-lesson-value-about = Mastimäng on väärt oma põhiväärtust, ♦ 9, ♥ 10, ♠ 11, ♣ 12, korrutatuna teguriga: üks mängu eest ja üks iga *matadoori* eest. Kui sul on J♣, loe oma katkematut rida ülalt: J♣, J♠, J♥, J♦ ja edasi. Tahad mängida ristit.
skat-lesson-value-ask = Mida su ristimäng väärt on?
skat-lesson-value-right = Kahe matadooriga, J♣ ja J♠, on tegur kolm: 3 × 12.
skat-lesson-value-wrong = Ei: loe alates J♣, kuni mõni soldat puudub, lisa üks ja korruta kaheteistkümnega.
skat-lesson-against = Ilma matadoorideta
skat-lesson-against-about = Kui sul J♣ ei ole, loe, mitu kõige kõrgemat trumpi sul järjest puudub. Ka need loevad. Tahad mängida ärtut; põhiväärtus on 10.
skat-lesson-against-ask = Mida su ärtumäng väärt on?
skat-lesson-against-right = Puuduvad J♣ ja J♠, kokku kaks, nii et tegur on kolm: 3 × 10.
skat-lesson-against-wrong = Ei: loe ülalt puuduvad soldatid, lisa üks ja korruta kümnega.
skat-lesson-hold = Hoida või passida
skat-lesson-hold-about = Sina oled eeskäsi. Arvuti 2 pakub sinu vastu: tema nimetab arve, sina ütled jah või pass. Tahad mängida ärtut; ühe matadooriga on see väärt 2 × 10 = 20. Arvuti 2 ütles 20.
skat-lesson-hold-right = Su mäng on väärt 20, nii et veel võid jah öelda.
skat-lesson-hold-wrong = Tohid küll, aga su mäng on väärt 20: enne seda pole vaja loobuda.
skat-lesson-limit = Millal lõpetada
skat-lesson-limit-about = Nõrgemad kaardid: tahad mängida ärtut ühe matadooriga, väärt 2 × 10 = 20. Hoidsid 18 ja 20. Nüüd pakub Arvuti 2 juba 22.
skat-lesson-limit-right = 22 juures on su ärtu väärt vähem kui pakutud: las mängib Arvuti 2.
skat-lesson-limit-wrong = Tohid küll, aga su ärtu on väärt 20. Mäng, mis on väärt vähem kui pakutud, on kaotatud ja maksab kaks korda pakutu.
skat-lesson-discard = Kõrvale panemine
skat-lesson-discard-about = Võtsid skati ja sul on kaks kaarti liiga palju. Mis sa kõrvale paned, loeb lõpuks sinu kasuks. Hoia trumbid alles; pane kõrvale silmad, mille võiksid kaotada.
skat-lesson-discard-right = Kakskümmend silma on kindlas kohas ja mõlemat masti saad trumbata.
skat-lesson-discard-wrong = Tohid küll, aga annaksid ära oma masti trumpe, üksikud kümned lähevad aga kergesti kaduma.
skat-lesson-declare = Mängu nimetamine
skat-lesson-declare-about = Võitsid pakkumise ja panid kaardid kõrvale. Nüüd nimeta mäng. Mastimängus on trumbiks su pikk mast, *grandis* ainult soldatid, *nullis* ei tohi sa ühtki tihi võtta.
skat-lesson-declare-right = Kaks soldatit ja kuus ristit: kaheksa trumpi.
skat-lesson-declare-wrong = Tohid küll, aga ristis on su kümnest kaardist trumbid kaheksa.
skat-lesson-overbid = Pakutu väärt
skat-lesson-overbid-about = Pakkusid kuni 24. Mäng, mis on lõpuks väärt vähem, on *üle pakutud* ja kaotatud ka 61 silmaga. Sul puudub ainult J♣, nii et mastimäng on väärt kaks korda oma põhiväärtust: ♥ 10, ♣ 12. Null on alati väärt 23. Nimeta mäng.
skat-lesson-overbid-right = 2 × 12 = 24, sellest täpselt piisab.
skat-lesson-overbid-wrong-declare-hearts = Tohid küll, aga 2 × 10 = 20 on vähem kui 24. Kui sul on alla 91 silma, oled üle pakkunud ja maksad kaks korda pakutu: 48.
skat-lesson-overbid-wrong-declare-null = Tohid küll, aga null on väärt 23, ühe võrra vähem kui pakkusid.
skat-lesson-hand = Käest mängimine
skat-lesson-hand-about = Võitsid pakkumise. Võid skati võtta või selle puutumata jätta ja mängida *käest*: siis on mängu tegur ühe võrra suurem ja skati silmad loevad lõpuks ikka sinu kasuks.
skat-lesson-hand-right = Kolm soldatit, neli ristit alates ässast ja veel kaks ässa võidavad ka ilma skatita ja käest on need rohkem väärt.
skat-lesson-hand-wrong = Tohid küll, aga need kaardid võidavad ka ilma skatita ja käest on mäng rohkem väärt.
skat-lesson-schneider = Šneideri kuulutamine
skat-lesson-schneider-about = Mängid grandi käest. Mängu nimetades tohid kuulutada *šneideri*: siis vajad 91 silma ja mäng on rohkem väärt. *Švarts* on kõik kümme tihi. Loe kokku, mida teised sinult kõige rohkem võtta saavad.
skat-lesson-schneider-right = Ainult 7♦ võib viimasena käies tihi kaotada: kõige rohkem 11 + 10 silma, nii et sulle jääb 99. Kuulutatuna on mäng väärt 216, muidu 168.
skat-lesson-schneider-wrong-declare-grand = Tohid küll, aga šneideri teed sa nagunii: kuulutamata on mäng väärt 168, kuulutatuna 216.
skat-lesson-schneider-wrong-declare-grand-schwarz = Tohid küll, aga selleks on vaja kõiki tihisid ja su 7♦ lööb üle iga teine ruutu.
skat-lesson-duck = Mitte ühtki tihi
skat-lesson-duck-about = Mängid nulli: üksainus tihi ja mäng on kaotatud. Järjekord on A K Q J 10 9 8 7 ja sina käid viimasena.
skat-lesson-duck-right = Emandast madalam: tihi läheb teistele, nagu sa tahad.
skat-lesson-duck-wrong = Nullis on kuningas emandast kõrgem: võtaksid tihi ja kaotaksid.
skat-lesson-smear-about = Arvuti 3 mängib üksi ja trumbiks on ruutu; Arvuti 2 on su paariline. Ta käis välja 10♣, kõrgeima alles jäänud risti, ja Arvuti 3 pidi masti käima. Sina käid viimasena ja ristit sul ei ole.
skat-lesson-draw-about = Mängid üksi, trumbiks on risti ja sina käid välja. Vastastel on üheteistkümnest trumbist viis ja nad lööksid su padad hea meelega trumbiga üle.
skat-lesson-draw-wrong-play-ac = Tohid küll, aga üks soldat on veel väljas ja võtab ässa ära. Käi enne välja oma soldatid.
