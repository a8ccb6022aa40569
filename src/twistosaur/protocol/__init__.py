"""What goes between a client and a server: messages, errors, applying events, the Python client. Needs no server."""
