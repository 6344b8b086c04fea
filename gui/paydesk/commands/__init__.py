"""Commands of the command line beside the counter itself. They may import what the app may."""
