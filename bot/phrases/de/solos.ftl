# Übungsspiele: frisch gegebene Karten gegen Computer, so oft man mag.

command-practice = Ein frisches Spiel gegen Computer üben: so oft du magst, mit Tipps, ohne dass es zählt
solo-choose = **Was möchtest du üben?** Du bekommst gleich frische Karten, gegen Computer. Tipps sind erlaubt, und es zählt nirgends.
solo-head = **{ $game }** · zum Üben. Nur du siehst das, und es zählt nirgends.
solo-over-head = **{ $game }** · zum Üben: Das Spiel ist zu Ende. Es zählt nirgends.
button-solo-look = Weiter mit { $game }
button-solo-again = Noch ein Spiel
button-solo-games = Andere Spiele
error-fork-not-over = Dieses Spiel ist noch nicht zu Ende.
