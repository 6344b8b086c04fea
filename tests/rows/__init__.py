"""Every row of docs/service.md#errors, and every operation, through our client against the sandbox."""
