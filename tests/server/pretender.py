"""A process that speaks like an analyst and thinks nothing: what it does follows from the key of the order.

python -m tests.server.pretender
"""

from __future__ import annotations

import json
import os
import queue
import sys
import threading
import zlib
from pathlib import Path
from typing import Any

from twistosaur.server.analyses.frames import HEAD, Kind, frame, read_head

QUICK, ENDLESS, DEADLY, DEADLY_ONCE, REFUSING, FAULTY, BABBLING, DEAF = range(8)
MARK = "PRETENDER_MARK"
"""The file that says that it has died already."""


def said(order: dict[str, Any]) -> bytes:
    told = {"game": order["record"]["game"], "key": str(order["key"]), "budget": order["budget"]}
    return zlib.compress(json.dumps(told).encode())


class Pretender:
    def __init__(self) -> None:
        self.stopped = threading.Event()
        self.orders: queue.Queue[dict[str, Any]] = queue.Queue()
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        while head := sys.stdin.buffer.read(HEAD.size):
            kind, length = read_head(head)
            body = sys.stdin.buffer.read(length)
            if kind is Kind.STOP:
                self.stopped.set()
            else:
                self.stopped.clear()
                self.orders.put(json.loads(body))
        os._exit(0)

    def tell(self, kind: Kind, body: bytes = b"") -> None:
        sys.stdout.buffer.write(frame(kind, body))
        sys.stdout.buffer.flush()

    def serve(self) -> None:
        while True:
            self.obey(self.orders.get())

    def obey(self, order: dict[str, Any]) -> None:
        self.tell(Kind.PROGRESS, b"[0.25, 3.0]")
        self.tell(Kind.SO_FAR, said({**order, "key": "so far"}))
        match order["key"] % 10:
            case 0:
                self.tell(Kind.DONE, said(order))
            case 1:
                self.stopped.wait()
                self.tell(Kind.STOP)
            case 2:
                os._exit(1)
            case 3:
                mark = Path(os.environ[MARK])
                if not mark.exists():
                    mark.touch()
                    os._exit(1)
                self.tell(Kind.DONE, said(order))
            case 4:
                self.tell(Kind.REFUSED, b"this game is too strange")
            case 5:
                self.tell(Kind.FAULT, b"ZeroDivisionError < here.py:1")
            case 6:
                sys.stdout.buffer.write(b"hello, world, this is no frame")
                sys.stdout.buffer.flush()
            case _:
                threading.Event().wait()


if __name__ == "__main__":
    Pretender().serve()
