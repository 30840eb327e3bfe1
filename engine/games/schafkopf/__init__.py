"""Bavarian Schafkopf: its rules, its house rules, its contracts, the called ace, kontra and what is paid."""
