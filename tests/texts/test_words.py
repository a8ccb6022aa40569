"""The words of the rulebooks, and none that mean something else: by language, by catalogue."""

from __future__ import annotations

import re

import pytest

from twistosaur.locales import FOLDER, LANGUAGES, texts

FORBIDDEN: list[tuple[str, str, str, str]] = [
    # language, catalogues, what must not stand there, what the book says
    ("pl", "*", r"Draftosaurus|Draftozaurus", "Draftozaur"),
    ("pl", "*", r"\bmis(ka|ki|kę|ce|ek)\b", "miseczka"),
    ("pl", "*", r"Mał(y|ego|emu|ym) Rex", "Mały T-Rex"),
    ("pl", "twisty*", r"\brz(ąd|ęd\w+)\b", "seria"),
    ("pl", "twisty*", r"złodziejski", "pionek złodzieja"),
    ("pl", "dino-twist*", r"[Ss]chwyta|[Zz]łap|[Łł]api|[Pp]ochwyc|[Zz]dobycz", "zdobyty, zdobywa"),
    ("pl", "draftosaurus*", r"[Gg]atun", "rodzaj"),
    ("pl", "draftosaurus*", r"[Rr]zeka nie jest polem", "rzeka jest polem"),
    ("pl", "draftosaurus*", r"= Pole: ", "pen titles are alike"),
    ("pl", "*", r"chwilowo nieobecność", "a sentence"),
    ("fr", "*", r"Twist Island", "Île de Twist"),
    ("fr", "*", r"[Pp]ions? volés?", "pion détroussé"),
    ("fr", "dino-twist*", r"\b[Mm]anches?\b", "tour"),
    ("fr", "twisty*", r"[Rr]angée", "série"),
    ("fr", "*", r"[ÉEée]vénement", "évènement"),
    ("fr", "*", r"\b(éteint|allumé)e?s?\b", "désactivée, activée"),
    ("fr", "*", r"[ÉéE]cart(e|er|é|ée)s?\b", "défausser"),
    ("fr", "*", r"\brobots?\b", "bot"),
    ("fr", "*", r"\b(de|que) \{ \$(name|other)\b", "DE($name), QUE($other): both elide"),
    ("pl", "*", r"\b(gracza|graczowi|osoby) \{ \$name\b", "a name that needs no case"),
]
PRAISE = re.compile(r"^\s*\.(tagline|pitch)|^#")
"""Polish calls the board a park only where it is praised."""


@pytest.mark.parametrize(("language", "catalogues", "wrong", "right"), FORBIDDEN)
def test_the_words_of_the_book(language: str, catalogues: str, wrong: str, right: str) -> None:
    paths = sorted((FOLDER / language).glob(f"{catalogues}.ftl"))
    assert paths
    found = [
        f"{path.name}: {line.strip()[:100]}"
        for path in paths
        for line in path.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#") and re.search(wrong, line)
    ]
    assert not found, f"say {right!r}"


def test_polish_rules_of_draftozaur_speak_of_boards() -> None:
    text = (FOLDER / "pl" / "draftosaurus.ftl").read_text(encoding="utf-8").splitlines()
    said = [re.sub(r"^[\w-]+ = ", "", line) for line in text if not PRAISE.search(line)]
    assert not [line for line in said if re.search(r"\b[Pp]ark(i|u|ów|ach|iem)?\b", line)]


def test_a_round_of_dino_twist_is_called_as_in_the_book() -> None:
    assert [texts(lang)("dino-twist-round", round=3) for lang in LANGUAGES] == ["Round 3", "Runda 3", "Tour 3"]


def test_the_books_word_stands_beside_ours_once() -> None:
    text = (FOLDER / "en" / "dino-twist.ftl").read_text(encoding="utf-8")
    assert text.count("geographical zones") == 1
    assert "geographical zones" in texts("en")("DT-2")


def test_steps_are_true_for_two_players_and_for_round_1() -> None:
    """Two players play four rounds of Draftosaurus, and round 1 of Dino Twist has no event."""
    for language, wrong in (
        ("en", "two rounds|Each round"),
        ("pl", "dwóch rundach|Każda runda"),
        ("fr", "deux manches|Chaque tour"),
    ):
        for game in ("draftosaurus", "dino-twist"):
            steps = " ".join(texts(language)(game, f"step-{number}") for number in (1, 2, 3))
            assert not re.search(wrong, steps)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pen_is_called_the_same_on_the_board_and_in_the_rules(language: str) -> None:
    say = texts(language)
    pens = {20: "sameness", 21: "trio", 22: "king", 23: "differences", 24: "love", 25: "solitary", 26: "wood"}
    pens |= {27: "lookout", 28: "bridge-left", 29: "bridge-right", 30: "quarantine"}
    for clause, pen in pens.items():
        assert say(f"DS-{clause}", "title") == say(f"draftosaurus-pen-{pen}")
