"""What goes over the line: messages, errors, applying events, and the Python client. Needs no server."""
