"""What is beside the service, under `/_sandbox/`: the pretend phone, faults, the clock, settings, the books, reset."""
