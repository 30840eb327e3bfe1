"""Finished deals and figures that people look up, and what leads from one to the next."""
