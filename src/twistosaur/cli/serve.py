"""`twistosaur serve`: the digital table."""

from __future__ import annotations


def serve(*, host: str | None = None, port: int | None = None) -> None:
    """Run the digital table: HTTP and WebSocket. Settings come from the environment, see docs/operations.md.

    Parameters
    ----------
    host
        Address to listen on; 127.0.0.1 unless TWISTOSAUR_HOST says otherwise.
    port
        Port to listen on; 8000 unless TWISTOSAUR_PORT says otherwise.
    """
    from ..server.settings import read_settings
    from ..server.web.run import main

    main(read_settings(host=host, port=port))
