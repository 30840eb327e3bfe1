# Ülesanded: üks õige kaart.

command-puzzle = Küsimus mängust, millel on üks õige vastus, enamasti kaart: leia see
button-puzzle-next = Järgmine ülesanne
menu-puzzle = Mõne teise mängu ülesanded …
puzzle-head = 🧩 **Ülesanne · { $game } { $number }**
puzzle-kind-lead = millega välja käia
puzzle-kind-trumps = trumpide väljavõtmine
puzzle-kind-smear = paarilisele silmade andmine
puzzle-kind-take = tihi võtmine
puzzle-kind-duck = tihi loovutamine
puzzle-kind-discard = kaartide mahapanek
puzzle-kind-bid = pakkumine
puzzle-kind-name = mängu nimetamine
puzzle-untried = · keegi pole seda veel proovinud
puzzle-tried = · { $count ->
    [one] üks inimene on seda proovinud
   *[other] { $count } inimest on seda proovinud
}, esimesel katsel lahendas { $solved }
puzzle-easy = (kerge)
puzzle-medium = (keskmine)
puzzle-hard = (raske)
puzzle-ask = Millise kaardi käid? Arvesse läheb esimene vastus.
puzzle-ask-call = Milline neist on parim? Arvesse läheb esimene vastus.
puzzle-call = „{ $answer }“
puzzle-again = Sellele oled juba vastanud, kaardiga { $card }, ja arvesse läheb esimene vastus.
puzzle-right = ✅ **{ $card } on õige.**
puzzle-wrong = ❌ **{ $card } see ei ole, õige on { $best }.**
puzzle-why = { $share } jaotuses 100-st, mis sobivad sellega, mida näed, annab { $best } parema tulemuse kui ükski teine kaart. Keskmiselt annab see mängu arvestuses { $worth }, paremuselt järgmine kaart { $second }.
puzzle-why-call = Keskmiselt annab { $best } jaotustes, mis sobivad sellega, mida näed, mängu arvestuses { $worth }, paremuselt järgmine vastus { $second }. { $share } jaotuses 100-st annab see rohkem kui ükski teine vastus.
puzzle-yours = { $card } annab { $worth }.
puzzle-lay = Nii kaardid olid ja nii läheb mäng edasi, kui kõik teevad, mis on nende poolele parim:
puzzle-lay-call = Nii kaardid olid ja nii läheb mäng edasi, kui kõik mängivad nagu *kerge* arvuti:
puzzle-trick = { $cards } → { $who }
puzzle-line = • **{ $card }**: { $tricks }. Lõpuks: { $end }.
puzzle-no-line = • **{ $card }**: ühtegi kaarti ei käida. Lõpuks: { $end }.
puzzle-as-good = Nende kaartidega oleks { $card } sama hea või parem olnud. Seda sa teada ei saanud: { $best } on õige rohkemates võimalikes jaotustes.
puzzle-mine = Oled esimesel katsel lahendanud { $right ->
    [one] { $right } ülesande
   *[other] { $right } ülesannet
} { $count }-st.

error-puzzle-none = Selle mängu ülesandeid veel ei ole. `/puzzle` näitab neid, mis on.
error-puzzle-gone = Seda ülesannet enam ei ole. `/puzzle` annab sulle teise.
error-puzzle-all-done = Oled proovinud selle mängu kõiki ülesandeid, kokku { $count }, ja lahendanud esimesel katsel { $solved }. Vali käsuga `/puzzle` mõni teine mäng.
