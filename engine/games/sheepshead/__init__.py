"""Sheepshead: its rules, and a module for each of the things that tables play differently."""
