"""Twisty: 2-4 players leap over a board of tokens, collect seven cubes in order and race to the centre."""

from ...kernel import Rules, bind
from . import facts, hidden, notation, options, positions, rules, scoring, state, views
from .board import ACTIONS, MAX_SEATS, MIN_SEATS, SOURCES, TOKENS

RULES = bind(
    Rules(
        id="twisty",
        version=2,
        replays={1: {"corners": "random", "robbed_pawn": "corner"}},
        prefix="TW",
        clauses=20,
        sections=(("setup", 1), ("turn", 5), ("stealing", 15), ("end", 18)),
        seats=(MIN_SEATS, MAX_SEATS),
        actions=ACTIONS,
        outcomes=len(TOKENS),
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
        view_type=views.TwistyView,
        public=views.public,
        facts=facts.facts,
        own_sources=views.own_sources,
        line_ups=((4, {}), (2, {})),
        is_open=True,
        moves=notation.MOVES,
        score_key="rows",
        end_clause=20,
        verdict=scoring.verdict,
    )
)
