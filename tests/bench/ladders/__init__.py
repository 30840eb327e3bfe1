"""Who is best, told from few deals: simulated players of known strength, and the rivals that rate them."""
