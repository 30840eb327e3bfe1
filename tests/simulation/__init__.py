"""The whole bot on the loopback Discord in virtual time, with everything that can go wrong, from one seed."""
