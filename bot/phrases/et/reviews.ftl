# Treener: mida iga valik lõppenud jaotuses maksma läks.

button-review = Analüüs
menu-review-seat = Kelle valikud
command-review = Mida su valikud lõppenud jaotuses maksma läksid: vead ja ebaõnn eraldi
review-cost = { $amount } punkti

review-head = **{ $game } · analüüs** · jaotus { $deal }, { $who }
review-open = Hinnatud selle järgi, mida tol hetkel võis teada, ja ka lahtiste kaartidega: mida näitavad ainult lahtised kaardid, on ebaõnn.
review-own = Sinu kohalt: ainult see, mida sa igal hetkel teada võisid.
review-looking = Vaatan valikut { $at }/{ $of } … Kui rohkem midagi ei tule, küsi uuesti: `/review`.
review-waiting = Hakkan seda jaotust vaatama … Kui rohkem midagi ei tule, küsi uuesti: `/review`.
review-whose = Kelle valikuid jaotuses { $deal } tahad vaadata?
review-counted = { $choices ->
    [one] { $choices } tõeline valik
   *[other] { $choices } tõelist valikut
}: { $grave ->
    [0] mitte ühtki rasket viga
    [one] { $grave } raske viga (??)
   *[other] { $grave } rasket viga (??)
}, { $doubtful ->
    [one] { $doubtful } kahtlane
   *[other] { $doubtful } kahtlast
} (?){ $slips ->
    [0] {""}
    [one] , { $slips } hooletu
   *[other] , { $slips } hooletut
}{ $slips ->
    [0] {""}
   *[other] {" "}(?!)
}.
review-nothing = { $choices ->
    [one] { $choices } tõeline valik ja see ei vääri küsimärki.
   *[other] { $choices } tõelist valikut ja ükski ei vääri küsimärki.
}
review-no-choice = Sellel kohal oli kõik sunnitud; valida polnud midagi.
review-line-mistake = { $where }: { $chosen } · parem: { $better }, vahe { $cost }.
review-line-perhaps = { $where }: { $chosen } · ehk parem: { $better }, vahe { $cost }.
review-line-luck = { $where }: { $chosen } · ebaõnn, mitte viga: nii nagu kaardid olid, olnuks { $better } parem, vahe { $cost }.
review-before = Enne esimest kaarti
review-silence = vaikimine
review-fell = Tihi sai { $who }: { $cards }, { $points ->
    [one] { $points } silm
   *[other] { $points } silma
}.
review-would-fall = Parema kaardiga oleks selle saanud { $who }: { $cards }, { $points ->
    [one] { $points } silm
   *[other] { $points } silma
}.
review-wins = Sajast sobivast jaotusest võidab parem valik { $better }, tehtud valik { $chosen }.
review-brings = Sobivates jaotustes toob parem valik keskmiselt { $better }, tehtud valik { $chosen }.
review-would-hold = Parema kaardiga oleks selles olnud { $points } silma: { $cards }.
review-later = Nii nagu kaardid olid, annab parem kaart selles tihis vähe või mitte midagi, aga hilisemates rohkem.
review-unknown-later = Nii nagu kaardid olid, annab parem kaart selles tihis vähe või mitte midagi: kasu tuleb hiljem või teiste kaartidega.
review-same = Nii nagu kaardid tegelikult olid, see midagi ei muutnud.
review-lucky = Nii nagu kaardid tegelikult olid, oli käidud kaart isegi parem: see oli õnn.
review-line-call = { $where }: { $chosen } · parem: { $better }.
review-points = umbes { $points } { $points ->
    [one] silm
   *[other] silma
}
review-more = { $count ->
    [one] Ja veel { $count } väiksem.
   *[other] Ja veel { $count } väiksemat.
}
review-side = { $who }, { $choices ->
    [one] { $choices } valik
   *[other] { $choices } valikut
}: keskmiselt läks vigadega kaotsi { $mistakes }, ebaõnnega { $luck }.
review-unweighed = -# { $count ->
    [one] Hindamata jäi veel üks valik: ma ei oska öelda, mis sellest muidu oleks saanud.
   *[other] Hindamata jäi veel { $count } valikut: ma ei oska öelda, mis neist muidu oleks saanud.
}
review-alt-rings = Käes on { $chosen } sinise rõngaga, see käidi; { $better } on kuldse rõngaga, see oli parem.
review-alt = Valiti: { $chosen }. Parem: { $better }.

