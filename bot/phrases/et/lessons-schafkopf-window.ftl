# Aknaga šafkopfi õppetunnid; muud astmed on failis lessons.

schafkopf-window-lesson-pick = Akna võtmine
schafkopf-window-lesson-pick-about = Kaks kaarti, *aken*, on kõrval. Kes need võtab, paneb kaks teist kõrvale ja mängib üksi kahe vastu, et saada 120 silmast 61. Sinult küsitakse esimesena. Loe trumbid üle, eelkõige emandad ja soldatid.
schafkopf-window-lesson-pick-right = Seitse trumpi, parimad nende seas: võta aken.
schafkopf-window-lesson-weak-about = Sinult küsitakse esimesena: võtta aken või passida. Kui võtad, mängid üksi kahe vastu ja vajad 61 silma.
schafkopf-window-lesson-need = Võitmine
schafkopf-window-lesson-need-about = Kümne tihi järel loeb akna võtja kokku oma tihid ja kaks kõrvale pandud kaarti. 120 silmast on vaja rohkem kui poolt.
schafkopf-window-lesson-need-ask = Mitmest silmast võiduks just piisab?
schafkopf-window-lesson-need-right = Jah: 61 võidab, 60–60 on kaotus.
schafkopf-window-lesson-need-wrong = Ei: rohkem kui pool 120-st, aga mitte silmagi enam kui selleks vaja.
schafkopf-window-lesson-smear-about = Arvuti 3 võttis akna ja mängib üksi; Arvuti 2 on su paariline. Ta käis välja 10♥, kõrgeima alles jäänud ärtu, ja Arvuti 3 pidi masti käima. Sina käid viimasena; sul ei ole ei ärtut ega trumpi.
schafkopf-window-lesson-draw-about = Võtsid akna, mängid üksi ja käid välja. Su seitsmest kaardist on viis trumbid, nende seas kaks kõige kõrgemat; vastastel on veel kolm.
