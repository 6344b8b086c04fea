"""The day: figures of any days, the shift and who has it, its close, and the Z-reports that there are."""
