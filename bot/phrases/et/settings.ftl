# Mida igaüks ise valib: kas kaardid saadetakse otsesõnumiga ja millised need on.

command-settings-hand = Millal ma su kaardid otsesõnumiga saadan
option-hand-sent = Millal saadan
hand-sent-always = iga jaotusega
hand-sent-playing = ainult siis, kui sa kanalis ei mängi
hand-sent-never = mitte kunagi: vajutad kanalis „Minu kaardid“
settings-hand = Kaardid otsesõnumiga: { $sent }

command-settings-letters = Tähed soldatil, emandal, kuningal ja ässal
option-letters = Millised tähed
letters-international = J Q K A, rahvusvahelised
letters-german = B D K A, saksa
letters-estonian = S E K Ä
settings-letters = Tähed kaartidel: { $letters }

command-settings-sort = Kuidas su kaardid käes on
option-sort = Kummal pool on trumbid ja kumba pidi on iga mast
sort-left-falling = trumbid vasakul, kõrgemast madalamani
sort-left-rising = trumbid vasakul, madalamast kõrgemani
sort-right-falling = trumbid paremal, kõrgemast madalamani
sort-right-rising = trumbid paremal, madalamast kõrgemani
settings-sort = Kaardid käes: { $order }

command-settings-reading = Märkide asemel sõnad, ettelugemiseks
# Ettelugemisel: et on nende kord käia.
reading-turn = Sinu kord.
option-reading = Kas sulle loetakse sõnumid ette
reading-off = väljas
reading-on = sees: kaardid sõnadega, iga su käigu ajal uus sõnum
settings-reading = Ettelugemine: { $mode }

# Meeldetuletuse lõpus tee laua juurde.
call-link = [Laua juurde]({ $url })
