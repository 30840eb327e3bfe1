# Herausforderungen: ein Augenblick eines beendeten Spiels, den andere spielen sollen.

button-challenge = Herausfordern
button-challenge-here = Hier posten
button-challenge-play = Spielen
button-challenge-results = Ergebnisse
menu-challenge-seat = Welcher Platz
menu-challenge-whom = Hier jemanden herausfordern
menu-challenge-where = In einem anderen Kanal posten

challenge-ask = **Eine Herausforderung** · Spiel { $deal }, { $from }: Wer soll es versuchen? Wer *{ button-challenge-play }* drückt, bekommt die Karten dieses Platzes, gegen Computer. Ich poste sie für dich, mit deinem Namen.
challenge-posted = Deine Herausforderung steht hier: { $link }
challenge-head = **{ $game } · Schaffst du das?** { $who } fordert alle hier heraus.
challenge-head-whom = **{ $game } · Schaffst du das?** { $who } fordert { $whom } heraus. Die anderen dürfen es auch versuchen.
challenge-head-nobody = **{ $game } · Schaffst du das?**
challenge-about = Du bekommst die Karten von { $name } auf Platz { $seat }, { $from }. Die Computer antworten auf gleiche Züge immer gleich. Es zählt in keiner Statistik.
challenge-from-deal = von Anfang an
challenge-from-before = noch vor der ersten Karte
challenge-from-trick = vom { $trick }. Stich an
challenge-nobody-yet = Bisher hat es niemand zu Ende gespielt.
challenge-played = Gespielt: { $who }. *{ button-challenge-results }* zeigt denen, die es selbst gespielt haben, wie es ausging.
challenge-knew-played = { $who } (saß am Tisch)
challenge-knew-seen = { $who } (kannte die Karten)
challenge-more = { $count } weitere

challenge-fork-head = **{ $game }** · eine Herausforderung. Nur du siehst das. Hier zählt dein erster Versuch, und sonst zählt es nirgends.
challenge-results-head = **{ $game }** · die Herausforderung aus Spiel { $deal }, { $from }. Nur wer sie gespielt hat, sieht das:
challenge-results-hidden = Wie es ausging, erfährst du erst, wenn du es selbst gespielt hast: Drück *{ button-challenge-play }*. Bisher { $count ->
    [one] hat es einer gespielt
   *[other] haben es { $count } gespielt
}.
challenge-line = **{ $place }** · { $who }: { $figures }
challenge-line-then = Am Tisch, { $who }: { $figures }
challenge-won = gewonnen
challenge-lost = verloren
challenge-neither = weder gewonnen noch verloren
challenge-score = Punkte { $score }
challenge-points = { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
}
