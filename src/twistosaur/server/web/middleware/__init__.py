"""What every request and every socket passes before its route: one concern a file, composed in a list in app.py.

All are plain ASGI. A socket is looked at once, when it comes: its `receive` and `send` are handed on as they are,
so that no message of a game costs anything here. Whatever only lets a socket pass returns what comes after it and does
not await it: a frame that waits as long as the socket lives would be kept for thousands of them.
"""
