"""Saskop (Sasku, Lambapea): its cards, ways of dealing, words before the play, signals, strokes and rules."""
