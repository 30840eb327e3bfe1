"""Lessons: a game learnt stage by stage, each with a question."""
