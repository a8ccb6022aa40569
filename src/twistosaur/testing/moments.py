"""Laws of the rules themselves: what is legal, who owes a decision, what chance may do, and choices made at once."""

from __future__ import annotations

from ..engine import calls
from ..engine.playouts import u64
from ..kernel import GAME_OVER, NO_SUCH_ACTION, NOT_YOUR_TURN, derive, draw
from .law import at_moments
from .play import Walk


@at_moments(every=7)
def legal_is_what_refusal_does_not_refuse(w: Walk) -> None:
    """`legal` lists in ascending order what `refusal` does not refuse; a seat that owes a decision has a way out, the
    others hear that it is not their turn, and after the end nobody may do anything."""
    acting = w.acting()
    for seat in range(w.seats):
        answers = [int(calls.refusal(w.states, 0, seat, action)) for action in range(w.rules.actions)]
        assert w.legal(seat) == [action for action, answer in enumerate(answers) if answer == 0]
        if seat in acting:
            assert 0 in answers
            assert all(0 <= answer <= w.rules.clauses for answer in answers)
        else:
            assert set(answers) == {GAME_OVER if w.over else NOT_YOUR_TURN}
        for wrong in (-1, w.rules.actions, 9999):
            assert calls.refusal(w.states, 0, seat, wrong) == NO_SUCH_ACTION


@at_moments()
def chance_and_players_never_owe_at_once(w: Walk) -> None:
    """Somebody decides, or chance draws, or the game is over: one of the three. A draw has outcomes of which one can
    happen, and `sample` draws what `draw` draws from `odds`."""
    if w.over:
        assert not w.acting()
    elif not w.acting():
        count = int(calls.odds(w.states, 0, w.weights))
        assert 0 < count <= w.rules.outcomes
        assert w.weights[:count].min() >= 0
        assert w.weights[:count].sum() > 0
        for k in range(3):
            bits = u64(derive(w.words, k))
            assert calls.sample(w.states, 0, bits, w.weights.copy()) == draw(w.weights, count, bits)


@at_moments()
def what_is_pending_is_told(w: Walk) -> None:
    """Where several choose at once, `pending` names them all, with None for exactly those who still owe a choice; it
    says nothing where one decides alone."""
    acting = w.acting()
    pending = w.rules.pending(w.rules.read(w.states)) if acting else None
    if pending is None:
        assert len(acting) <= 1
    else:
        assert [seat for seat, action in sorted(pending.items()) if action is None] == acting


@at_moments(every=2)
def the_order_of_choosing_changes_nothing(w: Walk) -> None:
    """Where several seats owe a decision, any order of their choices leads to the same bytes, and nobody who has
    chosen is asked again before the last one has. Where one decides, another seat decides or chance draws only then."""
    acting = w.acting()
    if not acting:
        return
    choice = {seat: w.legal(seat)[derive(w.seed, seat) % len(w.legal(seat))] for seat in acting}
    ends = set()
    for order in (acting, acting[::-1], acting[1:] + acting[:1]):
        states = w.copy()
        for k, seat in enumerate(order, 1):
            assert calls.refusal(states, 0, seat, choice[seat]) == 0
            calls.apply(states, 0, seat, choice[seat])
            if k < len(order):
                assert w.acting_in(states) == sorted(order[k:])
        ends.add(w.rules.to_bytes(states))
    assert len(ends) == 1
    assert w.bytes() not in ends


@at_moments()
def retract_takes_back_exactly_the_own_choice(w: Walk) -> None:
    """Who has a choice that is not revealed may take it back, and every byte is as before; nobody else can."""
    pending = (w.rules.pending(w.rules.read(w.states)) if w.acting() else None) or {}
    for seat in range(w.seats):
        states = w.copy()
        chosen = pending.get(seat)
        assert bool(calls.retract(states, 0, seat)) == (chosen is not None)
        assert (w.rules.to_bytes(states) != w.bytes()) == (chosen is not None)
        if chosen is not None:
            assert seat in w.acting_in(states)
            calls.apply(states, 0, seat, chosen)
            assert w.rules.to_bytes(states) == w.bytes()
    for seat in w.acting()[1:]:
        states = w.after(seat, w.legal(seat)[-1])
        assert calls.retract(states, 0, seat)
        assert w.rules.to_bytes(states) == w.bytes()
