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
