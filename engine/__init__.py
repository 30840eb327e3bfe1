"""Rules of the Schafkopf family: values and pure functions, no I/O, no clock, no chance."""
