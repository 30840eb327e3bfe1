# Harjutusjaotused: värskelt segatud kaardid arvutite vastu, nii tihti kui tahad.

command-practice = Mängi värske jaotus arvutite vastu: nii tihti kui tahad, vihjetega, ilma et see arvesse läheks
solo-choose = **Mida tahad harjutada?** Saad kohe värsked kaardid, mängid arvutite vastu. Vihjeid võid küsida ja see ei lähe kuskil arvesse.
solo-head = **{ $game }** · harjutus. Ainult sina näed seda ja see ei lähe kuskil arvesse.
solo-over-head = **{ $game }** · harjutus: jaotus on läbi. See ei lähe kuskil arvesse.
button-solo-look = Jätka: { $game }
button-solo-again = Veel üks jaotus
button-solo-games = Teised mängud
error-fork-not-over = See jaotus ei ole veel läbi.
