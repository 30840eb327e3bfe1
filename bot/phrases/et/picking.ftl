# Mis on ühist mängudel, kus võetakse talong: Sheepshead, Ameerika Sheepshead ja aknaga Schafkopf.

phase-pick = praegu otsustatakse, kes võtab talongi
phase-bury = praegu pannakse kaks kaarti kõrvale
phase-call = praegu valitakse paarilist

status-pick = Talongi võib võtta { $who }
status-bury = Kaks kaarti paneb kõrvale { $who }
status-call = Ässa kutsub või üksi mängib { $who }
call-pick = { $who }, võta talong või ütle pass
call-bury = { $who }, pane kaks kaarti kõrvale
call-call = { $who }, kutsu äss või mängi üksi

your-turn-pick = Võta talong või ütle pass.
your-turn-bury = Pane kaks kaarti kõrvale: nende silmad on lõpuks sinu omad.
your-turn-call = Kutsu äss, mille hoidjast saab su paariline, või mängi üksi.
asked-pass = Pass: otsustab järgmine mängija.
phase-under = praegu pannakse üks kaart kinniselt
phase-draft = praegu paneb paariline kaarte kõrvale
phase-crack = praegu küsitakse, kas keegi kahekordistab
status-under = Ühe kaardi paneb kinniselt { $who }
status-draft = Paarilisena paneb kaks kaarti kõrvale { $who }
status-crack = Kahekordistada võib { $who }
call-under = { $who }, pane üks kaart kinniselt
call-draft = { $who }, pane kaks kaarti kõrvale
call-crack = { $who }, kahekordista või ütle pass
your-turn-under = Pane üks kaart kinniselt kutsutud masti asemele.
your-turn-draft = Sina oled paariline: pane ka kaks kaarti kõrvale.
your-turn-crack = Kahekordista, kui tohid ja tahad, või ütle pass.
said-crack = Topelt!
said-recrack = Vastu!
said-castrate = Veel!
said-blitz-black = Q♣ Q♠!
said-blitz-red = Q♥ Q♦!
said-blitz-jacks = J♣ J♠!
phase-name = praegu nimetatakse tihi, millega talong läheb
status-name = Tihi, millega talong läheb, nimetab { $who }
call-name = { $who }, nimeta tihi, millega talong läheb
your-turn-name = Talongi ei võtnud keegi: nimeta tihi, millega see läheb.
phase-blitz = praegu küsitakse, kas keegi näitab emandaid
status-blitz = Emandaid võib näidata { $who }
call-blitz = { $who }, näita emandaid või ütle pass
your-turn-blitz = Näita seda, mis kahekordistab, kui tahad, või ütle pass.
said-alltricks = Sheepshead!
