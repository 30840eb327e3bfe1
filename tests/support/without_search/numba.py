"""Stands before the real one where computers are to play by rule of thumb, as on a machine that has no numba.

Loading search takes each bot that starts over a second of processor time, in which it is slow to answer.
"""

raise ImportError("search is left out here")
