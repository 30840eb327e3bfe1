# Cards that are played without a press.

command-settings-forced = Milliseid kaarte sinu eest käiakse, kui valikut ei ole
option-forced = Millised kaardid
forced-off = mitte ühtki, käid kõik ise
forced-last = viimane kaart
forced-single = iga kaart, mis on ainus lubatud
settings-forced = Sinu eest käiakse: { $cards }
offer-single = Sageli on lubatud ainult üks kaart. Kas käin selle siis sinu eest, pärast sinu tavalist mõtlemisaega?
button-single-yes = Jah, käi ise
button-single-no = Ei, vajutan ise

# Kaardid, mis valitakse enne oma korda; $led on tingimus, $card kaart või kumb.
plan-menu-any = Minu kord, ükskõik mis välja käiakse
plan-menu-led = Minu kord ja välja käiakse …
plan-led-any = ükskõik mis välja käiakse
plan-led-suit = { $sign } välja käiakse { $suit }
plan-led-trump = välja käiakse trump
plan-low = madalaim
plan-win = madalaim võitev, muidu madalaim
plan-trumps = trump
plan-entry = { $led }: { $card }
plan-list = Kui on sinu kord: { $plans }
plan-now = Nagu plaanisid, käiakse kohe { $card }. Kui tahad teist kaarti, vali see nüüd.
plan-not-leading = Sina käid ise välja, sinu plaan oli teiste väljakäikude jaoks: vali kaart.
plan-not-fitting = { $led }: plaanitu siia ei sobi. Vali kaart.
button-plan-clear = Tühista plaanid
error-plan-your-turn = Nüüd on sinu kord: vali kaart ise.
error-plan-not-possible = Seda ei saa enam plaanida: kaart on juba läinud või on sul neid alles ainult üks.
