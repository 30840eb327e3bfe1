"""The commands: parse, one service call, done."""
