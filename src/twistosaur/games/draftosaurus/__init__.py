"""Draftosaurus: 2-5 players draft wooden dinosaurs into a park; two boards, all variants."""

from ...kernel import Rules, bind
from . import hidden, notation, positions, rules, scoring, state
from .board import ACTIONS, MAX_SEATS, MIN_SEATS, SOURCES

RULES = bind(
    Rules(
        id="draftosaurus",
        version=1,
        prefix="DS",
        clauses=39,
        sections=(("setup", 1), ("turn", 6), ("die", 12), ("summer", 20), ("winter", 26), ("end", 34)),
        seats=(MIN_SEATS, MAX_SEATS),
        actions=ACTIONS,
        outcomes=6,
        sources=SOURCES,
        dtype=state.STATE,
        new=state.new,
        acting=rules.acting,
        odds=rules.odds,
        sample=rules.sample,
        refusal=rules.refusal,
        legal=rules.legal,
        apply=rules.apply,
        retract=rules.retract,
        over=rules.over,
        breakdown=scoring.breakdown,
        scores=scoring.scores,
        ranks=scoring.ranks,
        hide=hidden.hide,
        guess=hidden.guess,
        options=notation.options,
        encode=notation.encode,
        move_text=notation.move_text,
        move_action=notation.move_action,
        pending=notation.pending,
        position=notation.position,
        from_position=positions.from_position,
        score_position=positions.score_position,
        view=notation.view,
        own_sources=notation.own_sources,
        public=notation.common,
        moves=notation.MOVES,
        outlook=notation.outlook,
        score_key="parks",
        end_clause=38,
    )
)
