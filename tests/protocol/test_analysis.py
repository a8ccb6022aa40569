"""The shape of an analysis on the wire is that of `twistosaur.analysis`, field by field."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from twistosaur.analysis import curve, result
from twistosaur.protocol import analysis as wire

PAIRS: dict[type[Any], type[Any]] = {
    wire.OptionValue: result.Option,
    wire.JudgedDecision: result.Judgement,
    wire.CurvePoint: result.CurvePoint,
    wire.ResultParts: curve.Part,
    wire.DrawLuck: result.Draw,
    wire.PlayerAnalysis: result.Player,
    wire.DecidingMoment: result.Turning,
}


@pytest.mark.parametrize("told", PAIRS)
def test_the_parts_have_the_same_fields(told: type[Any]) -> None:
    assert set(told.__struct_fields__) == {part.name for part in fields(PAIRS[told])}


def test_the_whole_has_the_same_fields_and_version() -> None:
    names = {part.name for part in fields(result.Analysis)}
    assert set(wire.Analysis.__struct_fields__) == names | {"version"}
    assert result.VERSION == wire.VERSION
    assert set(result.LABELS) == set(wire.Label.__args__)  # type: ignore[attr-defined]
