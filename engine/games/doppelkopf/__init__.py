"""Doppelkopf: its rules, its contracts, its announcements and the scoring of the Verband."""
