"""Six games told a second time, as plainly as can be and with texts alone, to compare the engine with.

Nothing here is taken from the engine: what both get wrong they get wrong for reasons of their own.
"""
