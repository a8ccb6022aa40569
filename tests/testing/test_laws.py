"""The laws have teeth: games that are broken on purpose are found, each by the law that it breaks."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest

from tests.support import ROOT, cases
from twistosaur.games import load
from twistosaur.kernel import PLAIN, Rules
from twistosaur.testing import LAWS, LawBroken, cases_of, check_game
from twistosaur.testing.check import check_law

pytestmark = pytest.mark.plain
Change = Callable[[Rules], Mapping[str, Any]]


def blurred(rules: Rules) -> Mapping[str, Any]:
    def view(s: Any, seat: int, options: Mapping[str, Any], *known: Any) -> dict[str, Any]:
        return {**rules.view(s, seat, options, *known), "phase": {"not", "JSON"}}

    return {"view": view}


def short_view(rules: Rules) -> Mapping[str, Any]:
    def view(s: Any, seat: int, options: Mapping[str, Any], *known: Any) -> dict[str, Any]:
        seen = rules.view(s, seat, options, *known)
        return seen if seat < 0 else {key: value for key, value in seen.items() if key != "phase"}

    return {"view": view}


def forgetful(rules: Rules) -> Mapping[str, Any]:
    return {"position": lambda s, options: {**rules.position(s, options), "options": {}}}


def deaf(rules: Rules) -> Mapping[str, Any]:
    return {"move_action": lambda s, seat, text: rules.move_action(s, seat, text.strip())}


def shouting(rules: Rules) -> Mapping[str, Any]:
    return {"move_text": lambda s, seat, action: rules.move_text(s, seat, 0)}


def miserly(rules: Rules) -> Mapping[str, Any]:
    return {"own_sources": lambda s: rules.own_sources(s)[1:]}


def gossip(_: Rules) -> Mapping[str, Any]:
    return {"facts": lambda before, now: [{"kind": "hand", "what": str(now["bowls"][0])}] if before != now else []}


WRITTEN: list[tuple[str, str, Change]] = [
    ("draftosaurus", "what_is_pending_is_told", lambda _: {"pending": lambda s: None}),
    ("twisty", "what_is_pending_is_told", lambda _: {"pending": lambda s: {0: 1, 1: None}}),
    ("draftosaurus", "views_are_what_their_type_says", blurred),
    ("twisty", "views_are_what_their_type_says", short_view),
    ("twisty", "secrets_are_kept_or_there_are_none", short_view),
    ("twisty", "positions_round_trip", forgetful),
    ("draftosaurus", "text_and_action_are_one_to_one", deaf),
    ("dino-twist", "text_and_action_are_one_to_one", shouting),
    ("dino-twist", "points_add_up_and_ranks_are_ranks", miserly),
    ("twisty", "a_game_declares_what_the_house_needs", lambda _: {"sources": ("cubes", "cubes")}),
    ("twisty", "secrets_are_kept_or_there_are_none", lambda _: {"is_open": False}),
    ("draftosaurus", "secrets_are_kept_or_there_are_none", lambda _: {"is_open": True}),
    ("draftosaurus", "what_may_be_taken_back_tells_nothing", lambda _: {"turn_of": lambda s: 0}),
    ("draftosaurus", "facts_are_read_off_what_all_can_see", lambda _: {"facts": lambda before, now: []}),
    ("draftosaurus", "facts_are_read_off_what_all_can_see", gossip),
    ("dino-twist", "options_are_what_is_declared", lambda rules: {"all_options": rules.all_options[:-1]}),
]
"""Broken in what Python does: they can be planted into compiled games as well."""


def wide_open(_: Rules) -> Mapping[str, Any]:
    def hide(s: Any, seat: int, out: Any) -> None:
        out[0] = s

    return {"hide": hide}


def tell_tale(rules: Rules) -> Mapping[str, Any]:
    def hide(s: Any, seat: int, out: Any) -> None:
        rules.hide(s, seat, out)
        for owner in range(s.seats):
            out[0].chosen[owner] = s.chosen[owner]

    return {"hide": hide}


def secretive(_: Rules) -> Mapping[str, Any]:
    def hide(s: Any, seat: int, out: Any) -> None:
        out[0] = s
        out[0].turns = 0

    return {"hide": hide}


def lazy_guess(_: Rules) -> Mapping[str, Any]:
    def guess(hidden: Any, seat: int, key: Any, out: Any) -> None:
        out[0] = hidden

    return {"guess": guess}


def careless_guess(rules: Rules) -> Mapping[str, Any]:
    def guess(hidden: Any, seat: int, key: Any, out: Any) -> None:
        rules.guess(hidden, seat, key, out)
        out[0].bag[0], out[0].bag[1] = out[0].bag[1], out[0].bag[0]

    return {"guess": guess}


def hasty(rules: Rules) -> Mapping[str, Any]:
    """Who chooses first gets the die."""

    def apply(s: Any, seat: int, action: int) -> None:
        first = seat >= 0 and bin(int(s.waiting)).count("1") == s.seats
        rules.apply(s, seat, action)
        if first:
            s.roller = seat

    return {"apply": apply}


def strict(rules: Rules) -> Mapping[str, Any]:
    return {"refusal": lambda s, seat, action: rules.refusal(s, seat, action) or (5 if action % 3 == 0 else 0)}


def loaded(rules: Rules) -> Mapping[str, Any]:
    return {"sample": lambda s, bits, out: rules.sample(s, 0, out)}


def generous(rules: Rules) -> Mapping[str, Any]:
    def scores(s: Any, out: Any) -> None:
        rules.scores(s, out)
        out[0] += 1

    return {"scores": scores}


def equal(_: Rules) -> Mapping[str, Any]:
    def ranks(s: Any, out: Any) -> None:
        for seat in range(s.seats):
            out[seat] = 1

    return {"ranks": ranks}


def sticky(rules: Rules) -> Mapping[str, Any]:
    def retract(s: Any, seat: int) -> bool:
        waiting = s.waiting
        done = rules.retract(s, seat)
        s.waiting = waiting
        return done

    return {"retract": retract}


RULED: list[tuple[str, str, Change]] = [
    ("draftosaurus", "secrets_are_kept_or_there_are_none", wide_open),
    ("dino-twist", "secrets_are_kept_or_there_are_none", wide_open),
    ("twisty", "secrets_are_kept_or_there_are_none", secretive),
    ("draftosaurus", "a_choice_is_its_owners_secret", tell_tale),
    ("dino-twist", "a_choice_is_its_owners_secret", tell_tale),
    ("draftosaurus", "a_guess_fits_all_that_was_seen", lazy_guess),
    ("draftosaurus", "a_guess_fits_all_that_was_seen", careless_guess),
    ("draftosaurus", "the_order_of_choosing_changes_nothing", hasty),
    ("twisty", "legal_is_what_refusal_does_not_refuse", strict),
    ("draftosaurus", "chance_and_players_never_owe_at_once", loaded),
    ("dino-twist", "points_add_up_and_ranks_are_ranks", generous),
    ("twisty", "points_add_up_and_ranks_are_ranks", equal),
    ("draftosaurus", "retract_takes_back_exactly_the_own_choice", sticky),
]
"""Broken in the rules themselves, which can be exchanged in plain mode alone."""


def names(mutants: list[tuple[str, str, Change]]) -> list[str]:
    return [f"{game}-{law}-{change.__name__.strip('<>')}" for game, law, change in mutants]


def caught(game: str, law: str, change: Change, monkeypatch: pytest.MonkeyPatch) -> None:
    """The law holds of the game as it is, and not of the broken one."""
    table = cases(game)[0]
    (case,) = cases_of(game, [table])
    if PLAIN or not LAWS[law].every:
        check_law(law, case)
    rules = load(game)
    broken = replace(rules, **change(rules))
    monkeypatch.setattr("twistosaur.testing.play.load", lambda _: broken)
    with pytest.raises(LawBroken, match=law):
        check_law(law, case)


@pytest.mark.parametrize(("game", "law", "change"), WRITTEN, ids=names(WRITTEN))
def test_a_game_that_is_badly_written_down_is_found(
    game: str, law: str, change: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    caught(game, law, change, monkeypatch)


@pytest.mark.skipif(not PLAIN, reason="compiled rules are bound to their record: only plain ones can be exchanged")
@pytest.mark.parametrize(("game", "law", "change"), RULED, ids=names(RULED))
def test_a_game_that_breaks_its_rules_is_found(
    game: str, law: str, change: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    caught(game, law, change, monkeypatch)


def test_a_game_is_checked_in_one_call() -> None:
    check_game("twisty", [(2, {"turn_limit": 3})])


def test_what_is_broken_is_told_with_the_way_there(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = replace(load("twisty"), own_sources=lambda s: ())
    monkeypatch.setattr("twistosaur.testing.play.load", lambda _: broken)
    with pytest.raises(LawBroken) as told:
        check_law("points_add_up_and_ranks_are_ranks", cases_of("twisty", [(2, {})])[0])
    for words in ("nobody with fewer points", "twisty, 2 seats", "seed ", "after ", "steps"):
        assert words in str(told.value)


def test_without_pytest_it_says_what_to_install() -> None:
    code = "import sys; sys.modules['hypothesis'] = None; import twistosaur.testing"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    told = "twistosaur.testing needs hypothesis: pip install 'twistosaur[testing]' brings pytest and hypothesis"
    assert done.stderr.strip().splitlines()[-1] == f"ImportError: {told}"
