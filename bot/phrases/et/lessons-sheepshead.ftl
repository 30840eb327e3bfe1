# Sheepsheadi õppetunnid; muud astmed on failis lessons.

sheepshead-lesson-call = Ässa kutsumine
sheepshead-lesson-call-about = Viiekesi kutsub võtja risti-, pada- või ärtuässa ja selle hoidja on tema salajane paariline. Sul peab olema sama masti tavaline kaart, aga mitte äss ise. Emandad, soldatid ja kõrvale pandud kaardid ei loe.
sheepshead-lesson-call-right = Sul on ärtu, aga mitte ärtuäss: selle hoidja mängib sinuga.
sheepshead-lesson-call-wrong = Seda ässa kutsuda ei saa.
sheepshead-lesson-partner = Salajane paariline
sheepshead-lesson-partner-about = Arvuti 2 võttis talongi ja kutsus ärtuässa. Keegi ei ütle, kelle käes see on; teised peavad arvama. Vaata oma kaarte.
sheepshead-lesson-partner-ask = Kellega sa mängid?
sheepshead-lesson-partner-picker = Arvuti 2-ga
sheepshead-lesson-partner-others = Kolme teisega
sheepshead-lesson-partner-right = A♥ on sinu käes: aita Arvuti 2-l 61 silma kokku saada ja ära lase seda märgata.
sheepshead-lesson-partner-wrong = Ei: kutsutud kaart on sinu käes.
sheepshead-lesson-sixty = Võitmine
sheepshead-lesson-sixty-about = Võtja pool võidab 61 silmaga; kõrvale pandud kaardid loevad kaasa. Alates 91-st loeb kõik kahekordselt, kõigi tihidega kolmekordselt. Seekord on kummalgi poolel 60.
sheepshead-lesson-sixty-ask = Mis see võtja jaoks on?
sheepshead-lesson-sixty-won = Võit
sheepshead-lesson-sixty-lost = Kaotus
sheepshead-lesson-sixty-again = Uus jagamine
sheepshead-lesson-sixty-right = Kuuskümmend ei ole 61: võtja pool kaotas.
sheepshead-lesson-sixty-wrong = Ei: võtja pool vajab 61 silma, aga neil on 60.
sheepshead-lesson-smear-about = Võtsid talongi ja kutsusid A♥. Arvuti 3 käis selle, järelikult on ta su paariline. Tema trump 10♦ võtab selle tihi; sina käid viimasena ja pead käima ristit.
sheepshead-lesson-draw-about = Võtsid talongi, mängid üksi nelja vastu ja käid välja. Su viiest kaardist on kolm trumbid, nende seas kaks kõige kõrgemat.
sheepshead-lesson-draw-wrong-play-ad = Tohid küll, aga vastase kõrgem trump võtab selle ära. Käi enne välja oma kõige kõrgemad trumbid.
sheepshead-lesson-count-about = Arvuti 5 mängib üksi sinu ja teiste vastu. Trumpe on kokku { $trumps }. Läinud on { $fallen }, sinu käes on { $held }. Arvuta välja, mitu on veel teistel, ja käi siis välja.
sheepshead-lesson-count-right = { $trumps } − { $fallen } − { $held } = 2: teistel on veel kaks trumpi ja Q♠ on mõlemast kõrgem. Kui üks on Arvuti 5 käes, peab ta selle nüüd ära andma ega võta sellega enam ühtki tihi.
sheepshead-lesson-count-wrong = Tohid küll, aga { $trumps } − { $fallen } − { $held } = 2: kaks trumpi on veel väljas ja Arvuti 5 võib su kaardi ühega ära võtta. Käi enne Q♠.
