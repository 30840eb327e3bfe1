"""How good people are, from what their sides got above par; pure functions, no storage."""
