"""From what may be seen to what is said: messages, and scenes of the pictures that are still to be painted."""
