"""What search has to be told of each game: what calls say about hands, and what ends are worth; a module a game."""
