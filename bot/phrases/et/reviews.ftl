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
} (?).
review-nothing = { $choices ->
    [one] { $choices } tõeline valik ja see ei vääri küsimärki.
   *[other] { $choices } tõelist valikut ja ükski ei vääri küsimärki.
}
review-no-choice = Sellel kohal oli kõik sunnitud; valida polnud midagi.
review-line-mistake = { $where }: { $chosen } · parem: { $better }, vahe { $cost }.
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
review-more = { $count ->
    [one] Ja veel { $count } väiksem.
   *[other] Ja veel { $count } väiksemat.
}
review-side = { $who }: vigadega läks kaotsi { $mistakes }, ebaõnnega { $luck }.
review-side-sums = -# Kokku võib seda olla rohkem, kui jaotus maksis: mis ühe valikuga kaob, selle võib vastaspoole viga tagasi tuua, ja siis võib see uuesti kaduda.
review-unweighed = -# { $count ->
    [one] Hindamata jäi veel üks valik: ma ei oska öelda, mis sellest muidu oleks saanud.
   *[other] Hindamata jäi veel { $count } valikut: ma ei oska öelda, mis neist muidu oleks saanud.
}
review-alt-rings = Käes on { $chosen } sinise rõngaga, see käidi; { $better } on kuldse rõngaga, see oli parem.
review-alt = Valiti: { $chosen }. Parem: { $better }.

review-why-lead-ten = Paljast kümmet ei käida välja, kuni sama masti kõrgem kaart on veel väljas.
review-why-draw-trumps = Mängija pool käib trumpi välja, kuni teistel pole enam millega trumbata.
review-why-lead-trump = Trumbi väljakäimine oleks vähem ära andnud kui see mast.
review-why-keep-trumps = Mängija vastu käiakse välja tavalisi maste; trumbi väljakäimine teeb mängija tööd.
review-why-lead-plain = Tavalise masti väljakäimine oleks vähem maksma läinud kui trump.
review-why-lead-ace = Äss käiakse välja siis, kui kõik peavad veel masti tunnistama.
review-why-lead-high = Masti kõrgemal kaardil oli parem võimalus tihi saada.
review-why-lead-low = Väike kaart ajab sama asja ära ja tugev jääb alles.
review-why-lead-other = Mõne teise masti väljakäimine oleks vähem ära andnud.
review-why-avoid-high = Kes tihisid ei taha, jääb alla, kus saab.
review-why-avoid-other = Kes tihisid ei taha, vabaneb ohust enne mujal.
review-why-smear = Tihi oli paarilise oma: sinna pannakse silmakaart.
review-why-smear-less = Tihi polnud veel kindlalt paarilise oma: silmakaardiga siis ei riskita.
review-why-give-fat = Silmakaart oli parem kohe ära anda: hiljem oleks see vaevalt enam midagi võitnud.
review-why-give-nothing = Tihi on teiste oma: neile antakse nii vähe silmi kui saab.
review-why-throw-other = Teine kaart on sama palju väärt, aga seda oleks vähem vaja läinud.
review-why-overtake = Paarilise kaarti sai veel üle lüüa: selline tihi tasub ise kindlustada.
review-why-take = See tihi oli võtmist väärt.
review-why-let-go = See tihi polnud nii head kaarti väärt.
review-why-partner-has-it = Tihi oli juba paarilise oma: selle ülelöömine raiskab kaardi.
review-why-take-fat = Kes käib viimasena, võtab tihi kaardiga, mis annab kõige rohkem silmi.
review-why-take-higher = Tihi võetakse kaardiga, mida järgmised üle lüüa ei saa.
review-why-take-lower = Ka madalam kaart lööb laualolijad üle ja kõrgem jääb alles.
review-why-say-it = Kaardid olid selle ütlemiseks küllalt head.
review-why-say-nothing = Kaardid polnud selle ütlemiseks küllalt head.
review-why-too-shy = Kaardid olid enamaks küllalt head.
review-why-too-bold = Kaardid polnud selleks küllalt head.
review-why-object = Nende kaartidega oleks tasunud vastu vaielda.
review-why-accept = Nende kaartidega oleks tasunud nõustuda.
review-why-other-discard = Kui kõrvale oleks pandud teised kaardid, oleksid kätte jäänud paremad.
review-why-other-game = Mõni muu mäng oleks nende kaartidega paremini sobinud.

error-review-unable = Praegu ma jaotusi analüüsida ei saa: otsing alles käivitub või seda selles arvutis pole. Kordus töötab: `/replay`.
error-review-busy = Analüüsi ootab palju jaotusi. Palun küsi minuti pärast uuesti.
error-review-failed = Selle jaotuse analüüs ei õnnestunud. Jaotusega on kõik korras; küsi uuesti või vaata seda käsuga `/replay`.
