"""What goes between a client and a server: messages, errors, applying events, and the Python client. Needs no server."""
