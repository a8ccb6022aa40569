"""The scan: a learned net looks once at every decision and says how much it likes each option. That takes a moment.

It is asked about what the seat saw and nothing else: where a question is put to the truth, with hindsight, and the seat
did not see all of it, the net is not asked. What it says decides where samples go, and never what they show: no bound
holds anything of it. Without a net that fits everything is looked at alike.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from ..bots.cards import NetError
from ..bots.heuristics import known
from ..bots.memory import Memory
from ..bots.nets import Net, packaged
from ..bots.walk import policy
from ..engine import calls
from ..engine.playouts import u64
from ..kernel import Rules
from .sampling import Question


def scan(rules: Rules, questions: Iterable[Question]) -> bool:
    """Tell each question how much the net of its game likes the options; was it asked about all of them?"""
    questions = list(questions)
    net = net_of(rules) if questions else None
    if net is None:
        return False
    memory, seen, found = Memory(rules, known(rules.id).knobs, net=net), rules.states(), np.zeros((rules.actions, 2))
    for question in questions:
        calls.hide(question.states, 0, question.seat, seen)
        if rules.to_bytes(seen) != rules.to_bytes(question.states):
            continue
        memory.record.seat = question.seat
        many = int(policy(seen, memory.array, u64(0), found))
        likes = dict(found[:many].tolist())
        question.hear([likes[action] for action in question.actions.tolist()])
    return all(question.liked is not None for question in questions)


def net_of(rules: Rules) -> Net | None:
    """The net of a game, if there is one that fits."""
    try:
        return packaged(rules)
    except NetError:
        return None
