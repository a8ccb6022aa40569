"""The picture of Dino Twist: everything on it, within the width, in every language."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

import twistosaur
from tests.games.dino_twist.tables import lay, play
from twistosaur.locales import LANGUAGES, texts
from twistosaur.terminal import screen
from twistosaur.terminal.sentences import Audience
from twistosaur.testing import random_game

TABLE = screen("dino-twist")
NAMES = ["Ada", "Bo", "Cy", "Di", "Eli", "Flo"]
KINDS = {"kinds": ["t-rex", "lil-rex", "t-rex", "t-rex", "lil-rex", "t-rex"]}


def picture(g: twistosaur.Game, width: int, language: str, seat: int | None = 0) -> str:
    out = io.StringIO()
    Console(file=out, width=width).print(TABLE.draw(g.view(seat), NAMES[: g.seats], texts(language)))
    return out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 100])
def test_the_table_fits(width: int, language: str) -> None:
    for n, (game, _) in enumerate(random_game("dino-twist", 6, KINDS, 3)):
        if n % 20 == 0 or game.over:
            for seat in (None, 0):
                lines = picture(game, width, language, seat).splitlines()
                assert max(len(line.rstrip()) for line in lines) <= width
                rings = sum(line.count("├") for line in lines)
                assert rings == (2 if seat is None else 4), "no map is broken"


def test_what_is_on_the_table_is_shown() -> None:
    game = lay("V5 V2 A9", "C5 C7", event="meteorite jungle cliff", islands=[{"sea": "A8"}, {"hill": "H3"}])
    text = picture(game, 100, "en")
    for word in ("Falling Meteorite", "C1 ✸", "V1 ✸", "Seashore", "A9 V2 V5", "A8", "H3", "T-Rex island"):
        assert word in text
    assert "C5" not in text
    play(game, "attack V5", "attack C5")
    assert "V5" in picture(game, 60, "en", 1)


def test_secrets_stay_off_the_screen() -> None:
    game = twistosaur.new("dino-twist", seats=2, seed=4)
    hands = game.position()["hands"]
    text = picture(game, 100, "en", 0)
    assert all(card in text for card in hands[0])
    assert not any(card in text for card in set(hands[1]) - set(hands[0]) if not card.endswith("1"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_its_own_words(language: str) -> None:
    say = texts(language)
    verbs = set()
    box: dict[str, Any] = {**KINDS, "events": {"newborns": 6, "help": 6}}
    for options in ({}, box):
        for game, seat in random_game("dino-twist", 6, options, 8):
            if seat >= 0:
                moves = game.legal(seat)
                verbs |= {move.split()[0] for move in moves}
                sentences = [TABLE.describe(game.position(), seat, move, say) for move in moves]
                assert len(set(sentences)) == len(sentences)
    assert verbs >= {"attack", "target", "settle", "decline", "newborns"}
    assert TABLE.describe({}, 0, "pass", say)
    assert [TABLE.source(name, say) for name in ("sea", "claws", "graveyard", "island-bonus")]


def test_a_move_says_what_lies_there() -> None:
    say = texts("en")
    game = lay("V5 V2 A9", "C5 C7", twist={"sea": "A4"}, islands=[{"sea": "A8"}, {}])
    position = game.position()
    assert TABLE.describe(position, 0, "attack V5 V2", say) == "Attack with Wingy 5 + 2"
    assert TABLE.describe(position, 0, "attack A9 V2", say) == "Attack with Aqua 9 + Wingy 2"
    assert TABLE.describe(position, 0, "bury V2 A9", say) == "Lay Wingy 2 and Aqua 9 in your graveyard"
    play(game, "attack A9", "attack C5")
    assert TABLE.describe(game.position(), 1, "target jungle", say) == "Attack in the jungle (Carny 1)"
    game.play(1, "target jungle")
    game.play(0, "target sea")
    assert TABLE.describe(game.position(), 0, "settle sea", say) == "Settle the captured Dino in the sea (Aqua 8)"


@pytest.mark.parametrize(
    ("event", "total"), [("fury-voli", "Wingy 4 + 3 + 3 = 10"), ("carnage", "4 + 3 + 2 = 9"), ("quake", "4 + 3 = 7")]
)
def test_a_move_to_choose_says_what_the_attack_counts(event: str, total: str) -> None:
    game = lay("V4 V3 A9", "C5 C7", event=event)
    assert total in TABLE.describe(game.view(0), 0, "attack V4 V3", texts("en"))
    assert "=" not in TABLE.describe(game.position(), 0, "attack V4 V3", texts("en"))


def test_what_is_left_of_the_game_is_shown() -> None:
    """Rounds, events, bonuses, who leads in claws, the deck and every card of the open discard pile."""
    islands: list[dict[str, str | None]] = [{"sea": "A3"}, {}]
    game = lay("V5", "C5", event="quake", islands=islands, deck="A2 A2 A4")
    text = " ".join(picture(game, 200, "en").split())
    view = game.view(0)
    for word in ("Round 2 of 11", "9 more events", "+10, +5, +3", "Most Big Claws: Ada", "Deck: 3", "Big Claws 0"):
        assert word in text
    pile = text[text.index(f"Discard pile: {len(view['discard'])}") :]
    assert all(card in pile for card in view["discard"])


def test_a_volcano_is_seen_and_told() -> None:
    """One round less on the screen, and a sentence about the card that nobody saw lie there."""
    say = texts("en")
    before: dict[str, Any] = {}
    now: dict[str, Any] = {}
    for game, _ in random_game("dino-twist", 2, {"events": {"volcano": 8, "quake": 8}}, 1):
        now = game.view(None)
        if before and now["volcanoes"] > before["volcanoes"]:
            break
        before = now
    assert f"Round {now['round']} of {11 - now['volcanoes']}" in " ".join(picture(game, 200, "en").split())
    told = [TABLE.fact(dict(fact), say, Audience(NAMES)) for fact in game.rules.facts(before, now)]
    assert any("olcano" in sentence for sentence in told)


@pytest.mark.parametrize(
    ("event", "words"), [("all-alone", "one card"), ("3-for-2", "up to three cards"), ("help", "two species")]
)
def test_the_prompt_fits_the_event(event: str, words: str) -> None:
    say = texts("en")
    assert words in TABLE.prompt(lay("V5 A9", "C5 C7", event=event).view(0), say)
    assert TABLE.prompt(lay("V5 A9", "C5 C7", event="quake").view(0), say) == say("dino-twist-phase-prepare")
