# Claiming all tricks that are left.
command-claim = Nõua endale kõik allesjäänud tihid
button-claim = Ülejäänud tihid on minu
result-claimed = { $who } võttis ülejäänud tihid: keegi ei oleks saanud seda takistada.
error-claim-not-now = Ülejäänud tihid saad endale nõuda oma korral jaotuse teises pooles, kui sul on vähemalt kaks kaarti – ja ainult mängus, kus tihisid tahetakse ja pole vahet, millal mõni kaart käiakse.
error-claim-unproven = Ei ole kindel, et saad kõik ülejäänud tihid, olgu teistel mis kaardid tahes: kellelgi võib olla kaart, mis sind peatab. Mängi edasi.
error-claim-hopeless = Kõiki ülejäänud tihisid sa võtta ei saa: teistel on kaarte, mis sinu omi löövad, olgu need kelle käes tahes. Mängi edasi.

# A claim that is not proven: the claimant is asked once more, then the table.
sure-claim = **Näitad kaarte ja küsid lauast?** Ei ole kindel, et saad kõik ülejäänud tihid. Kõik näevad siis su kaarte ja kõik peavad nõustuma; muidu mäng jätkub ja selles jaotuses rohkem küsida ei saa.
button-yes-claim = Jah, näitan ja küsin
claim-stands = { $who } tahab ülejäänud tihid endale
claim-shown = Kaardid on lahti: nendega peaks saama kõik ülejäänud tihid.
claim-asked = { $who }: kas nõus või mängime edasi? ⏳ Aeg saab läbi { $when }; vastuseta tähendab see „mängime edasi“.
claim-computers = Arvutid mõtlevad.
claim-call = { $who }, { $claimant } tahab ülejäänud tihid endale: kas nõus või mängime edasi? Aeg saab läbi { $when }.
claim-shown-to-you = **{ $who } tahab ülejäänud tihid endale.** Tema kaardid: { $cards }
claim-answer = Kas ta saab kõik ülejäänud tihid? ⏳ Aeg saab läbi { $when }; vastuseta tähendab see „mängime edasi“.
claim-own = **Tahad ülejäänud tihid endale.** Kõik näevad su kaarte. ⏳ Teiste aeg saab läbi { $when }.
claim-own-computers = **Tahad ülejäänud tihid endale.** Kõik näevad su kaarte ja arvutid mõtlevad.
claim-you-agreed = Nõustusid. Kui kõik on vastanud, saab laud teada, mis sellest tuleb.
claim-you-refused = Tahad edasi mängida. Laud saab seda kohe teada, aga mitte seda, kes nii soovis.
claim-refused = { $who } tahtis ülejäänud tihid endale; kõik ei olnud nõus, nii et mäng jätkub.
button-claim-agree = Nõustun
button-claim-on = Mängime edasi
result-claim-agreed = { $who } võttis ülejäänud tihid ja kõik nõustusid.
error-claim-stands = Keegi tahab ülejäänud tihid endale: ühtki kaarti ei saa käia, enne kui laud on vastanud.
error-claim-over = Sellele on juba vastatud.
error-claim-own = Sa ise tahad ülejäänud tihid endale: vastavad teised.
error-claim-said-no = Ütlesid, et tahad edasi mängida, ja nii see jääb.
error-claim-answered-no = Oled selles jaotuses ülejäänud tihid juba endale nõudnud. Uuesti saad seda teha siis, kui on kindel, et saad need kõik.
