"""What only one game's players know: bidding, exchanging, signalling; a module a game."""
