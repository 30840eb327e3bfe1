"""The ladder of a server: who is how good, and what is known of each person."""
