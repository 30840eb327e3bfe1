"""What people press and type: answered in time, read, carried out."""
