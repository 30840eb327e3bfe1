"""The loopback Discord: what the bot touches of Discord, in memory, on this machine, with people who can play."""
