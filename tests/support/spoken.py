"""Imported by the process from which bots are forked: every phrase is read, as each bot would read it anew."""

from bot.phrases import read_ahead

READ = len([*read_ahead()])
