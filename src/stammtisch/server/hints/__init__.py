"""Help while playing: hints, and warnings of costly choices. Where aids are on, for the seat that asks, told to all."""
