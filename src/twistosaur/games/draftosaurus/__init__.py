"""Draftosaurus: 2-5 players draft wooden dinosaurs into a park; two boards, all variants."""

from ...kernel import Rules, bind
from . import facts, hidden, notation, options, positions, rules, scoring, state, views
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
        all_options=options.OPTIONS,
        encode=options.encode,
        move_text=notation.move_text,
        move_action=notation.move_action,
        pending=notation.pending,
        position=views.position,
        from_position=positions.from_position,
        score_position=positions.score_position,
        view=views.view,
        view_type=views.DraftosaurusView,
        public=views.public,
        facts=facts.facts,
        own_sources=views.own_sources,
        line_ups=(
            (4, {"board": "summer"}),
            (4, {"board": "winter"}),
            (2, {"board": "summer"}),
            (5, {"board": "summer-winter"}),
        ),
        moves=notation.MOVES,
        places=notation.places,
        score_key="parks",
        end_clause=38,
        verdict=scoring.verdict,
    )
)
