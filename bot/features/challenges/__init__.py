"""Moments of finished deals with which people challenge others, who play them alone."""
