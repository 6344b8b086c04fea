"""Tones, voice, flash, and when each is due."""
