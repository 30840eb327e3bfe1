# Teine küsimus enne seda, mida tagasi võtta ei saa, mida mängule lisada saab, ja mida võib küsimata öelda.

button-sure = Jah: { $answer }
button-yes-override = Jah, ruutu
button-yes-diamonds = Jah, ruutu
button-no-step = Tagasi
button-never = Jah, ära enam küsi
step-game = **{ $game }** – niisama või kuulutusega?
step-suit = **{ $game }** – milline mast on trump?
choice-higher = { $answer } või rohkem …
sure-other = **{ $answer }?** Seda tagasi võtta ei saa.
sure-override = **Hoopis ruutu ♦?** Seda tagasi võtta ei saa.
sure-challenge = **Kas võtad vastased vahele?** Kui nad keelatud märku ei andnud, maksab see nakke sinu poolele. Tagasi seda võtta ei saa.
sure-diamonds = **Kuulutad ruutu ♦?** Pakkumine lõpeb kohe, trump on ruutu ja trumbi tegija oled siis sina. Seda tagasi võtta ei saa.
sure-redeal = **Palud uut jagamist?** Need kaardid visatakse kokku ja sama jagaja jagab uuesti.
hint-show = *Näitan*: vahetad oma ainsa pildi paarilise kaardi vastu.
hint-diamonds = *Ruutu*: lõpetad pakkumise, trump on ruutu ja trumbi tegija oled siis sina.
hint-blink = *Pilgutan*: ütled paarilisele, et see tihi tuleb sulle.
hint-emergency = *Häda*: palud paariliselt kõige kõrgemat trumpi, et oma äss või kümme koju tuua.
hint-roof = *Katus*: näitad, et sulle ei jagatud ühtki pilti.
hint-redeal = *Uus jagamine*: su kaartidega tohib paluda, et jagataks uuesti.
button-yes-leave = Jah, lahkun
button-yes-close = Jah, sulge
button-ask-again = Küsi jälle
sure-leave = **Lahkud poole mängu pealt?** Arvuti mängib sinu eest edasi. `/table join` toob su tagasi.
sure-leave-last = **Lahkud poole mängu pealt?** Oled siin viimane inimene, nii et laud suletakse.
sure-close = **Sulgen laua?** Pooleliolev mäng lõpeb siin; mängitu jääb tulemustesse alles.
sure-close-dealing = **Sulgen laua?** Pooleliolev jaotus tühistatakse ja mäng lõpeb siin. Hinnetes loeb jaotus seniajani.
step-back = Midagi ei muudetud.
settings-unasked = Üle ei küsita enne seda: { $kinds }
unasked-override = ruutu trumbi asemele
unasked-diamonds = ruutu kuulutamine
unasked-challenge = vahelevõtmine
unasked-announce = kuulutused
unasked-redeal = uue jagamise palumine
unasked-special = erimängust teatamine
unasked-leave = lauast lahkumine
unasked-close = laua sulgemine

# Mis juhtus pärast lugeja viimast tegu: küsiva käe esimene rida.
news-missed = Sinu aeg sai läbi ja arvuti valis sinu eest: { $what }.
news-left = { $who } lahkus, edasi mängib arvuti.
news-somebody-left = Keegi lahkus, edasi mängib arvuti.
news-override = { $who } teeb trumbiks ruutu ♦, mitte { $suit }.
