# Ameerika Sheepsheadi õppetunnid; muud astmed on failis lessons.

american-sheepshead-lesson-jack = Ruutusoldat
american-sheepshead-lesson-jack-about = Neljakesi talongiga ei kutsuta kedagi: võtja paariline on see, kelle käes on J♦, ja ta ei ütle midagi. Arvuti 2 võttis talongi. Vaata oma kaarte.
american-sheepshead-lesson-jack-ask = Kellega sa mängid?
american-sheepshead-lesson-jack-picker = Arvuti 2-ga
american-sheepshead-lesson-jack-others = Kahe teisega
american-sheepshead-lesson-jack-right = J♦ teeb sinust paarilise, kui võtja ei ütle, et mängib üksi.
american-sheepshead-lesson-jack-wrong = Ei: J♦ on sinu käes.
american-sheepshead-lesson-stake = Panused
american-sheepshead-lesson-stake-about = Iga kaotaja maksab panuse: tavaliselt 2; 4, kui võitjatel on vähemalt 91 silma; 6, kui nad võtsid kõik tihid. Mängisid üksi ja sul on 95 silma.
american-sheepshead-lesson-stake-ask = Kui palju iga teine sulle maksab?
american-sheepshead-lesson-stake-right = 95 on rohkem kui 91, seega maksavad kõik kolm 4.
american-sheepshead-lesson-stake-wrong = Ei: otsi ülalt panus 95 silma eest.
american-sheepshead-lesson-fox = Rebane
american-sheepshead-lesson-fox-about = Mängitakse ka *paarismängu*: neli mängijat kahes kindlas paaris ja talongi ei ole. Seal on A♦ *rebane* ja pool, kes selle võtab, saab silma juurde. Kummalgi poolel on tihides 60 silma.
american-sheepshead-lesson-fox-ask = Kes võidab?
american-sheepshead-lesson-fox-fox = Pool, kellel on rebane
american-sheepshead-lesson-fox-nobody = Mitte keegi
american-sheepshead-lesson-fox-dealer = Jagaja pool
american-sheepshead-lesson-fox-right = Rebasega on seis 61–60. Hoia A♦ seega oma poole tihi jaoks.
american-sheepshead-lesson-fox-wrong = Ei: ühel poolel on silm rohkem.
american-sheepshead-lesson-smear-about = Arvuti 2 võttis talongi. Arvuti 4 käis J♦ ja on tema paariline, seega mängib Arvuti 3 sinuga. Tema trump 10♦ võtab selle tihi. Sina käid viimasena ja ristit sul ei ole.
american-sheepshead-lesson-draw-about = Võtsid talongi, mängid üksi kolme vastu ja käid välja. Su kuuest kaardist on viis trumbid, nende seas kolm kõige kõrgemat.
american-sheepshead-lesson-draw-wrong-play-9d = Tohid küll, aga vastase kõrgem trump võtab selle ära. Käi enne välja oma kõige kõrgemad trumbid.
american-sheepshead-lesson-count-right = { $trumps } − { $fallen } − { $held } = 2: teistel on veel kaks trumpi ja J♣ lööb mõlemad. Siin kukuvad mõlemad korraga ja keegi ei saa enam su A♠ trumbiga lüüa.
american-sheepshead-lesson-count-wrong = Tohid küll, aga { $trumps } − { $fallen } − { $held } = 2: kaks trumpi on veel väljas ja võivad selle kaardi võtta. Võta need enne ära.
