"""Dino Twist: 2-6 players lure dinosaurs from Twist Island to their own, until the Big Rock falls."""

from ...kernel import Rules, bind
from . import facts, hidden, notation, observation, options, positions, rules, scoring, state, views
from .board import ACTIONS, MAX_SEATS, MIN_SEATS, SOURCES, TYPES

RULES = bind(
    Rules(
        id="dino-twist",
        version=1,
        prefix="DT",
        clauses=34,
        sections=(("setup", 1), ("round", 8), ("events", 21), ("end", 31)),
        seats=(MIN_SEATS, MAX_SEATS),
        actions=ACTIONS,
        outcomes=TYPES,
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
        observe=observation.observe,
        observation=observation.OBSERVATION,
        all_options=options.OPTIONS,
        encode=options.encode,
        move_text=notation.move_text,
        move_action=notation.move_action,
        pending=notation.pending,
        position=views.position,
        from_position=positions.from_position,
        score_position=positions.score_position,
        view=views.view,
        view_type=views.DinoTwistView,
        public=views.public,
        facts=facts.facts,
        own_sources=views.own_sources,
        line_ups=((4, {}), (6, {}), (2, {})),
        public_move=notation.public_move,
        score_key="islands",
        end_clause=33,
    )
)
