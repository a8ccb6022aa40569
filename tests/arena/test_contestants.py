"""The bots that a match may name: levels with parameters, and what is said of those that there are not."""

from __future__ import annotations

import pytest

from twistosaur.arena import Match, run
from twistosaur.arena.contestants import contestant
from twistosaur.arena.oracle import OracleBot
from twistosaur.bots.base import Budget
from twistosaur.bots.greedy import HumanBot
from twistosaur.bots.search import SearchBot
from twistosaur.games import load
from twistosaur.kernel import TwistosaurError

RULES = load("draftosaurus")


def test_a_weak_level_errs_as_it_is_told() -> None:
    usual, other = contestant("novice", RULES), contestant("novice?overlooks=0.9&informed=1", RULES)
    assert isinstance(usual, HumanBot)
    assert isinstance(other, HumanBot)
    assert other.overlooks == 0.9
    assert other.unsure == usual.unsure
    assert (usual.column, other.column) == (0, 1)


def test_a_searching_level_is_set_otherwise() -> None:
    hard, expert = contestant("hard:200", RULES), contestant("expert:1s?explore=0.3", RULES)
    assert isinstance(hard, SearchBot)
    assert isinstance(expert, SearchBot)
    assert hard.budget == Budget(iterations=200)
    assert not hard.patient
    assert expert.budget == Budget(seconds=1)
    assert expert.knobs.explore == 0.3
    assert isinstance(contestant("oracle:50", RULES), OracleBot)


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("novice?courage=1", "no parameter courage=1; there are overlooks, unsure or informed"),
        ("novice?overlooks=lots", "no parameter overlooks=lots"),
        ("novice:100", "does not search"),
        ("expert?courage=1", "no knob courage=1"),
        ("wizard?hat=1", "no bot 'wizard"),
    ],
)
def test_what_there_is_not_is_said(spec: str, said: str) -> None:
    with pytest.raises(TwistosaurError, match=said.replace("?", r"\?")):
        contestant(spec, RULES)


def test_a_level_with_parameters_plays_as_itself() -> None:
    result = run(Match("draftosaurus", ("easy?overlooks=0.05&unsure=1", "novice?overlooks=1"), 3, 1), workers=1)
    assert set(result.wins) == {"easy?overlooks=0.05&unsure=1", "novice?overlooks=1"}
    assert result.fault_count == 0
