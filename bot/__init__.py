"""The bot: tables, storage, pictures and computer players; only `gateway` knows Discord."""
