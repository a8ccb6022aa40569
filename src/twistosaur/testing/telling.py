"""Laws of what leaves a game: views and options are what their types say, and facts are read off what all can see."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any, get_type_hints

import msgspec

from ..kernel import Fact
from .law import at_moments, of_games
from .play import Case, Walk, random_game


@cache
def reader(kind: Any) -> Callable[[str], Any]:
    """Reads JSON of a type, and nothing else. It is made once: that takes longer than reading."""
    return msgspec.json.Decoder(kind).decode


@at_moments(every=4)
def views_are_what_their_type_says(w: Walk) -> None:
    """A view is JSON with the fields and types of the game's `view_type`, and says whose it is and how things stand."""
    game, read = w.game(), reader(w.rules.view_type)
    for audience in (None, *range(w.seats)):
        view: dict[str, Any] = game.view(audience)
        assert read(json.dumps(view)) == view
        assert view.keys() == w.rules.view_type.__annotations__.keys()
        assert (view["seats"], view["seat"], view["options"]) == (w.seats, audience, w.options)
        assert (view["acting"], view["over"]) == (list(game.acting), game.over)
        assert view["scores"] == list(game.scores)


@of_games
def options_are_what_is_declared(case: Case, seed: int) -> None:
    """Options have the names of the view's type, a default that stays as it is, and every value that is listed."""
    rules, seats = case.rules, case.seats
    kind: Any = get_type_hints(rules.view_type)["options"]
    usual = rules.options(seats, {})
    assert list(usual) == [option.name for option in rules.all_options] == list(get_type_hints(kind))
    for chosen in (usual, rules.options(seats, case.options)):
        assert rules.options(seats, chosen) == chosen
        assert reader(kind)(json.dumps(chosen)) == chosen
    for option in rules.all_options:
        assert option.values or not option.offered
        for value in option.values:
            read = rules.options(seats, {option.name: value})
            assert read[option.name] == ([value] * seats if option.per_seat else value)
            assert reader(kind)(json.dumps(read)) == read
        if option.values:
            assert option.default == option.values[0]
            assert usual[option.name] == ([option.default] * seats if option.per_seat else option.default)


@of_games
def facts_are_read_off_what_all_can_see(case: Case, seed: int) -> None:
    """What a step did is plain data, is the same whoever reads it off his views, and is nothing if nothing changed;
    and something is told of every game."""
    rules, told = case.rules, 0
    before: dict[int | None, dict[str, Any]] = {}
    for game, _ in random_game(case.game, case.seats, case.options, seed):
        views = {audience: game.view(audience) for audience in (None, *range(case.seats))}
        facts = [rules.facts(before.get(audience), view) for audience, view in views.items()]
        assert all(other == facts[0] for other in facts)
        assert reader(list[Fact])(json.dumps(facts[0])) == facts[0]
        assert rules.facts(views[None], views[None]) == []
        told += len(facts[0])
        before = views
    assert told > 0
