"""What is kept: the log of every table, who sits where, migrations and upkeep."""
