"""Every row of SPEC.md part 7, and every operation, through our client against the sandbox."""
