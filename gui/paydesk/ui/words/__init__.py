"""Every word of the windows that stands for a value of the domain: one module a subject."""
