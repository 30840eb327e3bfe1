# Lauas on rohkem inimesi, kui mängul kohti: kes mängib, kes jätab vahele, ja kuidas keegi tuleb või lahkub.

post-sits-out = 🪑 { $count ->
    [one] { $who } jätab selle jaotuse vahele.
   *[other] { $who } jätavad selle jaotuse vahele.
}
post-sits-out-next = 🪑 { $count ->
    [one] { $who } jätab järgmise jaotuse vahele.
   *[other] { $who } jätavad järgmise jaotuse vahele.
}
post-turns-waiting = + { $name }
post-turns-expected = { $count ->
    [one] + *ruumi on veel ühele*
   *[other] + *ruumi on veel { $count } mängijale*
}
post-turns = Mängite kordamööda: igas jaotuses mängib { $count }, jagaja jätab vahele.
post-turns-games = Mängite kordamööda: igas mängus mängib { $count }, pärast mängu kohad vahetuvad.
button-take-turns = Mängin ka
table-joined-turns = Oled mängus: järgmisest jaotusest alates mängid teistega kordamööda. Seni võid pealt vaadata.
there-turns = Selles kanalis on juba laud: **{ $game }**, laud { $table }, mängijad { $who }. Kõik kohad on täis, aga võid teistega kordamööda mängida.
hand-sits-out = Jätad lauas { $table } selle jaotuse vahele; mängivad { $who }.
player-gone = Keegi
button-sit-out = Jäta üks jaotus vahele
button-sit-in = Mängin jälle
more-sit-out = **{ button-sit-out }**: järgmise jaotuse mängivad teised, sinu koht lauas ja punktid jäävad alles. Mitu jaotust jätab vahele `/table sitout`.
more-sit-in = **{ button-sit-in }**: jätad vahele ainult siis, kui on sinu kord.
more-leave-turns = **{ button-leave }**: sa ei mängi siin enam kaasa. Poolelioleva jaotuse mängib sinu eest lõpuni arvuti.
sit-out-reply = { $count ->
    [one] Jätad järgmise jaotuse vahele. Sinu koht lauas ja punktid jäävad alles.
   *[other] Jätad järgmised { $count } jaotust vahele. Sinu koht lauas ja punktid jäävad alles.
}
sit-in-reply = Mängid jälle kaasa, kui on sinu kord.
taken-out-reply = { $who } ei mängi selles lauas enam kaasa.
command-table-sitout = Jäta jaotus või paar vahele, kui lauas on rohkem inimesi, kui mängib
option-sit-out-deals = Mitu jaotust; 0, kui tahad jälle mängida
error-sits-out = Jätad selle jaotuse vahele ja sul ei ole selles kaarte; mängivad { $who }.
error-seats-by-turn = Mängite kordamööda ja kohad täidetakse igaks jaotuseks uuesti: valida ei ole midagi.
error-takes-turns-already = Mängid selles lauas juba teistega kordamööda: mängid siis, kui on sinu kord.
error-turns-full = Selles lauas saab kordamööda mängida kuni { $most } inimest. Võid pealt vaadata või avada laua mõnes teises kanalis.
error-sit-out-nobody = Keegi ei saaks sinu asemel mängida: kõik { $count } kohta vajavad neid, kes siin on. `/table leave` laseb arvutil sinu eest edasi mängida.
error-sit-out-others = { $count ->
    [one] Vahele saab jätta ainult üks, ja { $who } küsis enne.
   *[other] Vahele saab jätta ainult { $count }, ja { $who } küsisid enne.
}
error-shuffle-sits-out = Jätad järgmise jaotuse vahele; selle kaardid segavad need, kes mängivad.