review-why-lead-ten = Kümmet ei käida välja, kuni sama masti kõrgem kaart on veel väljas.
review-why-draw-trumps = Mängija pool käib trumpi välja, kuni teistel pole enam millega trumbata.
review-why-lead-trump = Trumbi väljakäimine oleks vähem ära andnud kui see mast.
review-why-keep-trumps = Mängija vastu käiakse välja tavalisi maste; trumbi väljakäimine teeb mängija tööd.
review-why-lead-plain = Tavalise masti väljakäimine oleks vähem maksma läinud kui trump.
review-why-lead-ace = Äss käiakse välja siis, kui kõik peavad veel masti tunnistama.
review-why-lead-high = Kõrgemat kaarti saab masti sees üle lüüa vähem kaarte.
review-why-lead-low = Välja käiakse masti madalam kaart ja tugevam hoitakse alles.
review-why-avoid-high = Kes tihisid ei taha, jääb alla, kus saab.
review-why-avoid-other = Kes tihisid ei taha, vabaneb ohust enne mujal.
review-why-smear = Tihi oli paarilise käes: sinna pannakse silmi.
review-why-smear-less = Paarilise kaarti sai veel üle lüüa: silmadega siis ei riskita.
review-why-give-fat = Silmakaart oli parem kohe ära anda: hiljem oleks see vaevalt enam midagi võitnud.
review-why-give-nothing = Tihi oli teiste käes: neile antakse vähem silmi.
review-why-throw-other = Teine kaart on sama palju väärt, aga seda oleks vähem vaja läinud.
review-why-overtake = Paarilise kaarti sai veel üle lüüa: selline tihi tasub ise kindlustada.
review-why-take = See tihi oli võtmist väärt.
review-why-let-go = See tihi oli parem jätta: käidud kaardist on hiljem rohkem kasu.
review-why-partner-has-it = Paarilise kaarti ei saanud enam keegi üle lüüa: selle peale oma kaarti ei raisata.
review-why-take-fat = Kes käib viimasena, võtab tihi kaardiga, mis annab kõige rohkem silmi.
review-why-take-higher = Tihi võetakse kaardiga, mida järgmised üle lüüa ei saa.
review-why-take-lower = Ka madalam kaart võtab tihi ja kõrgem jääb alles.
review-why-say-it = Kaardid olid selle ütlemiseks küllalt head.
review-why-say-nothing = Kaardid polnud selle ütlemiseks küllalt head.
review-why-too-shy = Kaardid olid enamaks küllalt head.
review-why-too-bold = Kaardid polnud selleks küllalt head.
review-why-object = Kaardid olid selle ütlemiseks küllalt head.
review-why-accept = Kaardid polnud selle ütlemiseks küllalt head.
review-why-other-discard = Kui kõrvale oleks pandud teised kaardid, oleksid kätte jäänud paremad.
review-why-other-game = Mõni muu mäng oleks nende kaartidega paremini sobinud.
review-why-lead-best = Selle masti kaartidest ei löö seda enam miski üle.
review-why-lead-lone = Pärast seda on see mast sul otsas ja hiljem saad seda trumbiga lüüa.
review-why-lead-lean = Nii on mängus vähem silmi.
review-why-avoid-lead = Kes tihisid ei taha, käib välja madalama kaardi.
review-why-avoid-rid = Kes tihisid ei taha, vabaneb kõrgeimast kaardist, mis alla jääb.
review-why-stay-under = Tihi oli üksi mängija käes, kes seda ei taha: siis jäädakse alla.
review-why-unsure-less = Veel polnud teada, kelle tihi see on: siis pannakse vähem silmi.
review-why-give-hope = Paariline võis tihi veel saada: silmad olid seda riski väärt.
review-why-overtake-higher = Paarilise kaarti sai veel üle lüüa: kõrgemat on raskem lüüa.
review-why-lead-next = Kes tihi ise võtab, käib järgmisena välja.
review-why-try = Seda tihi tasus püüda.
review-why-keep-later = Käidud kaart oli parem hilisemaks hoida.
review-why-take-points = Mõlemad kaardid võtavad tihi: võta sellega, mis toob rohkem silmi.
review-why-take-harder = Kõrgemat kaarti on järgmistel raskem üle lüüa.
review-why-take-low = Ka madalam kaart lööb laualolijad üle ja kõrgem jääb alles.
review-why-play-on = Kaardid olid alla andmiseks liiga head.
review-why-give-up = Nende kaartidega oli parem alla anda.
review-why-lead-fat-trump = Trumpi, mis annab kümme silma või rohkem, ei käida välja, kuni kõrgem trump on veel väljas.
review-why-lead-ruffed = Ühel vastastest pole seda masti, mille sa välja käisid, ja ta saab trumbiga lüüa.
review-why-lead-partner-ruffs = Sinu paarilisel pole seda masti enam ja ta saab trumbiga lüüa.
review-why-keep-winner = Seda trumpi ei saa keegi üle lüüa: hoia see tihi jaoks, kus on rohkem silmi.
review-why-lead-stronger = Seda kaarti saab oma masti sees üle lüüa vähem kaarte.
review-why-lead-short = Seda masti on sul vähem ja saad seda varem trumbiga lüüa.
review-why-lead-long = Välja käiakse pikemast mastist: selle viimased kaardid võivad tihisid võtta.
review-why-lead-under = Selles mastis on madalamaid kaarte vähem: alla jääda on raskem.
review-why-avoid-lead-under = Selles mastis on kõrgemaid kaarte rohkem ja pigem võtab tihi keegi teine.
review-why-avoid-take-high = Kui sa tihi juba võtad, siis kõrgema kaardiga: nii saad sellest lahti.
review-why-give-less = Tihi polnud veel sinu poole oma: siis pannakse vähem silmi.
review-why-unsure-more = Veel polnud teada, kelle tihi see on, aga silmad olid seda riski väärt.
review-why-throw-alike = Mõlemad on silmakaardid, aga teist oleks vähem vaja läinud.
review-why-take-lean = Tihi sai veel üle lüüa: võta see kaardiga, mis annab vähem silmi.
review-why-left-fat = Tihi oli kindlalt võtta: nii palju silmi teistele ei jäeta.
review-why-gave-fat = Tihi oli kindlalt teiste oma: sinna ei panda ässa ega kümmet.
review-why-kept-fat = Tihi oli kindlalt oma poole oma: sinna pannakse äss või kümme.
review-why-gave-points = Tulemust see peaaegu ei muuda, aga nii palju silmi tasub ikkagi alles hoida.
review-why-empty-bid = Nende kaartidega pole millegi peale pakkuda.
review-why-bad-discard = Parimad trumbid hoitakse alles.
review-why-bad-call = Kaardid ütlevad selgelt muud.

error-review-unable = Praegu ma jaotusi analüüsida ei saa: otsing alles käivitub või seda selles arvutis pole. Kordus töötab: `/replay`.
error-review-busy = Analüüsi ootab palju jaotusi. Palun küsi minuti pärast uuesti.
error-review-failed = Selle jaotuse analüüs ei õnnestunud. Jaotusega on kõik korras; küsi uuesti või vaata seda käsuga `/replay`.
