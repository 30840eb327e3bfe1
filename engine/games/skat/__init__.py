"""Skat: its rules, its games and their values, Ramsch, Kontra, Bock and lists."""
