# Matšid: kaks ruumi mängivad samu pakke, pooled vahetatud.

match-room = Matš **{ $code }** · { $room }. ruum · { $boards } jaotust. A-pool: kohad { $a } · B-pool: kohad { $b }.
match-waits-first = Teine ruum liitub käsuga `/match join` ja koodiga `{ $code }`, selle või mõne muu serveri teises kanalis. Kaardid jagatakse, kui mõlemad ruumid on täis.
match-waits-second = Kaardid jagatakse, kui mõlemad ruumid on täis.
match-secrecy = Mõlemad ruumid saavad samad pakid. Kes mängib, ei tohi teises ruumis kaasa lugeda; mina ei näita sealt midagi enne, kui mõlemad on lõpetanud.
match-room-done = Matš { $code }: see ruum on valmis. Leht tuleb, kui ka teine on lõpetanud; seni läheb see laud edasi nagu iga teine.
match-board = Matš { $code } · jaotus { $number } / { $boards }
match-cut = Tõstmine loositi enne matši, mõlemas ruumis sama.
match-result = · matši { $number }. jaotus
match-result-withheld = · matši { $number }. jaotus. Seda saab vaadata ja see läheb arvesse, kui mõlemad ruumid on lõpetanud.
match-result-redeal = Kaardid visati kokku. Matšis ei anna see kellelegi midagi ja tuleb järgmine jaotus.
saskop-result-tie-board = **{ saskop-headline-tie }.** { saskop-why-tie-board }
saskop-why-tie-board = Keegi ei saa midagi kirja ja matšis uuesti ei jagata.
post-annulled-board = Jaotus { $deal } on tühistatud ega lähe arvesse. Matšis seda uuesti ei jagata.
match-alone = Matš { $code } ootab teist ruumi, mis liitub käsuga `/match join` ja selle koodiga.
match-progress = Matš { $code }: selles ruumis lõppenud jaotusi { $here } / { $boards }, teises { $there }. Leht tuleb, kui mõlemad on valmis.
match-won = **Matš { $code } on läbi: { $side }-pool võidab { $points } punktiga.** Nüüd saab kõiki jaotusi vaadata.
match-drawn = **Matš { $code } on läbi: viik.** Nüüd saab kõiki jaotusi vaadata.
match-abandoned-alone = **Matš { $code } jääb ära:** teist ruumi ei tulnud. See laud läheb edasi nagu iga teine.
match-abandoned-closed = **Matš { $code } lõppes enneaegselt:** üks ruum suleti. Mängitu läheb arvesse nagu tavaliselt ja nüüd saab kõiki jaotusi vaadata.
match-abandoned-silent = **Matš { $code } lõppes enneaegselt:** kummaski ruumis ei tehtud kaua aega midagi. Mängitu läheb arvesse nagu tavaliselt ja nüüd saab kõiki jaotusi vaadata.
match-note = Matš { $code }
match-side = { $side }-pool: { $who }
match-computers = arvutid
match-void = tühine
match-head-room = { $room }. ruum
match-head-difference = ±
match-head-total = Kokku
match-alt = Matši leht, { $game }, { $match }; pluss on A-poole kasuks
match-alt-board = { $number }. jaotus: { $rooms }; vahe { $difference }, kokku { $total }
match-alt-room = { $room }: { $played }

command-match = Kaks lauda mängivad samade pakkidega teineteise vastu
command-match-open = Ava siin matš; teine ruum liitub koodiga
command-match-join = Ava selles kanalis matši teine ruum
command-match-sheet = Kuidas on selle kanali viimase matši seis ja lõpuks, mida kumbki ruum igast jaotusest sai
option-deals = Mitu jaotust mõlemad ruumid mängivad
option-code = Kood, mille teine ruum sai

error-match-alone = Matšil { $code } on alles ainult see ruum. Teine liitub käsuga `/match join` ja selle koodiga; kaardid jagatakse, kui mõlemad on täis.
error-match-waits = { $count ->
    [one] Teises ruumis on veel üks koht vaba
   *[other] Teises ruumis on veel { $count } kohta vaba
}. Kaardid jagatakse mõlemas, kui see on täis.
error-match-no-code = Koodiga „{ $code }“ matši ei ole. Vaata teise ruumi postitust; `/match open` avab sinu oma matši.
error-match-code-used = Matšil { $code } on juba mõlemad ruumid. `/match open` avab uue.
error-match-code-old = Kood { $code } enam ei kehti: matš on läbi või ootas esimene ruum üle ööpäeva. `/match open` avab uue.
error-match-own-room = See kanal on matši { $code } esimene ruum. Teine ruum peab olema mõni teine kanal, siin või mõnes muus serveris.
error-match-other-room = Sa mängid või mängisid matši { $code } teises ruumis ja tead seega kaarte. Mõlemas ruumis istuda ei saa.
error-match-same-seat = Matši ajal kohta vahetada ei saa, sest siis vahetuksid pooled. Sa jääd kohale { $seat }.
error-match-length = Matšis on { $fewest } kuni { $most } jaotust.
error-match-none = Selles kanalis ei ole matši mängitud. `/match open` avab ühe.
error-match-look = See laud mängib matši { $code }. Mis seal toimub, seda näidatakse selle kanalis ja neile, kes seal istuvad, ja mitte kusagil mujal.
error-deal-withheld = Jaotus { $number } kuulub matši. Seda saab vaadata, kui mõlemad ruumid on lõpetanud, et keegi ei saaks kaarte teada enne, kui neid mängib.
