"""What may come in over HTTP and the socket, and how often."""
