"""The deal of the day: one try a person, the same for everybody, and who did how well."""
