# Doppelkopf: mida ütleb ainult see mäng.

game-doppelkopf = Doppelkopf
doppelkopf-summary = Saksa mäng neljale: kõiki kaarte kaks, salajased paarilised ristiemandate järgi, 24 jaotust

phase-special = erimängu nimetamine
phase-offer = vaesuse pakkumine
phase-accept = vaesuse kaartide võtmine või jätmine
phase-give = kaartide tagasiandmine

doppelkopf-status-bid = { $who } ütleb, kas sobib või on midagi erilist
doppelkopf-status-special = Erimängu nimetab { $who }
doppelkopf-status-offer = Vaesuseks paneb kolm kaarti kõrvale { $who }
doppelkopf-status-accept = Vaesuse kaardid võtab või jätab { $who }
doppelkopf-status-give = Kolm kaarti annab tagasi { $who }

doppelkopf-your-turn-bid = Sinu kord: põhimäng sobib või on midagi erilist.
doppelkopf-your-turn-special = Nimeta oma erimäng; mängitakse kõige kõrgemat.
doppelkopf-your-turn-offer = Pane kolm kaarti kõrvale, kõik oma trumbid nende hulgas.
doppelkopf-your-turn-accept = Pakutakse kolme kinnist kaarti: võta need ja saa paariliseks, või ütle pass.
doppelkopf-your-turn-give = Anna paarilisele oma viieteistkümnest kaardist kolm, ükskõik millised.

doppelkopf-action-accept = Võtan kaardid
doppelkopf-did-accept = { $who } võtab kaardid ja on paariline

doppelkopf-word-basic = põhimäng
doppelkopf-word-silent-solo = vaikne soolo
doppelkopf-word-wedding = pulm
doppelkopf-word-trump = trumbitihiga
doppelkopf-word-plain = tavalise masti tihiga
doppelkopf-word-poverty = vaesus
doppelkopf-word-ace-solo = ässasoolo
doppelkopf-word-heart-solo = ärtusoolo
doppelkopf-word-spade-solo = padasoolo
doppelkopf-word-club-solo = ristisoolo
doppelkopf-word-diamond-solo = ruutusoolo
doppelkopf-word-international-solo = rahvusvaheline soolo
doppelkopf-word-jack-solo = soldatisoolo
doppelkopf-word-queen-solo = emandasoolo
doppelkopf-alt-contract = { $who } mängib: { $words }
doppelkopf-badge-aside = Pakutud
doppelkopf-alt-trump = { $who } mängib; trumbid on ärtukümned, emandad, soldatid ja { $suit } { $sign }
doppelkopf-alt-trump-nobody = Trumbid on ärtukümned, emandad, soldatid ja { $suit } { $sign }

doppelkopf-option-nines = Üheksatega (48 kaarti)
doppelkopf-option-loonies = Kahest ärtukümnest tihis võidab
doppelkopf-value-first = esimene
doppelkopf-value-second = teine
doppelkopf-option-weddings = Pulmas võib nimetada tihi liigi
doppelkopf-option-ranking = Soolod
doppelkopf-value-equal = kõik võrdsed
doppelkopf-value-ranked = järjestatud
doppelkopf-option-ddv = Liidu reeglite kuulutused ja punktid

