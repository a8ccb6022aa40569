"""JSON Schema of the socket, made from its messages."""

from __future__ import annotations

from typing import Any

import msgspec

from . import messages


def socket_schema(union: Any, title: str) -> dict[str, Any]:
    """The JSON Schema of one direction of the socket."""
    (schema,), components = msgspec.json.schema_components([union], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        "description": f"Protocol {messages.PROTOCOL}",
        **schema,
        "$defs": components,
    }


def to_server() -> dict[str, Any]:
    return socket_schema(messages.ToServer, "ToServer")


def to_client() -> dict[str, Any]:
    return socket_schema(messages.ToClient, "ToClient")
