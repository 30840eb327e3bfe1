"""Positions with one right card: what they are, and how they are found in played deals."""