doppelkopf-result-redeal = Jaotus ei loe; sama jagaja jagab uuesti.
doppelkopf-result-won = **Võit: { $who }**, silmi { $points } ja vastastel { $others } ({ $words }).
doppelkopf-result-lost = **Kaotus: { $who }**, silmi { $points } ja vastastel { $others } ({ $words }).
doppelkopf-result-nobody = Mõlemad pooled lubasid liiga palju ja keegi ei võitnud ({ $words }): { $who } sai silmi { $points }, vastased { $others }.
doppelkopf-result-points = Punktid, { $who }: { $reasons }.
doppelkopf-result-reason-won = võit 1
doppelkopf-result-reason-under-90 = alla 90: 1
doppelkopf-result-reason-under-60 = alla 60: 1
doppelkopf-result-reason-under-30 = alla 30: 1
doppelkopf-result-reason-no-trick = ühegi tihita 1
doppelkopf-result-reason-re-said = re 2
doppelkopf-result-reason-kontra-said = kontra 2
doppelkopf-result-reason-no90-said-by-re = lubatud alla 90 (re) 1
doppelkopf-result-reason-no60-said-by-re = lubatud alla 60 (re) 1
doppelkopf-result-reason-no30-said-by-re = lubatud alla 30 (re) 1
doppelkopf-result-reason-schwarz-said-by-re = lubatud kõik tihid (re) 1
doppelkopf-result-reason-no90-said-by-kontra = lubatud alla 90 (kontra) 1
doppelkopf-result-reason-no60-said-by-kontra = lubatud alla 60 (kontra) 1
doppelkopf-result-reason-no30-said-by-kontra = lubatud alla 30 (kontra) 1
doppelkopf-result-reason-schwarz-said-by-kontra = lubatud kõik tihid (kontra) 1
doppelkopf-result-reason-120-against-no90 = 120, kui lubati alla 90: 1
doppelkopf-result-reason-90-against-no60 = 90, kui lubati alla 60: 1
doppelkopf-result-reason-60-against-no30 = 60, kui lubati alla 30: 1
doppelkopf-result-reason-30-against-schwarz = 30, kui lubati kõik tihid: 1
doppelkopf-result-reason-against-the-grannies = ristiemandate vastu 1
doppelkopf-result-reason-doppelkopf = doppelkopf 1
doppelkopf-result-reason-fox = rebane 1
doppelkopf-result-reason-charlie = Charlie 1
doppelkopf-contract-basic = Põhimäng
doppelkopf-contract-ace-solo = Trumpe ei ole
doppelkopf-contract-jack-solo = Trumbid soldatid
doppelkopf-contract-queen-solo = Trumbid emandad
doppelkopf-contract-international-solo = Emandad, soldatid
doppelkopf-result-threefold = { $who } mängis üksi ja see loeb kolmekordselt.
doppelkopf-may-give = anda vastu kolm neist: { $cards }

doppelkopf-refused-no-redeals = Liidu reeglite järgi mängitakse iga jaotus ära; uuesti ei jagata.
doppelkopf-refused-redeal-too-late = Uut jagamist saab paluda enne, kui ise ütled, et sobib või et on midagi erilist. Nüüd on hilja.
doppelkopf-refused-redeal-without = Uueks jagamiseks on vaja viit kuningat, kokku kaheksat ässa ja kümmet või täpselt üht trumpi; sinu käsi on teistsugune.
doppelkopf-refused-unknown-contract = Sellist mängu ei ole. Nimeta pulm, vaesus või mõni soolo: ässa-, ärtu-, pada-, risti-, ruutu-, rahvusvaheline, soldati- või emandasoolo.
doppelkopf-refused-one-wedding = Selles lauas võidab pulma iga tihi; selle liiki ei nimetata.
doppelkopf-refused-not-of-the-verband = Liit ei mängi vaesust ega rahvusvahelist soolot ja see laud järgib liidu reegleid.
doppelkopf-refused-wedding-without = Pulmaks peavad sul käes olema mõlemad ristiemandad.
doppelkopf-refused-too-rich = Vaesuseks tohib käes olla kuni { $most } trumpi; sul on rohkem.
doppelkopf-refused-offer-all-trumps = Kõik su trumbid peavad olema pakutava kolme kaardi hulgas.
doppelkopf-refused-no-announcements = Selles lauas midagi ei kuulutata; see majareegel on välja lülitatud.
doppelkopf-refused-wooing-first = Pulmas ei kuulutata midagi enne tihi, mis toob paarilise.
doppelkopf-refused-other-sides-call = Seda ütleb teine pool; sinu pool ütleb { $own }.
doppelkopf-refused-called-already = Su pool on seda või midagi kõrgemat juba öelnud.
doppelkopf-refused-side-first = Enne kui su pool midagi lubab, peab ta ütlema { $own }.
doppelkopf-refused-call-too-late = Seda koos kõige vahelejäetuga saab öelda, kui käes on vähemalt { $least } kaarti; sul on { $left }.
