"""The vocabulary of errors: what protocol 1 has always said, once each, and said everywhere in the same words."""

from __future__ import annotations

import ast
import re

import pytest

from tests.support import ROOT
from twistosaur.locales import LANGUAGES, texts
from twistosaur.protocol.errors import Close, Code, Refusal
from twistosaur.server.web import contract

PROTOCOL_1: dict[str, tuple[int | None, int | None]] = {
    "bad-request": (422, None),
    "token": (401, 4003),
    "host": (403, None),
    "not-found": (404, 4004),
    "method": (405, None),
    "seat-taken": (409, None),
    "full": (409, None),
    "not-full": (409, None),
    "started": (409, None),
    "not-started": (409, None),
    "not-over": (409, None),
    "over": (409, None),
    "closed": (409, None),
    "turn": (409, None),
    "not-away": (409, None),
    "no-hints": (403, None),
    "busy": (409, 1013),
    "too-large": (413, 1009),
    "rules": (422, None),
    "position": (422, None),
    "record": (422, None),
    "level": (422, None),
    "no-analysis": (409, None),
    "crowded": (429, None),
    "too-many": (429, 4029),
    "fault": (500, 1011),
    "storage": (503, None),
    "warming": (503, 1013),
    "stopping": (None, 1013),
    "stale": (None, None),
    "unknown": (None, None),
    "clause": (None, None),
    "away": (None, None),
    "spectator": (None, None),
    "bad-message": (None, 4000),
    "protocol": (None, 4001),
    "no-hello": (None, 4010),
}
"""Every code with its status over HTTP and the code that a socket is closed with. Clients rely on these."""

WITHOUT_A_SENTENCE = {
    "bad-request",  # a page that asks wrongly is a mistake of ours: there is nothing for a player to do
    "method",
    "too-large",
    "rules",
    "position",
    "fault",
    "stale",  # the page takes the newer decision in and says nothing
    "unknown",
    "clause",  # the page shows the clause itself
    "bad-message",
    "protocol",  # the page asks for a reload
    "no-hello",
}
"""Codes that browsers say by `app-error-other`, or not at all, on purpose."""


def test_codes_statuses_and_closings_are_those_of_protocol_1() -> None:
    assert {code.value: (code.status, code.close) for code in Code} == PROTOCOL_1
    assert {close.name: int(close) for close in Close} == {
        "ORIGIN": 1008,
        "TOO_LARGE": 1009,
        "FAULT": 1011,
        "GOING": 1012,
        "TRY_LATER": 1013,
        "NOT_UNDERSTOOD": 4000,
        "PROTOCOL": 4001,
        "TOKEN": 4003,
        "NO_TABLE": 4004,
        "TOO_SLOW": 4008,
        "NO_HELLO": 4010,
        "TOO_MANY": 4029,
    }


def test_a_refusal_says_the_sentence_of_its_code_unless_it_knows_better() -> None:
    plain, precise = Refusal(Code.OVER), Refusal(Code.OVER, "this table has ended")
    assert (plain.code, plain.message, plain.clause) == ("over", Code.OVER.sentence, None)
    assert (precise.message, str(precise)) == ("this table has ended", "this table has ended")
    assert Refusal(Code.CLAUSE, clause="DS-7").clause == "DS-7"
    assert Refusal(Code("turn")).code is Code.TURN
    with pytest.raises(ValueError, match="no-such-code"):
        Code("no-such-code")


def test_every_word_has_a_sentence_for_people_and_a_meaning_for_programmers() -> None:
    for word in [*Code, *Close]:
        assert word.meaning.endswith("."), word
    for code in Code:
        assert code.sentence, code
        assert not code.sentence.endswith("."), code
    assert len({code.sentence for code in Code}) == len(Code)


def test_nobody_writes_a_code_beside_the_vocabulary() -> None:
    """Codes and numbers of closing stand in errors.py alone: everybody else names them."""
    numbers = {int(close) for close in Close if close >= 4000}
    for path in (ROOT / "src" / "twistosaur" / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and type(node.value) is int:
                assert node.value not in numbers, f"{path}:{node.lineno}"
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                assert not isinstance(node.args[0], ast.Constant), f"{path}:{node.lineno}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_browsers_can_say_what_is_refused_in_every_language(language: str) -> None:
    say = texts(language)
    assert say.has("app-error-other")
    silent = {code.value for code in Code if not say.has(f"app-error-{code}")}
    assert silent == WITHOUT_A_SENTENCE


def test_no_catalogue_has_a_sentence_for_a_code_that_is_gone() -> None:
    own = {"offline", "other"}  # said by the page itself
    for language in LANGUAGES:
        text = (ROOT / f"src/twistosaur/locales/{language}/app.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^app-error-([a-z-]+) =", text, re.MULTILINE)) <= set(Code) | own


def test_the_page_about_the_protocol_has_the_whole_vocabulary() -> None:
    page = contract.PAGE.read_text(encoding="utf-8")
    assert contract.with_errors(page) == page, "run `make protocol`"
    for word in [*Code, *Close]:
        assert word.meaning in page
