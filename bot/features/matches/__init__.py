"""Duplicate matches: two rooms play the same packs with the sides swapped."""
