"""Tables: who sits where, what is played, and the only writer of it all."""
