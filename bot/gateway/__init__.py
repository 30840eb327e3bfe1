"""The one door to Discord: its client, its answers, its components and the messages kept up to date."""
