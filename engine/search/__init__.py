"""Search with all cards open, and the ways to it from a view; only here are numpy and numba at home."""
