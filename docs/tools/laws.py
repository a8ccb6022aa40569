"""The page docs/laws.md: what every game keeps to, in the words of the laws themselves."""

from __future__ import annotations

from itertools import groupby

from twistosaur.testing import LAWS, Law

HEAD = """# The laws that every game keeps

Each of these is checked for every game in the list, at tables of every size, in games that are the same in every run
and at moments that hypothesis picks; [twistosaur.testing](api/testing.md) puts a game of your own to them."""


def chapter(law: Law) -> str:
    """What the laws of a module are about, from its docstring."""
    module = __import__(law.check.__module__, fromlist=["__doc__"])
    return (module.__doc__ or "").splitlines()[0].rstrip(".")


def page() -> str:
    lines = [HEAD]
    for about, laws in groupby(LAWS.values(), key=chapter):
        title, _, more = about.partition(": ")
        lines += ["", f"## {title}", "", f"{more[:1].upper()}{more[1:]}.", ""]
        lines += [f"- **{law.name.replace('_', ' ').capitalize()}.** {law.says}" for law in laws]
    lines += ["", "<!-- Written by `make docs` from src/twistosaur/testing; do not edit. -->", ""]
    return "\n".join(lines)


def pages() -> dict[str, str]:
    """By path under docs/."""
    return {"laws.md": page()}
