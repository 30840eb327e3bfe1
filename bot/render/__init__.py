"""Pictures: scenes in, PNG bytes out."""
