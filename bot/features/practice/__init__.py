"""Deals that somebody plays alone for practice: as many as they like, counted nowhere."""
