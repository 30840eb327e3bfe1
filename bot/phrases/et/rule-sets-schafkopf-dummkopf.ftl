# Schafkopf tobudele: reeglikogumid ja mida iga majareegel tähendab.

schafkopf-dummkopf-set-school = Autori kool
schafkopf-dummkopf-set-school-about = Ainult pime soolo; paariliseta loevad kõik kriipsud kahekordselt

schafkopf-dummkopf-about-five-true = Viis mängijat, igaühel kuus kaarti; esimene, kes ei passi, võtab kahe kaardiga talongi
schafkopf-dummkopf-about-five-false = Neli mängijat, igaühel kaheksa kaarti; kui rahvast on rohkem, jäävad mõned vahele
schafkopf-dummkopf-about-solos-all = Kuulutada võib viitteist soolot, üksi või pimedana, tout’iga või ilma
schafkopf-dummkopf-about-solos-blind = Kuulutada võib ainult pimedat soolot: tavalised trumbid, vastasistuja jääb vahele
schafkopf-dummkopf-about-schneider-0 = Vähem kui pooled silmad ei anna midagi
schafkopf-dummkopf-about-tout-doubled = Täidetud tout annab kaks korda rohkem kui kõik tihid
schafkopf-dummkopf-about-alone-single = Paarilisega ja paariliseta saab kriipse ühepalju
schafkopf-dummkopf-about-alone-doubled = Kui paariline kaasa ei mängi, loevad kõik kriipsud mõlemale poolele kahekordselt
schafkopf-dummkopf-about-schneider-1 = 31 silma, vastastel 30, annab ühe kriipsu
schafkopf-dummkopf-about-schneider-2 = 31 silma, vastastel 30, annab kaks kriipsu
schafkopf-dummkopf-about-half-1 = 61 silma, vastastel 60, annab ühe kriipsu
schafkopf-dummkopf-about-half-2 = 61 silma, vastastel 60, annab kaks kriipsu
schafkopf-dummkopf-about-half-3 = 61 silma, vastastel 60, annab kolm kriipsu
schafkopf-dummkopf-about-half-4 = 61 silma, vastastel 60, annab neli kriipsu
schafkopf-dummkopf-about-every-3 = Kõik tihid annavad kolm kriipsu
schafkopf-dummkopf-about-every-4 = Kõik tihid annavad neli kriipsu
schafkopf-dummkopf-about-every-5 = Kõik tihid annavad viis kriipsu
schafkopf-dummkopf-about-every-6 = Kõik tihid annavad kuus kriipsu
schafkopf-dummkopf-about-tout-4 = Täidetud tout annab neli kriipsu
schafkopf-dummkopf-about-tout-5 = Täidetud tout annab viis kriipsu
schafkopf-dummkopf-about-tout-6 = Täidetud tout annab kuus kriipsu
schafkopf-dummkopf-about-tout-8 = Täidetud tout annab kaheksa kriipsu
schafkopf-dummkopf-about-target-12 = Mäng käib 12 kriipsuni
schafkopf-dummkopf-about-target-16 = Mäng käib 16 kriipsuni
schafkopf-dummkopf-about-target-20 = Mäng käib 20 kriipsuni
schafkopf-dummkopf-about-target-24 = Mäng käib 24 kriipsuni
