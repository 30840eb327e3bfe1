# Nimega reeglistikud: millise järgi mängitakse ja mis selles on teisiti.

post-rules = Reeglid: { $set }
post-rules-changed = Reeglid: { $set }, muudetud: { $rules }
post-rules-more = { $rules }; ja veel { $count }

menu-set = Milline reeglistik?
menu-rule = Muuda üht reeglit
menu-rules-of-table = Milliseid reegleid tahad lugeda?
rules-by = -# Reeglid: { $set }
rules-by-changed = -# Reeglid: { $set }, { $count ->
    [one] ühe muudatusega
   *[other] muudatusi { $count }
}
rules-own = Nagu selles lauas
rules-own-about = Muudatustega reeglistik
rules-house-set = **{ $set }** – { $about }.
rules-house-changed = Selles lauas on muudetud:
rules-house-same = Nagu selles reeglistikus:
rules-house-line = • **{ $rule }** (`{ $name }`) – { $about }.
rules-house-choose = Käsuga `/table open` saad valida reeglistiku ja muuta selle üksikuid reegleid.
button-rules-back = Tagasi
button-rules-more = Loe edasi

opening-changed-rule = { $rule } (muudetud)
preset-set-changed = { $set } muudatustega

option-rules = Reeglistik: üks mängu omadest või siin salvestatud laud
error-no-such-set = „{ $text }“ ei ole selle mängu reeglistik. Valikus on: { $sets }.
error-rules-without-game = Nimeta ka mäng: iga reeglistik kuulub ühe mängu juurde.
error-preset-of-other-game = Laud **{ $name }** on salvestatud teise mängu jaoks: { $game }.
error-preset-or-rules = Nimeta salvestatud laud või reeglistik, mitte mõlemat.

# Kuidas iga reeglistikku kutsutakse ja mis see on: lause ilma punktita, kuni 100 tähemärki.
saskop-set-pagat = pagat.com
saskop-set-pagat-about = Nagu kirjeldab kaardimängude leht pagat.com, kuueteistkümne nakini
sheepshead-set-book = Raamat
sheepshead-set-book-about = Raamatu „Book of Card Games“ järgi, ja kus see jätab valida, seal nagu tavaks
skat-set-book = Raamat
skat-set-book-about = Raamatu „Book of Card Games“ järgi: kuulutused ainult käest, šneider üheksakümnest
schafkopf-window-set-book = Raamat
schafkopf-window-set-book-about = Raamatu „Ultimate Book of Card Games“ järgi
schafkopf-dummkopf-set-book = Blogi
schafkopf-dummkopf-set-book-about = Nagu räägib blogi „Schafkopf für Dummköpfe“: viisteist soolot, mäng kaheteistkümne kriipsuni
american-sheepshead-set-book = Neli talongi võtjaga
american-sheepshead-set-book-about = Raamatu „Penguin Book of Card Games“ järgi: ruutusoldati hoidja on salajane paariline
american-sheepshead-set-three = Kolm mängijat
american-sheepshead-set-three-about = Raamatu „Penguin Book of Card Games“ järgi: üks võtab talongi ja mängib kahe vastu
american-sheepshead-set-partnership = Neli kindlates paarides
american-sheepshead-set-partnership-about = Raamatu „Penguin Book of Card Games“ järgi: kaks kahe vastu, ja rebane loeb
doppelkopf-set-book = Raamat
doppelkopf-set-book-about = Penguini raamat: uus jagamine, vaesus, pulm; re ja kontra kahekordistavad
doppelkopf-set-verband = Liit (DDV)
doppelkopf-set-verband-about = Saksa liidu turniirireeglid: kohustuslik soolo, uut jagamist ja vaesust ei ole
doppelkopf-set-pub = Kõrts
doppelkopf-set-pub-about = Vaesus, sead, teine ärtukümme võidab, püütud Charlie, bokiringid; re ja kontra topelt
doppelkopf-set-platform = Võrgus
doppelkopf-set-platform-about = Liidu kuulutused ja punktid; uut jagamist, vaesust ega kohustuslikku soolot ei ole
