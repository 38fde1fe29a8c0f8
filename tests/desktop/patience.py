"""How long a test waits for what must come."""

# Seconds: for a machine that has very much to do. Where the program works, nothing waits so long.
PATIENCE = 180
