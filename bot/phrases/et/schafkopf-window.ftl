# Aknaga Schafkopf: mida ütleb ainult see mäng.

game-schafkopf-window = Aknaga Schafkopf
schafkopf-window-summary = Skati eelkäija kolmele: üks võtab akna ja mängib ülejäänud kahe vastu

schafkopf-window-action-pick = Võtan akna
schafkopf-window-did-pick = { $who } võtab akna
schafkopf-window-you-pick = Sa võtad akna
schafkopf-window-status-pick = Akna võib võtta { $who }
schafkopf-window-call-pick = { $who }, võta aken või ütle pass
schafkopf-window-your-turn-pick = Võta aken või ütle pass.
schafkopf-window-word-window = aknaga
schafkopf-window-alt-contract = { $who } mängib { $words }
schafkopf-window-badge-aside = Kõrval
schafkopf-window-badge-blind = Aken
schafkopf-window-taken = Aknas oli { $cards }.
schafkopf-window-result-passed = Akent ei võtnud keegi; see jaotus jääb mängimata.
schafkopf-window-contract-window = Aken
schafkopf-window-result-window = Akna võttis ja kahe teise vastu mängis { $who }.
schafkopf-window-no-scoring = Selles mängus punkte kirja ei panda: akna võtja kas võidab jaotuse või kaotab selle.
schafkopf-window-asked-pick = Võta: akna kaks kaarti tulevad sulle kätte, kaks paned kõrvale ja mängid kahe teise vastu. Võiduks on vaja 61 silma.
schafkopf-window-asked-pass-last = Pass: oled viimane, nii et see jaotus jääb mängimata.

schafkopf-window-option-score = Punktid
schafkopf-window-value-none = ei ole
schafkopf-window-value-sheepshead = nagu sheepsheadis
