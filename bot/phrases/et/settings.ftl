# Mida igaüks ise valib: kas kaardid saadetakse otsesõnumiga.

command-settings-hand = Millal ma su kaardid otsesõnumiga saadan
option-hand-sent = Millal saadan
hand-sent-always = iga jaotusega
hand-sent-playing = ainult siis, kui sa kanalis ei mängi
hand-sent-never = mitte kunagi: vajutad kanalis „Minu kaardid“
settings-hand = Kaardid otsesõnumiga: { $sent }

# Meeldetuletuse lõpus tee laua juurde.
call-link = [Laua juurde]({ $url })
