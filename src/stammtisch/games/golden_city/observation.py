"""How the table looks in numbers: the bytes of an observation (layout.py says what they mean)."""
