"""Puzzles: one question of a deal, whose answer is known to be the only right one."""
