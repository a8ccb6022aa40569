"""Nest: 2-4 dinosaurs reach for the eggs at once; who reaches farthest alone takes them."""

from twistosaur.kernel import Rules, bind

from . import facts, hidden, notation, observation, options, positions, rules, scoring, state, views
from .board import ACTIONS, FACES, MAX_SEATS, MIN_SEATS, SOURCES

RULES = bind(
    Rules(
        id="nest",
        version=1,
        prefix="NE",
        clauses=6,
        sections=(("setup", 1), ("round", 2), ("end", 6)),
        seats=(MIN_SEATS, MAX_SEATS),
        actions=ACTIONS,
        outcomes=FACES,
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
        view_type=views.NestView,
        public=views.public,
        facts=facts.facts,
        own_sources=views.own_sources,
        line_ups=((4, {}), (2, {})),
        moves=notation.MOVES,
        score_key="baskets",
        end_clause=6,
    )
)
