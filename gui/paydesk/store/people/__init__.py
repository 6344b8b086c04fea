"""The people file: who works here, and the digests of their PINs."""
