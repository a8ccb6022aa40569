"""Which levels a game offers: a sixth only where the card of its net says that it was measured to be stronger."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.bots.small_nets import offering_master, packaged_with, write_net
from twistosaur.bots import LEVELS, cards, make, nets
from twistosaur.bots.cards import levels_for
from twistosaur.bots.master import MasterBot
from twistosaur.games import PACKAGES, load

FIVE = LEVELS[:-1]


@pytest.mark.parametrize("game", PACKAGES)
def test_a_game_without_a_net_offers_five(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packaged_with(monkeypatch, tmp_path)
    assert levels_for(load(game)) == FIVE


@pytest.mark.parametrize("game", PACKAGES)
def test_a_net_that_was_measured_brings_the_sixth(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """To its own game alone; and who is chosen then is no search without a net."""
    offering_master(monkeypatch, tmp_path, load(game))
    nets.at_hand.cache_clear()
    for other in PACKAGES:
        assert levels_for(load(other)) == (LEVELS if other == game else FIVE)
    assert isinstance(make("master", load(game)), MasterBot)
    nets.at_hand.cache_clear()


@pytest.mark.parametrize(
    "strength",
    [{}, {"master_above_expert": False}, {"master_above_expert": 1}, {"master_above_expert": "yes"}, {"elo": 9000}],
)
def test_a_net_that_does_not_claim_it_brings_nothing(
    strength: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packaged_with(monkeypatch, tmp_path, load("twisty"), **strength)
    assert levels_for(load("twisty")) == FIVE


@pytest.mark.parametrize(
    "changes", [{"rules_version": 999}, {"observation_version": 0}, {"width": 100_000}, {"strength": ["strong"]}]
)
def test_nor_does_one_that_does_not_fit(
    changes: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_net(tmp_path, load("twisty"), card={"strength": {"master_above_expert": True}} | changes)
    monkeypatch.setattr(cards, "FOLDER", tmp_path)
    assert levels_for(load("twisty")) == FIVE


def test_nor_one_that_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "twisty.npz").write_bytes(b"PK\x03\x04 and no more")
    monkeypatch.setattr(cards, "FOLDER", tmp_path)
    assert levels_for(load("twisty")) == FIVE


@pytest.mark.parametrize("game", PACKAGES)
def test_what_the_package_claims_it_can_play(game: str) -> None:
    """A card alone is quickly written: the weights behind it must be there."""
    rules = load(game)
    if "master" in levels_for(rules):
        assert nets.packaged(rules).card["game"] == game


def test_asking_loads_no_bot() -> None:
    code = (
        "import sys; from twistosaur.bots.cards import levels_for; from twistosaur.games import load;"
        "levels_for(load('twisty')); print(*(name for name in sys.modules if name.startswith('twistosaur.bots.')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert set(done.stdout.split()) == {f"twistosaur.bots.{name}" for name in ("base", "cards", "names")}
