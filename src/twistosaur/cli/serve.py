"""`twistosaur serve`: the digital table."""

from __future__ import annotations

import asyncio
import signal
from typing import Annotated

from cyclopts import Parameter

from ..kernel import TwistosaurError

EVERYWHERE = "0.0.0.0"


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    lan: Annotated[bool, Parameter(negative="", show_default=False)] = False,
    processes: int | None = None,
) -> None:
    """Open the tables: play in a browser, on this device or with others.

    Other settings come from the environment: docs/operations.md has them all.

    Parameters
    ----------
    host
        Address to listen on; 127.0.0.1 unless TWISTOSAUR_HOST says otherwise.
    port
        Port to listen on; 8000 unless TWISTOSAUR_PORT says otherwise.
    lan
        Let phones and computers of your network in, and show a QR code for them.
    processes
        So many server processes on one port, which share a PostgreSQL database; SIGHUP replaces them one by one.
    """
    from ..server import announce, crew, location
    from ..server.listen import bind, reserve
    from ..server.settings import read_settings
    from ..server.store.lock import only_server
    from ..server.store.migrate import upgrade
    from ..server.store.patience import START_SECONDS

    if lan and host is not None:
        raise TwistosaurError("--lan listens on every address: leave out --host")
    signal.signal(signal.SIGINT, interrupt_once)
    settings = read_settings(host=EVERYWHERE if lan else host, port=port, processes=processes)
    crew.check(settings)
    location.prepare(settings.database_url)
    if processes is not None and processes > 1:
        crew.check_machine()
        sockets = reserve(settings.host, settings.port)
        announce.choose(settings).starting()
        # what is wrong with it is one sentence, not several
        asyncio.run(upgrade(settings.database_url, START_SECONDS, to_write=True))
        crew.Crew(settings, sockets).run()
        return
    place = crew.own_place()
    sockets = bind(settings.host, settings.port) if place is None else place.sockets(settings)
    voice = announce.choose(settings, None if place is None else place.say_ready)
    if place is not None:
        place.end_with_the_crew()
    unheard = False
    try:
        with only_server(location.database_file(settings.database_url)):
            voice.starting()
            from ..server.web.run import main  # takes a second: by now it is known that nothing is wrong

            main(settings, sockets, None if place is None else place.doors)
    except KeyboardInterrupt:
        unheard = True  # there was no server yet to say goodbye
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if unheard:
        voice.closing()


def interrupt_once(*_: object) -> None:
    """Ctrl+C before there is a server, which takes over then. Pressed again it would only fill the screen."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    raise KeyboardInterrupt
