# Kui kaua miski tohib kesta, millal laua kell ise midagi teeb ja keda pole kohal.

speed-live = kiire: kõik on praegu siin, käiguks on sekundid
speed-calm = rahulik: nagu kiire, aga arvutid mõtlevad iga kaardi üle viis sekundit
speed-slow = aeglane: igaüks vaatab sisse, kui tahab, käiguks on päevad
option-speed = Kiire, rahulik või aeglane laud; aeglases on käiguks päevad
option-server-speed = Uute laudade tempo, kui laua avaja seda ei vali
duration-seconds = { $count ->
    [one] { $count } sekund
   *[other] { $count } sekundit
}
duration-minutes = { $count ->
    [one] { $count } minut
   *[other] { $count } minutit
}
duration-hours = { $count ->
    [one] { $count } tund
   *[other] { $count } tundi
}
duration-days = { $count ->
    [one] { $count } päev
   *[other] { $count } päeva
}
post-speed-live = Kiire laud: käiguks { $turn }
post-speed-live-no-clock = Kiire laud, kellata
post-speed-calm = Rahulik laud: käiguks { $turn }, arvutitel pole kiiret
post-speed-calm-no-clock = Rahulik laud, kellata, arvutitel pole kiiret
post-speed-slow = Aeglane laud: käiguks { $turn }, üks meeldetuletus
settings-server-speed = Uued lauad: { $speed }
post-clock = ⏳ Aeg saab läbi { $when }.
post-clock-longer = ⏳ Lisaaeg saab läbi { $when }.
post-clock-next = ⏳ Järgmine jaotus algab { $when }.
hand-clock = ⏳ Sinu aeg saab läbi { $when }; siis teeb selle käigu sinu eest arvuti.
hand-clock-cut = ⏳ Sinu aeg saab läbi { $when }; siis jagatakse kaardid tavalisel viisil.
hand-clock-silence = ⏳ Sinu aeg saab läbi { $when }; kui sa midagi ei ütle, tähendab see „{ $answer }“.
hand-stood-in = **Sa oled eemal ja arvuti mängib sinu eest.** Vajuta *{ $button }* või ükskõik mida kanalis ja mängid jälle ise.
button-return = Olen tagasi
post-seat-away = { $seat }. { $name } (*eemal*)
button-replace = Asenda: { $name }
button-recall = Kutsu eelmised mängijad
post-vote = { $missing ->
    [one] 🗳️ Kas panna mängija { $who } asemele arvuti? Poolt: { $voters }. Vaja on veel üht häält; hääletus lõpeb, kui { $who } siin midagi teeb.
   *[other] 🗳️ Kas panna mängija { $who } asemele arvuti? Poolt: { $voters }. Vaja on veel { $missing } häält; hääletus lõpeb, kui { $who } siin midagi teeb.
}
post-seats-free = { $count ->
    [one] Koht { $seats } on vaba: kes selle võtab, mängib arvuti asemel edasi.
   *[other] Kohad { $seats } on vabad: kes ühe neist võtab, mängib arvuti asemel edasi.
}
invitation = { $whom }: { $who } kutsub sind mängima: **{ $game }**, laud { $table }. [Tule lauda]({ $url })
invited-reply = Sinu kutse on kanalis.
replaced-reply = Mängija { $who } asemel mängib nüüd arvuti. Koht on vaba: `/table join` võtab selle.
voted-reply = Sinu hääl on kirjas. Poolt peab olema rohkem kui pool kohalolijatest; hääletus lõpeb, kui { $who } siin midagi teeb.
command-table-replace = Pane eemal olija kohale arvuti
command-table-invite = Kutsu roll või inimene sellesse lauda
option-replaced = Kelle koht
option-role = Millist rolli kutsuda
option-person = Keda kutsuda
error-replaced = Sa olid eemal, nii et sinu { $seat }. kohal mängib arvuti. Kuni koht on vaba, annab `/table join` selle sulle tagasi.
error-nobody-to-replace = Sellenimelist selles lauas ei istu, nii et kedagi pole asendada. Postitus näitab, kes istuvad.
error-leave-instead = See on sinu enda koht. `/table leave` laseb sul lahkuda.
error-not-away = { $who } ei ole eemal, nii et koht on tema oma. Asendada saab seda, kellel on järjest kaks käiku tegemata jäänud või kes on serverist lahkunud, ja enne mängu algust igaüht.
error-host-replaces = Kuni laua avaja { $host } on kohal, saab seda teha ainult tema. Kui ta on eemal, võib seda teha rohkem kui pool kohalolijatest.
error-sits-already = { $who } istub juba selles lauas.
error-no-seat-to-offer = Ükski koht pole vaba, nii et kutsuda pole kuhugi. Arvuti koha saab võtta, kui see jaotus on läbi.
error-called-lately = { $seconds ->
    [one] Sellesse lauda just kutsuti kedagi. Oota veel üks sekund.
   *[other] Sellesse lauda just kutsuti kedagi. Oota veel { $seconds } sekundit.
}
error-nobody-to-call = Kedagi pole kutsuda: kõik eelmise mängu mängijad on siin või on juba kutsutud.
error-invite-whom = Vali, keda kutsuda: kas roll või inimene.
error-invite-everyone = Kõiki ma korraga ei kutsu. Vali roll või inimene.
error-role-silent = { $role } ei saaks sellest teadet, nii et ma ei postitanud midagi. Serveri haldaja saab lubada kõigil seda rolli mainida või mul mainida kõiki rolle.
error-role-of-few = Rolli { $role } tohivad mainida ainult need, kes tohivad mainida kõiki rolle, nii et ma ei postitanud midagi. Serveri haldaja saab lubada kõigil seda rolli mainida.
error-invite-bot = See on bot, tema ei mängi. `/table fill` paneb vabadele kohtadele minu enda arvutid.
