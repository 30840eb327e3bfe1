# Cards that are played without a press.

command-settings-forced = Milliseid kaarte sinu eest käiakse, kui valikut ei ole
option-forced = Millised kaardid
forced-off = mitte ühtki, käid kõik ise
forced-last = viimane kaart
forced-single = iga kaart, mis on ainus lubatud
settings-forced = Sinu eest käiakse: { $cards }
offer-single = Sageli on lubatud ainult üks kaart. Kas käin selle sinu eest ise, sama kaua oodates, kui sina tavaliselt mõtled?
button-single-yes = Jah, käi ise
button-single-no = Ei, vajutan ise

# Kaardid, mis valitakse enne oma korda; $led on tingimus, $card kaart või kumb.
plan-menu-any = Minu kord, mida iganes käiakse…
plan-menu-led = Minu kord ja käiakse …
plan-led-any = mida iganes käiakse
plan-led-suit = { $sign } käiakse { $suit }
plan-led-trump = käiakse trumpi
plan-low = madalaim
plan-win = odavaim võitja, muidu madalaim
plan-trumps = trump
plan-entry = { $led }: { $card }
plan-list = Kui kord on sinu käes: { $plans }
plan-now = Nagu plaanisid, käiakse kohe { $card }. Kui tahad teist kaarti, vajuta seda nüüd.
plan-not-leading = Sina alustad. Plaanisid teiste alustatud tihideks, seega on plaan unustatud: vali kaart.
plan-not-fitting = { $led }: ükski plaan ei sobi, seega on need unustatud: vali kaart
button-plan-clear = Unusta plaanid
error-plan-your-turn = Kord on nüüd sinu käes: vali kaart ise.
error-plan-not-possible = Seda ei saa enam plaanida: kaart on läinud või on alles ainult üks.
