# Karten, die ohne Knopfdruck gespielt werden.

command-settings-forced = Welche Karten für dich gespielt werden, wenn du keine Wahl hast
option-forced = Welche Karten
forced-off = keine, du spielst alle selbst
forced-last = die letzte Karte deines Blatts
forced-single = jede Karte, die als einzige erlaubt ist
settings-forced = Für dich gespielt: { $cards }
offer-single = Oft ist nur eine Karte erlaubt. Soll ich die dann für dich spielen, nach deiner üblichen Bedenkzeit?
button-single-yes = Ja, von selbst
button-single-no = Nein, ich drücke

# Karten, die man wählt, bevor man dran ist; $led ist eine Bedingung, $card eine Karte oder welche.
plan-menu-any = Bin ich dran, egal was kommt …
plan-menu-led = Bin ich dran, und … ist ausgespielt
plan-led-any = egal was kommt
plan-led-suit = { $sign } { $suit } ausgespielt
plan-led-trump = Trumpf ausgespielt
plan-low = die niedrigste
plan-win = knapp schlagen, sonst klein
plan-trumps = Trumpf
plan-entry = { $led }: { $card }
plan-list = Wenn du dran bist: { $plans }
plan-now = Wie geplant wird gleich { $card } gespielt. Willst du eine andere Karte, wähle sie jetzt.
plan-not-leading = Du spielst selbst aus, dein Plan galt nur für Stiche der anderen: Wähle eine Karte.
plan-not-fitting = { $led }: Dein Plan passt hier nicht. Wähle eine Karte.
button-plan-clear = Pläne löschen
error-plan-your-turn = Du bist jetzt dran: Wähle die Karte selbst.
error-plan-not-possible = Das lässt sich nicht mehr planen: Die Karte ist weg, oder du hast nur noch eine.
