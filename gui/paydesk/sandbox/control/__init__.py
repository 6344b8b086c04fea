"""The controls under `/_sandbox/`: the pretend phone, faults, the clock, settings, what is held, reset."""
