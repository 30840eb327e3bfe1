"""Schafkopf for Dummköpfe: its games and their trumps, house rules, bars and rules."""
