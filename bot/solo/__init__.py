"""One person in one seat of a deal against computers: what practice, challenges and the deal of the day are made of."""
