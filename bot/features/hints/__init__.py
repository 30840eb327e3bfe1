"""Hints: the rule of thumb that fits a question, and then the answer it leads to."""
