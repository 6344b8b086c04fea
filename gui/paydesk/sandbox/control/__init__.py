"""Controls under `/_sandbox/`: the pretend phone, faults, the clock, settings, snapshots of the state, reset."""
