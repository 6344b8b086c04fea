"""A shift, its Z-report, and the figures of any time: what is true of them, as pure folds."""
