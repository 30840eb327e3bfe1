"""Evenings and seasons of a game in a channel: score sheets, and who owes whom."""
