"""What answers the routes of HTTP, by subject; which route each answers is written in routes.py."""
