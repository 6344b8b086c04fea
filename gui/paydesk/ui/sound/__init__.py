"""What the counter hears: tones, spoken amounts, a flash, and when each is due."""
