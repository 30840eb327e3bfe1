"""What the bot can do beside tables: each in a room of its own, none of which knows another."""
