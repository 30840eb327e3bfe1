"""Finished deals gone through with what a strong computer would have done."""
